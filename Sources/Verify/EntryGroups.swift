import Diagnostics
import Languages
import Model

/// Something that a check found in one entry.
struct FoundEntry<What: Hashable> {
  var what: What

  /// The index in `Component.localizations`.
  let localization: Int

  /// The language that the entry is in; nil where that is not known.
  let tag: LanguageTag?
  let entry: EntryRef
}

/// Entries in which the same was found, and which make one finding: each of the keys in each of the languages.
struct EntryGroup<What: Hashable> {
  let what: What

  /// Of one key.
  private let languages: [FoundEntry<What>]

  /// In the order of the key space.
  let keys: [KeySpace.Index]

  /// By language, then key.
  let entries: [EntryRef]

  /// The groups of what was found, in the order in which it was first.
  static func groups(of found: [FoundEntry<What>]) -> [Self] {
    var order: [What] = []
    var byWhat: [What: [FoundEntry<What>]] = [:]
    for entry in found {
      if byWhat[entry.what] == nil { order.append(entry.what) }
      byWhat[entry.what, default: []].append(entry)
    }
    return order.flatMap { what in
      grouped(byWhat[what] ?? [], key: \.entry.key, language: \.localization)
        .compactMap { Self($0) }
    }
  }

  private init?(_ found: [FoundEntry<What>]) {
    let sorted = found.sorted {
      ($0.localization, $0.entry.key) < ($1.localization, $1.entry.key)
    }
    guard let first = sorted.first else { return nil }
    what = first.what
    languages = sorted.filter { $0.entry.key == first.entry.key }
    keys = sorted.filter { $0.localization == first.localization }.map(\.entry.key)
    entries = sorted.map(\.entry)
  }

  /// Indices in `Component.localizations`, ascending.
  var localizations: [Int] { languages.map(\.localization) }

  /// The languages, as far as they are known.
  var tags: [LanguageTag] { languages.compactMap(\.tag) }
}

extension Judgement {
  /// The finding of a group; the languages and `3 texts of Localizable` are given to `message`.
  func finding<What>(
    _ check: String,
    _ severity: Severity,
    _ group: EntryGroup<What>,
    in judged: JudgedTable,
    reason: String,
    advice: String,
    message: (_ languages: LanguagePhrase, _ texts: String) -> String
  ) -> Finding {
    let names = names(group.localizations, in: judged.component)
    return Finding(
      check: check,
      severity: severity,
      cause: .before,
      message: message(
        LanguagePhrase(names: names),
        "\(Phrase.count(group.keys.count, "text")) of \(name(of: judged))"
      ),
      reason: reason,
      advice: advice,
      component: judged.component,
      table: judged.name,
      keys: group.keys.map(judged.table.keys.text).sorted(),
      languages: names,
      place: group.entries.first.map { Place(judged.table.rows[$0.row].file) },
      entries: group.entries
    )
  }
}

/// Languages as the subject of a sentence.
struct LanguagePhrase {
  let names: [String]

  /// `pl lacks`, `pl and ru lack`.
  func subject(_ one: String, _ many: String) -> String {
    "\(Phrase.languages(names)) \(names.count == 1 ? one : many)"
  }
}

extension Judgement {
  /// Whether what was found in an entry, about one plural category or none, is allowed.
  func allows<What>(
    _ check: String,
    _ found: FoundEntry<What>,
    _ category: PluralCategory? = nil,
    in judged: JudgedTable,
    _ allowances: inout Allowances
  ) -> Bool {
    allows(check, found.entry.key, of: judged, written: found.tag, about: category, &allowances)
  }

  /// An entry with those of the categories found in it that are not allowed; nil where none is left.
  func unallowed(
    _ check: String,
    _ found: FoundEntry<[PluralCategory]>,
    in judged: JudgedTable,
    _ allowances: inout Allowances
  ) -> FoundEntry<[PluralCategory]>? {
    var found = found
    found.what = found.what.filter { !allows(check, found, $0, in: judged, &allowances) }
    return found.what.isEmpty ? nil : found
  }
}
