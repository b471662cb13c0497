import Languages
import Model
import Resolve

/// How one judged localization fares in one table.
struct JudgedLanguage: Sendable {
  let localization: Int
  let state: LanguageCoverage.State
  let present: Int

  /// Whether no user is to be given it, since the app does not speak it or the system does not know it; then it is no
  /// matter what it lacks.
  let isUnspoken: Bool

  /// Whether it lacks the table because its file has a name that differs in case.
  let isMisnamed: Bool

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

extension JudgedLanguage {
  init(
    _ localization: Int,
    of lookup: TableLookup,
    before: TableLookup,
    requiring required: [KeySpace.Index],
    or fallback: JudgedTable.Fallback,
    source: SourceLanguage,
    isUnspoken: Bool,
    isMisnamed: Bool
  ) {
    let own = lookup.own(localization)
    let pick = lookup.pick(for: localization)
    let cells = lookup.cells(of: pick)
    self.localization = localization
    self.isUnspoken = isUnspoken
    self.isMisnamed = isMisnamed && own.isEmpty
    self.pick = pick
    ownBefore = before.pick(for: localization)
    shownBefore = before.pick(for: localization, orLastResort: true)
    shownAfter = lookup.pick(for: localization, orLastResort: true)
    state = State(of: pick, own: own, in: lookup.table)
    present = lookup.cells(of: own).presentCount
    // In the source language a text key shows itself, and what nibs and Info.plist hold is the text.
    let isSource = source.isSpoken(by: localization)
    let missing = cells.absent(among: required).filter { key in
      !isSource || fallback == .key && source.isIdentifier(key)
    }
    self.missing = missing
    let lost = missing.isEmpty ? [] : Set(pick.rows.flatMap { lookup.table.rows[$0].lostKeys })
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
    let rows = pick.rows
    if rows.isEmpty {
      self = .absent
    } else if rows.contains(where: { table.rows[$0].isDamaged }) {
      self = .damaged
    } else if rows.contains(where: { table.rows[$0].isTruncated }) {
      self = .truncated
    } else {
      self = pick.overlaps(own) ? .read : .inherited
    }
  }
}
