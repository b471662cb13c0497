package import Languages
package import Model

/// The inventory with a set of localizations taken out, so that before and after are one code path.
package struct View: Sendable {
  package let inventory: Inventory

  /// By component and localization.
  private var isGone: [[Bool]]

  /// `CFBundleDevelopmentRegion` by component, as written and as a tag.
  private let developmentRegions: [String?]
  private let developmentTags: [LanguageTag?]

  // What is asked for every table, or every key, is found out once: by component, and localization.
  private let chains: [[[LanguageTag]]]
  private let listings: [Listing]
  let hosts: Hosts
  private var presents: [[Int]] = []
  private var lastResorts: [[Int]] = []
  private var lookupOrders: [[[Int]]] = []
  private var origins: [[Int?]] = []
  private var languages: [[Int]] = []

  /// The `.lproj` entries that are gone.
  private let goneEntries: Set<BundlePath>

  /// The artifact as it is.
  package init(_ inventory: Inventory) {
    self.init(
      inventory,
      isGone: inventory.components.map { $0.localizations.map { _ in false } },
      developmentRegions: inventory.components.map(\.developmentRegion),
      declared: inventory.components.map { $0.infoPlist?.declared ?? [] }
    )
  }

  /// The artifact as `plan` will leave it.
  package init(_ inventory: Inventory, after plan: Plan) {
    var regions = inventory.components.map(\.developmentRegion)
    var declared = inventory.components.map { $0.infoPlist?.declared ?? [] }
    for edit in plan.edits {
      if let region = edit.developmentRegion { regions[edit.component] = region }
      declared[edit.component].removeAll(where: edit.undeclared.contains)
    }
    self.init(
      inventory,
      isGone: plan.decisions.map { $0.map(\.isRemoval) },
      developmentRegions: regions,
      declared: declared
    )
  }

  private init(
    _ inventory: Inventory,
    isGone: [[Bool]],
    developmentRegions: [String?],
    declared: [[String]]
  ) {
    self.inventory = inventory
    self.isGone = isGone
    self.developmentRegions = developmentRegions
    developmentTags = developmentRegions.map { $0.flatMap { LanguageTag($0) } }
    chains = inventory.components.map { component in
      component.localizations.map { it in it.tag.map { [$0] + $0.parents } ?? [] }
    }
    hosts = Hosts(in: inventory)
    let ids = LocaleIDs(
      of: inventory.components.lazy.flatMap { $0.localizations.lazy.map(\.name) }
    )
    listings = inventory.components.indices.map { id in
      let localizations = inventory.components[id].localizations
      // A file, or a link to nowhere, is listed as well.
      let folder = localizations.indices.filter {
        localizations[$0].entry != nil && !isGone[id][$0]
      }
      return Listing(
        declared: declared[id].map { ByteName($0) },
        folder: folder.map { localizations[$0].name },
        region: developmentRegions[id].map { ByteName($0) },
        ids: ids
      )
    }
    goneEntries = Set(
      zip(inventory.components, isGone).flatMap { component, isGone in
        zip(component.localizations, isGone).compactMap { $1 ? $0.entry : nil }
      }
    )
    presents = inventory.components.indices.map { id in
      let localizations = inventory.components[id].localizations
      return localizations.indices.filter { localizations[$0].isOnDisk && !isGone[id][$0] }
    }
    lastResorts = inventory.components.indices.map(namedRegion)
    lookupOrders = inventory.components.indices.map { id in
      inventory.components[id].localizations.indices.map { order(of: $0, in: id) }
    }
    origins = inventory.components.indices.map { id in
      inventory.components[id].localizations.indices.map { source(of: $0, in: id) }
    }
    languages = inventory.components.indices.map { id in
      present(in: id).filter {
        let it = localization($0, in: id)
        return !it.isBase && !it.isMultilingual
      }
    }
  }

  /// The localization of that index in `Component.localizations`.
  package func localization(_ index: Int, in component: Component.ID) -> Localization {
    inventory.components[component].localizations[index]
  }

  /// Whether the view still has the localization.
  package func has(_ localization: Int, in component: Component.ID) -> Bool {
    !isGone[component][localization]
  }

  /// The component's development region as a tag; nil where it has none, or one that is no known language.
  package func developmentTag(of component: Component.ID) -> LanguageTag? {
    developmentTags[component]
  }

  /// The component's development region as written; nil where it has none.
  package func developmentRegion(of component: Component.ID) -> String? {
    developmentRegions[component]
  }

  /// The localizations on disk that the view still has, `Base` and odd names among them.
  package func present(in component: Component.ID) -> [Int] { presents[component] }

  /// Whether what lies at `path`, by its real place, is gone with one of the entries.
  package func isGone(_ path: BundlePath) -> Bool {
    guard !goneEntries.isEmpty else { return false }
    var folder = path
    while !folder.isRoot {
      if goneEntries.contains(folder) { return true }
      folder = folder.parent
    }
    return false
  }

  /// The localizations that the system lists: those on disk, the declared ones, and the development region beside
  /// `Base`.
  package func listed(in component: Component.ID) -> [Int] {
    let localizations = inventory.components[component].localizations
    return localizations.indices.filter {
      localizations[$0].form != .file && !isGone[component][$0]
    }
  }

  /// The tag of a localization, then its parents, nearest first; empty where it has no tag.
  package func chain(of localization: Int, in component: Component.ID) -> [LanguageTag] {
    chains[component][localization]
  }

  /// The names of a component's localizations as the system lists them.
  package func listing(of component: Component.ID) -> Listing { listings[component] }

  /// Where lookup goes for `localization` after what hides them all: its own folder, `Base`, then the folders of its
  /// other spellings and its parents (CFBundle_Resources.c, `_createQueryTableAtPath`).
  package func lookupOrder(of localization: Int, in component: Component.ID) -> [Int] {
    lookupOrders[component][localization]
  }

  private func order(of localization: Int, in component: Component.ID) -> [Int] {
    let name = self.localization(localization, in: component).name
    let candidates = present(in: component)
    var order = candidates.contains(localization) ? [localization] : []
    order += candidates.filter { $0 != localization && self.localization($0, in: component).isBase }
    return order
      + listings[component].relatives(of: name).compactMap { folder(named: $0, in: component) }
      .filter { !order.contains($0) }
  }

  /// Where lookup goes last, for every user: the folder that the development region names by its exact spelling, or,
  /// where there is no region, the first of `en`, `English` and `en_US` (CFBundle_Locale.c).
  package func lastResort(in component: Component.ID) -> [Int] { lastResorts[component] }

  private func namedRegion(of component: Component.ID) -> [Int] {
    let names: [ByteName] =
      developmentRegions[component].map { [ByteName($0)] } ?? ["en", "English", "en_US"]
    let present = present(in: component)
    for name in names {
      let named = present.filter { localization($0, in: component).name == name }
      if !named.isEmpty { return named }
    }
    return []
  }

  /// The localization whose files a folder or link shows; nil where a link leads elsewhere or to what is gone.
  package func origin(of localization: Int, in component: Component.ID) -> Int? {
    origins[component][localization]
  }

  private func source(of localization: Int, in component: Component.ID) -> Int? {
    var index = localization
    // Links among the entries of one folder can be no longer than the folder.
    for _ in inventory.components[component].localizations {
      guard has(index, in: component) else { return nil }
      switch self.localization(index, in: component).form {
      case .folder: return index
      case .link(.localization(let target)): index = target
      case .link, .file, .declared, .virtual: return nil
      }
    }
    return nil
  }

  /// The folders and links of languages that the view has: those of `present` that are neither `Base` nor `mul`.
  package func languages(of component: Component.ID) -> [Int] { languages[component] }
}
