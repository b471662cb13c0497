import Diagnostics
import Languages
import Model

extension Check {
  static let unusedPluralCategory = Check(
    "unused-plural-category",
    .note,
    what: "a text has a plural form that its language does not use, or that no language has",
    why: "the system ignores it, so that a misspelt form is a missing one",
    fix: "take the form out, or correct its name",
    details: Set(FindingDetail.allCases),
    findEntries: { judgement, allowances in
      judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged -> [Finding] in
        let unused = judgement.unusedCategories(in: judged).compactMap { found in
          judgement.unallowed("unused-plural-category", found, in: judged, &allowances)
        }
        let unknown = judgement.unknownForms(in: judged).filter {
          !judgement.allows("unused-plural-category", $0, nil, in: judged, &allowances)
        }
        return EntryGroup.groups(of: unused).map { judgement.finding(ofUnused: $0, in: judged) }
          + EntryGroup.groups(of: unknown).map { judgement.finding(ofUnknown: $0, in: judged) }
      }
    }
  )
}

extension Judgement {
  /// The categories of each entry that its language does not use; `zero` shows for 0 in every language.
  fileprivate func unusedCategories(in judged: JudgedTable) -> [FoundEntry<[PluralCategory]>] {
    found(in: judged) { rule, tag in
      guard let known = tag?.pluralCategories else { return nil }
      let categories = rule.usedVariables.filter(\.variable.isUsable)
        .flatMap { $0.variable.texts.map(\.category) }
      let unused = Set(categories).subtracting(known.all + [.zero, .other])
      return unused.isEmpty ? nil : (unused.sorted(), [])
    }
  }

  /// The keys of each entry's variables that are no category, with the way to the first.
  fileprivate func unknownForms(in judged: JudgedTable) -> [FoundEntry<[UnknownForm]>] {
    found(in: judged) { rule, _ in
      let used = rule.usedVariables.filter {
        $0.variable.isUsable && !$0.variable.unknownKeys.isEmpty
      }
      guard let first = used.first else { return nil }
      let forms = Set(used.flatMap(\.variable.unknownForms)).sorted { $0.name < $1.name }
      return (forms, first.path + first.variable.unknownKeys.prefix(1))
    }
  }

  fileprivate func finding(
    ofUnused group: EntryGroup<[PluralCategory]>,
    in judged: JudgedTable
  ) -> Finding {
    let isOne = group.what.count == 1
    return finding(
      "unused-plural-category",
      .note,
      group,
      in: judged,
      reason: "the system ignores \(isOne ? "it" : "them") and shows 'other'",
      advice: "take \(isOne ? "it" : "them") out"
    ) { languages, texts in
      let verb = group.keys.count == 1 ? "has" : "have"
      let forms = PluralWords.forms(group.what)
      return "\(languages.subject("does", "do")) not use \(forms), which \(texts) \(verb)"
    }
  }

  fileprivate func finding(
    ofUnknown group: EntryGroup<[UnknownForm]>,
    in judged: JudgedTable
  ) -> Finding {
    let isOne = group.what.count == 1
    let meanings = Set(group.what.compactMap(\.meaning)).sorted()
    let correction =
      meanings.isEmpty
      ? "correct the \(isOne ? "name" : "names")"
      : "did you mean \(Phrase.choice(meanings.map { "'\($0.rawValue)'" }))? correct the \(isOne ? "name" : "names")"
    return finding(
      "unused-plural-category",
      .note,
      group,
      in: judged,
      reason: "the system ignores \(isOne ? "it" : "them")",
      advice: "\(correction), or take \(isOne ? "it" : "them") out"
    ) { languages, texts in
      let names = Phrase.list(group.what.map { "'\($0.name)'" }, noun: "keys")
      let what = isOne ? "which is no plural form" : "which are no plural forms"
      return "\(languages.subject("has", "have")) \(names) in \(texts), \(what)"
    }
  }
}

/// A key among the plural forms of a text that is none.
private struct UnknownForm: Hashable {
  var name: String

  /// The form that may be meant, of those that the text does not have.
  var meaning: PluralCategory?
}

extension Rule.Variable {
  fileprivate var unknownForms: [UnknownForm] {
    let missing = PluralCategory.allCases.filter { text(for: $0) == nil }.map(\.rawValue)
    return unknownKeys.map { name in
      UnknownForm(
        name: name,
        meaning: Suggestion.nearest(to: name, among: missing).flatMap(PluralCategory.init)
      )
    }
  }
}
