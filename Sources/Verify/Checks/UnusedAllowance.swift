import Diagnostics
import Model

extension Check {
  static let unusedAllowance = Check(
    "unused-allowance",
    .warning,
    what: "an entry of 'allow' allows nothing in this artifact",
    why: "what it allowed is mended, or it is misspelt; either way it may one day hide what is new",
    fix: "take the entry out"
  ) { judgement, allowances in
    allowances.unused.filter(judgement.mayUse).map { allowance in
      let isElsewhere = !judgement.hasComponent(of: allowance)
      let isGone = !isElsewhere && judgement.isBlind
      return Finding(
        check: "unused-allowance",
        severity: isElsewhere || isGone || judgement.weightOfTypos != .error ? .note : .warning,
        message: isElsewhere
          ? "\(allowance.subject) is for a component that the artifact does not have"
          : "\(allowance.subject) allows nothing here",
        reason: isGone
          ? "what it is for may have gone with the languages that the policy removes" : nil,
        advice: isElsewhere || isGone ? nil : "take the entry out, or correct what it names",
        place: allowance.location.map(Place.init(inPolicy:))
      )
    }
  }
}

extension Judgement {
  /// Whether the allowance could be of use in a run of this kind; an entry of `components` that matches nothing has its
  /// own finding.
  fileprivate func mayUse(_ allowance: Allowance) -> Bool {
    let others: [Check] =
      isPrune
      ? [.unwantedLocalization, .sealBroken] + (signing == .byPhase ? [.needsResigning] : [])
      : [
        .alreadySigned, .noLocalizationLeft, .developmentRegionRemoved, .resourceLost,
        .needsResigning,
      ]
    return !others.contains { $0.description.id == allowance.check }
      && inventory.components.contains { allowance.scope?.matches($0) ?? true }
  }

  fileprivate func hasComponent(of allowance: Allowance) -> Bool {
    inventory.components.contains { allowance.component?.matches($0) ?? true }
  }

  /// Whether the policy removes languages and nothing is left to remove: keys that only these had cannot be seen.
  fileprivate var isBlind: Bool {
    plan.isEmpty
      && ([policy.root] + policy.components.map(\.settings)).contains {
        $0.selection?.canRemove ?? false
      }
  }
}
