import Diagnostics
import Model
import Resolve

/// A gap in the words of messages.
struct GapPhrase {
  let gap: Gap
  let judged: JudgedTable
  let judgement: Judgement

  var keys: [KeySpace.Index] { gap.keys }
  var cause: Finding.Cause { gap.cause }
  var isOnlyInRemoved: Bool { gap.isOnlyInRemoved }
  var table: String { judged.name.description }

  /// `ja`, `fr and ja`, `11 languages`.
  var languages: String { Phrase.list(names) }

  /// The form of a verb that goes with the languages.
  func verb(_ one: String, _ many: String) -> String { names.count == 1 ? one : many }

  /// `ja lacks 22 of 1,204 keys of Localizable`.
  var message: String {
    let total = Phrase.count(judged.required.count, "key")
    let component = judged.component == 0 ? "" : " of \(judgement.name(of: judged.component))"
    return "\(languages) \(verb("lacks", "lack")) \(Phrase.number(keys.count)) of \(total) of "
      + "\(table)\(component)"
  }

  var pronoun: String { keys.count == 1 ? "it" : "they" }
  var object: String { keys.count == 1 ? "it" : "them" }
  var noun: String { keys.count == 1 ? "key" : "keys" }

  /// The languages that would be removed and alone have the keys.
  var holders: [String] {
    let id = judged.component
    let rows = judged.table.rows.filter { row in
      row.localization.map { !judgement.after.has($0, in: id) } ?? false
        && keys.contains { row.cell($0).isPresent }
    }
    return judgement.names(Set(rows.compactMap(\.localization)), in: id)
  }

  /// What to do; removing a language is worth a thought only where few are concerned.
  var advice: String {
    if isOnlyInRemoved { return "translate \(object), or keep \(Phrase.list(holders))" }
    let removal = names.count < 3 ? ", or remove \(languages)" : ""
    return (gap.isMost ? "finish the table" : "translate \(object)") + removal
  }

  func finding(
    _ check: String,
    _ severity: Severity,
    message: String,
    reason: String?,
    advice: String?
  ) -> Finding {
    let table = judged.table
    let rows = gap.languages.count == 1 ? judged.after.own(gap.languages[0]).rows : []
    return Finding(
      check: check,
      severity: severity,
      cause: cause,
      message: message,
      reason: reason,
      advice: advice,
      component: judged.component,
      table: judged.name,
      keys: keys.map(table.keys.text).sorted(),
      languages: names,
      place: rows.first.map { Place(table.rows[$0].file) }
    )
  }

  private var names: [String] { judgement.names(gap.languages, in: judged.component) }
}

extension Judgement {
  /// What judged localizations lack in the tables with this fallback, of the keys that count; in components of others
  /// only what the plan takes away.
  func gaps(
    fallback: JudgedTable.Fallback,
    where isCounted: (KeySpace.Index, JudgedLanguage, JudgedTable) -> Bool
  ) -> [GapPhrase] {
    tables.filter { $0.fallback == fallback }.flatMap { table in
      table.gaps { isCounted($0, $1, table) }
        .filter { owned[table.component] || $0.cause == .plan }
        .map { GapPhrase(gap: $0, judged: table, judgement: self) }
    }
  }
}
