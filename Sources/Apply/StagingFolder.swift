import Diagnostics
import Disk
import Model

extension Workplace {
  /// Creates the staging folder, which only this user may enter.
  func makeStaging() throws(ApplyError.Cause) {
    do {
      try operations.run { () throws(DiskError) in
        try holder.createFolder(place.name, mode: 0o700)
      }
    } catch { throw error.isTaken ? .interrupted(staging: place.path) : .system(error) }
  }

  func openStaging() throws(ApplyError.Cause) -> Descriptor {
    let staging = try run { () throws(DiskError) in try holder.openFolder(place.name) }
    // Whatever the umask and the folder around it made of the mode.
    try run { () throws(DiskError) in try staging.changeMode(to: 0o700) }
    return staging
  }

  /// Writes the journal, after which anything may be moved: it and the staging folder are on the disk.
  func write(_ journal: Journal, to staging: borrowing Descriptor) throws(ApplyError.Cause) {
    let file = try run { () throws(DiskError) in
      try staging.createFile(Journal.draftName, mode: 0o600)
    }
    try run { () throws(DiskError) in try file.write(journal.bytes) }
    try run { () throws(DiskError) in try file.sync() }
    try run { () throws(DiskError) in
      try staging.rename(Journal.draftName, to: Journal.name, in: staging)
    }
    do throws(DiskError) {
      try sync(staging)
      try sync(holder)
    } catch { throw .system(error) }
  }

  /// Renames the staging folder: from then on everything in it is to be discarded.
  func commit() throws(ApplyError.Cause) {
    try run { () throws(DiskError) in
      try holder.renameExclusively(place.name, to: place.doneName, in: holder)
    }
  }

  /// Removes the staging folder, which must be empty, and gives the folder around it its times back.
  ///
  /// Says what did not work.
  func removeStaging(timesOf before: FileStatus) -> [Problem] {
    do {
      try operations.run { () throws(DiskError) in try holder.removeFolder(place.name) }
    } catch {
      return [
        Problem(
          "the empty folder '\(place.path)' could not be removed: \(error.reason)",
          advice: "everything else was put back; remove that folder"
        )
      ]
    }
    do {
      try operations.run { () throws(DiskError) in
        try holder.changeTimes(accessed: before.accessed, modified: before.modified)
      }
    } catch {
      // The folder lies outside of the artifact, and may belong to someone else; nothing is lost.
    }
    return []
  }
}
