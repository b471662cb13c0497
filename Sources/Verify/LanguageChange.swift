import Diagnostics
import Languages
import Model
import Resolve

/// What the plan does to the language that users are given in one component.
struct LanguageChange {
  let component: Component.ID
  let audience: Audience

  /// The localizations that may be chosen, as the system spells them, sorted.
  let before: [ByteName]
  let after: [ByteName]

  /// Whether what they had was in a language of theirs, not a fallback; of users none of whose languages is there it is
  /// not asked.
  let hadTheirOwn: Bool

  /// Whether they end without any language of their own although nobody asked for that.
  let isLost: Bool

  /// What still speaks one of their languages, beside a nested component that loses it: an executable that loads it, or
  /// the product.
  let speaker: Component.ID?

  /// Whether a nested component only does what the executable that loads it does, or the product.
  let isOfTheHost: Bool
}

extension Judgement {
  /// What the plan changes; by component, then audience.
  func findLanguageChanges() -> [LanguageChange] {
    guard isPrune else { return [] }
    return audiences.compactMap { result in
      let (had, given) = (result.before.chosen, result.after.chosen)
      guard !given.allSatisfy(had.contains) else { return nil }
      return LanguageChange(
        component: result.component,
        audience: result.audience,
        before: had.sorted(),
        after: given.sorted(),
        hadTheirOwn: result.audience.ids.isEmpty
          || had.allSatisfy { $0.speaks(result.audience.ids) },
        isLost: isLost(result),
        speaker: speaker(beside: result),
        isOfTheHost: follows(result)
      )
    }
  }

  /// Whether nothing is left of a component's languages, which then one finding says for all of it.
  func keepsNoLanguage(_ id: Component.ID) -> Bool {
    isSaid("no-localization-left", of: id) && losesEveryLanguage(id)
  }

  /// Whether a host loses the localization of its development region, which then one finding says for all its tables.
  func losesItsRegion(_ id: Component.ID) -> Bool {
    isSaid("development-region-removed", of: id) && losesDevelopmentRegion(id)
  }

  private func isSaid(_ check: String, of id: Component.ID) -> Bool {
    settings[id].severity(of: check, in: nil) != .off
  }
}

extension Judgement {
  /// Whether users who list a kept language, or one that nobody asked to remove, had one of their own and have none.
  private func isLost(_ result: AudienceResult) -> Bool {
    let ids = result.audience.ids
    let had = result.before.chosen
    guard had.allSatisfy({ $0.speaks(ids) }),
      result.after.chosen.contains(where: { !$0.speaks(ids) })
    else { return false }
    let hosts = hosts(of: result)
    // Where the executable does not speak to them either, what it loads only follows.
    guard hosts.isEmpty || hosts.contains(where: { speaks(ids, in: $0) }) else { return false }
    return had.contains { !isAskedToGo($0, from: result.component) }
      || ids.contains { isKept($0, beside: result.component, by: hosts) }
      || isListedToStay(result)
  }

  /// Whether users are given one of their languages by an executable, and it has not lost all that it had of it.
  private func speaks(_ ids: [LocaleID], in host: Component.ID) -> Bool {
    after.searchLists(of: host, for: ids).chosen.allSatisfy { name in
      name.speaks(ids) && (after.holds(name, in: host) || !before.holds(name, in: host))
    }
  }

  private func speaker(beside result: AudienceResult) -> Component.ID? {
    let hosts = hosts(of: result)
    let others = hosts.isEmpty && result.component != 0 ? [0] : hosts
    return others.first { speaks(result.audience.ids, in: $0) }
  }

  /// Whether `keep` lists a language that is there as a relative alone, which goes: `no` where the folder is `nb`.
  private func isListedToStay(_ result: AudienceResult) -> Bool {
    guard case .keep(let entries) = settings[result.component].selection else { return false }
    return entries.contains { entry in
      guard !entry.value.isException, let tag = entry.value.tag else { return false }
      let language = [LocaleID(tag.description)]
      return ByteName(tag.description).speaks(result.audience.ids)
        && result.before.chosen.allSatisfy { $0.speaks(language) }
        && !result.after.chosen.allSatisfy { $0.speaks(language) }
    }
  }

  /// The executables whose languages decide over those of a nested component; none for an executable itself.
  private func hosts(of result: AudienceResult) -> [Component.ID] {
    let id = result.component
    guard !component(id).kind.isHost, id != 0 else { return [] }
    if let host = result.host { return [host] }
    return before.processes(of: id).map { $0 ?? 0 }
  }

  /// Whether the policy removes what is listed by that name, if there is anything.
  private func isAskedToGo(_ name: ByteName, from id: Component.ID) -> Bool {
    before.localizations(listedAs: name, in: id).allSatisfy { index in
      plan.removes(index, from: id) && plan.decision(index, in: id).rule != .trimsTheUnreachable
    }
  }

  /// Whether the product, or what loads the component, speaks a language before and after, which the component had and
  /// is not to lose by an entry of its own in the policy.
  private func isKept(
    _ language: LocaleID,
    beside id: Component.ID,
    by hosts: [Component.ID]
  ) -> Bool {
    let others = hosts.isEmpty ? [0] : hosts
    let isNamed = policy.components.contains { entry in
      entry.match.value.matches(component(id))
        && (entry.settings.selection != nil || entry.settings.lastResort == .remove)
    }
    guard !isNamed, !others.contains(id),
      before.listing(of: id).names.contains(where: { $0.speaks([language]) })
    else { return false }
    return others.contains { other in
      let had = before.searchLists(of: other, for: [language]).chosen
      return had.allSatisfy { $0.speaks([language]) }
        && had == after.searchLists(of: other, for: [language]).chosen
        && speaks([language], in: other)
    }
  }

  /// Whether users are led from one language to another in the same way by an executable that loads the component, or by
  /// the product; folders may be spelled otherwise there.
  private func follows(_ result: AudienceResult) -> Bool {
    guard result.component != 0 else { return false }
    let ids = result.audience.ids
    let hosts = hosts(of: result)
    return (hosts.isEmpty ? [0] : hosts).contains { host in
      let had = before.searchLists(of: host, for: ids).chosen
      let given = after.searchLists(of: host, for: ids).chosen
      return Set(had.map(\.language)) == Set(result.before.chosen.map(\.language))
        && Set(given.map(\.language)) == Set(result.after.chosen.map(\.language))
    }
  }
}

extension ByteName {
  /// The language's code, or the name itself where it is none.
  fileprivate var language: String { tag?.description ?? description }

  /// Whether the system gives a localization of that name to someone who lists these languages.
  func speaks(_ languages: [LocaleID]) -> Bool {
    !Matcher(available: [localeID], ordered: 1).match(languages).isEmpty
  }
}
