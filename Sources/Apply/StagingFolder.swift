import Diagnostics
import Disk
import Model

extension Workplace {
  /// Creates the staging folder, which only this user may enter.
  func makeStaging() throws(ApplyError.Cause) {
    do {
      try operations.run { () throws(DiskError) in
        try beside.createFolder(place.name, mode: 0o700)
      }
    } catch { throw error.isTaken ? .interrupted(staging: path(of: place.name)) : .system(error) }
  }

  func openStaging() throws(ApplyError.Cause) -> Descriptor {
    try run { () throws(DiskError) in try beside.openFolder(place.name) }
  }

  /// Removes the staging folder, which must be empty, and gives the folder around it its times back.
  ///
  /// Says what did not work.
  func removeStaging(timesOf before: FileStatus) -> [Problem] {
    do {
      try operations.run { () throws(DiskError) in try beside.removeFolder(place.name) }
    } catch {
      return [
        Problem(
          "the empty folder '\(path(of: place.name))' could not be removed: \(error.reason)",
          advice: "everything else was put back; remove that folder"
        )
      ]
    }
    do {
      try operations.run { () throws(DiskError) in
        try beside.changeTimes(accessed: before.accessed, modified: before.modified)
      }
    } catch {
      // The folder lies outside of the artifact, and may belong to someone else; nothing is lost.
    }
    return []
  }
}
