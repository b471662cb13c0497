import Disk
import Model

/// What became of a prune that was stopped half-way.
struct Recovery: Hashable {
  /// What is in its place again, sorted.
  var putBack: [BundlePath] = []

  /// What has been made again since, so that what was moved from there is discarded; sorted.
  var madeAgain: [BundlePath] = []

  /// What lay in folders that are gone or others now, so that it is discarded; sorted.
  var orphaned: [BundlePath] = []
}

extension Workplace {
  /// Takes back what an earlier prune of this artifact left half-done, and discards what one left behind; nil where there
  /// was nothing half-done.
  ///
  /// It may be stopped at any point, and the next run goes on. What cannot be discarded stays for the next run.
  func recover() throws(ApplyError.Cause) -> Recovery? {
    try discardRemains()
    guard let staging = try openRemains(place.name) else { return nil }
    let entries: [FolderEntry]
    switch try readJournal(in: staging) {
    case .absent(let found): entries = found
    case .damaged: throw .damagedJournal(staging: place.path)
    case .whole(let journal):
      guard try !isSignedSince(journal, in: staging) else {
        throw .signedSince(staging: place.path)
      }
      let recovery = try recover(by: journal, from: staging)
      try finish(staging)
      return recovery
    }
    // Nothing was moved yet.
    guard entries.allSatisfy({ $0.name.isPrepared && $0.kind == .file }) else {
      throw .foreign(folder: place.path)
    }
    for entry in entries { try run { () throws(DiskError) in try staging.remove(entry.name) } }
    try run { () throws(DiskError) in try holder.removeFolder(place.name) }
    return nil
  }

  /// Discards what a finished prune left behind, as far as it can be.
  private func discardRemains() throws(ApplyError.Cause) {
    guard let done = try openRemains(place.doneName) else { return }
    switch try readJournal(in: done) {
    case .absent(let entries):
      guard entries.isEmpty else { throw .foreign(folder: place.donePath) }
    case .damaged: throw .damagedJournal(staging: place.donePath)
    case .whole: break
    }
    // The preflight says what is in the way if it still is.
    try? discard(done)
  }

  /// The open folder of that name in the holder, if it may be the work of an earlier prune; nil where there is none.
  private func openRemains(_ name: ByteName) throws(ApplyError.Cause) -> Descriptor? {
    let path = holder.path.appending(name)
    guard let status = try status(of: name, in: holder) else { return nil }
    if status.isClosedFolder, try removeClosed(name) { return nil }
    guard status.isPrivateFolder else { throw .foreign(folder: path) }
    let folder = try run { () throws(DiskError) in try holder.openFolder(name) }
    guard try run({ () throws(DiskError) in try folder.status() }).identity == status.identity
    else {
      throw .foreign(folder: path)
    }
    return folder
  }

  /// Removes a folder that was stopped at before it got its mode, and says whether it did: then it is empty.
  private func removeClosed(_ name: ByteName) throws(ApplyError.Cause) -> Bool {
    do throws(DiskError) {
      try operations.run { () throws(DiskError) in try holder.removeFolder(name) }
      return true
    } catch {
      guard error.isTaken else { throw .system(error) }
      return false
    }
  }

  private func readJournal(
    in staging: borrowing Descriptor
  ) throws(ApplyError.Cause) -> JournalState {
    let entries = try run { () throws(DiskError) in try staging.list() }
    guard entries.contains(where: { $0.name == Journal.name }) else { return .absent(entries) }
    do throws(DiskError) {
      let bytes = try operations.run { () throws(DiskError) in
        try staging.contents(of: Journal.name, limit: Journal.sizeLimit)
      }
      return Journal(bytes).map { .whole($0) } ?? .damaged
    } catch {
      guard error.isNoSuchFile else { throw .system(error) }
      return .damaged
    }
  }

  /// Puts back what the journal names, the last first: an app that lacks a declaration works, one that declares what it
  /// lacks does not.
  private func recover(
    by journal: Journal,
    from staging: borrowing Descriptor
  ) throws(ApplyError.Cause) -> Recovery {
    var recovery = Recovery()
    var isWhole = journal.folders.map { _ in true }
    for (index, removal) in journal.removals.enumerated().reversed()
    where try status(of: .moved(index), in: staging) != nil {
      let path = journal.path(of: removal)
      let place = try putBack(.moved(index), of: staging, to: removal, of: journal)
      recovery[keyPath: place.list].append(path)
      if place != .back { isWhole[removal.folder] = false }
    }
    for (index, edit) in journal.edits.enumerated().reversed()
    where try putBack(index, of: staging, to: edit, of: journal) {
      recovery.putBack.append(journal.path(of: edit))
    }
    try restoreTimes(journal, isWhole, after: recovery)
    recovery.putBack.sort()
    recovery.madeAgain.sort()
    recovery.orphaned.sort()
    return recovery
  }

  /// Gives the folders to which everything came back the times that they had.
  private func restoreTimes(
    _ journal: Journal,
    _ isWhole: [Bool],
    after recovery: Recovery
  ) throws(ApplyError.Cause) {
    let changed = Set(recovery.putBack.map(\.parent))
    for (folder, isWhole) in zip(journal.folders, isWhole)
    where isWhole && changed.contains(folder.path) {
      _ = try withJournalled(folder) { open throws(ApplyError.Cause) in
        try run { () throws(DiskError) in
          try open.changeTimes(accessed: folder.accessed, modified: folder.modified)
        }
      }
    }
  }

  /// Ends a prune that was taken back: what is left in the staging folder is of no use to anyone.
  private func finish(_ staging: borrowing Descriptor) throws(ApplyError.Cause) {
    try commit(staging)
    try? discard(staging)
  }
}

private enum JournalState {
  /// There is none, but these entries.
  case absent([FolderEntry])
  case damaged
  case whole(Journal)
}

extension Recovery {
  /// Where something that was moved is after the recovery.
  enum Place {
    case back, discarded, lost

    var list: WritableKeyPath<Recovery, [BundlePath]> {
      switch self {
      case .back: \.putBack
      case .discarded: \.madeAgain
      case .lost: \.orphaned
      }
    }
  }
}

extension Recovery {
  /// What was found and what became of it, a sentence each.
  var notices: [String] {
    [
      putBack.isEmpty ? nil : "an earlier prune was stopped half-way: \(putBack.listed) put back",
      madeAgain.isEmpty
        ? nil : "\(madeAgain.listed) made again after a prune that was stopped half-way, and stays",
      orphaned.isEmpty
        ? nil
        : "\(orphaned.listed) removed by a prune that was stopped half-way, from what has been replaced since",
    ]
    .compactMap(\.self)
  }
}

extension [BundlePath] {
  /// The paths, of many the first, with the verb.
  fileprivate var listed: String {
    let names = prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = count > 3 ? " and \(count - 3) more" : ""
    return names + rest + (count == 1 ? " was" : " were")
  }
}
