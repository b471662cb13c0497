import Diagnostics
import Model

/// The coverage of the tables of owned components, by table and language.
struct CoverageTable {
  struct Row {
    var component: Component.ID
    var label: String
    var keys: Int
    var cells: [CoverageLanguage: CoverageCell]

    var isComplete: Bool { cells.values.allSatisfy(\.isComplete) }

    func cell(_ language: CoverageLanguage) -> CoverageCell { cells[language] ?? .elsewhere }

    /// All rows in one, whatever component they are of.
    init(sumOf rows: [Row]) {
      component = 0
      label = Phrase.count(rows.count, "table")
      keys = rows.reduce(0) { $0 &+ $1.keys }
      let languages = Dictionary(grouping: rows.flatMap(\.cells), by: \.key)
      cells = languages.mapValues { CoverageCell(sumOf: $0.map(\.value)) }
    }

    fileprivate init(
      of coverage: Coverage,
      in inventory: Inventory,
      _ severities: [Subject: [String: Severity]],
      nibs: [Component.ID: [BundlePath: String]]
    ) {
      let table = inventory.tables[coverage.table]
      let localizations = inventory.components[table.component].localizations
      let found = severities[Subject(component: table.component, table: table.name)] ?? [:]
      let cells = coverage.languages.map { language in
        let localization = localizations[language.localization]
        let severity = found.isEmpty ? nil : found[localization.name.description]
        let cell = CoverageCell(language, required: coverage.required, severity: severity)
        return (CoverageLanguage(localization), cell)
      }
      // Most tables belong to no nib.
      let nib = nibs[table.component]?[table.name].map { " (\($0))" } ?? ""
      component = table.component
      label = listed(table.name.description) + nib
      keys = coverage.required
      self.cells = Dictionary(cells) { $0.worse(of: $1) }
    }
  }

  /// By component, as reports list them; only of tables in which something has to be covered.
  var rows: [Row]

  /// Every language of any row, by the names in `headings`.
  var languages: [CoverageLanguage]

  /// What each of them is called.
  var headings: [CoverageLanguage: String]

  init(_ summary: Summary, names: ComponentNames) {
    let severities = CoverageTable.severities(of: summary.findings)
    let nibs = CoverageTable.nibs(of: summary.inventory)
    let judged = summary.coverage.filter { coverage in
      summary.owned[summary.inventory.tables[coverage.table].component] && coverage.required > 0
        && !coverage.languages.isEmpty
    }
    let rows = judged.map { Row(of: $0, in: summary.inventory, severities, nibs: nibs) }
    let byComponent = Dictionary(grouping: rows, by: \.component)
    self.rows = names.order.flatMap { byComponent[$0, default: []] }
    let product = summary.inventory.product
    let named = rows.reduce(into: Set()) { $0.formUnion($1.cells.keys) }.map {
      ($0, $0.name(in: product))
    }
    .sorted { $0.1 < $1.1 }
    languages = named.map(\.0)
    headings = Dictionary(named.map { ($0, listed($1.description)) }) { first, _ in first }
  }

  /// Whether a component of one of the rows lacks some of the languages.
  func areElsewhere(_ languages: [CoverageLanguage]) -> Bool {
    rows.contains { row in languages.contains { row.cell($0).sign == .elsewhere } }
  }

  fileprivate struct Subject: Hashable {
    var component: Component.ID
    var table: BundlePath
  }

  /// The weightiest finding about each language, by its name.
  private static func severities(of findings: [Finding]) -> [Subject: [String: Severity]] {
    var severities: [Subject: [String: Severity]] = [:]
    for finding in findings {
      guard let component = finding.component, let table = finding.table else { continue }
      let subject = Subject(component: component, table: table)
      for language in finding.languages {
        let known = severities[subject]?[language] ?? .off
        severities[subject, default: [:]][language] = max(known, finding.severity)
      }
    }
    return severities
  }

  /// What the nib of a table's name is called, where the table belongs to one.
  private static func nibs(of inventory: Inventory) -> [Component.ID: [BundlePath: String]] {
    var nibs: [Component.ID: [BundlePath: String]] = [:]
    for resource in inventory.resources where resource.kind == .nibs {
      guard let point = resource.name.bytes.lastIndex(of: UInt8(ascii: ".")) else { continue }
      let name = BundlePath(bytes: resource.name.bytes[..<point])
      let isStoryboard = resource.name.bytes[point...].elementsEqual(".storyboardc".utf8)
      nibs[resource.component, default: [:]][name] = isStoryboard ? "storyboard" : "nib"
    }
    return nibs
  }
}
