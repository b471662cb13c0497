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
    let target = folder.number
    let result = name.withCString { name in
      newName.withCString { renameat(number, name, target, $0) }
    }
    guard result == 0 else { throw error(.rename, name) }
  }

  /// Gives the entry `name` of this folder the name `newName` in `folder`; `EEXIST` where anything has it.
  package func renameExclusively(
    _ name: ByteName,
    to newName: ByteName,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    let target = folder.number
    let result = name.withCString { name in
      newName.withCString { lprune_rename_exclusively(number, name, target, $0) }
    }
    guard result == 0 else { throw error(.rename, name) }
  }

  /// Gives the entry `name` of this folder and the entry `other` of `folder` each other's place, at once.
  ///
  /// Not every file system can; see `DiskError.isUnsupported`.
  package func exchange(
    _ name: ByteName,
    with other: ByteName,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    let target = folder.number
    let result = name.withCString { name in
      other.withCString { lprune_exchange(number, name, target, $0) }
    }
    guard result == 0 else { throw error(.rename, name) }
  }

  /// Gives the file `name` of this folder a second name, `newName` in `folder`; a link is not followed.
  package func link(
    _ name: ByteName,
    to newName: ByteName,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    let target = folder.number
    let result = name.withCString { name in
      newName.withCString { linkat(number, name, target, $0, 0) }
    }
    guard result == 0 else { throw error(.link, name) }
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
