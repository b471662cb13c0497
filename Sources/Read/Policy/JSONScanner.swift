internal import Diagnostics
internal import Model

/// Walks over the bytes of a JSON text, knows the place, and collects what is wrong.
struct JSONScanner {
  /// Ends the reading of a text that nobody can make sense of; the problem has been noted.
  struct Stop: Error {}

  private(set) var problems: [Problem] = []
  private(set) var position = TextPosition(line: 1, column: 1)
  private let bytes: [UInt8]
  private let file: String
  private var index: Int

  /// Begins at the first character of valid UTF-8, behind a byte order mark.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    index = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// The byte here; nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The byte after this one.
  var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  /// Goes one byte on; CR, LF and both together end a line.
  mutating func advance() {
    guard let byte else { return }
    index += 1
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && self.byte != UInt8(ascii: "\n") {
      position = TextPosition(line: position.line + 1, column: 1)
    } else if self.byte.map({ $0 & 0xC0 != 0x80 }) ?? true {
      // The column counts characters, so it grows where the next one begins.
      position.column += 1
    }
  }

  /// Goes over `expected` if it is here.
  mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    advance()
    return true
  }

  /// Goes over white space and comments, unless there is more wrong than anyone reads.
  mutating func skipSpace() throws(Stop) {
    try stopIfFull()
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { advance() }
  }

  private mutating func skipComment() throws(Stop) {
    let start = position
    advance()
    advance()
    while byte != UInt8(ascii: "*") || next != UInt8(ascii: "/") {
      guard byte != nil else { throw stop("the comment has no '*/' at its end", at: start) }
      advance()
    }
    advance()
    advance()
  }

  /// The bytes from here on that satisfy `predicate`.
  mutating func take(while predicate: (UInt8) -> Bool) -> String {
    let start = index
    while let byte, predicate(byte) { advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension JSONScanner {
  /// Notes a problem, here or elsewhere.
  mutating func note(_ message: String, advice: String? = nil, at place: TextPosition? = nil) {
    guard !isFull else { return }
    let place = place ?? position
    let location = SourceLocation(file: file, line: place.line, column: place.column)
    problems.append(Problem(message, advice: advice, at: location))
  }

  /// Whether more problems than anyone reads were noted, so that the reading may end.
  private var isFull: Bool { problems.count > problemLimit }

  /// Ends the reading of a text with more problems than anyone reads.
  func stopIfFull() throws(Stop) {
    guard !isFull else { throw Stop() }
  }

  /// Notes the problem that ends the reading.
  mutating func stop(
    _ message: String,
    advice: String? = nil,
    at place: TextPosition? = nil
  ) -> Stop {
    note(message, advice: advice, at: place)
    return Stop()
  }

  /// What is here, for messages: a word, a single character or the end.
  var found: String {
    guard let byte else { return "the end of the file" }
    if byte.isWord {
      return
        "'\(String(decoding: bytes[index...].prefix(while: \.isWord).prefix(40), as: UTF8.self))'"
    }
    let character = bytes[index...].prefix(1) + bytes[(index + 1)...].prefix { $0 & 0xC0 == 0x80 }
    return "'\(printable(character))'"
  }
}

/// What some editors put before UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension UInt8 {
  /// Whether names, numbers and words are made of it.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether a text begins with it; single quotes are a mistake that is understood.
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
