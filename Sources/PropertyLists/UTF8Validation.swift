/// The offset of the first byte that is not part of valid UTF-8; nil where all is.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var at = 0
  // A block looks at the three bytes before it.
  while at < min(3, bytes.count) {
    let length = lengthOfScalar(bytes, at)
    guard length > 0 else { return at }
    at += length
  }
  at = skipValidBlocks(bytes, from: at)
  while at < bytes.count {
    let length = lengthOfScalar(bytes, at)
    guard length > 0 else { return at }
    at += length
  }
  return nil
}

/// Goes past blocks of valid UTF-8, back to where the last scalar in them begins, which may be cut off.
///
/// Before `start`, where a scalar begins, are at least three bytes unless there are no more.
private func skipValidBlocks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start }
  var at = start
  let last = bytes.count - 2 * UTF8Block.width
  while at <= last {
    // Two together, to ask half as often.
    let (one, two) = (UTF8Block(base, at: at), UTF8Block(base, at: at &+ UTF8Block.width))
    guard hasHighestBits(one.unusual | two.unusual) else {
      at &+= 2 * UTF8Block.width
      continue
    }
    guard let next = skipUnusualBlocks(base, from: at, to: last) else { break }
    at = next
  }
  guard at > start else { return start }
  repeat { at -= 1 } while at > start && isContinuation(bytes[at])
  return at
}

/// Goes past valid blocks up to one behind that holds nothing unusual; nil where they are not valid.
///
/// Only a scalar of more than two bytes can lack its end so far behind that the quick test of the next blocks, which looks
/// one byte back, does not see it. Not inlined, so that each loop has the registers for its numbers.
@inline(never)
private func skipUnusualBlocks(_ base: UnsafeRawPointer, from start: Int, to last: Int) -> Int? {
  var at = start
  while at <= last {
    let (one, two) = (UTF8Block(base, at: at), UTF8Block(base, at: at &+ UTF8Block.width))
    guard !hasHighestBits(one.wrong | two.wrong) else { return nil }
    at &+= 2 * UTF8Block.width
    guard hasHighestBits(one.unusual | two.unusual) else { break }
  }
  return at
}

@inline(__always)
private func hasHighestBits(_ words: UTF8Block.Words) -> Bool {
  (words[0] | words[1]) & 0x8080_8080_8080_8080 != 0
}

/// How many bytes the scalar at `at` takes; 0 where it is not valid (Unicode, table 3-7).
@inline(__always)
private func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
  let first = bytes[at]
  guard first >= 0x80 else { return 1 }
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
