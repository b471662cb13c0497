import Diagnostics
import Model

extension Check {
  static let unwantedLocalization = Check(
    "unwanted-localization",
    .error,
    what: "the artifact holds localizations that the policy would still remove",
    why: "the store lists them, users are given them, and they take room",
    fix: "run 'lprune prune' as the last step before signing, or keep them in the policy",
    details: [.language]
  ) { judgement in
    guard case .asItIs(let plan) = judgement.subject else { return [] }
    return judgement.judged.flatMap { id in
      let localizations = judgement.component(id).localizations
      // Of what an earlier prune removed, or should have, other checks tell.
      let unwanted = localizations.indices.filter {
        plan.removes($0, from: id) && !judgement.wasRemoved($0, from: id)
      }
      let onDisk = unwanted.filter { localizations[$0].entry != nil }
      let listed = unwanted.filter { localizations[$0].entry == nil }
      return [
        judgement.finding(onDisk, in: id) { "\($0) still holds \($1), which the policy removes" },
        judgement.finding(listed, in: id) {
          "Info.plist of \($0) still names \($1), which the policy removes"
        },
      ].compactMap(\.self)
    }
  }
}

extension Judgement {
  /// Whether an earlier prune removed the localization or, where only Info.plist names it, its folder.
  fileprivate func wasRemoved(_ localization: Int, from id: Component.ID) -> Bool {
    guard let prior = priors[id] else { return false }
    let localization = component(id).localizations[localization]
    return localization.entry == nil
      ? prior.removed(meant: localization.name.description) : prior.removed(localization.name)
  }

  fileprivate func finding(
    _ localizations: [Int],
    in id: Component.ID,
    saying message: (_ component: String, _ languages: String) -> String
  ) -> Finding? {
    guard !localizations.isEmpty else { return nil }
    let names = names(localizations, in: id)
    return Finding(
      check: "unwanted-localization",
      severity: .error,
      cause: .before,
      message: message(name(of: id), Phrase.languages(names)),
      reason: id == 0
        ? "the store lists \(Phrase.them(names.count)) and users are given \(Phrase.them(names.count))"
        : nil,
      advice: advice(onWhatIsIn: id),
      component: id,
      languages: names
    )
  }

  /// Programs are left to their own targets; what else is signed before the product, its phase prunes and signs again.
  private func advice(onWhatIsIn id: Component.ID) -> String {
    guard id != 0, component(id).isSealed else {
      return "run 'lprune prune' as the last step before signing"
    }
    return component(id).kind.isHost
      ? "run 'lprune prune' in the phase of its own target, before it is signed"
      : "run 'lprune prune' in the last phase of the target that embeds it, or of its own"
  }
}
