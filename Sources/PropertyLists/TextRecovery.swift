/// Looks for entries where the system reads none, as a forgiving reader would.
///
/// A quote too many or too few turns all texts behind it inside out, so that a text begins at the end of one line and goes
/// on in the next. Where such a text makes no sense, what follows its first line is read again.
package struct TextRecovery {
  private var scanner: TextScanner

  /// Quotes without an end, each of which is looked for through the whole rest of the file.
  private var openQuotes = 0
  private static let openQuotesLimit = 20

  /// How many bytes may be read again, so that a forged file costs no more than some times its length.
  private var room: Int

  /// Whether what precedes makes no entry, so that a string behind it is a value, or part of one, and no key alone.
  private var isBehindAString = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    scanner = TextScanner(bytes)
    scanner.keepsNodes = false
    // Errors may be as many as bytes, and none of them is shown.
    scanner.explains = false
    scanner.at = offset
    room = 4 * bytes.count
  }

  /// The next key, be it one that was there before; nil at the end.
  package mutating func next() -> RawText? {
    while openQuotes < Self.openQuotesLimit, scanner.skipSpace() {
      let start = scanner.at
      if scanner.isConflictMarker(start) {
        skipLine()
      } else if scanner.bytes[start] == UInt8(ascii: "=") {
        // A value whose key is what ended the table.
        scanner.at += 1
        if scanner.skipSpace() { skipString() }
      } else if let key = scanner.string() {
        let mayStandAlone = key.start > start && !isBehindAString
        if finishesEntry(mayStandAlone: mayStandAlone) { return key }
        isBehindAString = !readAgain(behindFirstLineOf: key)
      } else {
        if scanner.isQuote(start) { openQuotes += 1 }
        scanner.at = start + 1
      }
    }
    return nil
  }

  /// Whether a key is followed by a value or, where it may, stands alone or lacks its `=`.
  private mutating func finishesEntry(mayStandAlone: Bool) -> Bool {
    guard scanner.skipSpace() else { return false }
    switch scanner.bytes[scanner.at] {
    case UInt8(ascii: ";"):
      scanner.at += 1
      isBehindAString = false
      return mayStandAlone
    case UInt8(ascii: "=") where !scanner.isConflictMarker(scanner.at):
      scanner.at += 1
      skipValue()
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return mayStandAlone && finishesStringAndSemicolon()
    default:
      return false
    }
  }

  /// Goes past a string with a `;` behind it.
  private mutating func finishesStringAndSemicolon() -> Bool {
    let start = scanner.at
    if scanner.string() != nil, finishesPair() { return true }
    scanner.at = start
    return false
  }

  private mutating func finishesPair() -> Bool {
    guard scanner.skipSpace(), scanner.bytes[scanner.at] == UInt8(ascii: ";") else { return false }
    scanner.at += 1
    isBehindAString = false
    return true
  }

  /// Goes past what can be told to be a value; what follows that is looked at as the beginning of another entry.
  private mutating func skipValue() {
    isBehindAString = false
    guard scanner.skipSpace() else { return }
    let start = scanner.at
    if let value = scanner.string() {
      let end = scanner.at
      guard !finishesPair(), !readAgain(behindFirstLineOf: value) else { return }
      isBehindAString = !(end..<scanner.at).contains(where: scanner.isNewline)
    } else if scanner.isQuote(start) {
      openQuotes += 1
      skipLine()
    } else if (try? scanner.value(depth: 1)) != nil {
      _ = finishesPair()
    }
  }

  /// Goes back to the end of the first line of a text that has several; false where it has one.
  private mutating func readAgain(behindFirstLineOf text: RawText) -> Bool {
    guard let lineEnd = (text.start..<text.end).first(where: scanner.isNewline),
      scanner.at - lineEnd <= room
    else { return false }
    room -= scanner.at - lineEnd
    scanner.at = lineEnd
    return true
  }

  private mutating func skipString() {
    let start = scanner.at
    if scanner.string() == nil, scanner.isQuote(start) { openQuotes += 1 }
  }

  private mutating func skipLine() {
    while scanner.at < scanner.end, !scanner.isNewline(scanner.at) { scanner.at += 1 }
  }
}
