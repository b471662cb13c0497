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
    guard try run({ () throws(DiskError) in holder.mayChangeNames }) else {
      throw .denied(folder: holder.path)
    }
    guard try status(of: place.doneName, in: holder) == nil else {
      throw .undiscarded(folder: place.donePath)
    }
    let device = try run { () throws(DiskError) in try holder.status() }.identity.device
    var touched: [BundlePath: TouchedFolder] = [:]
    for (path, part) in changes.byFolder {
      touched[path] = try withFolder(at: path) { folder throws(ApplyError.Cause) in
        let status = try run { () throws(DiskError) in try folder.status() }
        guard status.identity.device == device else {
          throw .otherVolume(path, staging: holder.path)
        }
        guard try run({ () throws(DiskError) in folder.mayChangeNames }) else {
          throw .denied(folder: folder.path)
        }
        for removal in part.removals { try check(removal, in: folder, status) }
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
    _ folderStatus: FileStatus
  ) throws(ApplyError.Cause) {
    let name = removal.entry.name
    let status = try status(of: removal.entry, in: folder)
    // The volume first: what is mounted on a folder may have been read as part of the artifact.
    try checkVolume(of: removal.entry, status, device: folderStatus.identity.device)
    guard status.identity == removal.identity else { throw .changed(removal.entry) }
    guard folderStatus.lets(status) else { throw .denied(folder: folder.path) }
    guard status.identity.kind == .folder else { return }
    guard try run({ () throws(DiskError) in folder.mayMoveFolder(name) }) else {
      throw .denied(folder: folder.path.appending(name))
    }
    try checkContents(of: removal.entry, status, in: folder, depth: 0)
  }

  /// Throws where a folder that goes holds what could not be discarded afterwards: what is mounted there, which is no
  /// part of the artifact, and folders of other users.
  private func checkContents(
    of path: BundlePath,
    _ status: FileStatus,
    in parent: borrowing Descriptor,
    depth: Int
  ) throws(ApplyError.Cause) {
    // Deeper than anything is built; neither the stack nor the open folders are to be without end.
    guard depth < 128 else { return }
    guard try run({ () throws(DiskError) in parent.mayEmpty(path.name, status) }) else {
      throw .denied(folder: parent.path.appending(path.name))
    }
    let folder = try run { () throws(DiskError) in try parent.openFolder(path.name) }
    let entries = try run { () throws(DiskError) in try folder.list() }
    for entry in entries where entry.kind == .folder {
      let inner = path.appending(entry.name)
      let innerStatus = try self.status(of: inner, in: folder)
      try checkVolume(of: inner, innerStatus, device: status.identity.device)
      try checkContents(of: inner, innerStatus, in: folder, depth: depth + 1)
    }
  }

  private func checkVolume(
    of path: BundlePath,
    _ status: FileStatus,
    device: UInt64
  ) throws(ApplyError.Cause) {
    guard status.identity.device == device, !status.isMount else {
      throw .otherVolume(path, staging: holder.path)
    }
  }

  private func check(
    _ edit: Changes.Edit,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) {
    let found = try status(of: edit.file, in: folder)
    guard !found.isMount else { throw .otherVolume(edit.file, staging: holder.path) }
    guard found.identity == edit.identity, found.identity.kind == .file else {
      throw .changed(edit.file)
    }
    guard try holds(edit.oldBytes, edit.file.name, in: folder) else { throw .changed(edit.file) }
  }

  /// Why an entry could not be moved.
  func cause(of error: DiskError, moving entry: BundlePath) -> ApplyError.Cause {
    if error.isMissing { return .changed(entry) }
    // Volumes can have one number and be two to the system, as parts of one that are mounted twice.
    return error.isOtherVolume ? .otherVolume(entry, staging: holder.path) : .system(error)
  }

  /// Whether a file holds exactly these bytes.
  func holds(
    _ bytes: [UInt8],
    _ name: ByteName,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) -> Bool {
    try contents(of: name, in: folder, upTo: bytes.count) == bytes
  }

  /// Whether a file holds what a journal says.
  func holds(
    _ contents: Journal.Contents,
    _ name: ByteName,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) -> Bool {
    try self.contents(of: name, in: folder, upTo: contents.size).map { Journal.Contents($0) }
      == contents
  }

  /// What a file holds; nil where that is more than `limit` bytes, which are all that is read.
  private func contents(
    of name: ByteName,
    in folder: borrowing Descriptor,
    upTo limit: Int
  ) throws(ApplyError.Cause) -> [UInt8]? {
    do {
      return try operations.run { () throws(DiskError) in
        try folder.contents(of: name, limit: limit)
      }
    } catch {
      guard error.isTooLarge else { throw .system(error) }
      return nil
    }
  }

  /// The identity of what stands at a path of the artifact, the folder of which is open.
  func identity(
    of path: BundlePath,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) -> FileIdentity { try status(of: path, in: folder).identity }

  private func status(
    of path: BundlePath,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) -> FileStatus {
    do {
      return try operations.run { () throws(DiskError) in try folder.status(of: path.name) }
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
