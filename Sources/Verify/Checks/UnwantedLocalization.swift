import Diagnostics
import Model

extension Check {
  static let unwantedLocalization = Check(
    "unwanted-localization",
    .error,
    what: "the artifact holds localizations that the policy would still remove",
    why: "the store lists them, users are given them, and they take room",
    fix: "run 'lprune prune' as the last step before signing, or keep them in the policy"
  ) { judgement in
    guard case .asItIs(let plan) = judgement.subject else { return [] }
    return judgement.judged.compactMap { id in
      let component = judgement.component(id)
      let unwanted = component.localizations.indices.filter { plan.removes($0, from: id) }
      guard !unwanted.isEmpty else { return nil }
      let names = judgement.names(unwanted, in: id)
      return Finding(
        check: "unwanted-localization",
        severity: .error,
        cause: .before,
        message:
          "\(judgement.name(of: id)) still holds \(Phrase.list(names)), which the policy removes",
        reason: "the store lists them and users are given them",
        advice: "run 'lprune prune' as the last step before signing",
        component: id,
        languages: names
      )
    }
  }
}
