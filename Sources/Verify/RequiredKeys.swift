import Languages
import Model
import Resolve

/// Which keys of a table count, and by whose word.
struct RequiredKeys: Sendable {
  /// Who says which keys count.
  enum Reference: Sendable {
    /// Every localization.
    case union
    /// One localization, by its name.
    case language(String)
    /// Files, as the policy names them.
    case files([String])
  }

  let reference: Reference

  /// In the order of the key space.
  var keys: [KeySpace.Index]

  /// By key, whether the reference has it, although it may be wanted of no language.
  let isKnown: [Bool]
}

extension RequiredKeys {
  /// Takes the keys from the files that list those of the table, and adds to it what no localization has; nil where no
  /// file speaks of it.
  init?(listedIn files: [ReferenceFile], for table: inout Table) {
    let own = files.filter { $0.table == table.name }
    guard !own.isEmpty else { return nil }
    let required = Set(table.keys.places(adding: own.flatMap(\.keys)))
    let exempt = own.flatMap(\.exemptKeys)
    var isKnown = [Bool](repeating: false, count: table.keys.count)
    for key in required { isKnown[Int(key)] = true }
    if !exempt.isEmpty {
      // A copy, because keys that are wanted of no language and are in none are none of the table's.
      var all = table.keys
      for key in all.places(adding: exempt) where Int(key) < isKnown.count {
        isKnown[Int(key)] = true
      }
    }
    self.init(reference: .files(own.map(\.path)), keys: required.sorted(), isKnown: isKnown)
  }

  /// Takes the keys of the table's localizations.
  ///
  /// A language that the component does not have, and had not before an earlier prune, can be no reference for it: then
  /// all keys count, but those that only `unspoken` localizations have.
  init(
    of lookup: TableLookup,
    in source: SourceLanguage,
    by reference: Policy.Reference,
    prior: PriorTable?,
    leavingOut unspoken: Set<Int>
  ) {
    let (table, component) = (lookup.table, source.component)
    let rows: [Row]
    var priorKeys: [KeySpace.Index] = []
    switch reference {
    case .development where source.hasDevelopment:
      rows = source.development.rows.map { table.rows[$0] }
      if source.isGone { priorKeys = prior?.sourceKeys ?? [] }
      self.reference = .language(source.developmentName ?? component.developmentRegion ?? "Base")
    case .tag(let tag) where component.localizations.contains { $0.tag == tag && $0.isOnDisk }:
      rows = table.rows.filter { row in
        row.localization.map { component.localizations[$0].tag == tag } ?? false
      }
      self.reference = .language(tag.description)
    case .tag(let tag) where prior?.keys(of: tag) != nil:
      rows = []
      priorKeys = prior?.keys(of: tag) ?? []
      self.reference = .language(tag.description)
    case .union, .files, .development, .tag:
      rows = table.rows.filter { row in row.localization.map { !unspoken.contains($0) } ?? true }
      priorKeys = prior?.keys ?? []
      self.reference = .union
    }
    var isKnown = [Bool](repeating: false, count: table.keys.count)
    var unknown = isKnown.count
    for row in rows where unknown > 0 {
      // Mostly the first files have all keys.
      for (key, cell) in row.cells.enumerated() where cell.isPresent && !isKnown[key] {
        isKnown[key] = true
        unknown -= 1
      }
    }
    for key in priorKeys { isKnown[Int(key)] = true }
    self.isKnown = isKnown
    keys = isKnown.indices.filter { isKnown[$0] }.map { KeySpace.Index($0) }
  }
}
