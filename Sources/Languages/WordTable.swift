/// Sorted words in one constant text, searched by bisection, so that nothing is built when the tool
/// starts.
///
/// A word is `key` or `key=value`; spaces and line ends stand between words, and the keys ascend
/// byte by byte.
struct WordTable: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  func contains(_ key: String) -> Bool {
    withValue(of: key) { _ in true } ?? false
  }

  /// What stands behind the key's `=`; empty where nothing does, nil where the key is no word.
  func value(of key: String) -> String? {
    withValue(of: key) { String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self) }
  }

  /// Whether the item is one of those that stand behind the key's `=`, with commas between them.
  func contains(_ item: String, in key: String) -> Bool {
    withValue(of: key) { items in
      items.split(separator: UInt8(ascii: ",")).contains { $0.elementsEqual(item.utf8) }
    } ?? false
  }

  /// All keys, ascending.
  var keys: [String] {
    text.withUTF8Buffer { bytes in
      bytes.split(whereSeparator: Self.isSeparator).map { word in
        String(decoding: word.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      }
    }
  }

  /// Reads what stands behind the key's `=`; nil where the key is no word.
  private func withValue<Result>(
    of key: String,
    _ read: (Slice<UnsafeBufferPointer<UInt8>>) -> Result
  ) -> Result? {
    var key = key
    return key.withUTF8 { key in
      text.withUTF8Buffer { bytes in Self.value(of: key, in: bytes).map(read) }
    }
  }

  private static func value(
    of key: UnsafeBufferPointer<UInt8>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = low + (high - low) / 2
      var end = start
      while start > low, !isSeparator(bytes[start - 1]) { start -= 1 }
      while end < high, !isSeparator(bytes[end]) { end += 1 }
      // The word's key, as far as it is the one that is looked for.
      var place = start
      let last = start + min(key.count, end - start)
      while place < last, bytes[place] != UInt8(ascii: "="), bytes[place] == key[place - start] {
        place += 1
      }
      let isWhole = place == end || bytes[place] == UInt8(ascii: "=")
      let isAllOfKey = place - start == key.count
      if isWhole, isAllOfKey { return bytes[min(place + 1, end)..<end] }
      if isWhole || !isAllOfKey && bytes[place] < key[place - start] {
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
