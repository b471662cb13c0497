import Disk
import Model

extension Transaction {
  /// Discards what was moved into the staging folder, after the commit, and says what did not work.
  func finish() -> [String] {
    let name = workplace.place.doneName
    do throws(DiskError) {
      try workplace.sync(workplace.beside)
      try empty(staging)
      try workplace.operations.run { () throws(DiskError) in
        try workplace.beside.removeFolder(name)
      }
      return []
    } catch {
      return [
        "what was removed could not be discarded: \(error.reason); remove the folder"
          + " '\(workplace.path(of: name))'"
      ]
    }
  }

  /// Removes everything in a folder, whatever the modes of the folders in it, and never through a link.
  ///
  /// A folder in a folder is first moved up to `top`, so that neither the stack nor the number of open folders grows
  /// with the depth.
  private func empty(_ top: borrowing Descriptor) throws(DiskError) {
    let operations = workplace.operations
    var count = 0
    while true {
      let entries = try operations.run { () throws(DiskError) in try top.list() }
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
          let name = ByteName("d\(count)")
          count += 1
          try operations.run { () throws(DiskError) in
            try folder.renameExclusively(child.name, to: name, in: top)
          }
        }
        try operations.run { () throws(DiskError) in try top.removeFolder(entry.name) }
      }
    }
  }

  /// Opens a folder whose entries are to go, and gives its owner the rights for that.
  private func openToChange(
    _ name: ByteName,
    in parent: borrowing Descriptor
  ) throws(DiskError) -> Descriptor {
    let operations = workplace.operations
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
