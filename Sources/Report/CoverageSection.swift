import Model

/// How far the languages cover the tables, as far as that is worth a line.
struct CoverageSection {
  /// Up to this many tables are shown even where nothing is missing.
  private static let fewTables = 8

  private let summary: Summary
  private let names: ComponentNames
  private let table: CoverageTable
  private let width: Int

  init(_ summary: Summary, names: ComponentNames, width: Int) {
    self.summary = summary
    self.names = names
    self.width = width
    table = CoverageTable(summary)
  }

  /// The section's title stands in the head of the table where nothing has to be said before it.
  var lines: [StyledText] {
    let lost = lostLanguageLines
    let others = otherLines
    if lost.isEmpty, !table.rows.isEmpty { return tableLines(title: CoverageSection.title) + others }
    let parts = lost + tableLines(title: "") + others
    return parts.isEmpty ? [] : [CoverageSection.title] + parts
  }

  private static let title = StyledText("Coverage", .strong)

  /// What cannot be seen: keys of languages that an earlier prune may have removed.
  private var lostLanguageLines: [StyledText] {
    let lost: [String] = []
    guard !lost.isEmpty else { return [] }
    let names = listed(lost, upTo: 5) { " and \($0) more" }
    return indented(
      "keys that only \(names) had cannot be seen: the policy removes it, and it is not here"
    )
  }

  private func tableLines(title: StyledText) -> [StyledText] {
    let isShort = table.rows.count <= CoverageSection.fewTables
    let shown = isShort ? table.rows : table.rows.filter { !$0.isComplete }
    guard !shown.isEmpty else { return completeLines(title: title) }
    let grid = CoverageGrid(rows: shown, names: names, width: width)
    let open = table.languages.filter { name in shown.contains { !$0.cell(name).isComplete } }
    let fits = grid.blocks(of: table.languages).count == 1
    let columns = fits ? table.languages : open
    guard !columns.isEmpty else { return completeLines(title: title) }
    let whole = fits ? [] : table.languages.filter { !open.contains($0) }
    let folded = table.rows.count - shown.count
    return grid.lines(for: columns, title: title)
      + (folded > 0 ? indented("\(counted(folded, "more table")) complete") : [])
      + (whole.isEmpty
        ? []
        : indented(
          "\(counted(whole.count, "more language")) complete: "
            + whole.map { listed($0.description) }.joined(separator: " ")
        ))
  }

  /// One line where everything is there and too much to be shown.
  private func completeLines(title: StyledText) -> [StyledText] {
    guard !table.rows.isEmpty else { return [] }
    let keys = table.rows.reduce(0) { $0 &+ $1.keys }
    let text =
      "\(counted(table.languages.count, "language")) complete in"
      + " \(counted(table.rows.count, "table")) with \(counted(keys, "key"))"
    let indentation = title.isEmpty ? 2 : title.width + 2
    return StyledText(text).wrapped(to: width - indentation).enumerated().map { index, line in
      (index == 0 ? title : "").filled(to: indentation) + line
    }
  }

  /// The components of others in which something is missing, in one sentence.
  private var otherLines: [StyledText] {
    let others = summary.incompleteOthers.map { other in
      "\(names[other.component]) (\(grouped(other.incomplete)) of \(grouped(other.languages)))"
    }
    guard !others.isEmpty else { return [] }
    return indented(
      "not owned, with incomplete languages: " + others.joined(separator: ", "),
      .faint
    )
  }

  private func indented(_ text: String, _ ink: Ink = .plain) -> [StyledText] {
    StyledText(text, ink).wrapped(to: width - 2).map { "  " + $0 }
  }
}

/// How many languages of a component that someone else wrote lack something.
struct IncompleteOther {
  var component: Component.ID
  var incomplete: Int
  var languages: Int
}

extension Summary {
  /// The components that are not owned and lack something, in order.
  var incompleteOthers: [IncompleteOther] {
    let others = coverage.filter { !owned[inventory.tables[$0.table].component] }
    return Dictionary(grouping: others) { inventory.tables[$0.table].component }
      .map { component, tables in
        let languages = tables.flatMap(\.languages)
        let incomplete = languages.filter { !$0.missing.isEmpty || !$0.state.isWhole }
        return IncompleteOther(
          component: component,
          incomplete: Set(incomplete.map(\.localization)).count,
          languages: Set(languages.map(\.localization)).count
        )
      }
      .filter { $0.incomplete > 0 }.sorted { $0.component < $1.component }
  }
}
