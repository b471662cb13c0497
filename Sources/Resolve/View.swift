package import Languages
package import Model

/// The inventory with a set of localizations taken out, so that before and after are one code path.
package struct View: Sendable {
  package let inventory: Inventory

  let hosts: Hosts

  /// By component and localization.
  private let chains: [[[LanguageTag]]]
  private let components: [ComponentView]
  private let listings: Listings

  /// The `.lproj` entries that are gone.
  private let goneEntries: Set<BundlePath>

  /// What is asked on behalf of the hosts of other components, by host.
  private let hostLists: [Component.ID: HostLists]

  /// The artifact as it is.
  package init(_ inventory: Inventory) {
    let ids = LocaleIDs(
      of: inventory.components.lazy.flatMap { $0.localizations.lazy.map(\.name) }
    )
    var listings = Listings(ids: ids)
    let components = inventory.components.map { component in
      ComponentView(component, ComponentView.State(of: component), &listings)
    }
    // Components mostly have the same languages.
    var chains: [LanguageTag: [LanguageTag]] = [:]
    for tag in inventory.components.lazy.flatMap(\.localizations).compactMap(\.tag)
    where chains[tag] == nil {
      chains[tag] = [tag] + tag.parents
    }
    self.init(
      inventory,
      hosts: Hosts(in: inventory),
      chains: inventory.components.map { component in
        component.localizations.map { $0.tag.flatMap { chains[$0] } ?? [] }
      },
      components: components,
      listings: listings,
      gone: []
    )
  }

  /// The artifact as `plan` will leave it, of which this view is how it is.
  ///
  /// Only what the plan changes is found out anew.
  package func after(_ plan: Plan) -> View {
    var states = inventory.components.map { ComponentView.State(of: $0) }
    for id in states.indices { states[id].isGone = plan.decisions[id].map(\.isRemoval) }
    for edit in plan.edits {
      if let region = edit.developmentRegion { states[edit.component].developmentRegion = region }
      states[edit.component].declared.removeAll(where: edit.undeclared.contains)
    }
    guard zip(states, components).contains(where: { $0 != $1.state }) else { return self }
    var listings = listings
    let changed = inventory.components.indices.map { id in
      states[id] == components[id].state
        ? components[id] : ComponentView(inventory.components[id], states[id], &listings)
    }
    let gone = zip(inventory.components, states).flatMap { component, state in
      zip(component.localizations, state.isGone).compactMap { $1 ? $0.entry : nil }
    }
    return View(
      inventory,
      hosts: hosts,
      chains: chains,
      components: changed,
      listings: listings,
      gone: Set(gone)
    )
  }

  private init(
    _ inventory: Inventory,
    hosts: Hosts,
    chains: [[[LanguageTag]]],
    components: [ComponentView],
    listings: Listings,
    gone: Set<BundlePath>
  ) {
    self.inventory = inventory
    self.hosts = hosts
    self.chains = chains
    self.components = components
    self.listings = listings
    goneEntries = gone
    let others = Set(hosts.all.enumerated().flatMap { id, hosts in hosts.filter { $0 != id } })
    hostLists = Dictionary(
      uniqueKeysWithValues: others.map { ($0, HostLists(of: components[$0].listing)) }
    )
  }

  /// The localization of that index in `Component.localizations`.
  package func localization(_ index: Int, in component: Component.ID) -> Localization {
    inventory.components[component].localizations[index]
  }

  /// Whether the view still has the localization.
  package func has(_ localization: Int, in component: Component.ID) -> Bool {
    !components[component].state.isGone[localization]
  }

  /// The component's development region as a tag; nil where it has none, or one that is no known language.
  package func developmentTag(of component: Component.ID) -> LanguageTag? {
    components[component].developmentTag
  }

  /// The component's development region as written; nil where it has none.
  package func developmentRegion(of component: Component.ID) -> String? {
    components[component].state.developmentRegion
  }

  /// The localizations on disk that the view still has, `Base` and odd names among them.
  package func present(in component: Component.ID) -> [Int] { components[component].present }

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
      localizations[$0].form != .file && has($0, in: component)
    }
  }

  /// The tag of a localization, then its parents, nearest first; empty where it has no tag.
  package func chain(of localization: Int, in component: Component.ID) -> [LanguageTag] {
    chains[component][localization]
  }

  /// The names of a component's localizations as the system lists them.
  package func listing(of component: Component.ID) -> Listing { components[component].listing }

  /// Where lookup goes for `localization` after what hides them all: its own folder, `Base`, then the folders of its
  /// other spellings and its parents (CFBundle_Resources.c, `_createQueryTableAtPath`).
  package func lookupOrder(of localization: Int, in component: Component.ID) -> [Int] {
    components[component].lookupOrders[localization]
  }

  /// Where lookup goes last, for every user: the folder that the development region names by its exact spelling, or,
  /// where there is no region, the first of `en`, `English` and `en_US` (CFBundle_Locale.c).
  package func lastResort(in component: Component.ID) -> [Int] { components[component].lastResort }

  /// The localization whose files a folder or link shows; nil where a link leads elsewhere or to what is gone.
  package func origin(of localization: Int, in component: Component.ID) -> Int? {
    components[component].origins[localization]
  }

  /// The folders and links of languages that the view has: those of `present` that are neither `Base` nor `mul`.
  package func languages(of component: Component.ID) -> [Int] { components[component].languages }

  /// The folder or link with exactly that name that the view has, as an index in `Component.localizations`.
  package func folder(named name: ByteName, in component: Component.ID) -> Int? {
    components[component].folders[name]
  }

  /// Every search list that some user can be given in a component as main bundle: one for each localization that can be
  /// chosen, and that of a user none of whose languages is there.
  package func allSearchLists(of component: Component.ID) -> [SearchLists] {
    hostLists[component]?.all ?? listing(of: component).allSearchLists
  }

  /// What a component that a host limits is asked for, once for each language that the host can show.
  func limitedRequests(of host: Component.ID) -> [Request] {
    hostLists[host]?.requests ?? HostLists(of: listing(of: host)).requests
  }
}
