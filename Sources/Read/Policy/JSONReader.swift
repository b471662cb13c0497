internal import Diagnostics
internal import Model

/// Reads JSON with comments and trailing commas into values that know their places.
///
/// Slips whose meaning is plain (a forgotten comma, a name without quotes) are noted and read as meant, so that one run
/// reports them all; anything else ends the reading.
struct JSONReader {
  private var scanner: JSONScanner

  /// How deep lists and objects may lie in each other.
  static let depthLimit = 512

  private init(_ scanner: JSONScanner) { self.scanner = scanner }

  /// The value of the text, nil where it makes no sense, and what is wrong with the text.
  static func read(_ bytes: [UInt8], file: String) -> (value: JSONValue?, problems: [Problem]) {
    var reader = JSONReader(JSONScanner(bytes, file: file))
    do throws(JSONScanner.Stop) {
      let value = try reader.readDocument()
      return (value, reader.scanner.problems)
    } catch {
      return (nil, reader.scanner.problems)
    }
  }

  private mutating func readDocument() throws(JSONScanner.Stop) -> JSONValue {
    try scanner.skipSpace()
    guard scanner.byte != nil else { throw scanner.stop("the file says nothing") }
    let value = try readValue(depth: 0)
    try scanner.skipSpace()
    guard scanner.byte == nil else {
      throw scanner.stop("expected the end of the file, found \(scanner.found)")
    }
    return value
  }

  /// Reads a value, which begins here.
  private mutating func readValue(depth: Int) throws(JSONScanner.Stop) -> JSONValue {
    let position = scanner.position
    guard let byte = scanner.byte else { throw unexpected("a value") }
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try readMembers(depth: depth + 1))
    case UInt8(ascii: "["): content = .list(try readElements(depth: depth + 1))
    case _ where byte.isQuote: content = .text(try scanner.readText())
    case _ where byte.isWord: content = readWord()
    default: throw unexpected("a value")
    }
    return JSONValue(content: content, position: position)
  }

  private mutating func readWord() -> JSONValue.Content {
    let position = scanner.position
    let word = scanner.take(while: \.isWord)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case _ where isNumber(word): return .number(word)
    default:
      let advice = "texts stand in double quotes"
      scanner.note("\(quoted(word)) is no value", advice: advice, at: position)
      return .unreadable
    }
  }
}

extension JSONReader {
  private mutating func readElements(depth: Int) throws(JSONScanner.Stop) -> [JSONValue] {
    let start = try open("[", depth: depth)
    var elements: [JSONValue] = []
    while try !close("]", from: start, "[") {
      elements.append(try readValue(depth: depth))
      try separate(from: "]")
    }
    return elements
  }

  private mutating func readMembers(depth: Int) throws(JSONScanner.Stop) -> [JSONMember] {
    let start = try open("{", depth: depth)
    var members: [JSONMember] = []
    while try !close("}", from: start, "{") {
      let position = scanner.position
      let name = try readName()
      try skipColon(after: name)
      members.append(
        JSONMember(name: name, position: position, value: try readValue(depth: depth))
      )
      try separate(from: "}")
    }
    return members
  }

  /// Goes over an opening bracket and returns its place.
  private mutating func open(
    _ bracket: Unicode.Scalar,
    depth: Int
  ) throws(JSONScanner.Stop) -> TextPosition {
    let start = scanner.position
    guard depth <= Self.depthLimit else {
      throw scanner.stop("nested deeper than \(Self.depthLimit) levels")
    }
    _ = scanner.skip(bracket)
    return start
  }

  /// Whether the closing bracket is here; goes over it, and over commas that separate nothing.
  private mutating func close(
    _ bracket: Unicode.Scalar,
    from start: TextPosition,
    _ opening: Unicode.Scalar
  ) throws(JSONScanner.Stop) -> Bool {
    try scanner.skipSpace()
    while scanner.byte == UInt8(ascii: ",") {
      scanner.note("a ',' too many")
      scanner.advance()
      try scanner.skipSpace()
    }
    let isEnd = scanner.byte.map { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}") } ?? true
    if isEnd, scanner.byte != UInt8(ascii: bracket) {
      throw unexpected("'\(bracket)' for the '\(opening)' in line \(start.line)")
    }
    return scanner.skip(bracket)
  }

  /// Goes over the comma behind a value; without one, only the closing bracket may follow.
  private mutating func separate(from bracket: Unicode.Scalar) throws(JSONScanner.Stop) {
    let end = scanner.position
    try scanner.skipSpace()
    guard let byte = scanner.byte, byte != UInt8(ascii: bracket), !scanner.skip(",") else { return }
    if scanner.skip(";") { return scanner.note("';' in place of ','", at: end) }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["),
      _ where byte.isQuote || byte.isWord:
      scanner.note("expected ',' or '\(bracket)' after the value", at: end)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return
    default: throw unexpected("',' or '\(bracket)'")
    }
  }

  private mutating func readName() throws(JSONScanner.Stop) -> String {
    guard let byte = scanner.byte, !byte.isQuote else { return try scanner.readText() }
    guard byte.isWord else { throw unexpected("a name in double quotes or '}'") }
    let position = scanner.position
    let name = scanner.take(while: \.isWord)
    let advice = "write \"\(shortened(name))\""
    scanner.note("the name \(quoted(name)) has no quotes", advice: advice, at: position)
    return name
  }

  private mutating func skipColon(after name: String) throws(JSONScanner.Stop) {
    try scanner.skipSpace()
    if !scanner.skip(":") {
      guard scanner.byte == UInt8(ascii: "=") else {
        throw unexpected("':' after the name \(quoted(name))")
      }
      scanner.note("'=' after the name \(quoted(name))", advice: "write ':'")
      scanner.advance()
    }
    try scanner.skipSpace()
  }

  /// Notes what should have been here and what is.
  private mutating func unexpected(_ expected: String) -> JSONScanner.Stop {
    let advice: String? =
      switch scanner.found {
      case "'/'", "'#'": "comments begin with '//'"
      case "'\u{201C}'", "'\u{201D}'", "'\u{201E}'", "'\u{AB}'", "'\u{BB}'":
        "use straight double quotes"
      default: nil
      }
    return scanner.stop("expected \(expected), found \(scanner.found)", advice: advice)
  }
}

/// Whether the word is a number as JSON writes them: `-1`, `0.5`, `2e10`.
private func isNumber(_ word: String) -> Bool {
  var rest = Substring(word)
  if rest.first == "-" { rest.removeFirst() }
  let whole = rest.prefix(while: \.isASCIIDigit)
  guard !whole.isEmpty, whole == "0" || whole.first != "0" else { return false }
  rest = rest.dropFirst(whole.count)
  if rest.first == "." {
    let digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { return false }
    rest = rest.dropFirst(1 + digits.count)
  }
  guard rest.first == "e" || rest.first == "E" else { return rest.isEmpty }
  rest = rest.dropFirst()
  if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
  return !rest.isEmpty && rest.allSatisfy(\.isASCIIDigit)
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
