import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ByteName {
  /// What `body` returns for the name with a zero behind it; -1 and `EINVAL` for what names no entry of one
  /// folder: nothing, `.`, `..`, and names with a slash or a zero, which would mean another entry.
  func withCString<Result: SignedInteger>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
    guard !bytes.isEmpty, bytes != [dot], bytes != [dot, dot], !bytes.contains(slash) else {
      errno = EINVAL
      return -1
    }
    return bytes.withCString(body)
  }
}

extension BundlePath {
  /// What `body` returns for the path with a zero behind it; -1 and `EINVAL` where a zero is in it.
  func withCString<Result: SignedInteger>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes.withCString(body)
  }
}

extension Array<UInt8> {
  fileprivate func withCString<Result: SignedInteger>(
    _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    guard !contains(0) else {
      errno = EINVAL
      return -1
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      for index in indices { buffer[index] = CChar(bitPattern: self[index]) }
      buffer[count] = 0
      // The buffer holds at least the zero, so it has an address.
      guard let start = buffer.baseAddress else { return -1 }
      return body(UnsafePointer(start))
    }
  }
}
