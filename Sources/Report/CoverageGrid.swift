/// Cells in columns, in as many blocks as the width asks for.
struct CoverageGrid {
  struct Row {
    /// A line before the row, where another component begins.
    var heading: StyledText?
    var label: StyledText
    var cells: [StyledText]
  }

  private static let gap = 2
  private static let narrowest = 5

  private let headings: [StyledText]
  private let rows: [Row]
  /// How many of the first columns stand in every block.
  private let repeated: Int
  private let width: Int
  private let labels: Int
  private let columns: [Int]

  init(headings: [StyledText], rows: [Row], repeating repeated: Int, width: Int) {
    self.headings = headings
    self.rows = rows
    self.repeated = repeated
    self.width = width
    let longest = rows.map(\.label.width).max() ?? 0  // without rows there are no lines
    labels = max(10, min(longest, width * 2 / 5))
    columns = headings.indices.map { column in
      let cells = rows.map { $0.cells[column].width }.max() ?? 0
      return max(CoverageGrid.narrowest, headings[column].width, cells) + CoverageGrid.gap
    }
  }

  /// The columns in runs that fit on a line; one that is too wide even alone has a block of its
  /// own.
  var blocks: [[Int]] {
    let fixed = Array(0..<repeated)
    let start = width - labels - fixed.reduce(0) { $0 + columns[$1] }
    var blocks: [[Int]] = []
    var room = start
    for column in headings.indices.dropFirst(repeated) {
      if blocks.isEmpty || columns[column] > room {
        blocks.append(fixed)
        room = start
      }
      blocks[blocks.count - 1].append(column)
      room -= columns[column]
    }
    return blocks
  }

  /// The table, with `title` at the left of its first head.
  func lines(title: StyledText) -> [StyledText] {
    blocks.enumerated().flatMap { index, block in
      [line(label: index == 0 ? title : "", headings, in: block)]
        + rows.flatMap { lines(for: $0, in: block) }
    }
  }

  private func lines(for row: Row, in block: [Int]) -> [StyledText] {
    var lines = row.heading.map { [$0] } ?? []  // most rows go on with the same component
    let isLong = row.label.width > labels
    if isLong { lines.append(row.label) }
    return lines + [line(label: isLong ? "" : row.label, row.cells, in: block)]
  }

  private func line(label: StyledText, _ cells: [StyledText], in block: [Int]) -> StyledText {
    block.reduce(label.filled(to: labels)) { $0 + cells[$1].pushed(to: columns[$1]) }
  }
}
