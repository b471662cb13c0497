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
      findings += grouped(faults, key: \.issue.key, language: \.issue.language)
        .compactMap { ArgumentFindings($0, of: table.judged, in: self) }
    }
    return findings
  }
}
