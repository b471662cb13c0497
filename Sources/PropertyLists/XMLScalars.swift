/// What numbers, dates and data must look like, without which the system reads nothing from the file.
///
/// The rules are those of CFPropertyList.c; all of them ran, over texts made up at random.
extension XMLScanner {
  /// The value of `<integer>`, `<real>`, `<date>` or `<data>`, whose end tag it goes past.
  mutating func scalar(of tag: XMLTag) throws(PropertyListError) -> Node.Value {
    let start = at
    if tag == .real {
      // Only here references and CDATA sections stand for what they mean.
      let text = try text(of: tag).utf8(from: bytes)
      guard isReal(text) else { throw malformed(text[...], "number", at: start) }
      return .number(isZero: !isNonzero(text.prefix { $0 | 0x20 != UInt8(ascii: "e") }))
    }
    while at < end, bytes[at] != UInt8(ascii: "<") { at += 1 }
    guard at < end else { throw error("the file ends inside <\(tag.name)>") }
    let content = bytes[start..<at]
    switch tag {
    case .integer where !isInteger(content):
      throw malformed(content, "whole number of 64 bits", at: start)
    case .date where !isDate(content):
      throw malformed(content, "date like 2026-01-31T12:00:00Z", at: start)
    case .data where content.contains { $0 >= 0x80 }:
      throw malformed(content, "base64", at: start)
    default: try closeTag(tag)
    }
    return tag == .integer ? .number(isZero: !isNonzero(content)) : .other("\(tag.name)")
  }

  private func malformed(
    _ content: some Collection<UInt8>,
    _ kind: String,
    at start: Int
  ) -> PropertyListError {
    let shown = String(decoding: content.prefix(40), as: UTF8.self)
    return PropertyListError("'\(shown)' is no \(kind)", at: start, of: bytes)
  }
}

/// Whether white space, a sign, white space and digits follow one another; hexadecimal ones behind `0x`.
private func isInteger(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
  var rest = text.drop(while: isSpace)
  let sign = rest.first
  if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
    rest = rest.dropFirst().drop(while: isSpace)
  }
  let isHexadecimal =
    rest.first == UInt8(ascii: "0") && rest.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
  if isHexadecimal { rest = rest.dropFirst(2) }
  guard !rest.isEmpty else { return false }
  var value: UInt64 = 0
  for byte in rest {
    guard let digit = hexadecimalDigit(byte), isHexadecimal || digit < 10 else { return false }
    let (product, isOver) = value.multipliedReportingOverflow(by: isHexadecimal ? 16 : 10)
    let (sum, isOverToo) = product.addingReportingOverflow(UInt64(digit))
    guard !isOver, !isOverToo else { return false }
    value = sum
  }
  return sign != UInt8(ascii: "-") || value <= 1 << 63
}

/// Whether a well-formed number, without its exponent, has a digit that counts, or is the name of one.
private func isNonzero(_ number: some Sequence<UInt8>) -> Bool {
  let others = "0xX+-.".utf8
  return number.contains { $0 > 0x20 && $0 < 0x7F && !others.contains($0) }
}

/// Whether a decimal number follows white space, with nothing behind it; or a name of infinity or of no number.
private func isReal(_ text: [UInt8]) -> Bool {
  func digits(of text: inout ArraySlice<UInt8>) -> Int {
    let count = text.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    text.removeFirst(count)
    return count
  }
  func takeSign(of text: inout ArraySlice<UInt8>) {
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") { text.removeFirst() }
  }
  let names = ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"]
  if text.count <= 9, names.contains(String(decoding: text, as: UTF8.self).lowercased()) {
    return true
  }
  var rest = text.dropFirst(leadingSpace(of: text))
  takeSign(of: &rest)
  var count = digits(of: &rest)
  if rest.first == UInt8(ascii: ".") {
    rest.removeFirst()
    count += digits(of: &rest)
  }
  guard count > 0 else { return false }
  guard let exponent = rest.popFirst() else { return true }
  guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
  takeSign(of: &rest)
  return digits(of: &rest) > 0 && rest.isEmpty
}

/// How many bytes the white space before a number takes, which goes beyond that of XML.
private func leadingSpace(of text: [UInt8]) -> Int {
  var count = 0
  for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0, 0x2000...0x200B, 0x3000: count += UTF8.width(scalar)
    default: return count
    }
  }
  return count
}

/// Whether the text is a date in the one form there is; a year may be of any length and negative, and nothing is too large.
private func isDate(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  let rest = (text.first == UInt8(ascii: "-") ? text.dropFirst() : text).drop(while: isDigit)
  let form = "-00-00T00:00:00Z".utf8
  return rest.count == form.count
    && zip(rest, form).allSatisfy { byte, wanted in
      wanted == UInt8(ascii: "0") ? isDigit(byte) : byte == wanted
    }
}
