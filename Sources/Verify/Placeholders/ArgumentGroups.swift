import Diagnostics
import Languages
import Model

extension Judgement {
  /// What is wrong with the arguments of texts and not allowed: each finding of what is wrong in one manner, in as few
  /// as say it exactly, but for those that would be too many for one table.
  func argumentFindings(
    _ check: String,
    _ allowances: inout Allowances,
    where isMeant: (ArgumentDifference.Kind) -> Bool
  ) -> [ArgumentFindings] {
    var findings: [ArgumentFindings] = []
    let mayAllow = allowances.mayAllow(check)
    for table in arguments where !table.issues.isEmpty {
      let faults = table.issues.flatMap { issue in
        table.outcomes[issue.outcome].filter { difference in
          guard isMeant(difference.kind) else { return false }
          guard mayAllow else { return true }
          let parties = [issue.language, rival(of: issue, difference, in: table.judged)]
          return !parties.compactMap(\.self).contains { language in
            allows(
              check,
              issue.key,
              of: table.judged,
              in: language,
              about: difference.category,
              &allowances
            )
          }
        }.map { ArgumentFindings.Fault(issue: issue, difference: $0) }
      }
      findings += gathered(faults, of: table.judged)
    }
    return findings
  }

  /// Where two languages differ of which either may be wrong, the other one.
  func rival(
    of issue: TableArguments.Issue,
    _ difference: ArgumentDifference,
    in judged: JudgedTable
  ) -> Int? {
    guard case .first(let row) = issue.origin, difference.needsReference else { return nil }
    return judged.table.rows[row].localization
  }

  /// More findings than this of one table and check are too many to be read.
  private static let findingLimit = 3

  private func gathered(
    _ faults: [ArgumentFindings.Fault],
    of judged: JudgedTable
  ) -> [ArgumentFindings] {
    var order: [ArgumentFindings.Trait] = []
    var byTrait: [ArgumentFindings.Trait: [ArgumentFindings.Fault]] = [:]
    for fault in faults {
      let trait = ArgumentFindings.Trait(of: fault, in: judged)
      if byTrait[trait] == nil { order.append(trait) }
      byTrait[trait, default: []].append(fault)
    }
    let groups = order.flatMap {
      grouped(byTrait[$0] ?? [], key: \.issue.key, language: \.issue.language)
    }.enumerated().sorted { one, other in
      let (a, b) = (one.element.weight, other.element.weight)
      return a == b ? one.offset < other.offset : a > b
    }.map(\.element)
    let limit = Judgement.findingLimit
    let exact = groups.count > limit ? groups.prefix(limit - 1) : groups[...]
    let rest = groups.dropFirst(exact.count).flatMap(\.self)
    return (exact + [rest]).compactMap { ArgumentFindings($0, of: judged, in: self) }
  }
}

extension [ArgumentFindings.Fault] {
  fileprivate var weight: Int { map(\.difference.weight).max() ?? 0 }
}
