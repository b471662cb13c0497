import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let unreachableLocalization = Check(
    "unreachable-localization",
    .note,
    what: "a framework or resource bundle has localizations that no user can ever be led to",
    why: "they take room and nobody sees them, since no app or extension that loads it speaks them",
    fix: "remove them with \"trimNested\": true, or in an entry of 'components'",
    details: [.language],
    findEntries: { judgement, allowances in
      let all = judgement.judged.compactMap { id -> Unreachable? in
        let weight = judgement.settings[id].severity(of: Unreachable.check, in: nil)
        guard weight != .off else { return nil }
        return judgement.unreachable(in: id, &allowances)
      }
      guard all.count > Unreachable.fewComponents else { return all.map(judgement.finding) }
      return [judgement.finding(about: all)]
    }
  )
}

/// The localizations of one component that no user can be led to.
private struct Unreachable {
  static let check = "unreachable-localization"

  /// Of more components than this, all are one finding: what there is to do is the same for all.
  static let fewComponents = 3

  var component: Component.ID
  var names: [String]
  var bytes: UInt64
}

extension Judgement {
  /// What stays in a component although nobody can reach it.
  ///
  /// What the policy keeps by name is kept on purpose, and a component that opens its folders by name may reach them in
  /// ways of its own.
  fileprivate func unreachable(
    in id: Component.ID,
    _ allowances: inout Allowances
  ) -> Unreachable? {
    let reachable = reachable[id]
    let opensByName = component(id).executable?.opensFoldersByName ?? false
    guard reachable.contains(false), !opensByName else { return nil }
    let languages = after.languages(of: id)
    let sources = Set(
      languages.filter { reachable[$0] }.compactMap { after.origin(of: $0, in: id) }
    )
    var found: [Int] = []
    for index in languages where !reachable[index] && !sources.contains(index) {
      let localization = after.localization(index, in: id)
      guard let tag = localization.tag, isUnasked(index, in: id),
        !allowances.allow(Unreachable.check, in: id, language: tag)
      else { continue }
      found.append(index)
    }
    guard !found.isEmpty else { return nil }
    return Unreachable(
      component: id,
      names: names(found, in: id),
      bytes: found.reduce(0) { $0 + after.localization($1, in: id).sizes.total.bytes }
    )
  }

  /// Whether nothing but that no entry of the policy removes it keeps a localization.
  private func isUnasked(_ index: Int, in id: Component.ID) -> Bool {
    let decision = plan.decision(index, in: id)
    return decision.rule == .unlisted && !decision.isRemoval
  }

  fileprivate func finding(about found: Unreachable) -> Finding {
    let them = Phrase.them(found.names.count)
    let isTrimmed = settings[found.component].trimNested ?? false
    return finding(
      "\(name(of: found.component)) has \(words(found.names.count, found.bytes)): \(list(found.names))",
      advice: isTrimmed
        ? "remove \(them) by an entry of 'components' for '\(component(found.component).path)'"
        : "\"trimNested\": true in the policy removes \(them)",
      component: found.component,
      languages: found.names
    )
  }

  fileprivate func finding(about all: [Unreachable]) -> Finding {
    let count = all.reduce(0) { $0 + $1.names.count }
    let isTrimmed = all.allSatisfy { settings[$0.component].trimNested ?? false }
    var finding = finding(
      "\(Phrase.count(all.count, "component")) have "
        + words(count, all.reduce(0) { $0 + $1.bytes }),
      advice: isTrimmed
        ? "remove them by entries of 'components'"
        : "\"trimNested\": true in the policy removes them",
      component: 0,
      languages: Set(all.flatMap(\.names)).sorted()
    )
    finding.keys = all.map { name(of: $0.component) }.sorted()
    return finding
  }

  private func finding(
    _ message: String,
    advice: String,
    component: Component.ID,
    languages: [String]
  ) -> Finding {
    Finding(
      check: Unreachable.check,
      severity: .note,
      cause: .before,
      message: message,
      advice: advice,
      component: component,
      languages: languages
    )
  }

  private func words(_ count: Int, _ bytes: UInt64) -> String {
    "\(Phrase.count(count, "localization")), \(amount(ofBytes: bytes)), that no user can reach"
  }

  /// `ar, ca, cs, da and 24 more`.
  private func list(_ names: [String]) -> String {
    guard names.count > 6 else { return Phrase.languages(names) }
    return names.prefix(4).map(Phrase.language).joined(separator: ", ")
      + " and \(Phrase.number(names.count - 4)) more"
  }
}
