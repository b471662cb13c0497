package import Languages
package import Model

extension View {
  /// The components in whose process `component` may be loaded.
  ///
  /// A host is its own. What lies in an extension belongs to it; what lies in the product, to the product and to every
  /// host in it, which may load its frameworks.
  package func hosts(of component: Component.ID) -> [Component.ID] {
    let components = inventory.components
    if components[component].kind.isHost || components[component].kind == .settingsBundle {
      return [component]
    }
    var enclosing = components[component].parent
    while let parent = enclosing, !components[parent].kind.isHost {
      enclosing = components[parent].parent
    }
    guard let host = enclosing else { return [] }
    let others = components.indices.filter { components[$0].kind.isHost && $0 != host }
    return host == 0 ? [host] + others : [host]
  }

  /// The languages that a component can be asked for by its hosts, sorted; nil where its hosts limit nothing.
  package func languages(askedOf component: Component.ID) -> [LanguageTag]? {
    let hosts = hosts(of: component)
    let languages = Set(hosts.flatMap(offered))
    return hosts.isEmpty || languages.isEmpty ? nil : languages.sorted()
  }

  /// The languages of a component, on disk or declared, which its users can be given.
  package func offered(by component: Component.ID) -> [LanguageTag] {
    let localizations = inventory.components[component].localizations
    return localizations.indices.filter { has($0, in: component) }.compactMap {
      localizations[$0].form == .file ? nil : localizations[$0].tag
    }
  }

  /// Whether some host can ever choose the localization of a nested component.
  ///
  /// A host asks for its own languages and their parents; a component answers with a relative where it has no better,
  /// and with its own development region where it has none at all (runtime.md 3.4).
  package func canBeChosen(_ localization: Int, in component: Component.ID) -> Bool {
    guard !inventory.components[component].kind.isHost,
      let tag = self.localization(localization, in: component).tag,
      let asked = languages(askedOf: component)
    else { return true }
    if tag == developmentTag(of: component) { return true }
    return asked.contains { $0 == tag || $0.inherits(from: tag) || tag.inherits(from: $0) }
  }
}
