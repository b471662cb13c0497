import Languages
import Model

extension View {
  /// How one user comes to what is asked, in the process of `host`; nil where the component is a process of its own, or
  /// none is known.
  func trace(
    _ question: SoughtNames,
    for audience: Audience,
    hostedBy host: Component.ID?
  ) -> Trace {
    let component = question.component
    let ids = audience.ids
    if let folder = openedFolder(for: audience, question) {
      let route = Trace.Route(
        list: [localization(folder, in: component).name],
        choice: .opened,
        places: [.folder(folder)]
      )
      return Trace(audience: audience, routes: [filled(route, question)])
    }
    let hostLists = hostLists(of: host, for: ids)
    var known: Set<[ByteName]> = []
    let routes = (hostLists?.all.map(Optional.some) ?? [nil]).flatMap { hostList in
      listing(of: component).searchLists(for: ids, in: hostList).map { list in
        Trace.Route(
          list: list,
          choice: choice(of: list, in: component, for: audience, limitedBy: hostList),
          places: [.outside] + lookupOrder(of: list, in: component).map(Trace.Place.folder)
        )
      }
    }.filter { known.insert($0.list).inserted }
    return Trace(
      audience: audience,
      hosts: [host].compactMap(\.self),
      hostLists: hostLists,
      routes: routes.map { filled($0, question) }
    )
  }

  /// The folder that a picker opens as a bundle of its own: the first language is its name, byte for byte.
  ///
  /// A link counts where a folder is at its end.
  private func openedFolder(for audience: Audience, _ question: SoughtNames) -> Int? {
    guard question.mechanism == .inApp, let name = audience.languages.first,
      let index = folder(named: ByteName(name), in: question.component)
    else { return nil }
    switch localization(index, in: question.component).form {
    case .link(.inside): return index
    default: return origin(of: index, in: question.component).map { _ in index }
    }
  }

  /// Why a search list begins as it does.
  private func choice(
    of list: [ByteName],
    in component: Component.ID,
    for audience: Audience,
    limitedBy host: [ByteName]?
  ) -> Trace.Choice {
    let listing = listing(of: component)
    let chosen = list.first ?? ""  // no list is empty
    let region = developmentRegion(of: component).map { ByteName($0) }
    if let host, listing.answer(to: [], in: host)?.isAsked == true {
      let names = host.map { ($0, $0.localeID) }
      if let name = listing.nearest(of: names, to: chosen) { return .host(name) }
    }
    if listing.answer(to: audience.ids)?.isAsked == true {
      let names = audience.languages.map { ($0, LocaleID($0)) }
      if let language = listing.nearest(of: names, to: chosen) { return .user(language) }
    }
    guard listing.answer(to: []) != nil else { return .arbitrary(besides: region) }
    guard let region, listing.answers([region]) else { return .english(besides: region) }
    return .developmentRegion(region)
  }
}

extension Listing {
  /// Which of the names that are asked for led to `chosen`: the one that it is a form of, else the first for which it
  /// would be chosen alone, else the first that matches anything.
  fileprivate func nearest<Name>(of names: [(name: Name, id: LocaleID)], to chosen: ByteName)
    -> Name?
  {
    let id = chosen.localeID
    let answers = names.lazy.compactMap { name, id in
      self.answer(to: [id]).flatMap { $0.isAsked ? (name: name, lists: $0.lists) : nil }
    }
    let nearest =
      names.first { id.isForm(of: $0.id) }?.name
      ?? answers.first { $0.lists.contains { $0.first == chosen } }?.name
    return nearest ?? answers.first?.name
  }
}
