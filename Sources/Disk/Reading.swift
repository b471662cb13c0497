package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Reads the whole file into `buffer`, whose room is used again; `EFBIG` where it has more than `limit` bytes.
  package func read(into buffer: inout [UInt8], limit: Int) throws(DiskError) {
    try read(into: &buffer, expecting: status().size, limit: limit)
  }

  /// Reads the whole file, which is probably `size` bytes long.
  ///
  /// Plain `read`, because mapped pages count as memory and a mapped file that shrinks kills the process.
  /// The end is where `read` says, not where the status did: the file may grow or shrink meanwhile.
  func read(
    into buffer: inout [UInt8],
    expecting size: UInt64,
    limit: Int
  ) throws(DiskError) {
    // A file of holes may have any size and take no room on the disk; here it would take all there is.
    guard size <= UInt64(limit) else { throw DiskError(.read, path, code: EFBIG) }
    let expected = Int(size)
    // One byte more, so that the read that finds the end needs no more room.
    if buffer.count <= expected {
      buffer.append(contentsOf: repeatElement(0, count: expected + 1 - buffer.count))
    }
    var length = 0
    while true {
      if length == buffer.count {
        buffer.append(contentsOf: repeatElement(0, count: max(buffer.count, 4096)))
      }
      let count = buffer.withUnsafeMutableBytes { bytes in
        retrying { systemRead(number, .init(rebasing: bytes[length...])) }
      }
      guard count >= 0 else { throw error(.read) }
      guard count > 0 else { break }
      length += count
      guard length <= limit else { throw DiskError(.read, path, code: EFBIG) }
    }
    buffer.removeLast(buffer.count - length)
  }

  /// The bytes of the regular file `name` in this folder; `EFBIG` where they are more than `limit`.
  package func contents(of name: ByteName, limit: Int) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    try openFile(name).read(into: &bytes, limit: limit)
    return bytes
  }

  /// Where the link `name` in this folder says it leads.
  package func readLink(_ name: ByteName) throws(DiskError) -> [UInt8] {
    var size = 256
    while true {
      var target = [UInt8](repeating: 0, count: size)
      let count = name.withCString { name in
        target.withUnsafeMutableBytes { bytes in
          bytes.withMemoryRebound(to: CChar.self) { bytes in
            bytes.baseAddress.map { readlinkat(number, name, $0, bytes.count) } ?? 0
          }
        }
      }
      guard count >= 0 else { throw error(.readLink, name) }
      guard count == size else { return Array(target.prefix(count)) }
      size *= 4
    }
  }
}
