/// Sorted words in one constant text, searched by bisection, so that nothing is built when the tool
/// starts.
///
/// A word is `key` or `key=value`; spaces and line ends stand between words, and the keys ascend
/// byte by byte.
struct WordTable: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  func contains(_ key: String) -> Bool {
    text.withUTF8Buffer { Self.value(of: Array(key.utf8), in: $0) != nil }
  }

  /// What stands behind the key's `=`; empty where nothing does, nil where the key is no word.
  func value(of key: String) -> String? {
    text.withUTF8Buffer { bytes in
      Self.value(of: Array(key.utf8), in: bytes).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Whether the item is one of those that stand behind the key's `=`, with commas between them.
  func contains(_ item: String, in key: String) -> Bool {
    text.withUTF8Buffer { bytes in
      let items = Self.value(of: Array(key.utf8), in: bytes)?.split(separator: UInt8(ascii: ","))
      return items?.contains { $0.elementsEqual(item.utf8) } ?? false
    }
  }

  /// All keys, ascending.
  var keys: [String] {
    text.withUTF8Buffer { bytes in
      bytes.split(whereSeparator: Self.isSeparator).map { word in
        String(decoding: word.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      }
    }
  }

  private static func value(
    of key: [UInt8],
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = low + (high - low) / 2
      let start = bytes[low..<middle].lastIndex(where: isSeparator).map { $0 + 1 } ?? low
      let end = bytes[middle..<high].firstIndex(where: isSeparator) ?? high
      let word = bytes[start..<max(start, end)]
      let found = word.prefix { $0 != UInt8(ascii: "=") }
      if found.elementsEqual(key) {
        return word.dropFirst(found.count + 1)
      } else if found.lexicographicallyPrecedes(key) {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    return nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
