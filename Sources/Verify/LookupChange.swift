import Diagnostics
import Model
import Resolve

/// The files of one table that lookup finds for users before the plan and after it.
struct LookupChange: Hashable {
  let before: TableLookup.Pick
  let after: After

  /// What they find after the plan.
  struct After: Hashable {
    let pick: TableLookup.Pick

    /// Where the table is one kind of device's, the files of the plain one, which serve as well.
    let plain: TableLookup.Pick?

    /// The localization that they are given, as the system spells it; it need not be on disk.
    let given: ByteName
  }

  /// `plain` is the table that one of a kind of device stands in for.
  init(of judged: JudgedTable, _ change: ListChange, plain: JudgedTable?) {
    after = After(
      pick: judged.after.pick(in: change.orderAfter),
      plain: plain?.after.pick(in: change.orderAfter),
      given: change.given
    )
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
  /// The keys that count, are names and not texts, and which users would see after the plan, if they look for them.
  func keysAbsent(in lookup: LookupChange.After, besides plain: JudgedTable?) -> [KeySpace.Index] {
    let has = lookup.pick.rows.map { table.rows[$0].cells }
    let absent = required.filter { key in
      let place = Int(key)
      return !has.contains { place < $0.count && $0[place].isPresent } && source.isIdentifier(key)
    }
    guard !absent.isEmpty, let plain, let pick = lookup.plain else { return absent }
    let elsewhere = plain.keys(in: pick)
    return absent.filter { !elsewhere.contains(table.keys.bytes(of: $0)) }
  }

  /// Whether files of the tree before the plan show another text for a key than the key itself.
  func shows(_ key: KeySpace.Index, in pick: TableLookup.Pick) -> Bool {
    let cell = before.cell(key, in: pick)
    return cell.isPresent && !cell.equalsKey
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
    let meant = after.localizations(listedAs: given, in: id)
    guard
      let language = judged.languages.first(where: { meant.contains($0.localization) }),
      !language.isUnspoken
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
