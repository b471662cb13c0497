import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let extraKey = Check(
    "extra-key",
    .note,
    what: "a language has a key that the 'reference' of the policy does not have",
    why: "it is left over from a text that is gone, or the reference is not up to date",
    fix: "take the key out of the language, or add it to the reference"
  ) { judgement, allowances in
    judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged -> [Finding] in
      guard let reference = judged.nameOfReference else { return [] }
      let entries = judged.languages.map { language -> KeysOfLanguage in
        let localization = language.localization
        let keys = judged.extraKeys(of: localization).filter {
          !judgement.allows("extra-key", $0, of: judged, in: localization, &allowances)
        }
        return (localization, keys)
      }
      return grouped(entries).map { languages, keys in
        judgement.extra(keys, of: judged, in: languages, reference: reference)
      }
    }
  }
}

extension Judgement {
  fileprivate func extra(
    _ keys: [KeySpace.Index],
    of judged: JudgedTable,
    in languages: [Int],
    reference: (name: String, isOne: Bool)
  ) -> Finding {
    let names = names(languages, in: judged.component)
    let them = Phrase.them(keys.count)
    return Finding(
      check: "extra-key",
      severity: .note,
      cause: .before,
      message: "\(Phrase.languages(names)) \(names.count == 1 ? "has" : "have") "
        + "\(Phrase.count(keys.count, "key")) of \(name(of: judged)) that \(reference.name) \(reference.isOne ? "lacks" : "lack")",
      advice: "take \(them) out, or add \(them) to \(reference.name)",
      component: judged.component,
      table: judged.name,
      keys: keys.map(judged.table.keys.text).sorted(),
      languages: names
    )
  }
}

extension JudgedTable {
  /// What says which keys count, for messages; nil where every key does.
  fileprivate var nameOfReference: (name: String, isOne: Bool)? {
    switch reference.reference {
    case .union: nil
    case .files(let paths):
      (Phrase.list(paths.map { "'\($0)'" }, noun: "files"), paths.count == 1)
    // Nibs and Info.plist hold the texts of the development language, which so needs no table of its own.
    case .language(let name): fallback == .key ? (Phrase.language(name), true) : nil
    }
  }

  /// The keys in the localization's own files that the reference does not have.
  fileprivate func extraKeys(of localization: Int) -> [KeySpace.Index] {
    let own = after.own(localization)
    guard !own.isEmpty else { return [] }
    return reference.isKnown.indices.lazy.map { KeySpace.Index($0) }.filter { key in
      !reference.isKnown[Int(key)] && after.cell(key, in: own).isPresent && !isOmitted(key)
    }
  }

  /// Whether the reference may be a language that leaves out texts which are their own keys, as compiled catalogs do for
  /// the source language, and the key is such a text.
  private func isOmitted(_ key: KeySpace.Index) -> Bool {
    guard case .language = reference.reference else { return false }
    return source.omitsTexts && !source.isIdentifier(key)
  }
}
