extension TextScanner {
  /// Reads `"key" = "value";` in just this spelling, which nearly all entries have, and without escapes.
  ///
  /// Nil, without going on, for every other: it only saves the time of looking for white space and comments in each gap.
  @inline(__always)
  mutating func commonPair() -> (key: RawText, value: RawText)? {
    guard at < end, bytes[at] == UInt8(ascii: "\"") else { return nil }
    let keyEnd = firstPlace(
      of: UInt8(ascii: "\""),
      or: UInt8(ascii: "\\"),
      in: bytes,
      from: at + 1,
      to: end
    )
    guard keyEnd + 8 <= end, eightBytes(bytes, at: keyEnd) & 0xFF_FFFF_FFFF == quotesAroundEquals
    else { return nil }
    let valueEnd = firstPlace(
      of: UInt8(ascii: "\""),
      or: UInt8(ascii: "\\"),
      in: bytes,
      from: keyEnd + 5,
      to: end
    )
    guard valueEnd + 1 < end, bytes[valueEnd] == UInt8(ascii: "\""),
      bytes[valueEnd + 1] == UInt8(ascii: ";")
    else { return nil }
    let key = RawText(at + 1, keyEnd, .plain)
    at = valueEnd + 2
    return (key, RawText(keyEnd + 5, valueEnd, .plain))
  }
}

/// `" = "`, as bytes with the first lowest.
private let quotesAroundEquals: UInt64 = 0x22_203D_2022
