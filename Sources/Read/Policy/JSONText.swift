internal import Model

extension JSONScanner {
  /// Reads a text in quotes, which begins here.
  mutating func readText() throws(Stop) -> String {
    let start = position
    guard let quote = byte, quote.isQuote else {
      throw stop("expected a text in double quotes, found \(found)")
    }
    if quote != UInt8(ascii: "\"") {
      note("a text in single quotes", advice: "write it in double quotes", at: start)
    }
    advance()
    var text = ""
    while true {
      text += take { $0 != quote && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
      switch byte {
      case quote:
        advance()
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(readEscape())
      case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let mark = String(UnicodeScalar(quote))
        throw stop("the text has no \(mark) at the end of its line", at: start)
      case let control?:
        let code = hex(UInt32(control))
        note("control character U+\(code) in a text", advice: "write '\\u\(code)'")
        advance()
      }
      try stopIfFull()
    }
  }

  /// Reads an escape, which begins here; one that means nothing is noted and gives U+FFFD.
  private mutating func readEscape() -> Unicode.Scalar {
    let start = position
    advance()
    if byte == UInt8(ascii: "u") {
      advance()
      return readUnit(from: start)
    }
    let scalar: Unicode.Scalar? =
      switch byte {
      case UInt8(ascii: "\""): "\""
      case UInt8(ascii: "'"): "'"
      case UInt8(ascii: "\\"): "\\"
      case UInt8(ascii: "/"): "/"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    // What does not belong to an escape stays where it is: it may end the text.
    guard let scalar else {
      note("a backslash that escapes nothing", advice: #"write '\\' for a backslash"#, at: start)
      return "\u{FFFD}"
    }
    advance()
    return scalar
  }

  /// Reads what follows `\u`: four digits, and the second half where they are half a character.
  private mutating func readUnit(from start: TextPosition) -> Unicode.Scalar {
    guard let unit = readDigits() else {
      note(#"'\u' without four hexadecimal digits"#, at: start)
      return "\u{FFFD}"
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, byte == UInt8(ascii: "\\"), next == UInt8(ascii: "u") {
      advance()
      advance()
      if let low = readDigits(), 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    note("'\\u\(hex(unit))' is half a character", advice: "write both halves", at: start)
    return "\u{FFFD}"
  }

  /// The value of four hexadecimal digits; nil where there are fewer.
  private mutating func readDigits() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}

/// Four digits at least.
private func hex(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
