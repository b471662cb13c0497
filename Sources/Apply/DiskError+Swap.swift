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
}
