import Disk
import Model

/// An artifact that is locked for one prune, whole, with the folders to work in.
struct Opening<Operations: FileOperations>: ~Copyable {
  let workplace: Workplace<Operations>

  /// The artifact's own folder; the lock lasts as long.
  let lock: Descriptor

  /// The outermost bundle around the artifact, locked so that nobody prunes that meanwhile; nil where it is the artifact.
  let lockAround: Descriptor?

  /// What was found half-done.
  let recoveries: [Recovery]

  /// Opens and locks an artifact, of which there is at least one place, and takes back what earlier prunes left half-done
  /// in any.
  static func begin(
    at places: [StagingPlace],
    isNamed: Bool,
    operations: Operations
  ) throws(ApplyError.Cause) -> Opening {
    let lockAround = try lockAround(places[0].artifact, operations)
    let lock = try operations.openFolder(places[0].artifact)
    let isLocked = try take(lock, operations)
    let status = try operations.asking { () throws(DiskError) in try lock.status() }
    let finder = Finder(artifact: status.identity, operations: operations)
    let recoveries = try finder.recover(places, isLocked: isLocked, isNamed: isNamed)
    let chosen = try isNamed ? places[0] : finder.usable(places)
    let workplace = try finder.open(chosen)
    return Opening(workplace: workplace, lock: lock, lockAround: lockAround, recoveries: recoveries)
  }

  private init(
    workplace: consuming Workplace<Operations>,
    lock: consuming Descriptor,
    lockAround: consuming Descriptor?,
    recoveries: [Recovery]
  ) {
    self.workplace = workplace
    self.lock = lock
    self.lockAround = lockAround
    self.recoveries = recoveries
  }

  /// Locks the bundle around an artifact together with others that are at work in it, and never with one that is at work
  /// on the whole.
  private static func lockAround(
    _ artifact: BundlePath,
    _ operations: Operations
  ) throws(ApplyError.Cause) -> Descriptor? {
    let outermost = artifact.outermostBundle
    guard outermost != artifact else { return nil }
    guard let folder = try folderIfReadable(outermost, operations) else { return nil }
    let result = try operations.asking { () throws(DiskError) in try folder.lock(forAll: true) }
    if case .taken = result { throw .inUse }
    return folder
  }

  private static func folderIfReadable(
    _ path: BundlePath,
    _ operations: Operations
  ) throws(ApplyError.Cause) -> Descriptor? {
    do throws(ApplyError.Cause) {
      return try operations.openFolder(path)
    } catch {
      // A folder that this user may not read is none that this user prunes.
      guard case .system(let reason) = error, reason.isPermission else { throw error }
      return nil
    }
  }

  /// Locks the artifact, and says whether its file system has locks at all.
  private static func take(
    _ lock: borrowing Descriptor,
    _ operations: Operations
  ) throws(ApplyError.Cause) -> Bool {
    switch try operations.asking({ () throws(DiskError) in try lock.lock() }) {
    case .locked: return true
    case .unsupported: return false
    case .taken: throw .inUse
    }
  }
}

/// Opens the places of an artifact that is locked.
private struct Finder<Operations: FileOperations> {
  /// What was locked; another folder that gets its path later is not worked on.
  let artifact: FileIdentity
  let operations: Operations

  func open(_ place: StagingPlace) throws(ApplyError.Cause) -> Workplace<Operations> {
    let workplace = try Workplace.open(at: place, operations: operations)
    guard try workplace.isArtifact(artifact) else { throw .changed(.root) }
    return workplace
  }

  /// The folders of a place; nil where there is no folder to hold the staging folder.
  func openIfThere(_ place: StagingPlace) throws(ApplyError.Cause) -> Workplace<Operations>? {
    guard let workplace = try Workplace.openIfThere(place, operations) else { return nil }
    guard try workplace.isArtifact(artifact) else { throw .changed(.root) }
    return workplace
  }

  func recover(
    _ places: [StagingPlace],
    isLocked: Bool,
    isNamed: Bool
  ) throws(ApplyError.Cause) -> [Recovery] {
    var recoveries: [Recovery] = []
    for (index, place) in places.enumerated() {
      guard let workplace = try openIfThere(place) else {
        if index == 0, isNamed { throw .missing(place.holder) }
        continue
      }
      if isLocked {
        if let recovery = try workplace.recover() { recoveries.append(recovery) }
        if let other = try workplace.neighbour() { throw .stoppedBeside(other) }
      } else if try workplace.status(of: place.name, in: workplace.holder) != nil {
        // Without a lock, another process may be at work there.
        throw .interrupted(staging: place.path)
      }
    }
    return recoveries
  }

  /// The first place in which a staging folder may be made; if none, the first, of which the preflight says why not.
  func usable(_ places: [StagingPlace]) throws(ApplyError.Cause) -> StagingPlace {
    for place in places {
      guard let workplace = try openIfThere(place) else { continue }
      if try workplace.mayStage() { return place }
    }
    return places[0]
  }
}

extension Workplace {
  /// The folders of a place; nil where there is no folder to hold the staging folder.
  static func openIfThere(
    _ place: StagingPlace,
    _ operations: Operations
  ) throws(ApplyError.Cause) -> Workplace? {
    do throws(ApplyError.Cause) {
      return try open(at: place, operations: operations)
    } catch {
      guard error == .missing(place.holder) else { throw error }
      return nil
    }
  }

  /// Whether entries of the artifact can be moved to the holder, as far as rights and volumes tell.
  fileprivate func mayStage() throws(ApplyError.Cause) -> Bool {
    guard try run({ () throws(DiskError) in holder.mayChangeNames }) else { return false }
    let own = try run { () throws(DiskError) in try artifact.status() }.identity.device
    return try run { () throws(DiskError) in try holder.status() }.identity.device == own
  }
}
