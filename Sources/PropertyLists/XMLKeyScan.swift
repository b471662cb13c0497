/// Looks for the keys of the first dictionary of an XML property list that the system cannot read, whatever is wrong with it.
struct XMLKeyScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at: Int

  /// How many dictionaries and lists enclose what is read.
  private var depth = 0

  /// Whether it is known that no comment, and no `CDATA` section, ends behind this place.
  private var hasOpenComment = false
  private var hasOpenSection = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    at = textStart(of: bytes)
  }

  /// The next key, be it one that was there before; nil at the end.
  mutating func next() -> RawText? {
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      if starts(bytes, with: "<!--", at: at) {
        hasOpenComment = hasOpenComment || !skip(past: "-->")
        if hasOpenComment { at += 1 }
      } else if starts(bytes, with: "<![CDATA[", at: at) {
        hasOpenSection = hasOpenSection || !skip(past: "]]>")
        if hasOpenSection { at += 1 }
      } else if let key = tag() {
        return key
      }
    }
    return nil
  }

  /// Goes past something that ends with `mark`; false, without going on, where it has no end.
  private mutating func skip(past mark: StaticString) -> Bool {
    for here in at..<bytes.count where starts(bytes, with: mark, at: here) {
      at = here + mark.utf8CodeUnitCount
      return true
    }
    return false
  }

  /// Goes past a tag, and gives the text behind it where that is a key of the first dictionary.
  private mutating func tag() -> RawText? {
    let start = at + 1
    at = start
    while at < bytes.count, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "<") {
      at += 1
    }
    guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else { return nil }
    at += 1
    let isEmpty = bytes[at - 2] == UInt8(ascii: "/")
    for name: StaticString in ["dict", "array"] {
      if starts(bytes, with: "/", at: start), starts(bytes, with: name, at: start + 1) {
        depth -= 1
      }
      if starts(bytes, with: name, at: start), !isEmpty { depth += 1 }
    }
    guard depth <= 1, starts(bytes, with: "key", at: start) else { return nil }
    let textStart = at
    if !isEmpty {
      while at < bytes.count, !starts(bytes, with: "</", at: at) {
        if starts(bytes, with: "<key", at: at) || starts(bytes, with: "<string", at: at) { break }
        at += 1
      }
    }
    return RawText(textStart, at, .markup)
  }
}
