package import Languages
package import Model

/// The languages that a component is asked for by one kind of user, most wanted first.
package typealias Request = [LanguageTag]

extension View {
  /// What a nested component is asked for, once for each language that its hosts offer.
  ///
  /// The list is the host's whole search list, its development region included (runtime.md 3.4). A `Settings.bundle` is
  /// read by another process, on the user's own list. Where no host is known the product stands for it.
  package func requests(to component: Component.ID) -> [Request] {
    if inventory.components[component].kind == .settingsBundle {
      return Set(offered(by: 0)).sorted().map { [$0] }
    }
    let hosts = hosts(of: component)
    let requests = (hosts.isEmpty ? [0] : hosts).flatMap { host in
      let region = developmentTag(of: host).map { [$0] } ?? []
      let languages = Set(offered(by: host)).sorted()
      return languages.isEmpty ? [region] : languages.map { [$0] + region }
    }
    return Set(requests.filter { !$0.isEmpty }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The localizations that answer a request, by tags and parents alone; nil where the system would take whichever
  /// the folder lists first, or there is none.
  ///
  /// Asked in turn: the languages of the request, the component's own development region, English
  /// (CFBundle_Locale.c, `_CFBundleCopyPreferredLanguagesInList`).
  package func answer(
    to request: Request,
    in component: Component.ID,
    among candidates: [Int]
  ) -> [Int]? {
    hit(of: request, in: component, among: candidates)?.nearest
  }

  /// The answer to a request, with the tag that it answers: one of the request, or a fallback of the component's.
  package func hit(
    of request: Request,
    in component: Component.ID,
    among candidates: [Int]
  ) -> (tag: LanguageTag, nearest: [Int])? {
    var wanted = request
    if let region = developmentTag(of: component) { wanted.append(region) }
    if let english = LanguageTag("en-US") { wanted.append(english) }
    for tag in wanted {
      let nearest = nearest(to: tag, in: component, among: candidates)
      if !nearest.isEmpty { return (tag, nearest) }
    }
    return nil
  }

  /// The localizations, on disk or only listed, that users are led to none of whose languages is there: those nearest
  /// to the development region, else to English; none where the system would take whichever the folder lists first.
  package func fallback(in component: Component.ID) -> [Int] {
    answer(to: [], in: component, among: listed(in: component)) ?? []
  }

  /// The candidates whose tag is nearest to `tag` on the way up to a common parent; several where they tie.
  private func nearest(
    to tag: LanguageTag,
    in component: Component.ID,
    among candidates: [Int]
  ) -> [Int] {
    let chain = [tag] + tag.parents
    var best = Int.max
    var nearest: [Int] = []
    for candidate in candidates {
      let others = self.chain(of: candidate, in: component)
      let steps = chain.enumerated().compactMap { up, step in
        others.firstIndex(of: step).map { up + $0 }
      }
      guard let distance = steps.min(), distance <= best else { continue }
      nearest = distance < best ? [candidate] : nearest + [candidate]
      best = distance
    }
    return nearest
  }
}
