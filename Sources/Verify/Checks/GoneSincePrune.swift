import Diagnostics
import Model

extension Check {
  static let goneSincePrune = Check(
    "gone-since-prune",
    .error,
    what: "a localization or table that a prune kept, by its receipt, is not there any more",
    why: "something took it out after the prune, so that nobody checked what its users see now",
    fix: "build and prune again, and let nothing remove localizations after that",
    details: [.table, .language]
  ) { judgement in
    judgement.judged.flatMap { id -> [Finding] in
      guard let prior = judgement.priors[id] else { return [] }
      return judgement.lostLocalizations(prior, in: id) + judgement.lostTables(prior, in: id)
    } + judgement.lostComponents
  }
}

extension Judgement {
  fileprivate func lostLocalizations(_ prior: PriorPrune, in id: Component.ID) -> [Finding] {
    let present = Set(component(id).localizations.filter(\.isOnDisk).map(\.name.spelled))
    let lost = prior.receipt.kept.filter { !present.contains($0) }.map(\.description).sorted()
    guard !lost.isEmpty else { return [] }
    return [
      Finding(
        check: "gone-since-prune",
        severity: .error,
        cause: .before,
        message:
          "\(name(of: id)) does not hold \(Phrase.languages(lost)) any more, which the prune had kept",
        reason: "something removed \(Phrase.them(lost.count)) after the prune",
        advice: "build and prune again",
        component: id,
        languages: lost
      )
    ]
  }

  /// Tables that localizations had which stayed, and of which no file is there.
  fileprivate func lostTables(_ prior: PriorPrune, in id: Component.ID) -> [Finding] {
    let present = Set(inventory.tables.lazy.filter { $0.component == id }.map(\.name.spelled))
    return prior.receipt.tables.filter { table in
      table.isKept.contains(true) && !present.contains(table.name)
    }.map { table in
      Finding(
        check: "gone-since-prune",
        severity: .error,
        cause: .before,
        message: "\(name(of: id)) has no '\(table.name)' table any more, "
          + "of \(Phrase.count(table.keys.count, "key")), which the prune had kept",
        reason: "no language has its texts",
        advice: "build and prune again",
        component: id,
        table: table.name
      )
    }
  }

  /// One note of all components that a prune saw and that are not there: what was thinned or taken out as a whole
  /// lacks nothing.
  fileprivate var lostComponents: [Finding] {
    guard case .asItIs = subject, let prior else { return [] }
    let present = Set(inventory.components.map(\.path.spelled))
    let lost = prior.components.map(\.path).filter { !present.contains($0) }.map(\.description)
    guard !lost.isEmpty else { return [] }
    let names = Phrase.list(lost.map { "'\($0)'" }, noun: "components")
    return [
      Finding(
        check: "gone-since-prune",
        severity: .note,
        cause: .before,
        message: "\(name(of: 0)) does not hold \(names) any more, which the prune had seen",
        component: 0
      )
    ]
  }
}
