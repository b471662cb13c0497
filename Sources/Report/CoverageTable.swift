import Diagnostics
import Model

/// The coverage of the tables of owned components, by table and language.
struct CoverageTable {
  struct Row {
    var component: Component.ID
    var label: String
    var keys: Int
    var cells: [ByteName: CoverageCell]

    var isComplete: Bool { cells.values.allSatisfy(\.isComplete) }

    func cell(_ language: ByteName) -> CoverageCell { cells[language] ?? .none }

    /// All rows in one, whatever component they are of.
    init(sumOf rows: [Row]) {
      component = 0
      label = Phrase.count(rows.count, "table")
      keys = rows.reduce(0) { $0 &+ $1.keys }
      let languages = Dictionary(grouping: rows.flatMap(\.cells), by: \.key)
      cells = languages.mapValues { CoverageCell(sumOf: $0.map(\.value)) }
    }

    init(component: Component.ID, label: String, keys: Int, cells: [ByteName: CoverageCell]) {
      self.component = component
      self.label = label
      self.keys = keys
      self.cells = cells
    }
  }

  var rows: [Row]

  /// Every language of any row, sorted.
  var languages: [ByteName]

  init(_ summary: Summary) {
    let severities = CoverageTable.severities(of: summary.findings)
    let nibs = CoverageTable.nibs(of: summary.inventory)
    rows = summary.coverage.compactMap { coverage in
      let table = summary.inventory.tables[coverage.table]
      let component = summary.inventory.components[table.component]
      guard summary.owned[table.component] else { return nil }
      let cells = coverage.languages.map { language in
        let name = component.localizations[language.localization].name
        let subject = Subject(
          component: table.component,
          table: table.name,
          language: name.description
        )
        let cell = CoverageCell(
          language,
          required: coverage.required,
          severity: severities[subject]
        )
        return (name, cell)
      }
      // Most tables belong to no nib.
      let nib = nibs[table.component]?[table.name].map { " (\($0))" } ?? ""
      return Row(
        component: table.component,
        label: listed(table.name.description) + nib,
        keys: coverage.required,
        cells: Dictionary(cells) { first, _ in first }
      )
    }
    languages = Set(rows.flatMap(\.cells.keys)).sorted()
  }

  private struct Subject: Hashable {
    var component: Component.ID
    var table: BundlePath
    var language: String
  }

  private static func severities(of findings: [Finding]) -> [Subject: Severity] {
    var severities: [Subject: Severity] = [:]
    for finding in findings {
      guard let component = finding.component, let table = finding.table else { continue }
      for language in finding.languages {
        let subject = Subject(component: component, table: table, language: language)
        severities[subject] = max(severities[subject] ?? .off, finding.severity)
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
