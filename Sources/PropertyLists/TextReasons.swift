/// The sentences about text that does not parse.
extension TextScanner {
  /// An error at the next byte.
  func error(_ reason: String) -> PropertyListError { error(reason, at: at) }

  private func error(_ reason: String, at offset: Int) -> PropertyListError {
    explains ? PropertyListError(reason, at: offset, of: bytes) : unexplained
  }

  /// An error of which nothing is asked but that it is one.
  private var unexplained: PropertyListError { PropertyListError("malformed", offset: at) }

  /// An error at the next byte, where the end of something that begins at `start` should be.
  func missingEnd(_ end: Character, of what: String, since start: Int) -> PropertyListError {
    guard explains else { return unexplained }
    let line = SourcePosition(of: start, in: bytes).line
    return error("missing '\(end)' of the \(what) that begins on line \(line)")
  }

  /// An error for something that begins neither a string nor any other value.
  func unexpected(at offset: Int) -> PropertyListError {
    if isQuote(offset) {
      return error("an unterminated quoted string that starts here", at: offset)
    }
    if isConflictMarker(offset) { return error("a merge conflict marker", at: offset) }
    if offset < end, bytes[offset] == UInt8(ascii: ";") {
      return error("missing value before ';'", at: offset)
    }
    return error("unexpected character \(character(at: offset))", at: offset)
  }

  func malformedData(at start: Int) -> PropertyListError {
    guard explains else { return unexplained }
    return PropertyListError(
      isConflictMarker(start) ? "a merge conflict marker" : "malformed data between '<' and '>'",
      at: start,
      of: bytes
    )
  }

  func missingEquals(after keyEnd: Int, since start: Int) -> PropertyListError {
    missing("=", after: "key", from: start, to: keyEnd)
  }

  func missingSemicolon(after end: Int, since start: Int, _ what: String) -> PropertyListError {
    missing(";", after: what, from: start, to: end)
  }

  func missingBrace() -> PropertyListError {
    error("missing '}' at the end of the table" + hintAtComment())
  }

  /// An error at what stands in place of `mark`; behind the text before it where the file ends there.
  private func missing(
    _ mark: Character,
    after what: String,
    from start: Int,
    to textEnd: Int
  ) -> PropertyListError {
    guard explains else { return unexplained }
    var counter = PositionCounter(bytes)
    let first = counter.position(of: start).line
    let last = counter.position(of: textEnd)
    let next = counter.position(of: at)
    var reason = "missing '\(mark)' after the \(what)"
    guard at < end else {
      reason += hintAtComment()
      return PropertyListError(reason, offset: textEnd, position: last)
    }
    // Where the line of the text and the line that is named, as Apple's tools name it, differ, both are said.
    if next.line > last.line { reason += " on line \(last.line)" }
    if first < last.line { reason += "; it begins on line \(first): is a quote missing there?" }
    return PropertyListError(reason + hint(behind: textEnd), offset: at, position: next)
  }

  private func hintAtComment() -> String {
    guard let openComment else { return "" }
    let line = SourcePosition(of: openComment, in: bytes).line
    return "; the comment that begins on line \(line) has no end"
  }

  /// What may have gone wrong where something else follows the text that ends at `textEnd`.
  private func hint(behind textEnd: Int) -> String {
    if isConflictMarker(at) { return "; a merge conflict marker follows" }
    guard textEnd > 0, at == textEnd else { return "" }
    if isQuote(textEnd - 1) {
      let quote = Character(Unicode.Scalar(bytes[textEnd - 1]))
      return "; a quote inside a text is written \\\(quote)"
    }
    let structure: StaticString = "{}()<>=,;"
    let isStructure = (0..<structure.utf8CodeUnitCount).contains {
      structure.utf8Start[$0] == bytes[at]
    }
    guard !isStructure else { return "" }
    return isBare(bytes[textEnd - 1]) ? "; \(character(at: at)) needs quotes around the text" : ""
  }

  /// Why the system drops what follows here without a word.
  func truncationReason() -> String {
    guard at < end else { return "the table ends here" }
    if isQuote(at) { return "an unterminated quoted string that starts here ends the table" }
    if isConflictMarker(at) { return "a merge conflict marker ends the table here" }
    switch bytes[at] {
    case UInt8(ascii: ";"): return "an extra ';' ends the table here"
    case UInt8(ascii: "}"): return "a '}' without '{' ends the table here"
    case UInt8(ascii: "="): return "a '=' without a key ends the table here"
    case UInt8(ascii: "#"): return "'#' begins no comment and ends the table here"
    case UInt8(ascii: "*") where at + 1 < end && bytes[at + 1] == UInt8(ascii: "/"):
      return "'*/' outside of a comment ends the table here; comments do not nest"
    default: return "unexpected character \(character(at: at)) ends the table here"
    }
  }

  func isQuote(_ offset: Int) -> Bool {
    offset < end && (bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'"))
  }

  /// Whether a line begins here that version control leaves where two versions clash.
  func isConflictMarker(_ offset: Int) -> Bool {
    guard offset == textStart(of: bytes) || (offset > 0 && offset < end && isNewline(offset - 1))
    else { return false }
    return ["<<<<<<<", "=======", ">>>>>>>"].contains { starts(bytes, with: $0, at: offset) }
  }

  func isNewline(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  /// The character at `offset` for people: itself in quotes if it is ASCII, else by its number.
  private func character(at offset: Int) -> String {
    guard offset < end else { return "at the end of the file" }
    let text = String(decoding: bytes[offset..<min(offset + 4, end)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "at the end of the file" }
    if scalar.value > 0x20, scalar.value < 0x7F { return "'\(scalar)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch scalar.value {
    case 0x201C, 0x201D, 0x201E, 0x2018, 0x2019: return number + " (a curly quote)"
    case 0xA0, 0x202F, 0x2007: return number + " (a no-break space)"
    case 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF: return number + " (an invisible character)"
    default: return number
    }
  }
}
