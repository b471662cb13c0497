import Diagnostics
import Languages
import Model

extension Judgement {
  /// What is wrong with the arguments of texts and not allowed, gathered in as few findings as say it exactly.
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
          return !allowances.allow(
            check,
            in: table.judged.component,
            table: table.judged.name,
            key: table.judged.table.keys.bytes(of: issue.key),
            language: component(table.judged.component).localizations[issue.language].tag,
            category: difference.category
          )
        }.map { ArgumentFindings.Fault(issue: issue, difference: $0) }
      }
      findings += grouped(faults).compactMap { ArgumentFindings($0, of: table.judged, in: self) }
    }
    return findings
  }

  /// By the set of languages that have a key wrong or, where that makes fewer groups, by the set of keys.
  private func grouped(_ faults: [ArgumentFindings.Fault]) -> [[ArgumentFindings.Fault]] {
    let byKey = gathered(faults, by: \.issue.key, \.issue.language)
    let byLanguage = gathered(faults, by: \.issue.language, \.issue.key)
    return byKey.count <= byLanguage.count ? byKey : byLanguage
  }

  /// The faults of what has the same set of others, together; in the order of the first of each.
  private func gathered<One: Hashable & Comparable, Other: Hashable & Comparable>(
    _ faults: [ArgumentFindings.Fault],
    by one: (ArgumentFindings.Fault) -> One,
    _ other: (ArgumentFindings.Fault) -> Other
  ) -> [[ArgumentFindings.Fault]] {
    // Sets are long: each is hashed once, not once for each fault.
    var numbers: [[Other]: Int] = [:]
    let places = Dictionary(grouping: faults, by: one).mapValues { faults in
      let set = Set(faults.map(other)).sorted()
      let number = numbers[set] ?? numbers.count
      numbers[set] = number
      return number
    }
    let groups = Dictionary(grouping: faults) { places[one($0)] }
    let order = numbers.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    return order.compactMap { groups[$0] }
  }
}
