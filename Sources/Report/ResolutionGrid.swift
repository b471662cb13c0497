/// Labels with what is to be said before and after a prune in columns beside them.
struct ResolutionGrid {
  private enum Row {
    case head(StyledText)
    case cells(label: StyledText, [[StyledText]])
    case note(label: StyledText, StyledText)
  }

  private static let labels = 17
  private static let gap = 3

  /// How wide a column is.
  let column: Int

  private let width: Int
  private var rows: [Row] = []

  /// Whether all that is said of one side is said of the other.
  private(set) var isSameOnBothSides = true

  /// Makes a grid of one column or two for lines of `width`.
  init(sides: Int, width: Int) {
    self.width = width
    let room = width - ResolutionGrid.labels
    column = sides > 1 ? (room - ResolutionGrid.gap) / 2 : room
  }

  /// Says what the columns are about.
  mutating func title(_ columns: [StyledText]) {
    rows.append(.cells(label: "", columns.map { [$0] }))
  }

  /// Begins a part of its own.
  mutating func head(_ text: String) {
    rows.append(.head(""))
    rows.append(.head(StyledText(text, .strong)))
  }

  /// Adds a row that is about both sides.
  mutating func note(_ label: String, _ text: StyledText) {
    rows.append(.note(label: StyledText(label), text))
  }

  /// Adds a row; each cell is of paragraphs, and the second of two that are equal is not said again.
  mutating func add(_ label: String, _ cells: [[StyledText]]) {
    let plain = cells.map { $0.map { $0.rendered(isColored: false) } }
    let isSame = plain.count == 2 && plain[0] == plain[1]
    isSameOnBothSides = isSameOnBothSides && (isSame || plain.count < 2)
    let same = [StyledText("the same", .faint)]
    rows.append(.cells(label: StyledText(label), isSame ? [cells[0], same] : cells))
  }

  var lines: [StyledText] {
    rows.flatMap { row -> [StyledText] in
      switch row {
      case .head(let text): [text]
      case .cells(let label, let cells): lines(label, cells, columnWidth: column)
      case .note(let label, let text): lines(label, [[text]], columnWidth: width - Self.labels)
      }
    }
  }

  private func lines(
    _ label: StyledText,
    _ cells: [[StyledText]],
    columnWidth: Int
  ) -> [StyledText] {
    let wrapped = cells.map { paragraphs in paragraphs.flatMap { lines(of: $0, in: columnWidth) } }
    let count = wrapped.map(\.count).max() ?? 0
    return (0..<max(count, 1)).map { number in
      var line = number == 0 ? label : ""
      for (side, cell) in wrapped.enumerated() where number < cell.count {
        let start = ResolutionGrid.labels + side * (column + ResolutionGrid.gap)
        // What is too long for its column never touches what comes next.
        line = line.filled(to: max(start, line.width > 0 ? line.width + 1 : 0)) + cell[number]
      }
      return line
    }
  }

  /// A paragraph in lines, of which those behind the first stand in a little.
  private func lines(of paragraph: StyledText, in column: Int) -> [StyledText] {
    let lines = paragraph.wrapped(to: column - 2)
    return lines.prefix(1) + lines.dropFirst().map { "  " + $0 }
  }
}
