import Diagnostics
import Model
import Resolve

extension Check {
  static let valueNotAString = Check(
    "value-not-a-string",
    .warning,
    what: "a key holds a list, dictionary, number or data where a text belongs",
    why: "the system hands it out as if it were a text, and an app that shows it crashes",
    fix: "write a text in quotes, or take the entry out",
    findEntries: { judgement, allowances in
      judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged in
        judgement.valuesThatAreNoText(in: judged, &allowances)
      }
    }
  )
}

extension Judgement {
  fileprivate func valuesThatAreNoText(
    in judged: JudgedTable,
    _ allowances: inout Allowances
  ) -> [Finding] {
    judged.languagesByOddKeys(of: self, &allowances).map { keys, languages in
      let names = names(languages, in: judged.component)
      let isOne = keys.count == 1
      let entries = judged.entries(of: keys, in: languages)
      return Finding(
        check: "value-not-a-string",
        severity: .warning,
        cause: .before,
        message:
          "\(Phrase.languages(names)) \(names.count == 1 ? "has" : "have") \(Phrase.count(keys.count, "value")) in \(name(of: judged)) that \(isOne ? "is" : "are") no text",
        reason: "an app that shows \(isOne ? "it" : "one") crashes: it gets what is no text",
        advice: "write a text in quotes, or take the \(isOne ? "entry" : "entries") out",
        component: judged.component,
        table: judged.name,
        keys: keys.map(judged.table.keys.text).sorted(),
        languages: names,
        place: entries.first.map { Place(judged.table.rows[$0.row].file) },
        entries: entries
      )
    }
  }
}

extension JudgedTable {
  /// The localizations in which the same keys hold no text, with those keys.
  fileprivate func languagesByOddKeys(
    of judgement: Judgement,
    _ allowances: inout Allowances
  ) -> [(keys: [KeySpace.Index], languages: [Int])] {
    var groups: [[KeySpace.Index]: [Int]] = [:]
    for language in languages {
      let own = after.own(language.localization)
      var keys: Set<KeySpace.Index> = []
      for row in own.rows {
        // A stringsdict's entry replaces the one of the strings file.
        for key in table.rows[row].cells.keys(in: .notText)
        where after.cell(key, in: own).isOdd { keys.insert(key) }
      }
      guard !keys.isEmpty else { continue }
      let localization = language.localization
      let found = keys.sorted().filter { key in
        !judgement.allows("value-not-a-string", key, of: self, in: localization, &allowances)
      }
      if !found.isEmpty { groups[found, default: []].append(language.localization) }
    }
    return groups.sorted { $0.value.lexicographicallyPrecedes($1.value) }.map { ($0.key, $0.value) }
  }

  fileprivate func entries(of keys: [KeySpace.Index], in languages: [Int]) -> [EntryRef] {
    languages.flatMap { language in
      keys.compactMap { key in
        after.own(language).rows.last { table.rows[$0].cell(key).state == .notText }
          .map { EntryRef(table: index, row: $0, key: key) }
      }
    }
  }
}

extension Cell {
  /// Whether there is something, but no text.
  fileprivate var isOdd: Bool {
    if case .notText = state { true } else { false }
  }
}
