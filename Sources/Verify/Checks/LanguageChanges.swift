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
    let changed = judgement.judged.filter { id in
      changes.contains { $0.component == id } && !judgement.isOff(id)
    }
    let parts = changed.map { id in
      judgement.part(for: changes.filter { $0.component == id }, in: id)
    }
    // Frameworks mostly have the same localizations, and what is said of one is said of all.
    let alike = Dictionary(grouping: parts.filter { $0.component != 0 }) { $0.clauses(" there") }
    return parts.compactMap { part in
      let group = part.component == 0 ? [] : alike[part.clauses(" there")] ?? []
      guard group.count > fewComponents else { return judgement.finding(about: [part]) }
      return group[0].component == part.component ? judgement.finding(about: group) : nil
    }
  }
}

/// More clauses than this nobody reads.
private let clauseLimit = 3

/// Of more components than this in which the same changes, all are one finding.
private let fewComponents = 3

/// What changes in one component.
private struct Part {
  let component: Component.ID
  let changes: [LanguageChange]

  /// What users are given who list nothing that is there, if the plan changes it and it is a single one.
  let newFallback: [ByteName]?

  func clauses(_ place: String) -> [String] {
    FallbackPhrase.clauses(of: changes, seeing: "see", in: place) {
      $0 == newFallback ? ": the new fallback" : ""
    }
  }
}

extension Judgement {
  fileprivate func isOff(_ id: Component.ID) -> Bool {
    settings[id].severity(of: "language-changes", in: nil) == .off
  }

  fileprivate func part(for changes: [LanguageChange], in id: Component.ID) -> Part {
    let fallback = after.searchLists(of: id, for: []).chosen.sorted()
    let isNew = before.searchLists(of: id, for: []).chosen.sorted() != fallback
    return Part(
      component: id,
      changes: changes,
      newFallback: isNew && fallback.count == 1 ? fallback : nil
    )
  }

  /// One for components in which the same changes.
  fileprivate func finding(about parts: [Part]) -> Finding {
    let id = parts[0].component
    let isOne = parts.count == 1
    let place = isOne ? name(of: id) : Phrase.count(parts.count, "component")
    let clauses = parts[0].clauses(id == 0 ? "" : " in \(place)")
    let rest = clauses.count - clauseLimit
    let more = rest > 0 ? ["\(Phrase.number(rest)) more such changes"] : []
    let languages = Set(
      parts[0].changes.flatMap { change in change.before.filter { !change.after.contains($0) } }
    )
    return Finding(
      check: "language-changes",
      severity: .note,
      cause: .plan,
      message: (clauses.prefix(clauseLimit) + more).joined(separator: "; "),
      component: isOne ? id : 0,
      keys: isOne ? [] : parts.map { name(of: $0.component) }.sorted(),
      languages: languages.sorted().map(\.description)
    )
  }
}
