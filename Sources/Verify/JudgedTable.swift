import Languages
import Model
import Resolve

/// One table with what its judged localizations lack.
struct JudgedTable: Sendable {
  /// Where a text comes from when a table lacks it.
  enum Fallback: Sendable {
    /// Nowhere: the key itself shows.
    case key
    /// The value in Info.plist.
    case infoPlist
    /// The text in the nib, storyboard or intent definition of the same name.
    case nib
  }

  /// The index in `Inventory.tables`.
  let index: Int
  let before: TableLookup
  let after: TableLookup
  let fallback: Fallback
  let source: SourceLanguage

  /// The keys that count, in the order of the key space.
  let required: [KeySpace.Index]

  /// The localizations that are judged.
  let languages: [JudgedLanguage]

  var table: Table { after.table }
  var name: BundlePath { table.name }
  var component: Component.ID { table.component }

  var coverage: Coverage {
    Coverage(table: index, required: required.count, languages: languages.map(\.coverage))
  }
}

/// How one judged localization fares in one table.
struct JudgedLanguage: Sendable {
  let localization: Int
  let state: LanguageCoverage.State
  let present: Int

  /// The required keys that lookup does not find and whose absence shows.
  let missing: [KeySpace.Index]

  /// Those of `missing` that stand behind the place where the system stops reading one of its files.
  let cutOff: Set<KeySpace.Index>

  /// The files that lookup picks for it in the judged tree.
  let pick: TableLookup.Pick

  /// The files that lookup picked for it before the plan.
  let ownBefore: TableLookup.Pick

  /// The files whose texts its users see, be they the development region's: before the plan, and in the judged tree.
  let shownBefore: TableLookup.Pick
  let shownAfter: TableLookup.Pick

  var coverage: LanguageCoverage {
    LanguageCoverage(
      localization: localization,
      state: state,
      present: present,
      missing: missing
    )
  }
}

extension JudgedTable {
  init(
    _ index: Int,
    before: View,
    after: View,
    selectable: [Bool],
    under policy: Policy
  ) {
    let inventory = before.inventory
    let table = inventory.tables[index]
    let id = table.component
    let settings = policy.settings(for: inventory.components[id])
    self.index = index
    self.before = TableLookup(table, in: before)
    self.after = TableLookup(table, in: after)
    fallback = Fallback(of: table, in: inventory)
    let source = SourceLanguage(
      of: self.before,
      in: before,
      replacement: settings.developmentRegion?.value
    )
    self.source = source
    required = source.required(by: settings.reference ?? .union)
    let (lookup, earlier, keys, fallback) = (self.after, self.before, required, fallback)
    let isForADevice = inventory.hasPlainTable(for: table)
    languages = after.languages(of: id).filter { language in
      // A link that led nowhere before is named as such, and has no tables that could be missed; without a table for
      // a kind of device the plain one serves.
      selectable[language] && before.origin(of: language, in: id) != nil
        && !(isForADevice && lookup.own(language).rows.isEmpty)
    }.map {
      JudgedLanguage(
        $0,
        of: lookup,
        before: earlier,
        requiring: keys,
        or: fallback,
        source: source,
        in: after
      )
    }
  }
}

extension JudgedTable.Fallback {
  fileprivate init(of table: Table, in inventory: Inventory) {
    if table.name == "InfoPlist" {
      self = .infoPlist
    } else if inventory.resources.contains(where: {
      $0.component == table.component && $0.lends(to: table)
    }) {
      self = .nib
    } else {
      self = .key
    }
  }
}

extension LocalizedResource {
  /// Whether the table translates the texts of this nib, storyboard or intent definition.
  fileprivate func lends(to table: Table) -> Bool {
    let own = name.bytes
    let stem = table.name.bytes
    guard own.count > stem.count, own.starts(with: stem), own[stem.count] == UInt8(ascii: ".")
    else {
      return false
    }
    return kind == .nibs || name.name.hasSuffix(".intentdefinition")
  }
}

extension JudgedLanguage {
  fileprivate init(
    _ localization: Int,
    of lookup: TableLookup,
    before: TableLookup,
    requiring required: [KeySpace.Index],
    or fallback: JudgedTable.Fallback,
    source: SourceLanguage,
    in view: View
  ) {
    let rows = lookup.table.rows
    let own = lookup.own(localization)
    self.localization = localization
    pick = lookup.pick(for: localization)
    ownBefore = before.pick(for: localization)
    shownBefore = before.pick(for: localization, orLastResort: true)
    shownAfter = lookup.pick(for: localization, orLastResort: true)
    state = State(of: pick, own: own, in: lookup.table)
    present = lookup.presentKeys(in: own)
    let strings = pick.strings.map { rows[$0].cells } ?? []
    let dict = pick.dict.map { rows[$0].cells } ?? []
    // In the source language a text key shows itself, and what nibs and Info.plist hold is the text.
    let isSource = source.isSpoken(by: view.localization(localization, in: lookup.table.component))
    let missing = required.filter { key in
      let place = Int(key)
      if place < strings.count, strings[place].isPresent { return false }
      if place < dict.count, dict[place].isPresent { return false }
      return !isSource || fallback == .key && source.isIdentifier(key)
    }
    self.missing = missing
    let lost = Set(pick.rows.flatMap { rows[$0].lostKeys })
    cutOff =
      lost.isEmpty ? [] : Set(missing.filter { lost.contains(lookup.table.keys.text(of: $0)) })
  }

  fileprivate typealias State = LanguageCoverage.State
}

extension Row {
  /// The keys behind the place where the system stops reading.
  fileprivate var lostKeys: [String] {
    notes.flatMap { (note: FileNote) -> [String] in
      if case .truncated(_, let keys) = note.kind { keys } else { [] }
    }
  }
}

extension LanguageCoverage.State {
  fileprivate init(of pick: TableLookup.Pick, own: TableLookup.Pick, in table: Table) {
    let rows = pick.rows.map { table.rows[$0] }
    if rows.isEmpty {
      self = .absent
    } else if rows.contains(where: \.isDamaged) {
      self = .damaged
    } else if rows.contains(where: \.isTruncated) {
      self = .truncated
    } else {
      self =
        own.rows.isEmpty || pick.rows.allSatisfy { !own.rows.contains($0) } ? .inherited : .read
    }
  }
}

extension TableLookup {
  /// How many distinct keys the picked files hold.
  fileprivate func presentKeys(in pick: Pick) -> Int {
    guard let dict = pick.dict else {
      return pick.strings.map { table.rows[$0].cells.count(where: \.isPresent) } ?? 0
    }
    guard pick.strings != nil else { return table.rows[dict].cells.count(where: \.isPresent) }
    return (0..<table.keys.count).count { cell(KeySpace.Index($0), in: pick).isPresent }
  }
}
