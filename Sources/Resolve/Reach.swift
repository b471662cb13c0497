package import Languages
package import Model

extension View {
  /// Whether some user of some host can be led to each localization of a component: chosen, or searched after the one
  /// that is.
  ///
  /// A host has finitely many search lists, one for each localization that it can choose. Where one of them finds nothing
  /// in a nested component, the user's own languages are asked, and any may be reached (runtime.md 3.4).
  package func reachable(in component: Component.ID) -> [Bool] {
    let localizations = inventory.components[component].localizations
    let everything = localizations.map { _ in true }
    guard let lists = listsThatLimit(component) else { return everything }
    var reached: Set<ByteName> = ["Base"]
    for host in lists {
      for list in host.all {
        guard listing(of: component).answers(list) else { return everything }
      }
      reached.formUnion(searchLists(of: component, for: [], limitedBy: host).all.joined())
    }
    return localizations.map { reached.contains($0.name) }
  }

  /// The search lists of all hosts of a nested component; nil where one limits nothing, or none is known.
  private func listsThatLimit(_ component: Component.ID) -> [SearchLists]? {
    let hosts = hosts(of: component)
    guard !hosts.isEmpty, hosts.allSatisfy({ $0 != component && limitsWhatItLoads($0) }) else {
      return nil
    }
    return hosts.flatMap(allSearchLists)
  }

  /// The localizations, on disk or only listed, that users are led to none of whose languages is there: those nearest
  /// to the development region, else to English; none where the system would take whichever the folder lists first.
  package func fallback(in component: Component.ID) -> [Int] {
    let chosen = listing(of: component).answer(to: []).map { SearchLists($0.lists).chosen } ?? []
    let listed = listed(in: component)
    let named = listed.filter { chosen.contains(localization($0, in: component).name) }
    guard named.isEmpty else { return named }
    // What Info.plist declares may be there in another spelling alone: `en` as `English.lproj`.
    let meant = chosen.map { LocaleID(utf8: $0.bytes) }
    return listed.filter { index in
      let id = LocaleID(utf8: localization(index, in: component).name.bytes)
      return meant.contains { $0.isForm(of: id) }
    }
  }
}

extension View {
  /// How a user comes to the localizations that are chosen in a component.
  package enum Answer: Sendable {
    /// One of the languages that are asked for has a relative there.
    case asked
    /// By the component's own development region, or English.
    case fallback
    /// The order of the folder decides.
    case arbitrary
  }

  /// How a user in the process of a host with these lists comes to what is chosen in a component.
  package func answer(
    in component: Component.ID,
    for user: [LocaleID],
    limitedBy host: SearchLists
  ) -> Answer {
    switch listing(of: component).answer(to: user, in: host.first)?.isAsked {
    case true?: .asked
    case false?: .fallback
    case nil: .arbitrary
    }
  }
}
