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
  var isRare: Bool { gap.rarity != nil }

  /// Whether only the reference has the keys.
  var isNowhere: Bool {
    keys.allSatisfy { !isHere($0) && !(judged.prior?.knows($0) ?? false) }
  }

  /// Whether a file has the key, and not only the reference or a receipt.
  func isHere(_ key: KeySpace.Index) -> Bool {
    Int(key) < judgement.inventory.tables[judged.index].keys.count
  }
  var table: String { judged.name.description }

  /// `ja`, `fr and ja`, `11 languages`.
  var languages: String { Phrase.languages(names) }

  /// Whether one of the languages is the development region that has no folder, and is listed beside `Base`.
  var isOfVirtualRegion: Bool {
    gap.languages.contains {
      judgement.after.localization($0, in: judged.component).form == .virtual
    }
  }

  /// The form of a verb that goes with the languages.
  func verb(_ one: String, _ many: String) -> String { names.count == 1 ? one : many }

  /// `ja lacks 22 of 1,204 keys of Localizable`.
  var message: String {
    if let rarity = gap.rarity { return message(of: rarity) }
    let total = Phrase.count(judged.required.count, "key")
    return "\(languages) \(verb("lacks", "lack")) \(Phrase.number(keys.count)) of \(total) of "
      + judgement.name(of: judged) + (gap.isScattered ? " between them" : "")
  }

  /// Where the table lies, if not in the product.
  var place: String { judged.component == 0 ? "" : " in \(judgement.name(of: judged.component))" }

  var pronoun: String { Phrase.they(keys.count) }
  var object: String { Phrase.them(keys.count) }

  /// The languages that would be removed, or were by an earlier prune, and alone have the keys.
  var holders: [String] {
    let id = judged.component
    let rows = judged.table.rows.filter { row in
      row.localization.map { !judgement.after.has($0, in: id) } ?? false
        && keys.contains { row.cell($0).isPresent }
    }
    let going = judgement.names(Set(rows.compactMap(\.localization)), in: id)
    let gone = judged.prior?.holders(of: keys).map(\.description) ?? []
    return Set(going + gone).sorted()
  }

  /// `only en, to be removed, has it`; a table of a language's own goes only as a link into another.
  var removedSources: String {
    guard !sources.isEmpty else { return "it is a link into what would be removed" }
    return "\(appearsElsewhere ? "" : "only ")\(Phrase.languages(sources)), to be removed, "
      + "\(sources.count == 1 ? "has" : "have") it"
  }

  /// The languages that would be removed and from which these have had the keys.
  private var sources: [String] {
    let rows = gap.languages.flatMap { judged.before.pick(for: $0, orLastResort: true).rows }
    let gone = rows.compactMap { judged.table.rows[$0].localization }
      .filter { !judgement.after.has($0, in: judged.component) }
    return judgement.names(Set(gone), in: judged.component)
  }

  /// Whether something that stays has any of the keys.
  private var appearsElsewhere: Bool {
    keys.contains { key in
      judged.table.rows.contains { row in
        row.cell(key).isPresent
          && (row.localization.map { judgement.after.has($0, in: judged.component) } ?? true)
      }
    }
  }

  /// What to do; removing a language is worth a thought only where few are concerned.
  var advice: String {
    if let rarity = gap.rarity { return advice(for: rarity) }
    if isNowhere, case .files(let paths) = judged.reference.reference {
      let files = Phrase.list(paths.map { "'\($0)'" }, noun: "files")
      return "add \(object) to \(languages), or take \(object) out of \(files)"
    }
    if isGoneSince {
      return "put \(object) back, or prune again where \(pronoun) went on purpose"
    }
    if let hiding {
      return "take '\(hiding)' out of the build: it hides the files of every language"
    }
    if !judgement.owned[judged.component] {
      return judgement.adviceToKeep(sources, in: judged.component)
    }
    if isOnlyInRemoved { return "translate \(object), or keep \(Phrase.languages(holders))" }
    let removal = names.count < 3 && !isOfVirtualRegion ? ", or remove \(languages)" : ""
    return (gap.isMost ? "finish the table" : "translate \(object)") + removal
  }

  /// The file beside the localizations that hides what the languages themselves have of the keys.
  private var hiding: BundlePath? {
    let rows = judged.table.rows
    let picked = judged.after.pick(for: gap.languages[0]).rows
    guard let row = picked.first(where: { rows[$0].localization == nil }) else { return nil }
    let isHidden = gap.languages.contains { language in
      let own = judged.after.own(language)
      return keys.contains { judged.after.cell($0, in: own).isPresent }
    }
    return isHidden ? rows[row].file : nil
  }

  /// How what is missing shows: "in the development language", "as raw keys".
  var appearance: String {
    let isCaught = gap.languages.map { language in
      let pick = judged.after.pick(for: language, orLastResort: true)
      return keys.map { judged.after.cell($0, in: pick).isPresent }
    }.joined()
    if isCaught.allSatisfy(\.self) { return "in the development language" }
    let raw = keys.contains(where: judged.source.isIdentifier)
    let rest = raw ? "as raw keys" : "in the source language"
    return isCaught.contains(true) ? "in the development language or \(rest)" : rest
  }

  /// The files that hold any of the keys, by name: `Localizable.strings`; that of a table of which nothing is there.
  var files: [String] {
    if judged.table.rows.isEmpty { return ["'\(judged.name.name).strings'"] }
    let rows = judged.table.rows.filter { row in keys.contains { row.cell($0).isPresent } }
    return Set(rows.map(\.file.name)).sorted().map { "'\($0)'" }
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
  /// What judged localizations lack in the tables with this fallback, of the keys that count and are not allowed; in
  /// components of others only what the plan takes away.
  func gaps(
    _ check: String,
    fallback: JudgedTable.Fallback,
    allowing allowances: inout Allowances,
    tellingRareApart: Bool = false,
    where isCounted: (KeySpace.Index, JudgedLanguage, JudgedTable) -> Bool
  ) -> [GapPhrase] {
    tables.filter { $0.fallback == fallback }.flatMap { table in
      let isOwned = owned[table.component]
      return table.gaps(tellingRareApart: tellingRareApart) { key, language in
        isCounted(key, language, table) && (isOwned || table.isTakenAway(key, from: language))
          && !allows(check, key, of: table, in: language.localization, &allowances)
      }.map { GapPhrase(gap: $0, judged: table, judgement: self) }
    }
  }
}
