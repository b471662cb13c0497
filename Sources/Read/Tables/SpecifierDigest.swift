import PropertyLists

extension RuleDigest {
  /// Appends whether a text is empty or, letter for letter, its specifiers, which say all that it takes.
  mutating func append(
    text raw: RawText,
    in source: UnsafeBufferPointer<UInt8>
  ) throws(RuleError) {
    var rest = raw.from(first: UInt8(ascii: "%"), in: source)
    guard rest == nil || raw.form == .plain || raw.form == .latin1 || raw.form == .utf16 else {
      throw .tooLarge
    }
    // Nothing that a specifier begins with.
    if rest == nil { bytes.append(raw.saysNothing(in: source) ? 2 : 1) }
    while let specifier = rest {
      let end = try append(specifier: specifier, in: source)
      rest = RawText(end, raw.end, raw.form).from(first: UInt8(ascii: "%"), in: source)
    }
    bytes.append(0)
  }

  /// Appends the specifier that a text begins with, up to its conversion as `FormatScanner` finds it, and gives its end.
  private mutating func append(
    specifier raw: RawText,
    in source: UnsafeBufferPointer<UInt8>
  ) throws(RuleError) -> Int {
    let unit = raw.form == .utf16 ? 2 : 1
    let first = bytes.count
    var isSharp = false
    var isName = false
    bytes.append(UInt8(ascii: "%"))
    for next in stride(from: raw.start + unit, to: raw.end, by: unit) {
      let byte = source[next + unit - 1]
      guard unit == 1 || source[next] == 0, byte >= 0x20, byte < 0x7F else { throw .tooLarge }
      bytes.append(byte)
      switch byte {
      case UInt8(ascii: "@") where isName: return next + unit
      case UInt8(ascii: "_") where isName, UInt8(ascii: "a")...UInt8(ascii: "z") where isName,
        UInt8(ascii: "A")...UInt8(ascii: "Z") where isName,
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      case _ where isName: throw .tooLarge
      case UInt8(ascii: "@") where isSharp: isName = true
      case UInt8(ascii: "#"): isSharp = true
      case UInt8(ascii: "$"):
        // Only behind a position; anywhere else it ends the specifier.
        let digits = bytes[(first + 1)...].dropLast()
        guard let digit = digits.first, digit != UInt8(ascii: "0"),
          digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { throw .tooLarge }
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
        UInt8(ascii: "."), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"),
        UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"), UInt8(ascii: "L"):
        break
      default: return next + unit
      }
    }
    throw .tooLarge
  }
}
