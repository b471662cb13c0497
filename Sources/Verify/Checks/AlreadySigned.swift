import Diagnostics
import Model

extension Check {
  static let alreadySigned = Check(
    "already-signed",
    .error,
    what: "the artifact to prune is sealed by a code signature",
    why:
      "a seal lists every resource, so that a change to a signed bundle can keep it from starting",
    fix:
      "prune before signing, in the last Run Script phase of the target, or build without signing"
  ) { judgement in
    guard judgement.isPrune, judgement.inventory.product.isSealed, !judgement.plan.isEmpty else {
      return []
    }
    return [
      Finding(
        check: "already-signed",
        severity: .error,
        cause: .before,
        message: "\(judgement.inventory.name) is already signed",
        reason:
          "its seal lists the files that would go, and can keep the bundle from starting without them",
        advice: "prune before signing, in the last Run Script phase of its target",
        component: 0
      )
    ]
  }
}
