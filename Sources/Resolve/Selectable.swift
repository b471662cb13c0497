import Languages
package import Model

extension View {
  /// Whether some host can ever choose each localization of a component.
  ///
  /// A host asks a nested component for its own languages and its development region; the component answers with a
  /// relative, else with its own development region, else with English (runtime.md 3.4). Where it has none of these,
  /// the system takes whichever the folder lists first.
  package func selectable(in component: Component.ID) -> [Bool] {
    let localizations = inventory.components[component].localizations
    let everything = localizations.map { _ in true }
    let kind = inventory.components[component].kind
    let isLimited = hosts(of: component).contains { !offered(by: $0).isEmpty }
    guard !kind.isHost, kind != .settingsBundle, isLimited else { return everything }
    let region = developmentTag(of: component)
    let listed = Set(listed(in: component))
    var relatives = Relatives(
      of: localizations.indices.map { listed.contains($0) ? chain(of: $0, in: component) : [] }
    )
    var met: Set<Int> = []
    for request in requests(to: component) {
      let wanted = request + [region, LanguageTag("en-US")].compactMap(\.self)
      let answers = wanted.lazy.map { relatives.of($0) }.first { !$0.isEmpty }
      guard let answers else { return everything }
      met.formUnion(answers)
    }
    return localizations.indices.map { index in
      let tag = localizations[index].tag
      return tag == nil || tag == region || met.contains(index)
    }
  }
}

/// Which chains of parents have a tag in common with another's; most are asked for again and again.
private struct Relatives {
  private let chains: [[LanguageTag]]
  private var known: [LanguageTag: [Int]] = [:]

  init(of chains: [[LanguageTag]]) { self.chains = chains }

  mutating func of(_ tag: LanguageTag) -> [Int] {
    if let known = known[tag] { return known }
    let chain = [tag] + tag.parents
    let found = chains.indices.filter { chains[$0].contains(where: chain.contains) }
    known[tag] = found
    return found
  }
}
