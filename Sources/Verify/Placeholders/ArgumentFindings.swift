import Diagnostics
import Languages
import Model

/// Entries of one table with what is wrong with them, for one check, in the words of messages.
struct ArgumentFindings {
  /// An entry with what is wrong.
  struct Fault {
    var issue: TableArguments.Issue
    var difference: ArgumentDifference
  }

  let judgement: Judgement
  let judged: JudgedTable

  /// Of every key and language, the key with the worst first, then by key; each with its worst first.
  let faults: [Fault]

  /// Sorted by their text.
  let keys: [KeySpace.Index]

  /// Of what is wrong, and where either of two can be wrong the other one.
  private let localizations: [Int]

  /// Whether more than one thing is wrong, not each of them in every key and language.
  let isMixed: Bool

  /// Whether languages differ of which none can be told to be right.
  let isTie: Bool

  /// The one that the reason tells of.
  var worst: Fault { first }
  private let first: Fault

  /// Nil where there are no faults.
  init?(_ faults: [Fault], of judged: JudgedTable, in judgement: Judgement) {
    let texts = Set(faults.map(\.issue.key)).map { (key: $0, text: judged.table.keys.text(of: $0)) }
    let keys = texts.sorted { ($0.text, $0.key) < ($1.text, $1.key) }.map(\.key)
    let ranks = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    var weights: [KeySpace.Index: Int] = [:]
    for fault in faults {
      weights[fault.issue.key] = max(weights[fault.issue.key] ?? 0, fault.difference.weight)
    }
    // Negative, so that the worst comes first.
    func order(_ fault: Fault) -> (Int, Int, Int, Int) {
      let key = fault.issue.key
      return (-(weights[key] ?? 0), ranks[key] ?? 0, -fault.difference.weight, fault.issue.language)
    }
    let sorted = faults.sorted { order($0) < order($1) }
    guard let first = sorted.first else { return nil }
    self.judgement = judgement
    self.judged = judged
    self.faults = sorted
    self.keys = keys
    self.first = first
    isMixed = Set(faults.map { Trait(of: $0, in: judged) }).count > 1
    let rivals = Set(faults.compactMap { judgement.rival(of: $0.issue, $0.difference, in: judged) })
    isTie = !isMixed && !rivals.isEmpty
    localizations = rivals.union(faults.map(\.issue.language)).sorted()
  }

  var kinds: Set<ArgumentDifference.Kind> { Set(faults.map(\.difference.kind)) }

  /// `de and fr`; `de or fr` where not every one has all the keys wrong.
  var languages: String {
    guard isMixed, names.count > 1 else { return Phrase.languages(names) }
    let limit = 6
    return names.count > limit
      ? "one of \(Phrase.count(names.count, "language"))"
      : Phrase.choice(names.map(Phrase.language))
  }

  /// The form of a verb that goes with `languages`.
  func verb(_ one: String, _ many: String) -> String {
    isMixed || names.count == 1 ? one : many
  }

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
    let (table, entries) = (judged.table, entries)
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
      entries: entries.quoted,
      moreEntries: entries.more
    )
  }

  /// Pairs of what is compared with and what is wrong, the worst first: up to three, and one more takes no more room than
  /// its number.
  private var entries: (quoted: [EntryRef], more: Int) {
    struct Place: Hashable {
      var key: KeySpace.Index
      var row: Int
    }
    let limit = 3
    var places: Set<Place> = []
    let pairs = faults.filter { fault in
      places.insert(Place(key: fault.issue.key, row: fault.issue.row)).inserted
    }
    let count = pairs.count > limit + 1 ? limit : pairs.count
    return (pairs.prefix(count).flatMap(pair), pairs.count - count)
  }

  private func pair(of fault: Fault) -> [EntryRef] {
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
