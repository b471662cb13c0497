/// Walks over the old text form of property lists (tables.md 3), whose text is UTF-8.
struct TextScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  /// The next byte to be read.
  var at: Int

  /// Where each remark first applies, and how often.
  var remarks: [Remark: Occurrences] = [:]

  /// Where a comment begins that has no end.
  var openComment: Int?

  /// Whether values are kept as nodes; else they are only walked over.
  var keepsNodes = true

  /// Whether an error says what is wrong and where, which costs a walk over all of the text before it.
  var explains = true

  /// How many elements of lists were broken without harm.
  var forgiven = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
    at = textStart(of: bytes)
  }

  mutating func remark(_ remark: Remark, at offset: Int) {
    add(Occurrences(first: offset, count: 1), to: remark)
  }

  private mutating func add(_ more: Occurrences?, to remark: Remark) {
    guard let more else { return }
    remarks[remark, default: Occurrences(first: more.first, count: 0)].count += more.count
  }

  /// Goes past white space and comments, and says whether anything is left.
  mutating func skipSpace() -> Bool {
    while true {
      var here = at
      while here < end, isSpace(bytes[here]) { here &+= 1 }
      at = here
      guard here < end else { return false }
      // Nearly all that follows white space begins with a quote.
      guard bytes[here] == UInt8(ascii: "/") || bytes[here] == 0xE2, skipLongSpace() else {
        return true
      }
    }
  }

  /// Goes past a comment or a separator; false where none begins here.
  private mutating func skipLongSpace() -> Bool {
    guard bytes[at] == UInt8(ascii: "/") else {
      guard isSeparator(at) else { return false }
      at += 3
      return true
    }
    guard at + 1 < end else { return false }
    switch bytes[at + 1] {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): skipComment()
    default: return false
    }
    return true
  }

  /// Whether U+2028 or U+2029, the only white space beyond ASCII, stands at `offset`.
  private func isSeparator(_ offset: Int) -> Bool {
    offset + 2 < end && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
  }

  private mutating func skipLineComment() {
    at += 2
    while at < end {
      switch bytes[at] {
      case 0x0A, 0x0D: return
      case 0xE2 where isSeparator(at): return
      default: at += 1
      }
    }
  }

  private mutating func skipComment() {
    let start = at
    let star = UInt8(ascii: "*")
    var here = at + 2
    while true {
      here = firstPlace(of: star, or: star, in: bytes, from: here, to: end)
      guard here < end else { break }
      if here + 1 < end, bytes[here + 1] == UInt8(ascii: "/") {
        at = here + 2
        return
      }
      if here > start + 2, bytes[here - 1] == UInt8(ascii: "/") {
        remark(.commentInsideComment, at: here - 1)
      }
      here += 1
    }
    at = end
    openComment = start
    remark(.unterminatedComment, at: start)
  }

  /// Reads a quoted string or a bareword; nil where there is none.
  ///
  /// Goes past a quote that has no end, as the system does, and no further: what encloses it may end there.
  mutating func string() -> RawText? {
    guard at < end else { return nil }
    let start = at
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") { return quoted() }
    while at < end, isBare(bytes[at]) { at += 1 }
    return at > start ? RawText(start, at, .plain) : nil
  }

  private mutating func quoted() -> RawText? {
    let quote = bytes[at]
    let start = at + 1
    var escapes = OddEscapes()
    var form = RawText.Form.plain
    var here = start
    while true {
      here = firstPlace(of: quote, or: UInt8(ascii: "\\"), in: bytes, from: here, to: end)
      guard here < end else { break }
      if bytes[here] == quote {
        at = here + 1
        if form == .escaped {
          add(escapes.octal, to: .octalEscape)
          add(escapes.notAnEscape, to: .notAnEscape)
        }
        return RawText(start, here, form)
      }
      form = .escaped
      escapes.judge(bytes, at: here)
      here += 2
    }
    at = start
    return nil
  }
}

/// The escapes of a text that are worth a remark.
private struct OddEscapes {
  var octal: Occurrences?
  var notAnEscape: Occurrences?

  mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset + 1 < bytes.count else { return }
    switch bytes[offset + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      octal = octal.plusOne(at: offset)
    case UInt8(ascii: "u") where hasDigits(bytes, offset + 2, 4),
      UInt8(ascii: "x") where hasDigits(bytes, offset + 2, 2):
      notAnEscape = notAnEscape.plusOne(at: offset)
    default:
      // The others mean something, or are a backslash too many, without which they read as they are meant.
      break
    }
  }

  private func hasDigits(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ count: Int) -> Bool {
    offset + count <= bytes.count
      && bytes[offset..<(offset + count)].allSatisfy { hexadecimalDigit($0) != nil }
  }
}

extension Occurrences? {
  fileprivate func plusOne(at offset: Int) -> Occurrences {
    Occurrences(first: self?.first ?? offset, count: (self?.count ?? 0) + 1)
  }
}

/// Whether `byte` is white space of ASCII.
@inline(__always)
private func isSpace(_ byte: UInt8) -> Bool {
  // One bit for each: space, and from tab to carriage return.
  let set: UInt64 = 0x1_0000_3E00
  return byte <= 0x20 && set &>> UInt64(byte) & 1 != 0
}

/// Whether `byte` may stand in a string without quotes: `A-Z a-z 0-9 _ $ / : . -`.
@inline(__always)
func isBare(_ byte: UInt8) -> Bool {
  // One bit for each letter of ASCII.
  let set: UInt64 = byte < 64 ? 0x07FF_E010_0000_0000 : byte < 128 ? 0x07FF_FFFE_87FF_FFFE : 0
  return set >> UInt64(byte & 63) & 1 != 0
}
