extension XMLScanner {
  /// Reads `<key>…</key>`, white space and `<string>…</string>` in just this spelling, which nearly all entries have,
  /// and without references.
  ///
  /// Nil, before the key, for every other: it only saves the time of looking for comments and attributes everywhere.
  @inline(__always)
  mutating func commonEntry() throws(PropertyListError) -> TableEntry? {
    try skipMisc()
    guard at + 8 <= end, eightBytes(bytes, at: at) & FrequentTag.keyMask == FrequentTag.key,
      let keyEnd = endOfPlainText(from: at + 5),
      eightBytes(bytes, at: keyEnd) & FrequentTag.keyEndMask == FrequentTag.keyEnd
    else { return nil }
    var here = keyEnd + 6
    while here < end, isXMLSpace(bytes[here]) { here += 1 }
    guard here + 8 <= end, eightBytes(bytes, at: here) == FrequentTag.string,
      let valueEnd = endOfPlainText(from: here + 8),
      eightBytes(bytes, at: valueEnd) == FrequentTag.stringEnd,
      bytes[valueEnd + 8] == UInt8(ascii: ">")
    else { return nil }
    let offset = at
    at = valueEnd + 9
    return TableEntry(
      key: RawText(offset + 5, keyEnd, .plain),
      value: RawText(here + 8, valueEnd, .plain),
      kind: .text,
      offset: offset
    )
  }

  /// Where `<` ends a text without references that begins at `start`; nil where less than nine bytes are left there.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int? {
    let place = firstPlace(
      of: UInt8(ascii: "<"),
      or: UInt8(ascii: "&"),
      in: bytes,
      from: start,
      to: end
    )
    return place + 9 <= end && bytes[place] == UInt8(ascii: "<") ? place : nil
  }
}
