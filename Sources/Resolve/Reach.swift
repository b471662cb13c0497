import Languages
package import Model

extension View {
  /// By component, whether some user of some host can be led to each localization: chosen, or searched after the one that
  /// is.
  ///
  /// A host has finitely many search lists, one for each localization that it can choose. Where one of them finds nothing
  /// in a nested component, the user's own languages are asked, and any may be reached (runtime.md 3.4). What list the
  /// same and are loaded by the same reach the same.
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
    guard let tag = name.tag else { return [] }
    return localizations.indices.filter { localizations[$0].tag == tag }
  }

  /// Whether there is a folder or link for a name of a search list.
  package func holds(_ name: ByteName, in component: Component.ID) -> Bool {
    localizations(listedAs: name, in: component).contains(where: present(in: component).contains)
  }
}
