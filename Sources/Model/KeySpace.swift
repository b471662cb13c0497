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

  /// How many keys there are.
  package var count: Int { starts.count }

  /// The UTF-8 of a key.
  package func bytes(of key: Index) -> ArraySlice<UInt8> {
    let next = Int(key) + 1
    return pool[Int(starts[Int(key)])..<(next < starts.count ? Int(starts[next]) : pool.count)]
  }

  /// The key as text; a lone surrogate, which no Swift string can hold, is U+FFFD.
  package func text(of key: Index) -> String { String(decoding: bytes(of: key), as: UTF8.self) }
}

extension KeySpace {
  /// The place of the key with that UTF-8; nil where it is not there.
  ///
  /// Looks through all keys, for who asks for a few.
  package func place(of key: some Sequence<UInt8>) -> Index? {
    (0..<Index(count)).first { bytes(of: $0).elementsEqual(key) }
  }

  /// The places of `keys`; those that are not there yet are put behind the others, unless all would pass 4 GB.
  package mutating func places(adding keys: [[UInt8]]) -> [Index] {
    guard !keys.isEmpty else { return [] }
    var places: [ArraySlice<UInt8>: Index] = [:]
    for key in 0..<Index(count) { places[bytes(of: key)] = key }
    return keys.compactMap { key in
      if let place = places[key[...]] { return place }
      guard pool.count + key.count <= UInt32.max else { return nil }
      let place = Index(count)
      starts.append(UInt32(pool.count))
      pool += key
      places[key[...]] = place
      return place
    }
  }
}
