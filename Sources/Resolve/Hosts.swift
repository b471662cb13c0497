package import Languages
package import Model

/// The executables in whose process each component may be loaded.
struct Hosts: Sendable {
  /// By component.
  let all: [[Component.ID]]

  /// Finds them.
  ///
  /// A framework's are the executables whose load commands name it, directly or through others. A resource bundle's are
  /// those of the bundle it lies in. An executable that does not tell what it loads may load whatever lies in its own
  /// bundle or in one around it; what none names counts as loaded by each that may.
  init(in inventory: Inventory) {
    let components = inventory.components
    let graph = LoadGraph(inventory)
    let hosts = components.indices.filter { components[$0].kind.isHost }
    let telling = inventory.hasUnreadablePrograms ? [] : hosts.filter { components[$0].tells }
    let loaded = Dictionary(uniqueKeysWithValues: telling.map { ($0, graph.loaded(by: $0)) })
    var all: [[Component.ID]] = []
    for (id, component) in components.enumerated() {
      if component.kind.isHost || component.kind == .settingsBundle {
        all.append([id])
        continue
      }
      // Parents come before what lies in them.
      if component.kind == .resourceBundle, let parent = component.parent, parent < id {
        all.append(components[parent].kind == .settingsBundle ? [] : all[parent])
        continue
      }
      let possible = inventory.possibleHosts(of: id)
      let named = hosts.filter { loaded[$0]?.contains(id) ?? possible.contains($0) }
      let isNamed = named.contains { loaded[$0] != nil }
      all.append(isNamed || named.count == possible.count ? named : possible)
    }
    self.all = all
  }
}

extension Component {
  /// Whether its program says what it loads.
  fileprivate var tells: Bool { executable.map { $0.isProgram && $0.damage == nil } ?? false }
}

extension Inventory {
  /// Whether a framework's or library's program could not be read, through which anything may be loaded.
  fileprivate var hasUnreadablePrograms: Bool {
    let others = components.lazy.filter { !$0.kind.isHost }.compactMap(\.executable)
    return others.contains { $0.damage != nil } || libraries.contains { $0.damage != nil }
  }

  /// The executables that find a component where it lies: the one it lies in, which comes first, and those inside of it
  /// but watch apps and app clips, which are installed without it, and what is in them.
  fileprivate func possibleHosts(of id: Component.ID) -> [Component.ID] {
    guard let host = host(around: id) else { return [] }
    let inside = components.indices.filter { other in
      guard components[other].kind.isHost, other != host else { return false }
      var enclosing: Component.ID? = other
      while let current = enclosing, current != host {
        guard !components[current].kind.isInstalledAlone else { return false }
        enclosing = components[current].parent
      }
      return enclosing != nil
    }
    return [host] + inside
  }
}

extension ComponentKind {
  /// Whether it comes to a device without the app around it.
  fileprivate var isInstalledAlone: Bool {
    switch self {
    case .watchApp, .appClip: true
    case .app, .appExtension, .xpcService, .helperApp, .framework, .resourceBundle, .settingsBundle,
      .looseFolder, .testSupport:
      false
    }
  }
}

extension View {
  /// The components in whose process `component` may be loaded; an executable is its own, and so is a `Settings.bundle`,
  /// which another process reads.
  package func hosts(of component: Component.ID) -> [Component.ID] { hosts.all[component] }

  /// The hosts in whose processes a component may be searched; a single nil for one that is a process of its own, or has
  /// no known host.
  package func processes(of component: Component.ID) -> [Component.ID?] {
    let others = hosts(of: component).filter { $0 != component }
    return others.isEmpty ? [nil] : others
  }

  /// Whether what a host loads is searched on the host's own search list, not on the user's (CFBundle_Locale.c,
  /// `_CFBundleCopyPreferredLanguagesInList`; runtime.md 2.1).
  package func limitsWhatItLoads(_ host: Component.ID) -> Bool {
    guard let plist = inventory.components[host].infoPlist else { return true }
    return !plist.isExtension && !plist.followsParent && !plist.allowsMixedLocalizations
  }

  /// The languages of a component, on disk or declared, which its users can be given.
  package func offered(by component: Component.ID) -> [LanguageTag] {
    let localizations = inventory.components[component].localizations
    return localizations.indices.filter { has($0, in: component) }.compactMap {
      localizations[$0].form == .file ? nil : localizations[$0].tag
    }
  }
}
