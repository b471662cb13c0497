#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Fills `buffer` from its index `start` on with what this file holds at `offset`; how many bytes that were.
  ///
  /// They are fewer than there is room for only where the file ends.
  package func read(
    into buffer: inout [UInt8],
    from start: Int,
    at offset: UInt64
  ) throws(DiskError) -> Int {
    var end = start
    while end < buffer.count {
      guard let place = off_t(exactly: offset + UInt64(end - start)) else { break }
      let count = buffer.withUnsafeMutableBytes { bytes in
        retrying {
          bytes.baseAddress.map { pread(number, $0 + end, bytes.count - end, place) } ?? 0
        }
      }
      guard count >= 0 else { throw error(.read) }
      guard count > 0 else { break }
      end += count
    }
    return end - start
  }
}
