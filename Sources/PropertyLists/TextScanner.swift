/// Walks over the old text form of property lists (tables.md 3), whose text is UTF-8.
struct TextScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  /// The next byte to be read.
  var at: Int

  /// Where each remark first applies.
  var remarks: [Remark: Int] = [:]

  /// Where a comment begins that has no end.
  var openComment: Int?

  /// Whether values are kept as nodes; else they are only walked over.
  var keepsNodes = true

  /// Whether an error says what is wrong and where, which costs a walk over all of the text before it.
  var explains = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
    at = textStart(of: bytes)
  }

  mutating func remark(_ remark: Remark, at offset: Int) {
    if remarks[remark] == nil { remarks[remark] = offset }
  }

  /// Goes past white space and comments, and says whether anything is left.
  mutating func skipSpace() -> Bool {
    while at < end {
      switch bytes[at] {
      case 0x20, 0x09...0x0D:
        at += 1
      case UInt8(ascii: "/"):
        guard at + 1 < end else { return true }
        switch bytes[at + 1] {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): skipComment()
        default: return true
        }
      case 0xE2 where isSeparator(at):
        at += 3
      default:
        return true
      }
    }
    return false
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
    at += 2
    while at < end {
      guard bytes[at] == UInt8(ascii: "*") else {
        at += 1
        continue
      }
      if at + 1 < end, bytes[at + 1] == UInt8(ascii: "/") {
        at += 2
        return
      }
      if at > start + 2, bytes[at - 1] == UInt8(ascii: "/") {
        remark(.commentInsideComment, at: at - 1)
      }
      at += 1
    }
    openComment = start
    remark(.unterminatedComment, at: start)
  }

  /// Reads a quoted string or a bareword; nil, without going on, where there is none or its quote has no end.
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
    var form = RawText.Form.plain
    var here = start
    while here < end {
      let byte = bytes[here]
      if byte == quote {
        at = here + 1
        return RawText(start, here, form)
      }
      if byte == UInt8(ascii: "\\") {
        form = .escaped
        judgeEscape(at: here)
        here += 2
      } else {
        here += 1
      }
    }
    return nil
  }

  private mutating func judgeEscape(at offset: Int) {
    guard offset + 1 < end else { return }
    switch bytes[offset + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      remark(.octalEscape, at: offset)
    case UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"),
      UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "U"), UInt8(ascii: "a"),
      UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"), 0x0A, 0x0D:
      break
    default:
      remark(.notAnEscape, at: offset)
    }
  }
}

/// Whether `byte` may stand in a string without quotes: `A-Z a-z 0-9 _ $ / : . -`.
@inline(__always)
func isBare(_ byte: UInt8) -> Bool {
  // One bit for each letter of ASCII.
  let set: UInt64 = byte < 64 ? 0x07FF_E010_0000_0000 : byte < 128 ? 0x07FF_FFFE_87FF_FFFE : 0
  return set >> UInt64(byte & 63) & 1 != 0
}
