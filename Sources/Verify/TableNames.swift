import Model

/// What the names of tables mean: which belong to nibs, and which differ from a right name in case alone.
struct TableNames: Sendable {
  /// By component, then table name, the nibs, storyboards and intent definitions whose texts it translates, as indices in
  /// `Inventory.resources`.
  private let nibs: [[BundlePath: [Int]]]

  /// By index in `Inventory.tables`, the name that is meant.
  private let rightNames: [Int: BundlePath]

  private let inventory: Inventory

  init(of inventory: Inventory) {
    self.inventory = inventory
    var nibs = [[BundlePath: [Int]]](repeating: [:], count: inventory.components.count)
    for (index, resource) in inventory.resources.enumerated() {
      for name in resource.tableNames { nibs[resource.component][name, default: []].append(index) }
    }
    self.nibs = nibs
    var rightNames: [Int: BundlePath] = [:]
    let groups = Dictionary(grouping: inventory.tables.indices) { index in
      let table = inventory.tables[index]
      return Namesakes(component: table.component, name: CaselessName(table.name))
    }
    for (namesakes, tables) in groups {
      let names = tables.map { inventory.tables[$0].name }
      guard let right = namesakes.known ?? inventory.mostFrequent(of: tables, nibs: nibs) else {
        continue
      }
      for (table, name) in zip(tables, names) where name != right { rightNames[table] = right }
    }
    self.rightNames = rightNames
  }

  /// The nibs, storyboards and intent definitions whose texts a table translates.
  func nibs(of table: Table) -> [LocalizedResource] {
    (nibs[table.component][table.name] ?? []).map { inventory.resources[$0] }
  }

  /// The name that is meant by that of a table, given by its index; nil where that is right itself.
  func rightName(of table: Int) -> BundlePath? { rightNames[table] }

  /// The localizations that have files of a table, given by its index, by a name that differs from it in case.
  func holders(ofMisnamed table: Int) -> Set<Int> {
    let right = inventory.tables[table]
    return rightNames.reduce(into: []) { holders, entry in
      let wrong = inventory.tables[entry.key]
      guard entry.value == right.name, wrong.component == right.component else { return }
      holders.formUnion(wrong.rows.compactMap(\.localization))
    }
  }

  /// The tables that have a wrong name, ascending.
  var misnamed: [(table: Int, rightName: BundlePath)] {
    rightNames.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// The tables of a component whose names differ in case alone.
private struct Namesakes: Hashable {
  var component: Component.ID
  var name: CaselessName

  /// The one spelling of a name that the system alone asks for.
  var known: BundlePath? {
    switch name.text {
    case "infoplist": "InfoPlist"
    case "appshortcuts": "AppShortcuts"
    default: nil
    }
  }
}

extension Inventory {
  /// The name that is asked for of several that differ in case alone: the system's, a nib's, else the most frequent; nil
  /// where there is but one, or where a language has files of several, which then are tables of their own.
  fileprivate func mostFrequent(
    of tables: [Int],
    nibs: [[BundlePath: [Int]]]
  ) -> BundlePath? {
    guard tables.count > 1 else { return nil }
    let holders = tables.map { Set(self.tables[$0].rows.map(\.localization)) }
    let all = holders.reduce(Set()) { $0.union($1) }
    guard holders.reduce(0, { $0 + $1.count }) == all.count else { return nil }
    let ranks = zip(tables, holders).map { table, holders in
      let table = self.tables[table]
      let rank =
        table.name == "Localizable" ? 2 : nibs[table.component][table.name] != nil ? 1 : 0
      return (rank: rank, count: holders.count, name: table.name)
    }
    return ranks.max { a, b in
      a.rank != b.rank ? a.rank < b.rank : (a.count, b.name) < (b.count, a.name)
    }?.name
  }
}
