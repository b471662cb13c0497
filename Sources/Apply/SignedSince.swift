import Disk
import Model

extension Workplace {
  /// Whether something would be put back into a bundle that was signed after the journal was written, whose seal does not
  /// know it.
  func isSignedSince(
    _ journal: Journal,
    in staging: borrowing Descriptor
  ) throws(ApplyError.Cause) -> Bool {
    guard let written = try status(of: Journal.name, in: staging)?.modified else { return false }
    var folders: Set<BundlePath> = []
    for (index, removal) in journal.removals.enumerated()
    where try status(of: .moved(index), in: staging) != nil {
      folders.insert(journal.folders[removal.folder].path)
    }
    for (index, edit) in journal.edits.enumerated() {
      // The new file is here as long as it has nobody's place.
      let staged = try status(of: .new(index), in: staging)
      if staged.map({ Journal.Mark($0.identity) }) != edit.new {
        folders.insert(journal.folders[edit.folder].path)
      }
    }
    for path in folders.sorted() {
      var bundle = path
      while true {
        if let sealed = try timeOfSeal(at: bundle), sealed > written { return true }
        guard !bundle.isRoot else { break }
        bundle = bundle.parent
      }
    }
    return false
  }

  /// When the list of resources in a folder was written; nil where there is none.
  private func timeOfSeal(
    at folder: BundlePath
  ) throws(ApplyError.Cause) -> FileStatus.Timestamp? {
    let place = folder.appending("_CodeSignature" as ByteName)
    do throws(ApplyError.Cause) {
      return try withFolder(at: place) { open throws(ApplyError.Cause) in
        try status(of: "CodeResources", in: open)?.modified
      }
    } catch {
      guard error == .changed(place) else { throw error }
      return nil
    }
  }
}

extension FileStatus.Timestamp {
  fileprivate static func > (a: Self, b: Self) -> Bool {
    (a.seconds, a.nanoseconds) > (b.seconds, b.nanoseconds)
  }
}
