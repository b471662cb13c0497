/// The distinct keys of a table, in the order in which they were first seen, as UTF-8.
///
/// Keys are equal when their code units are: NFC and NFD spellings are two keys, as they are for the system.
package struct KeySpace: Sendable {
  /// A key's place in the key space.
  package typealias Index = UInt32

  private var pool: [UInt8]
  private var starts: [UInt32]

  /// Builds a key space from the UTF-8 of all keys, end to end, and where each begins.
  package init(pool: [UInt8], starts: [UInt32]) {
    self.pool = pool
    self.starts = starts
  }

  package var count: Int { starts.count }

  package func bytes(of key: Index) -> ArraySlice<UInt8> {
    let next = Int(key) + 1
    return pool[Int(starts[Int(key)])..<(next < starts.count ? Int(starts[next]) : pool.count)]
  }

  /// The key as text; a lone surrogate, which no Swift string can hold, is U+FFFD.
  package func text(of key: Index) -> String { String(decoding: bytes(of: key), as: UTF8.self) }
}
