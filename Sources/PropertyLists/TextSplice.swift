/// A change to the bytes of one value in a property list in the old text form.
struct TextSplice {
  private let bytes: [UInt8]

  /// A property list that was read without an error, in UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The property list with the value of an entry, which is a string, replaced.
  func setting(_ entry: Node.Entry, to value: String) -> [UInt8] {
    guard case .bytes(let token) = entry.value.place else { return bytes }
    let new = written(value, like: bytes[token])
    // `key;` means that the value is the key itself.
    return entry.keyPlace == entry.value.place
      ? bytes.replacing([token.upperBound..<token.upperBound: Array(" = ".utf8) + new])
      : bytes.replacing([token: new])
  }

  /// The value as a token: bare where the old one was and the new one can be, else in quotes.
  private func written(_ value: String, like old: ArraySlice<UInt8>) -> [UInt8] {
    let isBare = old.first != UInt8(ascii: "\"") && old.first != UInt8(ascii: "'")
    let plain = value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    if isBare, plain, !value.isEmpty { return Array(value.utf8) }
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    let escaped = value.utf8.flatMap { $0 == quote || $0 == backslash ? [backslash, $0] : [$0] }
    return [quote] + escaped + [quote]
  }

  /// The property list without some elements of an array, each with its comma and the white space before it.
  ///
  /// Comments stay, and so does the white space behind them, since a line comment needs its end.
  func removing(_ removed: Set<Int>, from array: Node, _ elements: [Node]) -> [UInt8] {
    guard case .bytes(let list) = array.place else { return bytes }
    let commas = elements.map(comma(behind:))
    var cuts: [Range<Int>: [UInt8]] = [:]
    for index in removed {
      guard case .bytes(let token) = elements[index].place else { continue }
      // Behind the last separator, which is the bracket or a comma.
      let start = (index == 0 ? list.lowerBound : commas[index - 1] ?? list.lowerBound) + 1
      let isSpace = bytes[start..<token.lowerBound].allSatisfy { isXMLSpace($0) }
      cuts[(isSpace ? start : token.lowerBound)..<token.upperBound] = []
      if let comma = commas[index] { cuts[comma..<(comma + 1)] = [] }
    }
    // Where the last element had no comma behind it, the new last one gets none.
    if let last = elements.indices.last, removed.contains(last), commas[last] == nil,
      let newLast = elements.indices.last(where: { !removed.contains($0) }),
      let comma = commas[newLast]
    {
      cuts[comma..<(comma + 1)] = []
    }
    return bytes.replacing(cuts)
  }

  /// The place of the comma that follows an element; nil behind the last one, unless it has a comma too.
  private func comma(behind element: Node) -> Int? {
    guard case .bytes(let token) = element.place else { return nil }
    return bytes.withUnsafeBufferPointer { source in
      var scanner = TextScanner(source)
      scanner.at = token.upperBound
      return scanner.skipSpace() && source[scanner.at] == UInt8(ascii: ",") ? scanner.at : nil
    }
  }
}
