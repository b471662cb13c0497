#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What came of asking for a lock.
package enum LockResult: Sendable {
  case locked
  /// Another process has it.
  case taken
  /// The file system has no locks, as some network ones have none for folders.
  case unsupported
}

extension Descriptor {
  /// Locks this folder for as long as the descriptor lives, without waiting and without a file.
  ///
  /// `forAll` is whether others may lock it so as well. The system lets go of it however the process ends.
  package func lock(forAll: Bool = false) throws(DiskError) -> LockResult {
    guard retrying({ flock(number, (forAll ? LOCK_SH : LOCK_EX) | LOCK_NB) }) != 0 else {
      return .locked
    }
    switch errno {
    case EWOULDBLOCK: return .taken
    // NFS wants a file that is open for writing.
    case ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP, EINVAL, EBADF: return .unsupported
    default: throw error(.lock)
    }
  }
}
