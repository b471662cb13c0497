import Disk
import Model

extension Workplace {
  /// Moves an entry into a folder of this prune's own, and never in the place of anything there: `EEXIST`.
  ///
  /// Where the file system has no call for that, it is looked at first whether the name is free: nobody else has a
  /// part in such a folder.
  func move(
    _ name: ByteName,
    from folder: borrowing Descriptor,
    to newName: ByteName,
    inOwn target: borrowing Descriptor
  ) throws(DiskError) {
    do throws(DiskError) {
      try operations.run(.exclusiveRename) { () throws(DiskError) in
        try folder.renameExclusively(name, to: newName, in: target)
      }
    } catch {
      guard error.isUnsupported else { throw error }
      try moveIfFree(name, from: folder, to: newName, in: target)
    }
  }

  /// Moves an entry out of a folder of this prune's own to where nothing has the new name: `EEXIST`.
  ///
  /// Where the file system has no call for that, only an empty folder that gets there between two calls is replaced.
  func move(
    _ name: ByteName,
    fromOwn folder: borrowing Descriptor,
    to newName: ByteName,
    in target: borrowing Descriptor
  ) throws(DiskError) {
    do throws(DiskError) {
      return try operations.run(.exclusiveRename) { () throws(DiskError) in
        try folder.renameExclusively(name, to: newName, in: target)
      }
    } catch {
      guard error.isUnsupported else { throw error }
    }
    let kind = try operations.run { () throws(DiskError) in try folder.status(of: name) }
      .identity.kind
    guard kind != .folder else {
      // A folder takes the place of nothing but an empty one.
      return try moveIfFree(name, from: folder, to: newName, in: target)
    }
    // No file system gives a second name where something has it. What is left of the first is of no use.
    try operations.run { () throws(DiskError) in try folder.link(name, to: newName, in: target) }
    try operations.run { () throws(DiskError) in try folder.remove(name) }
  }

  private func moveIfFree(
    _ name: ByteName,
    from folder: borrowing Descriptor,
    to newName: ByteName,
    in target: borrowing Descriptor
  ) throws(DiskError) {
    let isTaken: Bool
    do throws(DiskError) {
      _ = try operations.run { () throws(DiskError) in try target.status(of: newName) }
      isTaken = true
    } catch {
      guard error.isMissing else { throw error }
      isTaken = false
    }
    guard !isTaken else { throw .taken(target.path.appending(newName)) }
    try operations.run { () throws(DiskError) in
      try folder.rename(name, to: newName, in: target)
    }
  }
}
