import Disk
import Model

extension Workplace {
  /// Puts a staged file in the place of an Info.plist of the artifact, whose folder is open; that has the staged file's
  /// name then if files can change places here, and is gone if not.
  ///
  /// Throws where another file than the expected one has the place, and leaves it there.
  func replace(
    _ file: BundlePath,
    in folder: borrowing Descriptor,
    with staged: ByteName,
    of staging: borrowing Descriptor,
    expecting expected: FileIdentity
  ) throws(ApplyError.Cause) {
    do throws(DiskError) {
      try operations.run(.exchange) { () throws(DiskError) in
        try staging.exchange(staged, with: file.name, in: folder)
      }
    } catch {
      guard error.isUnsupported else { throw error.isMissing ? .changed(file) : .system(error) }
      guard try status(of: file.name, in: folder)?.identity == expected else {
        throw .changed(file)
      }
      try run { () throws(DiskError) in try staging.rename(staged, to: file.name, in: folder) }
      return
    }
    guard try status(of: staged, in: staging)?.identity != expected else { return }
    do throws(DiskError) {
      try operations.run(.exchange) { () throws(DiskError) in
        try staging.exchange(staged, with: file.name, in: folder)
      }
    } catch { throw .system(error) }
    throw .changed(file)
  }

  /// Puts the old Info.plist of an edit in the place of the new one, and says whether it is there to be put back.
  func putOldBack(
    _ edit: Int,
    of staging: borrowing Descriptor,
    to file: BundlePath,
    in folder: borrowing Descriptor,
    expecting new: FileIdentity
  ) throws(ApplyError.Cause) -> Bool {
    // Where files can change places, it came out under the name of the new one.
    for name in [ByteName.new(edit), .old(edit)]
    where try status(of: name, in: staging) != nil {
      try replace(file, in: folder, with: name, of: staging, expecting: new)
      return true
    }
    return false
  }
}
