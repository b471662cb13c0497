import Disk
import Model

/// An artifact that is locked for one prune, whole, with the folders to work in.
struct Opening<Operations: FileOperations>: ~Copyable {
  let workplace: Workplace<Operations>

  /// The artifact's own folder; the lock lasts as long.
  let lock: Descriptor

  /// What was found half-done.
  let recoveries: [Recovery]

  /// Opens and locks an artifact, of which there is at least one place, and takes back what earlier prunes left half-done
  /// in any.
  static func begin(
    at places: [StagingPlace],
    isNamed: Bool,
    operations: Operations
  ) throws(ApplyError.Cause) -> Opening {
    let lock = try artifactFolder(of: places[0], operations)
    let isLocked = try take(lock, operations)
    let recoveries = try recover(places, isLocked: isLocked, isNamed: isNamed, operations)
    let chosen = try isNamed ? places[0] : usable(places, operations)
    let workplace = try Workplace.open(at: chosen, operations: operations)
    return Opening(workplace: workplace, lock: lock, recoveries: recoveries)
  }

  private init(
    workplace: consuming Workplace<Operations>,
    lock: consuming Descriptor,
    recoveries: [Recovery]
  ) {
    self.workplace = workplace
    self.lock = lock
    self.recoveries = recoveries
  }

  private static func artifactFolder(
    of place: StagingPlace,
    _ operations: Operations
  ) throws(ApplyError.Cause) -> Descriptor {
    do {
      return try operations.run { () throws(DiskError) in
        try Descriptor(openingFolderOfAnyLength: place.artifact)
      }
    } catch { throw error.isSwap ? .missing(place.artifact) : .system(error) }
  }

  /// Locks the artifact, and says whether its file system has locks at all.
  private static func take(
    _ lock: borrowing Descriptor,
    _ operations: Operations
  ) throws(ApplyError.Cause) -> Bool {
    let result: LockResult
    do { result = try operations.run { () throws(DiskError) in try lock.lock() } } catch {
      throw .system(error)
    }
    switch result {
    case .locked: return true
    case .unsupported: return false
    case .taken: throw .inUse
    }
  }

  private static func recover(
    _ places: [StagingPlace],
    isLocked: Bool,
    isNamed: Bool,
    _ operations: Operations
  ) throws(ApplyError.Cause) -> [Recovery] {
    var recoveries: [Recovery] = []
    for (index, place) in places.enumerated() {
      guard let workplace = try Workplace.openIfThere(place, operations) else {
        if index == 0, isNamed { throw .missing(place.holder) }
        continue
      }
      if isLocked {
        if let recovery = try workplace.recover() { recoveries.append(recovery) }
      } else if try workplace.status(of: place.name, in: workplace.holder) != nil {
        // Without a lock, another process may be at work there.
        throw .interrupted(staging: place.path)
      }
    }
    return recoveries
  }

  /// The first place in which a staging folder may be made; if none, the first, of which the preflight says why not.
  private static func usable(
    _ places: [StagingPlace],
    _ operations: Operations
  ) throws(ApplyError.Cause) -> StagingPlace {
    for place in places {
      guard let workplace = try Workplace.openIfThere(place, operations) else { continue }
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
