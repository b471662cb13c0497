import CSystem
package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Gives the entry `name` of this folder the name `newName` in `folder`, in place of what may have it.
  package func rename(
    _ name: ByteName,
    to newName: ByteName,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    try call(.rename, name, newName, in: folder, renameat)
  }

  /// Gives the entry `name` of this folder the name `newName` in `folder`; `EEXIST` where anything has it.
  package func renameExclusively(
    _ name: ByteName,
    to newName: ByteName,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    try call(.rename, name, newName, in: folder, lprune_rename_exclusively)
  }

  /// Gives the entry `name` of this folder and the entry `other` of `folder` each other's place, at once.
  ///
  /// Not every file system can; see `DiskError.isUnsupported`.
  package func exchange(
    _ name: ByteName,
    with other: ByteName,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    try call(.rename, name, other, in: folder, lprune_exchange)
  }

  /// Gives the file `name` of this folder a second name, `newName` in `folder`; a link is not followed.
  package func link(
    _ name: ByteName,
    to newName: ByteName,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    try call(.link, name, newName, in: folder) { linkat($0, $1, $2, $3, 0) }
  }

  /// Makes a call about the entry `name` of this folder and the name `other` in `folder`.
  private func call(
    _ kind: DiskError.Call,
    _ name: ByteName,
    _ other: ByteName,
    in folder: borrowing Descriptor,
    _ body: (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int32
  ) throws(DiskError) {
    let target = folder.number
    let result = name.withCString { name in
      other.withCString { body(number, name, target, $0) }
    }
    guard result == 0 else { throw error(kind, name) }
  }

  /// Creates the folder `name` in this one; `EEXIST` where anything has that name.
  package func createFolder(_ name: ByteName, mode: UInt32) throws(DiskError) {
    guard name.withCString({ mkdirat(number, $0, mode_t(truncatingIfNeeded: mode)) }) == 0 else {
      throw error(.create, name)
    }
  }

  /// Removes the entry `name`, which is no folder; a link, not what it leads to.
  package func remove(_ name: ByteName) throws(DiskError) {
    guard name.withCString({ unlinkat(number, $0, 0) }) == 0 else { throw error(.remove, name) }
  }

  /// Removes the empty folder `name`.
  package func removeFolder(_ name: ByteName) throws(DiskError) {
    guard name.withCString({ unlinkat(number, $0, AT_REMOVEDIR) }) == 0 else {
      throw error(.remove, name)
    }
  }
}
