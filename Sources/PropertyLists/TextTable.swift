/// Reads the entries of a table in the text form.
struct TextTable {
  private var scanner: TextScanner
  private let isBraced: Bool
  private var isFirst = true
  private var isDone = false
  private(set) var truncation: Truncation?

  var remarks: [Remark: Occurrences] { scanner.remarks }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws(PropertyListError) {
    scanner = TextScanner(bytes)
    scanner.at = start
    scanner.keepsNodes = false
    let isSomething = scanner.skipSpace()
    isBraced = isSomething && bytes[scanner.at] == UInt8(ascii: "{")
    if isBraced {
      scanner.remark(.bracesAroundTable, at: scanner.at)
      scanner.at += 1
    }
  }

  @inline(__always)
  mutating func next(into entry: inout TableEntry) throws(PropertyListError) -> Bool {
    guard !isDone else { return false }
    let isAtEnd = !scanner.skipSpace()
    if !isAtEnd, scanner.commonEntry(&entry) {
      isFirst = false
      return true
    }
    guard let next = try isAtEnd ? finish(at: scanner.end) : uncommonEntry(at: scanner.at) else {
      return false
    }
    entry = next
    return true
  }

  /// Reads the entry that begins at `offset`, in any spelling.
  private mutating func uncommonEntry(at offset: Int) throws(PropertyListError) -> TableEntry? {
    guard let key = scanner.string() else { return try finish(at: offset) }
    if isFirst, !isBraced { try refuseLoneString(at: offset) }
    isFirst = false
    guard try scanner.hasValue(after: key) else {
      scanner.remark(.keyWithoutValue, at: offset)
      try scanner.finishPair(since: offset)
      return TableEntry(key: key, value: key, kind: .text, offset: offset)
    }
    guard scanner.skipSpace() else { throw scanner.error("missing value at the end of the file") }
    let start = scanner.at
    var entry = TableEntry(key: key, value: .empty, kind: .text, offset: offset)
    if let value = scanner.string() {
      entry.value = value
    } else {
      let first = scanner.bytes[start]
      scanner.at = start
      _ = try scanner.value(depth: 1)
      entry.value = RawText(start, scanner.at, .plain)
      entry.kind = first == UInt8(ascii: "{") ? .dictionary : .other
      // In braces this is a property list, where such values are nothing odd.
      if !isBraced { scanner.remark(.valueNotAString, at: start) }
    }
    try scanner.finishPair(since: start)
    return entry
  }

  /// Refuses a file that holds one string and nothing else.
  private func refuseLoneString(at offset: Int) throws(PropertyListError) {
    var rest = scanner
    guard !rest.skipSpace() else { return }
    throw PropertyListError(.noDictionary, at: offset, of: scanner.bytes)
  }

  /// Judges what stands at `offset`, where a key should.
  private mutating func finish(at offset: Int) throws(PropertyListError) -> TableEntry? {
    isDone = true
    if isBraced {
      guard offset < scanner.end else { throw scanner.missingBrace() }
      guard scanner.skipSpace(), scanner.bytes[scanner.at] == UInt8(ascii: "}") else {
        throw scanner.unexpected(at: offset)
      }
      scanner.at += 1
      guard !scanner.skipSpace() else { throw scanner.error("text after the closing '}'") }
    } else if offset < scanner.end {
      scanner.at = offset
      if isFirst { throw try firstError() }
      truncation = Truncation(reason: scanner.truncationReason(), offset: offset)
    }
    if let comment = scanner.openComment {
      truncation = Truncation(
        reason: "a comment that starts here has no end and hides the rest of the file",
        offset: comment
      )
    }
    return nil
  }

  /// The error of a file that does not begin with a string.
  private mutating func firstError() throws(PropertyListError) -> PropertyListError {
    let start = scanner.at
    _ = try scanner.value(depth: 0)
    return PropertyListError(.noDictionary, at: start, of: scanner.bytes)
  }
}

extension String {
  static let noDictionary = "the top-level object is not a dictionary"
}
