import Diagnostics
import Languages
import Model

extension Check {
  static let needsResigning = Check(
    "needs-resigning",
    .warning,
    what:
      "the prune takes something from what is signed already, and lprune does not sign it again",
    why:
      "a Mac accepts that files are gone which a seal lets go; whether devices and the App Store do, Apple does not say",
    fix:
      "sign again what is named, in that order; a script phase does so itself with the identity of the build",
    findEntries: { judgement, allowances in
      guard judgement.isPrune, judgement.signing != .byPhase,
        !judgement.isRefusedAsSigned(&allowances)
      else { return [] }
      let inventory = judgement.inventory
      // A phase also makes up for what an earlier one did not sign.
      let all =
        judgement.signing == .noIdentity
        ? judgement.plan.needsSigning(afterOthersIn: inventory)
        : judgement.plan.needsSigning(in: inventory)
      let ids = all.filter { id in
        // Xcode signs the product itself, once all phases are over.
        !(id == 0 && judgement.signing != .byUser)
          && !allowances.allow("needs-resigning", in: id)
      }
      return ids.isEmpty ? [] : [judgement.finding(signingAgain: ids)]
    }
  )
}

extension Judgement {
  /// Whether `already-signed` keeps the plan from being carried out.
  fileprivate func isRefusedAsSigned(_ allowances: inout Allowances) -> Bool {
    let check = "already-signed"
    let weight = settings[0].severity(of: check, in: nil) ?? .error
    return isAlreadySigned && weight == .error && !allowances.allow(check, in: 0)
  }

  fileprivate func finding(signingAgain ids: [Component.ID]) -> Finding {
    let names = Phrase.list(ids.map(name), noun: "signed components")
    let them = Phrase.them(ids.count)
    var finding = Finding(
      check: "needs-resigning",
      severity: .warning,
      cause: .plan,
      message: "\(names) must be signed again after this prune",
      reason:
        "a Mac accepts that files are gone which a seal lets go; whether devices and the App Store do, Apple does not say",
      advice: "sign \(them)\(ids.count == 1 ? "" : " in this order"): \(command(for: ids))",
      component: ids.count == 1 ? ids[0] : 0
    )
    switch signing {
    case .byUser, .byPhase: break
    case .off:
      finding.message =
        "\(names) would not be signed again after this prune, since CODE_SIGNING_ALLOWED is NO"
      finding.advice =
        "before \(Phrase.they(ids.count)) \(ids.count == 1 ? "ships" : "ship"), sign \(them): \(command(for: ids))"
    case .noIdentity:
      finding.severity = .error
      finding.message =
        "\(names) would have to be signed again after this prune, but the build has no identity to sign with"
      finding.reason = "CODE_SIGNING_ALLOWED is not NO, and EXPANDED_CODE_SIGN_IDENTITY is empty"
      finding.advice =
        "set CODE_SIGN_IDENTITY for the target ('-' is enough on this Mac), or CODE_SIGNING_ALLOWED to NO; "
        + "or keep what is in \(them), by an entry of 'components'"
    }
    return finding
  }

  /// The call with paths from the folder that the artifact lies in.
  private func command(for ids: [Component.ID]) -> String {
    let root = BundlePath([inventory.name])
    return SigningCommand.line(
      identity: "IDENTITY",
      paths: ids.map { root.appending(component($0).signingPath) }
    )
  }
}
