package import Diagnostics

extension Policy {
  /// What holds for `component`: each setting from the last entry of `components` that matches and has it, else from
  /// the root.
  package func settings(for component: Component) -> Settings {
    var root = root
    // The files at the root list what the product asks for; a framework has other keys.
    if case .files = root.reference, !component.path.isRoot { root.reference = nil }
    // A picker opens the folders of the main bundle.
    if !component.path.isRoot { root.selectable = nil }
    return components.reduce(root) { settings, entry in
      entry.match.value.matches(component) ? settings.overlaid(with: entry.settings) : settings
    }
  }

  /// Whether the policy gives the check a weight other than `off` anywhere, so that a check that is off by default is on.
  package func turnsOn(_ check: String) -> Bool {
    ([root] + components.map(\.settings)).contains { settings in
      ([settings.checks] + settings.tables.map(\.checks)).contains { checks in
        checks[check].map { $0 != .off } ?? false
      }
    }
  }

  /// The files that list keys, wherever the policy names them.
  package var referenceFiles: [ReferenceFile] {
    ([root] + components.map(\.settings)).flatMap(\.referenceFiles)
  }

  /// Whether an entry of `components` speaks of `component`.
  package func names(_ component: Component) -> Bool {
    components.contains { $0.match.value.matches(component) }
  }

  /// Whether an entry of `components` says what stays or goes in `component`.
  package func lists(_ component: Component) -> Bool {
    components.contains { $0.settings.selection != nil && $0.match.value.matches(component) }
  }

  /// Whether its team wrote `component`, so that it is judged like the product.
  ///
  /// The product, its extensions, watch apps and clips are; so is a nested component whose identifier shares the first
  /// two parts with the product's. `owned` replaces the last guess.
  package func owns(_ component: Component, of product: Component) -> Bool {
    switch component.kind {
    case .appExtension, .watchApp, .appClip: return true
    case .looseFolder, .testSupport: return names(component)
    case .app, .xpcService, .helperApp, .framework, .resourceBundle, .settingsBundle: break
    }
    if component.path.isRoot { return true }
    if let owned = settings(for: component).owned {
      return owned.contains { $0.value.matches(component) }
    }
    // No team but its own writes an app's Settings.bundle, and it seldom has an identifier.
    if component.kind == .settingsBundle { return component.parent == 0 }
    guard let ours = product.identifier, let theirs = component.identifier else { return false }
    let parts = ours.split(separator: ".").prefix(2)
    return parts.count == 2 && theirs.split(separator: ".").starts(with: parts)
  }
}

extension Policy.Settings {
  /// The files that list keys.
  package var referenceFiles: [ReferenceFile] {
    if case .files(let files) = reference { files } else { [] }
  }

  /// What the check weighs for findings in `table`, nil where nothing is said of it; entries of `tables` come before
  /// `checks`.
  package func severity(of check: String, in table: BundlePath?) -> Severity? {
    let own = table.flatMap { table in
      tables.last { $0.checks[check] != nil && $0.match.value.matches(table.bytes) }
    }
    return own?.checks[check] ?? checks[check]
  }

  fileprivate func overlaid(with other: Self) -> Self {
    Self(
      selection: other.selection ?? selection,
      developmentRegion: other.developmentRegion ?? developmentRegion,
      owned: other.owned ?? owned,
      reference: other.reference ?? reference,
      checks: checks.merging(other.checks) { $1 },
      tables: tables + other.tables,
      plurals: other.plurals ?? plurals,
      signed: other.signed ?? signed,
      lastResort: other.lastResort ?? lastResort,
      trimNested: other.trimNested ?? trimNested,
      selectable: other.selectable ?? selectable,
      audiences: other.audiences ?? audiences,
      gate: other.gate ?? gate
    )
  }
}
