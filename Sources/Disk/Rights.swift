package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Whether this process may add names to this folder and take them out of it.
  package var mayChangeNames: Bool { faccessat(number, ".", W_OK | X_OK, AT_EACCESS) == 0 }

  /// Whether this process may move the folder `name` of this folder to another one.
  ///
  /// A folder that moves gets another `..`, which is a change to it: mode 0555 forbids that.
  package func mayMoveFolder(_ name: ByteName) -> Bool {
    let name = name.bytes.map(CChar.init(bitPattern:)) + [0]
    return faccessat(number, name, W_OK, AT_EACCESS) == 0
  }

  /// Whether this process may take everything out of the folder `name` of this folder, after changing its mode if need
  /// be, which only its owner may.
  package func mayEmpty(_ name: ByteName, _ status: FileStatus) -> Bool {
    if status.owner == geteuid() { return true }
    let name = name.bytes.map(CChar.init(bitPattern:)) + [0]
    return faccessat(number, name, W_OK | X_OK, AT_EACCESS) == 0
  }

  /// Gives the owner of the folder `name` of this folder every right to it, where it cannot even be opened.
  package func allowEverything(in name: ByteName) throws(DiskError) {
    let cName = name.bytes.map(CChar.init(bitPattern:)) + [0]
    guard fchmodat(number, cName, 0o700, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw DiskError(.changeMode, path.appending(name), code: errno)
    }
  }
}

extension FileStatus {
  /// Whether it is a folder of this process's own user on which nothing is mounted.
  package var isOwnFolder: Bool { identity.kind == .folder && owner == geteuid() && !isMount }

  /// Whether it is such a folder which nobody else may enter.
  package var isPrivateFolder: Bool { isOwnFolder && mode & 0o777 == 0o700 }

  /// Whether it is such a folder which even its owner has not every right to, as a umask makes them.
  package var isClosedFolder: Bool { isOwnFolder && mode & 0o077 == 0 && mode & 0o700 != 0o700 }

  /// Whether the sticky bit of this folder lets a user, this process's own, take the entry away: in `/tmp` only owners may.
  package func lets(_ entry: FileStatus, goTo user: UInt32 = geteuid()) -> Bool {
    mode & 0o1000 == 0 || [0, owner, entry.owner].contains(user)
  }
}
