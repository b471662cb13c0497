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

  /// Whether what a host loads is searched on the host's own search list, not on the user's (runtime.md 2.1).
  package func limitsWhatItLoads(_ host: Component.ID) -> Bool { true }

  /// The languages of a component, on disk or declared, which its users can be given.
  package func offered(by component: Component.ID) -> [LanguageTag] {
    let localizations = inventory.components[component].localizations
    return localizations.indices.filter { has($0, in: component) }.compactMap {
      localizations[$0].form == .file ? nil : localizations[$0].tag
    }
  }
}
