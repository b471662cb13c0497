import Diagnostics
import Model

/// The table of who sees what, laid out.
struct AudienceTable {
  enum Line {
    /// A row and how far it is indented.
    case row(AudienceRow, Int)
    /// The components that the next rows are about.
    case places([String], isExact: Bool)
    case text(String, Int)
  }

  private static let gap = 2
  /// The width of the remark that is made most: "asked for: the new fallback".
  private static let remark = 27
  private static let narrowest = 20
  /// A list of audiences that takes more lines than this is told by its number.
  private static let labelLines = 2

  private let title: StyledText
  private let headings: [String]
  private let rows: [Line]
  private let width: Int
  private let cells: [Int]
  private let labels: [Int: [StyledText]]

  /// The columns from the left to the first cell.
  let label: Int

  init(title: StyledText, headings: [String], rows: [Line], width: Int) {
    self.title = title
    self.headings = headings
    self.rows = rows
    self.width = width
    let cells = headings.indices.map { column in
      rows.map { displayWidth(of: $0.cells(headings.count)[column]) }
        .reduce(displayWidth(of: headings[column]), max)
    }
    self.cells = cells
    let taken = cells.reduce(0) { $0 + $1 + Self.gap }
    let remarks = rows.map(\.remarkWidth).max() ?? 0  // without rows there are no lines
    let remark = remarks > 0 ? Self.gap + min(remarks, Self.remark) : 0
    let room = max(Self.narrowest, min(width / 2, width - taken - remark))
    let labels = rows.map { $0.label(width: room, lines: Self.labelLines) }
    self.labels = Dictionary(uniqueKeysWithValues: zip(rows.indices, labels))
    let longest = labels.joined().map(\.width).max()
    label = longest.map { max(Self.narrowest, $0) } ?? 0
  }

  var lines: [StyledText] {
    guard !rows.isEmpty else { return [] }
    return [line(title, headings.map { StyledText($0, .faint) }, "")]
      + rows.indices.flatMap { lines(of: rows[$0], labels: labels[$0] ?? []) }
  }

  /// Where remarks begin: behind the cells, or below the first where they would not have the room.
  private var remarks: (start: Int, isBelow: Bool) {
    let behind = cells.reduce(label) { $0 + Self.gap + $1 } + Self.gap
    let isBelow = width - behind < Self.narrowest
    return (isBelow ? label + Self.gap : behind, isBelow)
  }

  private func lines(of line: Line, labels: [StyledText]) -> [StyledText] {
    switch line {
    case .row(let row, _):
      let (start, isBelow) = remarks
      let wrapped = StyledText(row.remark).wrapped(to: width - start)
      let texts = isBelow && !wrapped.isEmpty ? [""] + wrapped : wrapped
      return (0..<max(labels.count, texts.count, 1)).map { index in
        self.line(
          index < labels.count ? labels[index] : "",
          index == 0 ? line.cells(headings.count).map { StyledText($0) } : [],
          index < texts.count ? texts[index] : ""
        )
      }
    case .places(let names, let isExact):
      return heading(names, isExact: isExact)
    case .text(let text, let indentation):
      return [StyledText("").filled(to: indentation) + StyledText(text, .faint)]
    }
  }

  private func line(
    _ label: StyledText,
    _ cells: [StyledText],
    _ remark: StyledText
  ) -> StyledText {
    var line = label
    var start = self.label + Self.gap
    for (cell, width) in zip(cells, self.cells) {
      line = line.filled(to: start) + cell
      start += width + Self.gap
    }
    return remark.isEmpty ? line : line.filled(to: remarks.start) + remark
  }

  /// As many names as fit on two lines, at least one; no line has room for more than a dozen.
  private func heading(_ names: [String], isExact: Bool) -> [StyledText] {
    let head = isExact ? "" : "in one or another of "
    let texts = (1...min(24, names.count)).reversed().map { count -> [StyledText] in
      let rest = names.count - count
      let text =
        head + names.prefix(count).joined(separator: ", ")
        + (rest > 0 ? ", ... \(Phrase.number(rest)) more" : "")
      return StyledText(text, .strong).wrapped(to: width - 2)
    }
    let text = texts.first { $0.count <= 2 } ?? texts[texts.count - 1]
    return text.map { "  " + $0 }
  }
}

extension AudienceTable.Line {
  fileprivate var remarkWidth: Int {
    if case .row(let row, _) = self { displayWidth(of: row.remark) } else { 0 }
  }

  /// What stands in the columns: the answers before and after, or one where they are the same.
  fileprivate func cells(_ count: Int) -> [String] {
    guard case .row(let row, _) = self else { return Array(repeating: "", count: count) }
    return count == 1 ? [row.after.text] : [row.before.text, row.after.text]
  }

  /// The audiences in at most `lines` lines; how many there are, where their names do not fit.
  fileprivate func label(width: Int, lines: Int) -> [StyledText] {
    guard case .row(let row, let indentation) = self else { return [] }
    let names = row.audiences.map { audience in
      let whole = StyledText(whole: audience.label)
      return whole.width < width - indentation ? whole : StyledText(audience.label)
    }
    let list = StyledText.list(names).wrapped(to: width - indentation)
    let text = list.count <= lines ? list : row.counted.wrapped(to: width - indentation)
    return text.map { StyledText("").filled(to: indentation) + $0 }
  }
}

extension AudienceRow {
  /// `37 languages, any other language`.
  fileprivate var counted: StyledText {
    let named = audiences.filter { $0 != .anyone }
    let noun = named.allSatisfy { $0.languages.count == 1 } ? "language" : "audience"
    let count = StyledText(whole: Phrase.count(named.count, noun))
    let hasAnyone = named.count < audiences.count
    return .list([count] + (hasAnyone ? [StyledText(whole: Audience.anyone.label)] : []))
  }
}
