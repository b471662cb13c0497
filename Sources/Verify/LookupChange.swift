import Diagnostics
import Model
import Resolve

/// The files of one table that lookup finds for users before the plan and after it.
struct LookupChange: Hashable {
  let before: TableLookup.Pick
  let after: TableLookup.Pick

  /// Where the table is one kind of device's, the files of the plain one after the plan, which serve as well.
  let plainAfter: TableLookup.Pick?

  /// The localization that they are given after the plan, as the system spells it; it need not be on disk.
  let given: ByteName

  /// `plain` is the table that one of a kind of device stands in for.
  init(of judged: JudgedTable, _ change: ListChange, plain: JudgedTable?) {
    given = change.given
    after = judged.after.pick(in: change.orderAfter)
    plainAfter = plain?.after.pick(in: change.orderAfter)
    guard let plain else {
      before = judged.before.pick(in: change.orderBefore)
      return
    }
    // A plain file that is found first hides those for a device behind it.
    let first = change.orderBefore.first { step in
      !judged.before.own(step).rows.isEmpty || !plain.before.own(step).rows.isEmpty
    }
    before = judged.before.pick(in: [first].compactMap(\.self))
  }
}

extension JudgedTable {
  /// The keys that count, are names and not texts, and are found before the plan and not after it.
  func keysLost(in lookup: LookupChange, besides plain: JudgedTable?) -> [KeySpace.Index] {
    let had = lookup.before.rows.map { table.rows[$0].cells }
    let has = lookup.after.rows.map { table.rows[$0].cells }
    let lost = required.filter { key in
      let place = Int(key)
      guard had.contains(where: { place < $0.count && $0[place].isPresent }),
        !has.contains(where: { place < $0.count && $0[place].isPresent })
      else { return false }
      // A text that is its own key looks the same as before.
      return !before.cell(key, in: lookup.before).equalsKey && source.isIdentifier(key)
    }
    guard !lost.isEmpty, let plain, let pick = lookup.plainAfter else { return lost }
    let elsewhere = plain.keys(in: pick)
    return lost.filter { !elsewhere.contains(table.keys.bytes(of: $0)) }
  }

  /// What files of the judged tree hold.
  private func keys(in pick: TableLookup.Pick) -> Set<ArraySlice<UInt8>> {
    let all = 0..<KeySpace.Index(table.keys.count)
    return Set(
      all.lazy.filter { after.cell($0, in: pick).isPresent }.map { table.keys.bytes(of: $0) }
    )
  }
}

extension Judgement {
  /// The table that one of a kind of device stands in for, as `Localizable~ipad` for `Localizable`; nil where there is
  /// none.
  func plainTable(of judged: JudgedTable) -> JudgedTable? {
    judged.name.withoutDevice.flatMap { name in
      tables.first { $0.component == judged.component && $0.name == name }
    }
  }

  /// Whether it is another check's to say that a localization lacks a key which its users are shown.
  ///
  /// Coverage speaks of what is missing from localizations that are judged; under the gate `harm`, and of what others
  /// wrote, only where the plan takes it away, since the rest is no error there.
  func namedElsewhere(
    in judged: JudgedTable,
    of given: ByteName
  ) -> (KeySpace.Index) -> Bool {
    let id = judged.component
    let settings = settings[id]
    guard
      let language = judged.languages.first(where: {
        component(id).localizations[$0.localization].name == given
      }), !language.isUnspoken
    else { return { _ in false } }
    let isAnybodys = owned[id] && settings.gate ?? .coverage == .coverage
    var missing = KeySet()
    for key in language.missing { missing.insert(key) }
    return { key in
      guard missing.contains(key) else { return false }
      let isTaken = judged.isTakenAway(key, from: language)
      let check = language.check(for: key, isTaken: isTaken)
      guard isAnybodys || isTaken && check.isOfThePlan else { return false }
      return settings.severity(of: check.id, in: judged.name) != .off
    }
  }
}

extension JudgedLanguage {
  /// The check that says that a key is missing, and whether it can say that the plan takes it away.
  fileprivate func check(
    for key: KeySpace.Index,
    isTaken: Bool
  ) -> (id: String, isOfThePlan: Bool) {
    switch state {
    case .absent: isMisnamed && !isTaken ? ("case-mismatch", false) : ("missing-table", true)
    case .damaged: ("damaged-table", false)
    case .read, .inherited, .truncated:
      cutOff.contains(key) ? ("truncated-table", false) : ("missing-key", true)
    }
  }
}
