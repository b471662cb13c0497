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
      "prune before signing, in the last Run Script phase of the target; or take only what its seals let go, with '--signed optional-only'"
  ) { judgement in
    guard judgement.isAlreadySigned else { return [] }
    return [
      Finding(
        check: "already-signed",
        severity: .error,
        cause: .before,
        message: "\(judgement.inventory.name) is already signed",
        reason:
          "its seal lists the files that would go, and can keep the bundle from starting without them",
        advice:
          "prune before signing, in the last Run Script phase of its target, or take only what its seals let go, with '--signed optional-only'",
        component: 0
      )
    ]
  }
}

extension Judgement {
  /// Whether the plan is about a signed product, and heeds none of its seals.
  var isAlreadySigned: Bool {
    isPrune && inventory.product.isSealed && settings[0].signed != .optionalOnly && !plan.isEmpty
  }
}
