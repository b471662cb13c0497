import Diagnostics
import Languages
import Model

/// Entries of one table that the same languages have wrong, for one check, in the words of messages.
struct ArgumentFindings {
  /// An entry with what is wrong.
  struct Fault {
    var issue: TableArguments.Issue
    var difference: ArgumentDifference
  }

  let judgement: Judgement
  let judged: JudgedTable

  /// Of every key and language, by key.
  let faults: [Fault]

  /// Sorted by their text.
  let keys: [KeySpace.Index]
  private let localizations: [Int]

  /// The one that the reason tells of.
  let worst: Fault

  /// Nil where there are no faults.
  init?(_ faults: [Fault], of judged: JudgedTable, in judgement: Judgement) {
    let texts = Set(faults.map(\.issue.key)).map { (key: $0, text: judged.table.keys.text(of: $0)) }
    let keys = texts.sorted { ($0.text, $0.key) < ($1.text, $1.key) }.map(\.key)
    let ranks = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let faults = faults.sorted {
      (ranks[$0.issue.key] ?? 0, $0.issue.language) < (ranks[$1.issue.key] ?? 0, $1.issue.language)
    }
    guard var worst = faults.first else { return nil }
    self.judgement = judgement
    self.judged = judged
    self.faults = faults
    self.keys = keys
    localizations = Set(faults.map(\.issue.language)).sorted()
    for fault in faults where fault.difference.weight > worst.difference.weight { worst = fault }
    self.worst = worst
  }

  var kinds: Set<ArgumentDifference.Kind> { Set(faults.map(\.difference.kind)) }

  /// `de and fr`.
  var languages: String { Phrase.languages(names) }

  /// The form of a verb that goes with the languages.
  func verb(_ one: String, _ many: String) -> String { names.count == 1 ? one : many }

  /// `in 3 texts of Localizable`.
  var place: String {
    "in \(Phrase.count(keys.count, judged.holdsPhrases ? "phrase" : "text")) of "
      + judgement.name(of: judged)
  }

  private var names: [String] { judgement.names(localizations, in: judged.component) }

  func finding(
    _ check: String,
    _ severity: Severity,
    message: String,
    reason: String,
    advice: String
  ) -> Finding {
    let table = judged.table
    return Finding(
      check: check,
      severity: severity,
      cause: .before,
      message: "\(languages) \(message)",
      reason: reason,
      advice: advice,
      component: judged.component,
      table: judged.name,
      keys: keys.map(table.keys.text),
      languages: names,
      place: Place(table.rows[worst.issue.row].file),
      entries: entries
    )
  }

  /// Up to three pairs of what is compared with and what is wrong, the worst first.
  private var entries: [EntryRef] {
    let rest = faults.filter { $0.issue.key != worst.issue.key }
    var pairs = [worst]
    for fault in rest + faults.filter({ $0.issue.key == worst.issue.key }) where pairs.count < 3 {
      let isThere = pairs.contains {
        ($0.issue.key, $0.issue.row) == (fault.issue.key, fault.issue.row)
      }
      if !isThere { pairs.append(fault) }
    }
    return pairs.flatMap { fault in
      let (issue, difference) = (fault.issue, fault.difference)
      let own = EntryRef(
        table: judged.index,
        row: issue.row,
        key: issue.key,
        path: difference.path,
        marked: difference.marked
      )
      let other = issue.origin.row.map { row in
        EntryRef(
          table: judged.index,
          row: row,
          key: issue.key,
          path: difference.otherPath,
          marked: difference.otherMarked
        )
      }
      return [other, own].compactMap(\.self)
    }
  }
}

// What is compared with.
extension ArgumentFindings {
  /// `en`, `the key`, `most languages`: what all were compared with, for the end of a phrase.
  var reference: String {
    let all = Set(faults.map { name(of: $0.issue.origin) })
    if let one = all.first, all.count == 1 {
      return one == ArgumentFindings.key && keys.count > 1 ? "the keys" : one
    }
    let isSource = faults.allSatisfy { fault in
      switch fault.issue.origin {
      case .source, .key, .itself: true
      case .majority, .first: false
      }
    }
    return isSource ? "the source" : "others"
  }

  private static let key = "the key"

  private func name(of origin: TableArguments.Origin) -> String {
    switch origin {
    case .source(let row), .first(let row): language(of: row)
    case .key: ArgumentFindings.key
    case .majority: "most languages"
    case .itself: "the source"
    }
  }

  private func language(of row: Int) -> String {
    let localization = judged.table.rows[row].localization
    return localization.map {
      Phrase.language(judgement.component(judged.component).localizations[$0].name.description)
    } ?? "the source"
  }

  /// What the worst was compared with, for the middle of a sentence: `en`.
  var other: String { name(of: worst.issue.origin) }

  /// The form of a verb that goes with `other`.
  func otherVerb(_ one: String, _ many: String) -> String {
    if case .majority = worst.issue.origin { many } else { one }
  }

  /// The language of the worst, after its key where there are several: `in 'greet' fr`.
  var subject: String {
    let language = language(of: worst.issue.row)
    guard keys.count > 1 else { return language }
    let key = judged.table.keys.text(of: worst.issue.key)
    let limit = 40
    let name = key.count > limit ? key.prefix(limit) + "..." : key[...]
    return "in '\(name)' \(language)"
  }

  /// What to do where languages differ and none can be told to be right.
  var doubt: String {
    guard case .first = worst.issue.origin else { return "" }
    return "; see what the app passes, since \(other) may be the one that is wrong"
  }
}
