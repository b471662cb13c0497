import Diagnostics
import Languages
import Model

extension Check {
  static let pruneUndone = Check(
    "prune-undone",
    .error,
    what: "what a prune removed or changed, by its receipt, is there again",
    why:
      "something copied the localizations or Info.plist again after the prune: what ships is not what was checked",
    fix:
      "put the phase that prunes last, and give 'verify' the receipt of the same build",
    details: [.language]
  ) { judgement in
    // Where the prune was stopped, another check says so.
    guard judgement.inventory.interruption == nil else { return [] }
    return judgement.judged.compactMap { id in
      guard let prior = judgement.priors[id] else { return nil }
      let component = judgement.component(id)
      let back = component.localizations.filter { $0.entry != nil && prior.removed($0.name) }
        .map(\.name.description).sorted()
      let declared = prior.redeclared(in: component)
      let region = prior.oldRegion(of: component)
      let isOnlyPlist = back.isEmpty
      let parts = [
        back.isEmpty
          ? nil
          : "\(judgement.name(of: id)) holds \(Phrase.languages(back)) again, which the prune had removed",
        judgement.sentence(about: declared, and: region, in: isOnlyPlist ? id : nil),
      ].compactMap(\.self)
      guard !parts.isEmpty else { return nil }
      return Finding(
        check: "prune-undone",
        severity: .error,
        cause: .before,
        message: parts.joined(separator: ", and "),
        reason: isOnlyPlist
          ? "Info.plist was written again after the prune"
          : "\(Phrase.they(back.count)) \(back.count == 1 ? "was" : "were") copied again after the prune, unless that was stopped",
        advice: id != 0 && component.isSealed
          ? "prune in the phase of its own target, before it is signed"
          : "put the phase that prunes last, before signing",
        component: id,
        languages: Set(back + declared).sorted(),
        place: isOnlyPlist ? component.infoPlist.map { Place($0.file) } : nil
      )
    }
  }
}

extension PriorPrune {
  /// What Info.plist declares again although a prune took it out.
  fileprivate func redeclared(in component: Component) -> [String] {
    let declared = Set(component.infoPlist?.declared ?? [])
    return receipt.undeclared.filter(declared.contains).sorted()
  }

  /// The development region that a prune replaced, where Info.plist has it again.
  fileprivate func oldRegion(of component: Component) -> String? {
    guard receipt.hasNewRegion, component.developmentRegion == receipt.regionBefore else {
      return nil
    }
    return component.developmentRegion
  }
}

extension Judgement {
  /// What Info.plist says again; with the name of a component unless that has been named.
  fileprivate func sentence(
    about declared: [String],
    and region: String?,
    in id: Component.ID?
  ) -> String? {
    let clauses = [
      declared.isEmpty ? nil : "declares \(Phrase.languages(declared))",
      region.map { "has '\($0)' as its development region" },
    ].compactMap(\.self)
    guard !clauses.isEmpty else { return nil }
    let subject = id.map { "Info.plist of \(name(of: $0))" } ?? "its Info.plist"
    return "\(subject) \(clauses.joined(separator: " and ")) again"
  }
}
