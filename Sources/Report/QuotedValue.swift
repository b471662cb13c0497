import Model

/// The value of a quoted entry as it can be printed, with the marked parts known to the column.
struct QuotedValue {
  /// What is printed for one scalar of the value, and for what joins it.
  private struct Unit {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  /// Stands where something of the value is missing.
  private static let gap = "..."

  /// How much of a part that is cut stands before its first mark.
  private static let lead = 3

  private var units: [Unit] = []
  private var isCutBefore = false
  private var isCutBehind: Bool

  init(_ quote: Quote) {
    isCutBehind = quote.isCut
    var start = 0
    for scalar in quote.value.unicodeScalars {
      let isMarked = quote.marks.contains { $0.contains(start) }
      start += UTF8.width(scalar)
      let text = visible(String(scalar))
      let width = displayWidth(of: text)
      if width == 0, let last = units.indices.last {
        units[last].text.unicodeScalars.append(contentsOf: text.unicodeScalars)
      } else {
        units.append(Unit(text: text, width: width, isMarked: isMarked))
      }
    }
  }

  var isMarked: Bool { units.contains(where: \.isMarked) }

  /// The value cut to `width` columns, so that the first mark is seen with some of what is around
  /// it.
  func fitted(to width: Int) -> QuotedValue {
    var (value, columns) = (self, self.width)
    guard columns > width else { return self }
    let start = firstShown(in: width)
    if start > 0 {
      columns += QuotedValue.gap.count - self.columns(of: ..<start)
      value.units.removeFirst(start)
      value.isCutBefore = true
    }
    while columns > width, let last = value.units.popLast() {
      columns += (value.isCutBehind ? 0 : QuotedValue.gap.count) - last.width
      value.isCutBehind = true
    }
    return value
  }

  /// Where the part that is shown begins.
  private func firstShown(in width: Int) -> Int {
    let gap = QuotedValue.gap.count
    guard let first = units.firstIndex(where: \.isMarked) else { return 0 }
    let end = units[first...].firstIndex { !$0.isMarked } ?? units.endIndex
    guard columns(of: ..<end) + gap > width else { return 0 }
    var start = first
    while start > 0, columns(of: (start - 1)..<first) <= (width - 2 * gap) / QuotedValue.lead {
      start -= 1
    }
    // Where the value ends before the line does, there is room for more of its beginning.
    let behind = columns(of: first...) + (isCutBehind ? gap : 0)
    while start > 0, gap + columns(of: (start - 1)..<first) + behind <= width { start -= 1 }
    return start
  }

  /// How many columns the value takes, without quotation marks.
  var width: Int {
    displayWidth(of: before) + columns(of: 0...) + displayWidth(of: behind)
  }

  private func columns(of range: some RangeExpression<Int>) -> Int {
    units[range].reduce(0) { $0 + $1.width }
  }
}

extension QuotedValue {
  /// The value in quotation marks, its marked parts in this colour.
  func line(_ ink: Ink) -> StyledText {
    parts.reduce(StyledText("\"" + before)) { $0 + StyledText($1.text, $1.isMarked ? ink : .plain) }
      + StyledText(behind + "\"")
  }

  /// What stands below `line`: signs that point to the marked parts.
  func pointers(_ ink: Ink) -> StyledText {
    var line = StyledText(String(repeating: " ", count: 1 + before.count))
    let end = parts.lastIndex(where: \.isMarked).map { $0 + 1 } ?? 0  // nothing to point to
    for part in parts[..<end] {
      let sign = part.isMarked ? "^" : " "
      line += StyledText(String(repeating: sign, count: part.width), part.isMarked ? ink : .plain)
    }
    return line
  }

  /// The value in quotation marks, its marked parts between signs.
  var inline: String {
    "\"" + before + parts.map { $0.isMarked ? ">>\($0.text)<<" : $0.text }.joined() + behind + "\""
  }

  /// Whether a terminal may show it in another order than it is written in.
  var turns: Bool {
    units.contains { unit in unit.text.unicodeScalars.contains { isRightToLeft($0) } }
  }

  private var before: String { isCutBefore ? QuotedValue.gap : "" }
  private var behind: String { isCutBehind ? QuotedValue.gap : "" }

  /// Neighbouring units in one.
  private var parts: [(text: String, width: Int, isMarked: Bool)] {
    var parts: [(text: String, width: Int, isMarked: Bool)] = []
    for unit in units {
      if let last = parts.last, last.isMarked == unit.isMarked {
        parts[parts.count - 1].text += unit.text
        parts[parts.count - 1].width += unit.width
      } else {
        parts.append((unit.text, unit.width, unit.isMarked))
      }
    }
    return parts
  }
}

/// Whether a scalar is of a script that is written from right to left: the blocks of UAX 9's classes
/// R and AL.
private func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
    true
  default: false
  }
}
