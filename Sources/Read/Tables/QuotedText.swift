import Model

/// How many bytes of a value the quote of a finding shows.
package let quoteLimit = 200

extension Quote {
  /// Shows at most `limit` bytes of the beginning of a value, whole characters, and marks those specifiers that take one of the arguments `marked`.
  ///
  /// What the quote does not show to its end is not marked.
  init(_ value: [UInt8], at position: TextPosition?, marking marked: Set<Int>, upTo limit: Int) {
    // Behind the limit, one character more than fits is enough to see where the last one ends.
    let text = String(decoding: value.prefix(4 * limit), as: UTF8.self)
    self.init(position: position, value: text)
    // Bytes that are no UTF-8, as of lone surrogates, become longer as text.
    if max(value.count, text.utf8.count) > limit {
      isCut = true
      self.value = ""
      var room = limit
      for character in text {
        room -= character.utf8.count
        guard room >= 0 else { break }
        self.value.append(character)
      }
    }
    guard !marked.isEmpty else { return }
    let shown = self.value.utf8.count
    marks = specifiers(of: text).filter { specifier in
      let positions = specifier.kind == .stray ? [0] : specifier.positions
      return specifier.range.upperBound <= shown && !marked.isDisjoint(with: positions)
    }.map(\.range)
  }
}

/// The specifiers of a format in their order, `%%` and those that take nothing too.
package func specifiers(of text: String) -> [Specifier] {
  var text = text
  return text.withUTF8 { bytes in
    var scanner = FormatScanner(bytes)
    var specifiers: [Specifier] = []
    while let specifier = scanner.next() { specifiers.append(specifier) }
    return specifiers
  }
}
