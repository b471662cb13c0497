extension XMLScanner {
  /// Reads `<key>…</key>`, white space and `<string>…</string>` in just this spelling, which nearly all entries have,
  /// and without references.
  ///
  /// False, before the key, for every other: it only saves the time of looking for comments and attributes everywhere.
  @inline(__always)
  mutating func commonEntry(_ entry: inout TableEntry) throws(PropertyListError) -> Bool {
    try skipMisc()
    let (less, reference) = (UInt8(ascii: "<"), UInt8(ascii: "&"))
    guard at + 8 <= end, eightBytes(bytes, at: at) & FrequentTag.keyMask == FrequentTag.key,
      case let keyEnd = firstPlace(of: less, or: reference, in: bytes, from: at + 5, to: end),
      keyEnd + 8 <= end,
      eightBytes(bytes, at: keyEnd) & FrequentTag.keyEndMask == FrequentTag.keyEnd
    else { return false }
    var here = keyEnd + 6
    while here < end, isXMLSpace(bytes[here]) { here += 1 }
    guard here + 8 <= end, eightBytes(bytes, at: here) == FrequentTag.string,
      case let (valueEnd, mayHoldPercent) = firstPlaceAndPercent(
        of: less,
        or: reference,
        in: bytes,
        from: here + 8,
        to: end
      ),
      valueEnd + 9 <= end, eightBytes(bytes, at: valueEnd) == FrequentTag.stringEnd,
      bytes[valueEnd + 8] == UInt8(ascii: ">")
    else { return false }
    let key = RawText(at + 5, keyEnd, .plain)
    let value = RawText(here + 8, valueEnd, .plain)
    entry = TableEntry(key: key, value: value, kind: .text, offset: at)
    entry.mayHoldPercent = mayHoldPercent
    at = valueEnd + 9
    return true
  }
}
