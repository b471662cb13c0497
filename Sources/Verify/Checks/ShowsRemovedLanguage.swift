import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let showsRemovedLanguage = Check(
    "shows-removed-language",
    .warning,
    what:
      "the language that nibs and Info.plist are written in is removed, and a language that stays has no texts for them",
    why:
      "what was drawn in Base.lproj or written in Info.plist stays there: users of that language still see the removed one",
    fix: "give the language a strings table for it, or translate the nib or Info.plist itself",
    findEntries: { judgement, allowances in
      judgement.judged.flatMap { id -> [Finding] in
        guard let removed = judgement.removed[id] else { return [] }
        let scope = RemovedScope(judgement: judgement, id: id, language: removed)
        let tables = scope.tables(&allowances)
        return scope.findings(about: tables)
          + [scope.findingAboutNibs(besides: tables, &allowances)].compactMap(\.self)
          + [scope.findingAboutInfoPlist(&allowances)].compactMap(\.self)
      }
    }
  )
}

/// One component that loses the language in which its own texts are.
struct RemovedScope {
  let judgement: Judgement
  let id: Component.ID
  let language: LanguageTag

  static let check = "shows-removed-language"

  /// The languages whose users see the texts unless there are others for them.
  var others: [Int] {
    judgement.after.languages(of: id, unrelatedTo: language)
      .filter { judgement.reachable[id][$0] && !judgement.unspoken[id].contains($0) }
  }

  /// `en`, quoted where it is a word.
  var name: String { Phrase.language(language.description) }

  /// ` of Chat.framework`; nothing for the product.
  var place: String { id == 0 ? "" : " of \(judgement.name(of: id))" }

  /// What becomes of languages, for which together a number is true, be it for each or not.
  func verb(for languages: [String], isSameForAll: Bool) -> String {
    guard judgement.isPrune else {
      return isSameForAll ? languages.count == 1 ? "sees" : "see" : "between them see"
    }
    return isSameForAll ? "would see" : "would between them see"
  }

  /// `en is to be removed`.
  var removal: String { "\(name) \(judgement.isPrune ? "is to be" : "was") removed" }

  /// Whether the policy allows that users of a localization see one of the texts.
  func isAllowed(
    _ key: some Collection<UInt8>,
    in table: BundlePath?,
    for localization: Int,
    _ allowances: inout Allowances
  ) -> Bool {
    guard allowances.mayAllow(Self.check) else { return false }
    return allowances.allow(
      Self.check,
      in: id,
      table: table,
      key: Array(key)[...],
      language: judgement.after.localization(localization, in: id).tag
    )
  }

  /// The file in which the one language can add what it lacks; nil where there are several, or it has none.
  func place(of judged: JudgedTable, for languages: [Int]) -> BundlePath? {
    guard languages.count == 1, let row = judged.after.own(languages[0]).rows.first else {
      return nil
    }
    return judged.table.rows[row].file
  }

  func finding(
    _ message: String,
    reason: String,
    advice: String,
    table: BundlePath? = nil,
    keys: [String],
    languages: [String],
    place: BundlePath?
  ) -> Finding {
    Finding(
      check: Self.check,
      severity: .warning,
      cause: judgement.isPrune ? .plan : .before,
      message: message,
      reason: reason,
      advice: advice,
      component: id,
      table: table,
      keys: keys,
      languages: languages,
      place: place.map { Place($0) }
    )
  }
}

// MARK: - Info.plist

extension RemovedScope {
  /// The texts of Info.plist that languages see in place of what their InfoPlist.strings lack.
  func findingAboutInfoPlist(_ allowances: inout Allowances) -> Finding? {
    guard let plist = judgement.component(id).infoPlist, !plist.usageDescriptions.isEmpty else {
      return nil
    }
    let name: BundlePath = "InfoPlist"
    let judged = judgement.tables.first { $0.component == id && $0.name == name }
    let texts = plist.usageDescriptions.map { text in (text, judged?.key(text)) }
    var lacks: [Int: Set<String>] = [:]
    for language in others {
      let own = judged?.languages.first { $0.localization == language }
      guard own?.state != .damaged else { continue }
      let elsewhere = judgement.keysOfLanguageTables(named: name, for: language, in: id)
      let lacking = texts.filter { text, key in
        !(own?.finds(key, in: judged) ?? false) && !elsewhere.contains(Array(text.utf8)[...])
          && !isAllowed(text.utf8, in: name, for: language, &allowances)
      }
      guard !lacking.isEmpty else { continue }
      lacks[language] = Set(lacking.map(\.0))
    }
    guard !lacks.isEmpty else { return nil }
    let keys = lacks.values.reduce(into: Set()) { $0.formUnion($1) }
    let names = judgement.names(lacks.keys, in: id)
    let verb = verb(for: names, isSameForAll: lacks.values.allSatisfy { $0 == keys })
    let total = Phrase.count(texts.count, "usage description")
    return finding(
      "\(Phrase.languages(names)) \(verb) \(Phrase.number(keys.count)) of \(total) of Info.plist\(place) in \(self.name)",
      reason: "\(removal), but the texts of Info.plist stay",
      advice:
        "translate \(Phrase.them(keys.count)) in InfoPlist.strings, or write Info.plist in a language that stays",
      table: name,
      keys: keys.sorted(),
      languages: names,
      place: judged.flatMap { self.place(of: $0, for: Array(lacks.keys)) } ?? plist.file
    )
  }
}

extension JudgedTable {
  /// The number of a key; nil where no file has it.
  fileprivate func key(_ text: String) -> KeySpace.Index? {
    (0..<KeySpace.Index(table.keys.count))
      .first { table.keys.bytes(of: $0).elementsEqual(text.utf8) }
  }
}

extension JudgedLanguage {
  fileprivate func finds(_ key: KeySpace.Index?, in judged: JudgedTable?) -> Bool {
    guard let key, let judged else { return false }
    return judged.after.cell(key, in: shownAfter).isPresent
  }
}

extension Judgement {
  /// The keys that `.loctable`s of that table's name have in a localization's language.
  func keysOfLanguageTables(
    named name: BundlePath,
    for localization: Int,
    in id: Component.ID
  ) -> Set<ArraySlice<UInt8>> {
    let tables = languageTables(named: name, for: localization, in: id)
    return tables.reduce(into: []) { keys, found in
      for key in 0..<KeySpace.Index(found.table.keys.count) where found.language.has(key) {
        keys.insert(found.table.keys.bytes(of: key))
      }
    }
  }

  /// The `.loctable`s of that table's name, with a localization's language in each.
  func languageTables(
    named name: BundlePath,
    for localization: Int,
    in id: Component.ID
  ) -> [(table: LanguageTable, language: LanguageTable.Language)] {
    let tag = after.localization(localization, in: id).tag
    return inventory.languageTables.filter { table in
      table.component == id && table.name == name.name && !after.isGone(table.file)
    }.flatMap { table in table.languages.filter { $0.tag == tag }.map { (table, $0) } }
  }
}
