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

  /// Opens the staging folder that was made; throws `foreign` where something else has its name by now.
  func openStaging() throws(ApplyError.Cause) -> Descriptor {
    let staging = try openMade()
    let status = try run { () throws(DiskError) in try staging.status() }
    guard status.isOwnFolder, try run({ () throws(DiskError) in try staging.list() }).isEmpty else {
      throw .foreign(folder: place.path)
    }
    // Whatever the umask and the folder around it made of the mode.
    try run { () throws(DiskError) in try staging.changeMode(to: 0o700) }
    return staging
  }

  private func openMade() throws(ApplyError.Cause) -> Descriptor {
    do {
      return try operations.run { () throws(DiskError) in try holder.openFolder(place.name) }
    } catch {
      guard !error.isSwap else { throw .foreign(folder: place.path) }
      guard error.isPermission else { throw .system(error) }
    }
    // A umask can keep even the owner out.
    try run { () throws(DiskError) in try holder.allowEverything(in: place.name) }
    return try run { () throws(DiskError) in try holder.openFolder(place.name) }
  }

  /// Writes the journal, after which anything may be moved: it and the staging folder are on the disk.
  func write(_ journal: Journal, to staging: borrowing Descriptor) throws(ApplyError.Cause) {
    let bytes = journal.bytes
    // What no run could read back is of no use.
    guard bytes.count <= Journal.sizeLimit else {
      throw .system(.tooLarge(staging.path.appending(Journal.name)))
    }
    let file = try run { () throws(DiskError) in
      try staging.createFile(Journal.draftName, mode: 0o600)
    }
    // Whatever the umask made of it: another run is to read it.
    try run { () throws(DiskError) in try file.changeMode(to: 0o600) }
    try run { () throws(DiskError) in try file.write(bytes) }
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
  ///
  /// Throws `foreign` where something else has its name.
  func commit(_ staging: borrowing Descriptor) throws(ApplyError.Cause) {
    guard try has(staging, theName: place.name) else { throw .foreign(folder: place.path) }
    do throws(DiskError) {
      try move(place.name, fromOwn: holder, to: place.doneName, in: holder)
    } catch { throw .system(error) }
  }

  /// Removes the staging folder, which must be empty, and gives the folder around it its times back.
  ///
  /// Says what did not work.
  func removeStaging(
    _ staging: borrowing Descriptor,
    timesOf before: FileStatus
  ) -> [Problem] {
    do throws(ApplyError.Cause) {
      guard try has(staging, theName: place.name) else { return [renamed] }
    } catch { return [unremoved(error.reason)] }
    return removeMade(timesOf: before)
  }

  /// The same for one that could not be opened.
  func removeMade(timesOf before: FileStatus) -> [Problem] {
    do {
      try operations.run { () throws(DiskError) in try holder.removeFolder(place.name) }
    } catch { return [unremoved(error.reason)] }
    do {
      try operations.run { () throws(DiskError) in
        try holder.changeTimes(accessed: before.accessed, modified: before.modified)
      }
    } catch {
      // The folder lies outside of the artifact, and may belong to someone else; nothing is lost.
    }
    return []
  }

  /// Whether an open folder still is the entry of the holder that has this name.
  private func has(
    _ folder: borrowing Descriptor,
    theName name: ByteName
  ) throws(ApplyError.Cause) -> Bool {
    let identity = try run { () throws(DiskError) in try folder.status() }.identity
    return try status(of: name, in: holder)?.identity == identity
  }

  private func unremoved(_ reason: String) -> Problem {
    Problem(
      "the empty folder '\(place.path)' could not be removed: \(reason)",
      advice: "everything else was put back; remove that folder"
    )
  }

  private var renamed: Problem {
    Problem(
      "the folder '\(place.path)' was renamed or replaced meanwhile, and is not removed",
      advice: "everything else was put back; look into what has that name now"
    )
  }
}
