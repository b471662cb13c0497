/// The offset of the first byte that is not part of valid UTF-8; nil where all is.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  let count = bytes.count
  var at = 0
  while at < count {
    // Eight letters of ASCII at a time, or those before the first that is none.
    if at + 8 <= count {
      let others = eightBytes(bytes, at: at) & 0x8080_8080_8080_8080
      guard others != 0 else {
        at += 8
        continue
      }
      at += others.trailingZeroBitCount >> 3
    } else if bytes[at] < 0x80 {
      at += 1
      continue
    }
    let length = lengthOfScalar(bytes, at)
    guard length > 0 else { return at }
    at += length
  }
  return nil
}

/// How many bytes the scalar at `at`, which is not ASCII, takes; 0 where it is not valid (Unicode, table 3-7).
@inline(__always)
private func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
  let first = bytes[at]
  let rest = bytes.count - at
  guard rest >= 2 else { return 0 }
  let second = bytes[at + 1]
  switch first {
  case 0xC2...0xDF:
    return isContinuation(second) ? 2 : 0
  case 0xE0...0xEF:
    let isGood =
      switch first {
      case 0xE0: second >= 0xA0 && second <= 0xBF
      case 0xED: second >= 0x80 && second <= 0x9F
      default: isContinuation(second)
      }
    return isGood && rest >= 3 && isContinuation(bytes[at + 2]) ? 3 : 0
  case 0xF0...0xF4:
    let isGood =
      switch first {
      case 0xF0: second >= 0x90 && second <= 0xBF
      case 0xF4: second >= 0x80 && second <= 0x8F
      default: isContinuation(second)
      }
    return isGood && rest >= 4 && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3])
      ? 4 : 0
  default:
    return 0
  }
}

@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

/// The error of a text whose byte at `offset` is not UTF-8, with the encoding it seems to be in.
func invalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> PropertyListError {
  let digits = String(bytes[offset], radix: 16, uppercase: true)
  let hint = EncodingGuess(bytes, at: offset).hint
  return PropertyListError(
    "not valid UTF-8 at byte \(offset) (0x\(digits))\(hint)",
    at: offset,
    of: bytes
  )
}
