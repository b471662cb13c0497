import Diagnostics
import Model
import Resolve

extension Check {
  static let emptyValue = Check(
    "empty-value",
    .error,
    what: "a language has an empty value where others have a text",
    why: "users of that language see nothing there: an empty button, a blank line",
    fix: "translate the key; an empty value is no translation"
  ) { judgement, allowances in
    judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged -> [Finding] in
      judged.emptyKeys { key, localization in
        !judgement.allows("empty-value", key, of: judged, in: localization, &allowances)
      }.map { languages, keys in
        let names = judgement.names(languages, in: judged.component)
        let table = judged.table
        let entries = judged.entries(of: keys, in: languages)
        return Finding(
          check: "empty-value",
          severity: .error,
          cause: .before,
          message:
            "\(Phrase.languages(names)) \(names.count == 1 ? "has" : "have") \(Phrase.count(keys.count, "empty value")) in \(judgement.name(of: judged))",
          reason: "users see nothing there, where other languages show a text",
          advice:
            "translate the \(keys.count == 1 ? "key" : "keys"), or take the empty \(keys.count == 1 ? "entry" : "entries") out",
          component: judged.component,
          table: judged.name,
          keys: keys.map(table.keys.text).sorted(),
          languages: names,
          place: entries.first.map { Place(table.rows[$0.row].file) },
          entries: entries
        )
      }
    }
  }
}

extension JudgedTable {
  /// The keys that are empty where the reference is not, with the localizations that have them so.
  fileprivate func emptyKeys(
    where isCounted: (KeySpace.Index, Int) -> Bool
  ) -> [(languages: [Int], keys: [KeySpace.Index])] {
    grouped(
      languages.map { language in
        let localization = language.localization
        let own = after.own(localization)
        // Most files have none, which is seen at a glance.
        let hasAny = own.rows.contains { !table.rows[$0].cells.keys(in: .empty).isEmpty }
        guard hasAny else { return (localization, []) }
        let keys = required.filter { key in
          after.cell(key, in: own).state == .empty && isTextElsewhere(key)
            && isCounted(key, localization)
        }
        return (localization, keys)
      }
    )
  }

  /// Whether the reference has a text for the key: the source language, else any localization.
  private func isTextElsewhere(_ key: KeySpace.Index) -> Bool {
    source.state(of: key).map { $0 == .text }
      ?? table.rows.contains { $0.cell(key).state == .text }
  }

  fileprivate func entries(of keys: [KeySpace.Index], in languages: [Int]) -> [EntryRef] {
    languages.flatMap { language in
      keys.compactMap { key in
        after.own(language).rows.first { table.rows[$0].cell(key).state == .empty }
          .map { EntryRef(table: index, row: $0, key: key) }
      }
    }
  }
}
