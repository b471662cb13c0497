import Diagnostics
import Languages
import Model

extension Check {
  static let missingPluralCategory = Check(
    "missing-plural-category",
    .error,
    what: "a text lacks a plural form that its language needs",
    why: "the numbers that need it show the form 'other': '2 plików' where Polish says '2 pliki'",
    fix: "translate the form, or allow its absence by its name as 'category'",
    details: Set(FindingDetail.allCases),
    findEntries: { judgement, allowances in
      judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged -> [Finding] in
        let found = judgement.missingCategories(in: judged).compactMap { found in
          judgement.unallowed("missing-plural-category", found, in: judged, &allowances)
        }
        return EntryGroup.groups(of: found).map { judgement.finding(for: $0, in: judged) }
      }
    }
  )
}

extension Judgement {
  /// The categories that each entry lacks, in order.
  fileprivate func missingCategories(
    in judged: JudgedTable
  ) -> [FoundEntry<[PluralCategory]>] {
    let demand = settings[judged.component].plurals ?? .wholeNumbers
    return found(in: judged) { rule, tag in
      guard let known = tag?.pluralCategories else { return nil }
      var missing: Set<PluralCategory> = []
      var path: [String]?
      for used in rule.usedVariables where used.variable.isUsable {
        let lacking = known.needed(for: used.variable, demand)
          .subtracting(used.variable.texts.map(\.category))
        missing.formUnion(lacking)
        if !lacking.isEmpty, used.variable.text(for: .other) != nil {
          path = path ?? used.path + ["other"]
        }
      }
      return missing.isEmpty ? nil : (missing.sorted(), path ?? [])
    }
  }

  fileprivate func finding(
    for group: EntryGroup<[PluralCategory]>,
    in judged: JudgedTable
  ) -> Finding {
    let isOther = group.what.contains(.other)
    let numbers = PluralWords.numbers(showing: group.what, in: group.tags)
    let verb = numbers.areMany ? "show" : "shows"
    return finding(
      "missing-plural-category",
      .error,
      group,
      in: judged,
      reason: isOther
        ? "the system requires the form 'other' in every language"
        : "\(numbers.text) \(verb) the form 'other' instead",
      advice: isOther
        ? "add the form 'other'" + (group.what.count == 1 ? "" : ", and translate the rest")
        : "translate the \(group.what.count == 1 ? "form" : "forms")"
    ) { languages, texts in
      "\(languages.subject("lacks", "lack")) \(PluralWords.forms(group.what)) in \(texts)"
    }
  }
}

extension PluralCategories {
  /// The categories that a variable must have a text for; `other` always, since the system requires it.
  fileprivate func needed(
    for variable: Rule.Variable,
    _ demand: Policy.PluralDemand
  ) -> Set<PluralCategory> {
    switch demand {
    case .all: Set(all + [.other])
    case .wholeNumbers: Set(wholeNumbers + (variable.isDecimal ? decimals : []) + [.other])
    }
  }
}
