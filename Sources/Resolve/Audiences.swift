package import Languages
package import Model

extension Audience {
  /// The languages as the matcher sees them.
  package var ids: [LocaleID] { languages.map { LocaleID($0) } }
}

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

/// What each audience is given in one component, in one view and in another; by audience, then host.
package func audienceResults(
  _ audiences: [Audience],
  in component: Component.ID,
  before: View,
  after: View
) -> [AudienceResult] {
  let hosts = before.processes(of: component)
  return audiences.flatMap { audience in
    let ids = audience.ids
    let results = hosts.map { host in
      AudienceResult(
        audience: audience,
        component: component,
        host: host,
        before: before.searchLists(of: component, for: ids, hostedBy: host),
        after: after.searchLists(of: component, for: ids, hostedBy: host)
      )
    }
    let isSame = results.allSatisfy {
      $0.before == results[0].before && $0.after == results[0].after
    }
    guard isSame, var one = results.first else { return results }
    one.host = nil
    return [one]
  }
}
