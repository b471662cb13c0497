import Model

/// Rows of coverage laid out in columns, in as many blocks as the width asks for.
struct CoverageGrid {
  private static let gap = 2
  private let rows: [CoverageTable.Row]
  private let names: ComponentNames
  private let width: Int
  private let labels: Int
  private let keys: Int

  init(rows: [CoverageTable.Row], names: ComponentNames, width: Int) {
    self.rows = rows
    self.names = names
    self.width = width
    let indentation = rows.contains { $0.component != 0 } ? 4 : 2
    let longest = rows.map { displayWidth(of: $0.label) + indentation }.max() ?? 0  // no rows, no lines
    labels = max(10, min(longest, width * 2 / 5))
    keys = max(4, rows.map { grouped($0.keys).count }.max() ?? 0) + CoverageGrid.gap
  }

  /// The languages in runs that fit on a line; a column that is too wide alone has a block of its own.
  func blocks(of languages: [ByteName]) -> [[ByteName]] {
    var blocks: [[ByteName]] = []
    var room = 0
    for language in languages {
      let column = columnWidth(language)
      if column > room || blocks.isEmpty {
        blocks.append([])
        room = width - labels - keys
      }
      blocks[blocks.count - 1].append(language)
      room -= column
    }
    return blocks
  }

  /// The table, with `title` at the left of its first head.
  func lines(for languages: [ByteName], title: StyledText) -> [StyledText] {
    blocks(of: languages).enumerated().flatMap { index, block in
      lines(ofBlock: block, title: index == 0 ? title : "")
    }
  }

  private func columnWidth(_ language: ByteName) -> Int {
    let cells = rows.map { $0.cell(language).text.width }
    return max(5, displayWidth(of: heading(language)), cells.max() ?? 0) + CoverageGrid.gap
  }

  private func heading(_ language: ByteName) -> String { listed(language.description) }

  private func lines(ofBlock languages: [ByteName], title: StyledText) -> [StyledText] {
    let columns = languages.map { columnWidth($0) }
    var head = title.filled(to: labels) + StyledText("keys", .faint).pushed(to: keys)
    for (language, column) in zip(languages, columns) {
      head += StyledText(heading(language), .strong).pushed(to: column)
    }
    var lines = [head]
    var component = 0
    for row in rows {
      if row.component != component { lines.append("  " + StyledText(names[row.component], .strong)) }
      component = row.component
      var label = StyledText((component == 0 ? "  " : "    ") + row.label)
      if label.width > labels {
        lines.append(label)
        label = ""
      }
      var line = label.filled(to: labels) + StyledText(grouped(row.keys)).pushed(to: keys)
      for (language, column) in zip(languages, columns) {
        line += row.cell(language).text.pushed(to: column)
      }
      lines.append(line)
    }
    return lines
  }
}
