import Diagnostics
import Model

/// How far the languages cover the tables, as far as that is worth a line.
struct CoverageSection {
  /// Up to this many tables are shown even where nothing is missing, if the languages fit on a line.
  private static let fewTables = 8

  /// Tables that would take more lines than this are summed up.
  private static let manyLines = 40

  private let summary: Summary
  private let names: ComponentNames
  private let table: CoverageTable
  private let width: Int

  init(_ summary: Summary, names: ComponentNames, width: Int) {
    self.summary = summary
    self.names = names
    self.width = width
    table = CoverageTable(summary, names: names)
  }

  /// The section's title stands in the head of the table where nothing has to be said before it.
  var lines: [StyledText] {
    let lost = lostLanguageLines
    let others = IncompleteComponents(summary, names: names).lines(width: width)
    if lost.isEmpty, !table.rows.isEmpty {
      return tableLines(title: CoverageSection.title) + others
    }
    let parts = lost + tableLines(title: "") + others
    return parts.isEmpty ? [] : [CoverageSection.title] + parts
  }

  private static let title = StyledText("Coverage", .strong)

  /// What cannot be seen: keys of languages that an earlier prune may have removed.
  private var lostLanguageLines: [StyledText] {
    let lost = summary.unseenLanguages
    guard !lost.isEmpty else { return [] }
    let (verb, pronoun) = lost.count == 1 ? ("is", "it") : ("are", "they")
    return indented(
      "\(Phrase.list(lost.map { "'\($0)'" }, limit: 5)) \(verb) not here: keys that only"
        + " \(pronoun) had cannot be seen"
    )
  }

  private func tableLines(title: StyledText) -> [StyledText] {
    let isShort =
      table.rows.count <= CoverageSection.fewTables
      && grid(of: table.rows, in: table.languages).blocks.count == 1
    let shown = isShort ? table.rows : table.rows.filter { !$0.isComplete }
    let open = table.languages.filter { language in
      shown.contains { !$0.cell(language).isComplete }
    }
    let fits = grid(of: shown, in: table.languages).blocks.count == 1
    let languages = fits ? table.languages : open
    guard !shown.isEmpty, !languages.isEmpty else { return completeLines(title: title) }
    let whole = fits ? [] : table.languages.filter { !open.contains($0) }
    let folded = table.rows.count - shown.count
    let lines = gridLines(of: shown, in: languages, title: title)
    let isLong = lines.count > CoverageSection.manyLines && shown.count > 1
    return (isLong ? sumLines(of: shown, in: languages, title: title) : lines)
      + (folded > 0 ? indented("\(Phrase.count(folded, "more table")) complete") : [])
      + (whole.isEmpty
        ? []
        : indented(
          Phrase.count(whole.count, "more language") + " " + completeness(of: whole) + ": "
            + whole.map(name).joined(separator: " ")
        ))
  }

  /// All tables in one, where each for itself would fill screens.
  private func sumLines(
    of rows: [CoverageTable.Row],
    in languages: [CoverageLanguage],
    title: StyledText
  ) -> [StyledText] {
    gridLines(of: [CoverageTable.Row(sumOf: rows)], in: languages, title: title)
      + indented("table by table: '--report json'")
  }

  /// The tables below each other; where that takes many blocks, the languages below each other.
  private func gridLines(
    of rows: [CoverageTable.Row],
    in languages: [CoverageLanguage],
    title: StyledText
  ) -> [StyledText] {
    let grid = grid(of: rows, in: languages)
    let legend = legend(of: rows, in: languages)
    let lines = grid.lines(title: title) + legend
    guard grid.blocks.count > 2, rows.allSatisfy({ $0.component == 0 }) else { return lines }
    let turned = turnedGrid(of: rows, in: languages)
    let turnedLines = turned.lines(title: title) + legend
    // A list of languages is easier to read than blocks, unless it is much longer.
    return turned.blocks.count == 1 && turnedLines.count <= 2 * lines.count ? turnedLines : lines
  }

  /// What the signs among the cells mean, a line each.
  private func legend(
    of rows: [CoverageTable.Row],
    in languages: [CoverageLanguage]
  ) -> [StyledText] {
    let signs = Set(rows.flatMap { row in languages.compactMap { row.cell($0).sign } })
    return CoverageCell.Sign.allCases.filter(signs.contains).map {
      StyledText("  \($0.rawValue)  \($0.meaning)", .faint)
    }
  }

  private func grid(of rows: [CoverageTable.Row], in languages: [CoverageLanguage]) -> CoverageGrid
  {
    let components = [0] + rows.map(\.component)
    return CoverageGrid(
      headings: [StyledText("keys", .faint)] + languages.map { StyledText(name($0), .strong) },
      rows: zip(rows, components).map { row, previous in
        CoverageGrid.Row(
          heading: row.component == previous
            ? nil : "  " + StyledText(names[row.component], .strong),
          label: StyledText((row.component == 0 ? "  " : "    ") + row.label),
          cells: [StyledText(Phrase.number(row.keys))] + languages.map { row.cell($0).text }
        )
      },
      repeating: 1,
      width: width
    )
  }

  private func turnedGrid(of rows: [CoverageTable.Row], in languages: [CoverageLanguage])
    -> CoverageGrid
  {
    let keys = CoverageGrid.Row(
      label: StyledText("  keys", .faint),
      cells: rows.map { StyledText(Phrase.number($0.keys)) }
    )
    return CoverageGrid(
      headings: rows.map { StyledText($0.label, .strong) },
      rows: [keys]
        + languages.map { language in
          CoverageGrid.Row(
            label: StyledText("  " + name(language)),
            cells: rows.map { $0.cell(language).text }
          )
        },
      repeating: 0,
      width: width
    )
  }

  private func name(_ language: CoverageLanguage) -> String {
    table.headings[language] ?? ""  // every language of a row has a heading
  }

  /// What is complete; a language that some component lacks is so only in the others.
  private func completeness(of languages: [CoverageLanguage]) -> String {
    guard table.areElsewhere(languages) else { return "complete" }
    return "complete wherever \(languages.count == 1 ? "it is" : "they are")"
  }

  /// One line where everything is there and too much to be shown.
  private func completeLines(title: StyledText) -> [StyledText] {
    guard !table.rows.isEmpty else { return [] }
    let keys = table.rows.reduce(0) { $0 &+ $1.keys }
    let completeness = completeness(of: table.languages)
    let text =
      Phrase.count(table.languages.count, "language") + " " + completeness
      + (completeness == "complete" ? " in " : ", in ")
      + "\(Phrase.count(table.rows.count, "table")) with \(Phrase.count(keys, "key"))"
    let indentation = title.isEmpty ? 2 : title.width + 2
    return StyledText(text).wrapped(to: width - indentation).enumerated().map { index, line in
      (index == 0 ? title : "").filled(to: indentation) + line
    }
  }

  private func indented(_ text: String) -> [StyledText] {
    StyledText(text).wrapped(to: width - 2).map { "  " + $0 }
  }
}
