/// Looks for entries behind the place where the system stops reading, as a forgiving reader would.
struct TextRecovery {
  private var scanner: TextScanner

  /// Quotes without an end, each of which is looked for through the whole rest of the file.
  private var openQuotes = 0
  private static let openQuotesLimit = 20

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    scanner = TextScanner(bytes)
    scanner.keepsNodes = false
    // Errors may be as many as bytes, and none of them is shown.
    scanner.explains = false
    scanner.at = offset
  }

  /// At most `limit` keys, as often as they occur.
  mutating func keys(limit: Int) -> [RawText] {
    var keys: [RawText] = []
    var isBehindAString = false
    while keys.count < limit, openQuotes < Self.openQuotesLimit, scanner.skipSpace() {
      let start = scanner.at
      if scanner.isConflictMarker(start) {
        skipLine()
      } else if scanner.bytes[start] == UInt8(ascii: "=") {
        // A value whose key is what ended the table.
        scanner.at += 1
        if scanner.skipSpace() { _ = scanner.string() }
      } else if let key = scanner.string() {
        // A string behind one that nothing follows is a value whose '=' is missing, not a key alone.
        let mayStandAlone = key.start > start && !isBehindAString
        isBehindAString = !finishesEntry(mayStandAlone: mayStandAlone)
        if !isBehindAString { keys.append(key) }
      } else {
        if scanner.isQuote(start) { openQuotes += 1 }
        scanner.at += 1
      }
    }
    return keys
  }

  /// Whether a key is followed by a value or, where it may, stands alone.
  private mutating func finishesEntry(mayStandAlone: Bool) -> Bool {
    guard scanner.skipSpace() else { return false }
    if scanner.bytes[scanner.at] == UInt8(ascii: ";") {
      scanner.at += 1
      return mayStandAlone
    }
    guard scanner.bytes[scanner.at] == UInt8(ascii: "="), !scanner.isConflictMarker(scanner.at)
    else { return false }
    scanner.at += 1
    // What fails here is looked at again as the beginning of another entry.
    guard (try? scanner.value(depth: 1)) != nil else { return false }
    if scanner.skipSpace(), scanner.bytes[scanner.at] == UInt8(ascii: ";") { scanner.at += 1 }
    return true
  }

  private mutating func skipLine() {
    while scanner.at < scanner.end, !scanner.isNewline(scanner.at) { scanner.at += 1 }
  }
}
