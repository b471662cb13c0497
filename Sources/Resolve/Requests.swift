package import Languages
package import Model

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
