import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension DiskError {
  /// Whether nothing, or something of another kind, has the name of the folder or file that was to be opened.
  var isSwap: Bool { isMissing || code == ELOOP }

  /// Whether the file system has no way to wait for its folders, as some network ones, which is no failure.
  var isUnsupported: Bool { code == EINVAL || code == ENOTSUP || code == ENOSYS }
}
