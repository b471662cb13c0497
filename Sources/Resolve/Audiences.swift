package import Languages
package import Model

extension View {
  /// The users who are looked into where a policy names none: one for each language that an executable or the product has
  /// or had, `others` among them, with its commonest region, and one none of whose languages is there.
  package func defaultAudiences(and others: [LanguageTag]) -> [Audience] {
    let speakers = inventory.components.indices.filter { id in
      id == 0 || inventory.components[id].kind.isHost
    }
    let tags = Set(speakers.flatMap(offered)).union(others)
    var known: Set<String> = []
    let languages = tags.sorted().map(\.withCommonestRegion).filter {
      known.insert($0).inserted
    }
    return languages.map { Audience([$0]) } + [.anyone]
  }
}

/// Finds what audiences are given in components, in one view and in another that is derived from it.
///
/// What list the same and are loaded by the same give an audience the same, which is found out once: the frameworks of
/// one product mostly have the same localizations.
package struct AudienceSearch {
  private let before: View
  private let after: View
  private var numbers: [Audience: Int] = [:]
  private var ids: [[LocaleID]] = []
  private var known: [Question: SearchLists] = [:]
  private var defaults: [[LanguageTag]: [Audience]] = [:]

  private struct Question: Hashable {
    /// Of the component, and of the host that limits it.
    var listing: Int
    var host: Int?
    var audience: Int
  }

  package init(before: View, after: View) {
    self.before = before
    self.after = after
  }

  /// The users who are looked into where a policy names none; see `View.defaultAudiences`.
  package mutating func defaultAudiences(and others: [LanguageTag]) -> [Audience] {
    if let audiences = defaults[others] { return audiences }
    let audiences = before.defaultAudiences(and: others)
    defaults[others] = audiences
    return audiences
  }

  /// What each audience is given in one component; by audience, then host.
  package mutating func results(
    for audiences: [Audience],
    in component: Component.ID
  ) -> [AudienceResult] {
    let hosts = before.processes(of: component)
    var all: [AudienceResult] = []
    for audience in audiences {
      let number = number(of: audience)
      var results: [AudienceResult] = []
      for host in hosts {
        results.append(
          AudienceResult(
            audience: audience,
            component: component,
            host: host,
            before: lists(of: component, for: number, hostedBy: host, in: before),
            after: lists(of: component, for: number, hostedBy: host, in: after)
          )
        )
      }
      let isSame = results.dropFirst().allSatisfy {
        $0.before == results[0].before && $0.after == results[0].after
      }
      if isSame {
        results[0].host = nil
        results.removeSubrange(1...)
      }
      all += results
    }
    return all
  }

  /// What those are given whose language a component has and none of `others`, who are everyone else, lists: in a process
  /// that limits nothing, or where nothing overlaps, they are led there by their own languages (runtime.md 3.4).
  ///
  /// Left out is what one of the others is given as well.
  package mutating func guests(
    of component: Component.ID,
    besides others: [AudienceResult]
  ) -> [AudienceResult] {
    var known = Set(others.map(\.audience.languages))
    let audiences = before.offered(by: component).map(\.withCommonestRegion).sorted()
      .filter { known.insert([$0]).inserted }.map { Audience([$0]) }
    let given = Set(others.map(\.lists))
    return results(for: audiences, in: component).filter { !given.contains($0.lists) }
  }

  private mutating func number(of audience: Audience) -> Int {
    if let number = numbers[audience] { return number }
    numbers[audience] = ids.count
    ids.append(audience.ids)
    return ids.count - 1
  }

  private mutating func lists(
    of component: Component.ID,
    for audience: Int,
    hostedBy host: Component.ID?,
    in view: View
  ) -> SearchLists {
    let limit = host.flatMap { view.limitsWhatItLoads($0) ? $0 : nil }
    let question = Question(
      listing: view.listing(of: component).number,
      host: limit.map { view.listing(of: $0).number },
      audience: audience
    )
    if let lists = known[question] { return lists }
    var limits: SearchLists?
    if let limit { limits = lists(of: limit, for: audience, hostedBy: nil, in: view) }
    let found = view.searchLists(of: component, for: ids[audience], limitedBy: limits)
    known[question] = found
    return found
  }
}

extension AudienceResult {
  /// What is given before and after.
  fileprivate var lists: [SearchLists] { [before, after] }
}
