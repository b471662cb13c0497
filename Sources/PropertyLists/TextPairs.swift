extension TextScanner {
  /// Reads `"key" = "value";` in just this spelling, which nearly all entries have, and without escapes.
  ///
  /// False, without going on, for every other: it only saves the time of looking for white space and comments in each gap.
  @inline(__always)
  mutating func commonEntry(_ entry: inout TableEntry) -> Bool {
    let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    guard at < end, bytes[at] == quote,
      case let keyEnd = firstPlace(of: quote, or: escape, in: bytes, from: at + 1, to: end),
      keyEnd + 8 <= end, eightBytes(bytes, at: keyEnd) & 0xFF_FFFF_FFFF == quotesAroundEquals,
      case let (valueEnd, mayHoldPercent) = firstPlaceAndPercent(
        of: quote,
        or: escape,
        in: bytes,
        from: keyEnd + 5,
        to: end
      ),
      valueEnd + 1 < end, bytes[valueEnd] == quote, bytes[valueEnd + 1] == UInt8(ascii: ";")
    else { return false }
    let key = RawText(at + 1, keyEnd, .plain)
    let value = RawText(keyEnd + 5, valueEnd, .plain)
    entry = TableEntry(key: key, value: value, kind: .text, offset: at)
    entry.mayHoldPercent = mayHoldPercent
    at = valueEnd + 2
    return true
  }
}

/// `" = "`, as bytes with the first lowest.
private let quotesAroundEquals: UInt64 = 0x22_203D_2022
