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
    case .utf16:
      for at in stride(from: 0, to: source.count - 1, by: 2) {
        appendUnit(UInt16(source[at]) << 8 | UInt16(source[at + 1]), to: &text)
      }
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
