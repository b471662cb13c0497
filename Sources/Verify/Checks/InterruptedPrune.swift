import Diagnostics
import Model

extension Check {
  static let interruptedPrune = Check(
    "interrupted-prune",
    .error,
    what: "an earlier prune of the artifact was stopped half-way",
    why:
      "localizations that are to stay may be missing, and what is seen of the artifact is neither what was built nor what was asked for",
    fix: "run 'lprune prune' again, which first takes back what was half-done, or build again"
  ) { judgement in
    guard let folder = judgement.inventory.interruption else { return [] }
    return [
      Finding(
        check: "interrupted-prune",
        severity: .error,
        cause: .before,
        message: "an earlier prune of \(judgement.inventory.name) was stopped half-way",
        reason: "what it had moved lies in '\(folder)', and may be missing here",
        advice: "run 'lprune prune' again, which takes it back first, or build the product again",
        component: 0
      )
    ]
  }
}
