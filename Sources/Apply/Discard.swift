import Disk
import Model

extension Transaction {
  /// Discards what was moved into the staging folder, after the commit, and says what did not work.
  func finish() -> [String] {
    do throws(DiskError) {
      try workplace.sync(workplace.holder)
      try workplace.discard(staging)
      return []
    } catch {
      return [
        "what was removed could not be discarded: \(error.reason); remove the folder"
          + " '\(workplace.place.donePath)'"
      ]
    }
  }
}

extension Workplace {
  /// Removes everything in the folder of a finished prune, and then the folder.
  ///
  /// The journal goes last: without it the folder would be taken for someone else's by the next run.
  func discard(_ done: borrowing Descriptor) throws(DiskError) {
    try empty(done)
    do throws(DiskError) {
      try operations.run { () throws(DiskError) in try done.remove(Journal.name) }
    } catch {
      guard error.isMissing else { throw error }
    }
    try operations.run { () throws(DiskError) in try holder.removeFolder(place.doneName) }
  }

  /// Removes everything in a folder but the journal, whatever the modes of the folders in it, and never through a link.
  ///
  /// A folder in a folder is first moved up to `top`, so that neither the stack nor the number of open folders grows
  /// with the depth.
  private func empty(_ top: borrowing Descriptor) throws(DiskError) {
    var count = 0
    while true {
      let entries = try operations.run { () throws(DiskError) in try top.list() }
        .filter { $0.name != Journal.name }
      guard !entries.isEmpty else { return }
      for entry in entries {
        guard entry.kind == .folder else {
          try operations.run { () throws(DiskError) in try top.remove(entry.name) }
          continue
        }
        let folder = try openToChange(entry.name, in: top)
        for child in try operations.run({ () throws(DiskError) in try folder.list() }) {
          guard child.kind == .folder else {
            try operations.run { () throws(DiskError) in try folder.remove(child.name) }
            continue
          }
          // A folder that moves must be one that may be changed.
          _ = try openToChange(child.name, in: folder)
          try moveUp(child.name, from: folder, to: top, &count)
        }
        try operations.run { () throws(DiskError) in try top.removeFolder(entry.name) }
      }
    }
  }

  /// Moves a folder up to `top` under a name that is free there: one that was stopped has left some behind.
  private func moveUp(
    _ name: ByteName,
    from folder: borrowing Descriptor,
    to top: borrowing Descriptor,
    _ count: inout Int
  ) throws(DiskError) {
    while true {
      let free = ByteName("d\(count)")
      count += 1
      do throws(DiskError) {
        return try move(name, from: folder, to: free, inOwn: top)
      } catch {
        guard error.isTaken else { throw error }
      }
    }
  }

  /// Opens a folder whose entries are to go, and gives its owner the rights for that.
  private func openToChange(
    _ name: ByteName,
    in parent: borrowing Descriptor
  ) throws(DiskError) -> Descriptor {
    let status = try operations.run { () throws(DiskError) in try parent.status(of: name) }
    // What was mounted meanwhile is nothing of the artifact's, and its mode is not to be touched.
    guard !status.isMount else { throw .busy(parent.path.appending(name)) }
    if status.mode & 0o400 == 0 {
      try operations.run { () throws(DiskError) in try parent.allowEverything(in: name) }
    }
    let folder = try operations.run { () throws(DiskError) in try parent.openFolder(name) }
    if status.mode & 0o700 != 0o700 {
      try operations.run { () throws(DiskError) in try folder.changeMode(to: 0o700) }
    }
    return folder
  }
}
