import Languages
import Model

/// One component with a set of localizations taken out.
///
/// What is asked for every table, or every key, is found out once.
struct ComponentView: Sendable {
  let state: State
  let listing: Listing
  let developmentTag: LanguageTag?

  /// The localizations on disk that are left.
  let present: [Int]

  /// The first of `present` by its name.
  let folders: [ByteName: Int]
  let lastResort: [Int]

  /// By localization.
  let lookupOrders: [[Int]]
  let origins: [Int?]
  let languages: [Int]

  /// What a plan can change.
  struct State: Equatable {
    /// By localization.
    var isGone: [Bool]

    /// `CFBundleDevelopmentRegion` as written.
    var developmentRegion: String?

    /// What Info.plist declares.
    var declared: [String]

    /// The component as it is.
    init(of component: Component) {
      isGone = component.localizations.map { _ in false }
      developmentRegion = component.developmentRegion
      declared = component.infoPlist?.declared ?? []
    }
  }

  init(_ component: Component, _ state: State, _ listings: inout Listings) {
    self.state = state
    developmentTag = state.developmentRegion.flatMap { LanguageTag($0) }
    let localizations = component.localizations
    // A file, or a link to nowhere, is listed as well.
    let listed = localizations.indices.filter {
      localizations[$0].entry != nil && !state.isGone[$0]
    }
    let source = Listing.Source(
      declared: state.declared.map { ByteName($0) },
      folder: listed.map { localizations[$0].name },
      region: state.developmentRegion.map { ByteName($0) }
    )
    let listing = listings.listing(of: source)
    self.listing = listing
    let present = localizations.indices.filter {
      localizations[$0].isOnDisk && !state.isGone[$0]
    }
    self.present = present
    let folders = Dictionary(present.map { (localizations[$0].name, $0) }) { first, _ in first }
    self.folders = folders
    lastResort = localizations.namedRegion(state.developmentRegion, among: present)
    let bases = present.filter { localizations[$0].isBase }
    lookupOrders = localizations.indices.map { index in
      let name = localizations[index].name
      var order = localizations[index].isOnDisk && !state.isGone[index] ? [index] : []
      order += bases.filter { $0 != index }
      return order
        + listing.relatives(of: name).compactMap { folders[$0] }.filter { !order.contains($0) }
    }
    origins = localizations.indices.map { localizations.source(of: $0, without: state.isGone) }
    languages = present.filter {
      !localizations[$0].isBase && !localizations[$0].isMultilingual
    }
  }
}

extension [Localization] {
  /// Those that the development region names by its exact spelling; without a region, the first of `en`, `English` and
  /// `en_US`.
  fileprivate func namedRegion(_ region: String?, among present: [Int]) -> [Int] {
    let names: [ByteName] = region.map { [ByteName($0)] } ?? ["en", "English", "en_US"]
    for name in names {
      let named = present.filter { self[$0].name == name }
      if !named.isEmpty { return named }
    }
    return []
  }

  /// The localization whose files a folder or link shows; nil where a link leads elsewhere or to what is gone.
  fileprivate func source(of localization: Int, without isGone: [Bool]) -> Int? {
    var index = localization
    // Links among the entries of one folder can be no longer than the folder.
    for _ in self {
      guard !isGone[index] else { return nil }
      switch self[index].form {
      case .folder: return index
      case .link(.localization(let target)): index = target
      case .link, .file, .declared, .virtual: return nil
      }
    }
    return nil
  }
}
