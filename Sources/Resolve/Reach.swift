package import Languages
package import Model

extension View {
  /// Whether some user of some host can be led to each localization of a component: chosen, or searched after the one
  /// that is.
  ///
  /// A host has finitely many search lists, one for each localization that it can choose. Where one of them finds nothing
  /// in a nested component, the user's own languages are asked, and any may be reached (runtime.md 3.4).
  package func reachable(in component: Component.ID) -> [Bool] {
    let reached = limitingHosts(of: component).flatMap { reachedNames(in: component, by: $0) }
    return inventory.components[component].localizations.map { reached?.contains($0.name) ?? true }
  }

  /// The same of every component; what list the same and are loaded by the same reach the same.
  package func reachable() -> [[Bool]] {
    var known: [[Int]: Set<ByteName>?] = [:]
    return inventory.components.enumerated().map { id, component in
      guard let hosts = limitingHosts(of: id) else {
        return component.localizations.map { _ in true }
      }
      let question = [listing(of: id).number] + hosts.map { listing(of: $0).number }
      let reached = known[question] ?? reachedNames(in: id, by: hosts)
      known[question] = .some(reached)
      return component.localizations.map { reached?.contains($0.name) ?? true }
    }
  }

  /// The names of the localizations that some search list of a host leads to; nil where that may be any.
  private func reachedNames(in component: Component.ID, by hosts: [Component.ID]) -> Set<ByteName>?
  {
    var reached: Set<ByteName> = ["Base"]
    for host in hosts.flatMap(allSearchLists) {
      for list in host.all {
        guard listing(of: component).answers(list) else { return nil }
      }
      reached.formUnion(searchLists(of: component, for: [], limitedBy: host).all.joined())
    }
    return reached
  }

  /// The hosts of a nested component; nil where one limits nothing, or none is known.
  private func limitingHosts(of component: Component.ID) -> [Component.ID]? {
    let hosts = hosts(of: component)
    let isLimited = hosts.allSatisfy { $0 != component && limitsWhatItLoads($0) }
    return isLimited && !hosts.isEmpty ? hosts : nil
  }

  /// The localizations, on disk or only listed, that users are led to none of whose languages is there: those nearest
  /// to the development region, else to English; none where the system would take whichever the folder lists first.
  package func fallback(in component: Component.ID) -> [Int] {
    let chosen = listing(of: component).answer(to: []).map { SearchLists($0.lists).chosen } ?? []
    return localizations(listedAs: chosen, in: component)
  }

  /// The localizations that the view has of those that names of search lists stand for, in their order.
  package func localizations(listedAs names: [ByteName], in component: Component.ID) -> [Int] {
    let meant = Set(names.flatMap { localizations(listedAs: $0, in: component) })
    return listed(in: component).filter(meant.contains)
  }

  /// What a name of a search list stands for, whether or not the view has it still: the localization of exactly that
  /// name, else, as where Info.plist declares `en` and the folder is `English`, all of that language.
  package func localizations(listedAs name: ByteName, in component: Component.ID) -> [Int] {
    let localizations = inventory.components[component].localizations
    let same = localizations.indices.filter { localizations[$0].name == name }
    guard same.isEmpty else { return same }
    let (text, tag) = (name.description, name.tag)
    return localizations.indices.filter { localizations[$0].isMeant(by: text, tag) }
  }

  /// Whether there is a folder or link for a name of a search list.
  package func holds(_ name: ByteName, in component: Component.ID) -> Bool {
    localizations(listedAs: name, in: component).contains(where: present(in: component).contains)
  }
}

/// One kind of user of a nested component: the language that is chosen in the process, and what follows from that.
package struct Request: Hashable, Sendable {
  /// The language that the host shows.
  package let language: LanguageTag

  /// What the component is asked for, or nil where it is asked on the user's own list.
  package let host: SearchLists?

  /// A user who wants that language alone.
  package let user: [LocaleID]

  init(language: LanguageTag, host: SearchLists?) {
    self.language = language
    self.host = host
    user = [LocaleID(language.description)]
  }
}

/// How a user comes to the localization that is chosen in a component.
package enum Answer: Sendable {
  /// One of the languages that are asked for has a relative there.
  case asked
  /// By the component's own development region, or English.
  case fallback
  /// The order of the folder decides.
  case arbitrary
}

extension View {
  /// What a nested component is asked for, once for each language that its hosts, or the product where none is known, can
  /// show.
  package func requests(to component: Component.ID) -> [Request] {
    let hosts = processes(of: component).map { $0 ?? 0 }
    let requests = hosts.flatMap { host -> [Request] in
      // A `Settings.bundle` is read by another process.
      let isLimiting = limitsWhatItLoads(host) && !self.hosts(of: component).contains(component)
      guard isLimiting else {
        return Set(offered(by: host)).sorted().map { Request(language: $0, host: nil) }
      }
      return limitedRequests(of: host)
    }
    guard hosts.count > 1 else { return requests }
    var known: Set<Request> = []
    return requests.filter { known.insert($0).inserted }
  }

  /// How users come to what is chosen for a request.
  package func answer(to request: Request, in component: Component.ID) -> Answer {
    answer(to: request.user, limitedBy: request.host, in: component)
  }

  /// How a user comes to what is chosen, in a process that limits what it loads to `host`, if that is not nil.
  package func answer(
    to user: [LocaleID],
    limitedBy host: SearchLists?,
    in component: Component.ID
  ) -> Answer {
    switch listing(of: component).answer(to: user, in: host?.first)?.isAsked {
    case true?: .asked
    case false?: .fallback
    case nil: .arbitrary
    }
  }

  /// Every search list that users may be given for a request.
  package func searchLists(for request: Request, in component: Component.ID) -> SearchLists {
    searchLists(of: component, for: request.user, limitedBy: request.host)
  }
}
