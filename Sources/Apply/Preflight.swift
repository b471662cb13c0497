import Disk
import Model

/// A folder that loses or changes entries, as it was before.
struct TouchedFolder {
  var identity: FileIdentity
  var accessed: FileStatus.Timestamp
  var modified: FileStatus.Timestamp
}

extension Workplace {
  /// Throws where the changes cannot be made, without changing anything, and gives all folders that they touch.
  func preflight(
    _ changes: Changes
  ) throws(ApplyError.Cause) -> [BundlePath: TouchedFolder] {
    guard try run({ () throws(DiskError) in beside.mayChangeNames }) else {
      throw .denied(folder: beside.path)
    }
    guard try !holds(place.doneName) else { throw .undiscarded(folder: path(of: place.doneName)) }
    let device = try run { () throws(DiskError) in try beside.status() }.identity.device
    var touched: [BundlePath: TouchedFolder] = [:]
    for (path, part) in changes.byFolder {
      touched[path] = try withFolder(at: path) { folder throws(ApplyError.Cause) in
        let status = try run { () throws(DiskError) in try folder.status() }
        guard status.identity.device == device else { throw .otherVolume(path) }
        guard try run({ () throws(DiskError) in folder.mayChangeNames }) else {
          throw .denied(folder: folder.path)
        }
        for removal in part.removals { try check(removal, in: folder, device: device) }
        for edit in part.edits { try check(edit, in: folder) }
        return TouchedFolder(
          identity: status.identity,
          accessed: status.accessed,
          modified: status.modified
        )
      }
    }
    return touched
  }

  private func check(
    _ removal: Changes.Removal,
    in folder: borrowing Descriptor,
    device: UInt64
  ) throws(ApplyError.Cause) {
    let name = removal.entry.name
    // The device first: what is mounted on a folder may have been read as part of the artifact.
    let identity = try identity(of: removal.entry, in: folder)
    guard identity.device == device else { throw .otherVolume(removal.entry) }
    guard identity == removal.identity else { throw .changed(removal.entry) }
    guard identity.kind == .folder else { return }
    guard try run({ () throws(DiskError) in folder.mayMoveFolder(name) }) else {
      throw .denied(folder: folder.path.appending(name))
    }
  }

  private func check(
    _ edit: Changes.Edit,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) {
    let found = try identity(of: edit.file, in: folder)
    guard found == edit.identity, found.kind == .file else { throw .changed(edit.file) }
    let bytes = try run { () throws(DiskError) in try folder.contents(of: edit.file.name) }
    guard bytes == edit.oldBytes else { throw .changed(edit.file) }
  }

  /// The identity of what stands at a path of the artifact, the folder of which is open.
  func identity(
    of path: BundlePath,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) -> FileIdentity {
    do {
      return try operations.run { () throws(DiskError) in try folder.status(of: path.name) }
        .identity
    } catch { throw error.isSwap ? .changed(path) : .system(error) }
  }
}

extension Changes {
  /// The folders that the changes touch, sorted, each with the changes to its own entries.
  var byFolder: [(path: BundlePath, part: Changes)] {
    let removals = Dictionary(grouping: removals, by: \.entry.parent)
    let edits = Dictionary(grouping: edits, by: \.file.parent)
    return Set(removals.keys).union(edits.keys).sorted().map { path in
      (path, Changes(removals: removals[path, default: []], edits: edits[path, default: []]))
    }
  }
}
