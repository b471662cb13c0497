/// A string as it stands in the source, without quotes or tags around it.
package struct RawText: Hashable, Sendable {
  /// What to do to get its UTF-8.
  package enum Form: UInt8, Sendable {
    /// Nothing.
    case plain
    /// Replace the escapes of the text form.
    case escaped
    /// Replace the references and `CDATA` sections of XML.
    case markup
    /// Encode bytes of 80 to FF, which a binary property list calls ASCII and the system takes for Latin-1 (ran).
    case latin1
    /// Encode big-endian UTF-16.
    case utf16
  }

  package var start: Int
  package var end: Int
  package var form: Form

  package init(_ start: Int, _ end: Int, _ form: Form) {
    self.start = start
    self.end = end
    self.form = form
  }

  package static let empty = RawText(0, 0, .plain)

  package var count: Int { end - start }
}

extension RawText {
  /// Appends its UTF-8; a lone surrogate is three bytes, as no other text is.
  package func append(from bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    let source = UnsafeBufferPointer(rebasing: bytes[start..<end])
    switch form {
    case .plain: text.append(contentsOf: source)
    case .escaped: appendUnescaped(source, to: &text)
    case .markup: appendResolved(source, to: &text)
    case .latin1: for byte in source { appendScalar(UInt32(byte), to: &text) }
    case .utf16: transcodeUTF16(source, from: 0, isBigEndian: true, into: &text)
    }
  }

  /// Its UTF-8.
  package func utf8(from bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    append(from: bytes, to: &text)
    return text
  }

  /// The text for people: a lone surrogate, which no Swift string can hold, is U+FFFD.
  package func string(from bytes: UnsafeBufferPointer<UInt8>) -> String {
    form == .plain
      ? String(decoding: bytes[start..<end], as: UTF8.self)
      : String(decoding: utf8(from: bytes), as: UTF8.self)
  }
}

extension RawText {
  /// Whether the text is empty.
  package func isEmpty(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Only XML can spell nothing in more than no bytes: `<![CDATA[]]>`.
    start == end || (form == .markup && utf8(from: bytes).isEmpty)
  }

  /// Whether this is the text `other`, which is ASCII.
  package func reads(_ other: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    other.withUTF8Buffer { other in
      form == .plain
        ? count == other.count && bytes[start..<end].elementsEqual(other)
        : utf8(from: bytes).elementsEqual(other)
    }
  }

  /// Whether two texts of the same bytes are equal, code unit by code unit.
  package func isEqual(to other: RawText, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard self != other else { return true }
    if form == other.form {
      if count == other.count, areEqual(bytes, start, other.start, count) { return true }
      if form == .plain || form == .latin1 || form == .utf16 { return false }
    }
    guard mayBeEqual(to: other, in: bytes) else { return false }
    return utf8(from: bytes) == other.utf8(from: bytes)
  }

  /// A cheap look at the first byte and the length; replacing escapes makes no text longer.
  private func mayBeEqual(to other: RawText, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch (form, other.form) {
    case (.plain, .escaped), (.plain, .markup):
      guard other.count > count, count > 0 else { return other.count > count }
      let first = bytes[other.start]
      return first == bytes[start] || first == UInt8(ascii: "\\") || first == UInt8(ascii: "&")
        || first == UInt8(ascii: "<")
    case (.plain, .utf16):
      // In a binary file plain texts are ASCII, of which each byte is a unit with a zero before it.
      return other.count == 2 * count && count > 0 && bytes[other.start] == 0
        && bytes[other.start + 1] == bytes[start]
    case (.plain, .latin1), (.latin1, .plain):
      return false
    case (.latin1, .utf16):
      return other.count == 2 * count
    case (.escaped, .plain), (.markup, .plain), (.utf16, .plain), (.utf16, .latin1):
      return other.mayBeEqual(to: self, in: bytes)
    default:
      return true
    }
  }
}

private func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ a: Int, _ b: Int, _ count: Int) -> Bool
{
  var index = 0
  while index < count {
    guard bytes[a + index] == bytes[b + index] else { return false }
    index += 1
  }
  return true
}
