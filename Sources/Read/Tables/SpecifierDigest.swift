import PropertyLists

extension RuleDigest {
  /// Appends whether a text is empty or, letter for letter, its specifiers, which say all that it takes.
  mutating func append(
    text raw: RawText,
    in source: UnsafeBufferPointer<UInt8>
  ) throws(RuleError) {
    var rest = raw.from(first: UInt8(ascii: "%"), in: source)
    if rest == nil {
      // Nothing that a specifier begins with.
      append(raw.saysNothing(in: source) ? 2 : 1)
    } else {
      switch raw.form {
      case .plain, .latin1, .utf16: break
      case .escaped, .markup: throw .tooLarge
      }
    }
    while let specifier = rest {
      let end = try append(specifier: specifier, in: source)
      rest = RawText(end, raw.end, raw.form).from(first: UInt8(ascii: "%"), in: source)
    }
    append(0)
  }

  /// Appends the specifier that a text begins with, up to its conversion as `FormatScanner` finds it, and gives its end.
  private mutating func append(
    specifier raw: RawText,
    in source: UnsafeBufferPointer<UInt8>
  ) throws(RuleError) -> Int {
    let unit = if case .utf16 = raw.form { 2 } else { 1 }
    var isSharp = false
    var isName = false
    append(UInt8(ascii: "%"))
    var next = raw.start + unit
    while next < raw.end {
      let byte = source[next + unit - 1]
      guard unit == 1 || source[next] == 0, byte >= 0x20, byte < 0x7F else { throw .tooLarge }
      append(byte)
      next += unit
      switch byte {
      case UInt8(ascii: "@") where isName: return next
      case UInt8(ascii: "_") where isName, UInt8(ascii: "a")...UInt8(ascii: "z") where isName,
        UInt8(ascii: "A")...UInt8(ascii: "Z") where isName,
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      case _ where isName: throw .tooLarge
      case UInt8(ascii: "@") where isSharp: isName = true
      case UInt8(ascii: "#"): isSharp = true
      case UInt8(ascii: "$"):
        // Only behind a position; anywhere else it ends the specifier.
        let first = raw.start + unit
        let isPosition = stride(from: first, to: next - unit, by: unit).allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[$0 + unit - 1])
        }
        guard isPosition, next - unit > first, source[first + unit - 1] != UInt8(ascii: "0")
        else { throw .tooLarge }
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
        UInt8(ascii: "."), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"),
        UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"), UInt8(ascii: "L"):
        break
      default: return next
      }
    }
    throw .tooLarge
  }
}
