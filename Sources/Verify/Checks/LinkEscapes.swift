import Diagnostics
import Model
import Resolve

extension Check {
  static let linkEscapes = Check(
    "link-escapes",
    .error,
    what: "a symbolic link leads out of the artifact",
    why: "what it leads to is not there on a user's device, and is nothing that a prune may touch",
    fix: "copy what the link leads to into the artifact, or remove the link from the build"
  ) { judgement in
    judgement.inventory.oddities.compactMap { oddity in
      guard case .escapingLink(let target) = oddity.kind, !judgement.after.isGone(oddity.path)
      else { return nil }
      return Finding(
        check: "link-escapes",
        severity: .error,
        cause: .before,
        message: "the link '\(oddity.path)' leads out of the artifact, to '\(target)'",
        reason: "on a user's device nothing is there, and lprune did not follow it",
        advice: "copy what it leads to into the artifact, or remove the link from the build",
        component: judgement.inventory.component(holding: oddity.path),
        place: Place(oddity.path)
      )
    }
  }
}
