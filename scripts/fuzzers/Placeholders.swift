import Model
import Read

/// Reads a text as a format and as a phrase, and sees that what it takes is what its specifiers take.
func judgePlaceholders(_ bytes: [UInt8]) {
  let allowance = Allowance(nanosecondsPerByte: 600, bytesPerByte: 64)
  bytes.withUnsafeBufferPointer { text in
    var reader = FormatReader()
    let placeholders = measured("the format", of: bytes.count, within: allowance) {
      reader.read(text)
      return reader.placeholders
    }
    reader.read(text)
    require(reader.placeholders == placeholders, "another answer the second time")
    let classes = placeholders.classes
    require(classes.count <= FormatScanner.positionLimit, "\(classes.count) arguments")
    require(classes.last != .unused, "an unused argument at the end")
    if let cell = Cell(.text, taking: placeholders) {
      require(cell.placeholders == placeholders, "a cell that says something else")
    }
    judgeSpecifiers(text, placeholders)
    let names = measured("the phrase", of: bytes.count, within: allowance) { phraseNames(in: text) }
    require(names == Set(names).sorted(), "names that are not sorted, or not once")
  }
}

/// Specifiers ascend, lie in the text, and take just the arguments that the text takes.
private func judgeSpecifiers(_ text: UnsafeBufferPointer<UInt8>, _ placeholders: Placeholders) {
  var scanner = FormatScanner(text)
  var end = 0
  var taken: Set<Int> = []
  while let specifier = scanner.next() {
    let range = specifier.range
    require(range.lowerBound >= end && range.upperBound <= text.count, "specifiers out of order")
    require(
      !range.isEmpty && text[range.lowerBound] == UInt8(ascii: "%"),
      "a specifier without '%'"
    )
    end = range.upperBound
    if let name = specifier.name {
      require(name.lowerBound > range.lowerBound && name.upperBound < end, "a name outside")
    }
    let positions = specifier.positions
    require(
      positions.allSatisfy((1...FormatScanner.positionLimit).contains),
      "an argument at \(positions)"
    )
    switch specifier.kind {
    case .argument: require(specifier.position > 0, "a specifier that takes nothing")
    case .percent, .stray: require(positions.isEmpty, "a '%' that takes something")
    }
    taken.formUnion(positions)
  }
  let classes = placeholders.classes
  // What may be meant as a percent sign leaves the classes of a numbered text alone.
  let used = Set(classes.indices.filter { classes[$0] != .unused }.map { $0 + 1 })
    .union(placeholders.doubtful)
  require(used == taken, "arguments \(used.sorted()), not \(taken.sorted())")
}
