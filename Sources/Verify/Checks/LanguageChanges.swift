import Diagnostics
import Model
import Resolve

extension Check {
  static let languageChanges = Check(
    "language-changes",
    .note,
    what: "users of a language that is removed are given another one",
    why: "that is what the policy asks for; who is given which is worth a look before it ships",
    fix: "keep the language, or name another 'developmentRegion', where that is not meant",
    details: [.language]
  ) { judgement in
    // What a component falls back to by accident, or by the order of a folder, other findings say; where all do the
    // same, it is said once.
    let changes = judgement.languageChanges.filter { change in
      change.after.count == 1 && !change.isLost && !change.isOfTheHost
        && !judgement.losesItsRegion(change.component)
        && !judgement.keepsNoLanguage(change.component)
    }
    return judgement.judged.compactMap { id in
      judgement.finding(for: changes.filter { $0.component == id }, in: id)
    }
  }
}

/// More clauses than this nobody reads.
private let clauseLimit = 3

extension Judgement {
  fileprivate func finding(for changes: [LanguageChange], in id: Component.ID) -> Finding? {
    guard !changes.isEmpty else { return nil }
    let fallback = after.searchLists(of: id, for: []).chosen.sorted()
    let isNew = before.searchLists(of: id, for: []).chosen.sorted() != fallback
    let clauses = FallbackPhrase.clauses(
      of: changes,
      seeing: "see",
      in: id == 0 ? "" : " in \(name(of: id))"
    ) { isNew && $0 == fallback && fallback.count == 1 ? ": the new fallback" : "" }
    let rest = clauses.count - clauseLimit
    let more = rest > 0 ? ["\(Phrase.number(rest)) more such changes"] : []
    let languages = Set(
      changes.flatMap { change in change.before.filter { !change.after.contains($0) } }
    )
    return Finding(
      check: "language-changes",
      severity: .note,
      cause: .plan,
      message: (clauses.prefix(clauseLimit) + more).joined(separator: "; "),
      component: id,
      languages: languages.sorted().map(\.description)
    )
  }
}
