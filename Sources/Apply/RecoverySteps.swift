import Disk
import Model

extension Workplace {
  /// Puts a moved entry back, where its folder is the same and nothing has its place.
  func putBack(
    _ staged: ByteName,
    of staging: borrowing Descriptor,
    to removal: Journal.Removal,
    of journal: Journal
  ) throws(ApplyError.Cause) -> Recovery.Place {
    let found = try withJournalled(journal.folders[removal.folder]) {
      folder throws(ApplyError.Cause) in
      do throws(DiskError) {
        try move(staged, fromOwn: staging, to: removal.name, in: folder)
        return Recovery.Place.back
      } catch {
        guard error.isTaken else { throw .system(error) }
      }
      // A move in two calls may have been stopped between them.
      let there = try status(of: removal.name, in: folder)?.identity
      return try status(of: staged, in: staging)?.identity == there ? .back : .discarded
    }
    return found ?? .lost
  }

  /// Puts the old Info.plist of an edit back, where the new one still stands, and says whether it did.
  func putBack(
    _ index: Int,
    of staging: borrowing Descriptor,
    to edit: Journal.Edit,
    of journal: Journal
  ) throws(ApplyError.Cause) -> Bool {
    let isBack = try withJournalled(journal.folders[edit.folder]) {
      folder throws(ApplyError.Cause) in
      guard let status = try status(of: edit.name, in: folder),
        Journal.Mark(status.identity) == edit.new, status.identity.kind == .file,
        try holds(edit.newBytes, edit.name, in: folder)
      else { return false }
      return try putOldBack(
        index,
        of: staging,
        to: journal.path(of: edit),
        in: folder,
        expecting: status.identity
      )
    }
    return isBack ?? false
  }

  /// What `body` returns for a folder of the journal; nil where it is gone or another one.
  func withJournalled<Result>(
    _ folder: Journal.Folder,
    _ body: (borrowing Descriptor) throws(ApplyError.Cause) -> Result
  ) throws(ApplyError.Cause) -> Result? {
    do throws(ApplyError.Cause) {
      return try withFolder(at: folder.path) { open throws(ApplyError.Cause) -> Result? in
        let status = try run { () throws(DiskError) in try open.status() }
        guard Journal.Mark(status.identity) == folder.mark else { return nil }
        return try body(open)
      }
    } catch {
      guard error == .changed(folder.path) else { throw error }
      return nil
    }
  }
}
