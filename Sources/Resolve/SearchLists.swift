package import Languages
package import Model

extension View {
  /// Every search list that a user may be given in a component of a process whose main bundle has `host` (runtime.md 3.4).
  ///
  /// Without `host` it is searched on the user's own list: the main bundle of a process, or what is loaded by one that
  /// limits nothing.
  package func searchLists(
    of component: Component.ID,
    for user: [LocaleID],
    limitedBy host: SearchLists? = nil
  ) -> SearchLists {
    let listing = listing(of: component)
    guard let host else { return SearchLists(listing.searchLists(for: user)) }
    return SearchLists(host.all.flatMap { listing.searchLists(for: user, in: $0) })
  }

  /// What all that a host loads is asked for, in its process: its own search lists; nil where it limits nothing, or no
  /// host is known.
  package func hostLists(of host: Component.ID?, for user: [LocaleID]) -> SearchLists? {
    host.flatMap { limitsWhatItLoads($0) ? searchLists(of: $0, for: user) : nil }
  }

  /// The folders that lookup goes through for a search list, after what hides them all: the first of the list, `Base`,
  /// the rest (CFBundle_Resources.c, `_createQueryTableAtPath`).
  package func lookupOrder(of list: [ByteName], in component: Component.ID) -> [Int] {
    var order = list.prefix(1).compactMap { folder(named: $0, in: component) }
    order += [folder(named: "Base", in: component)].compactMap(\.self)
    return order + list.dropFirst().compactMap { folder(named: $0, in: component) }
  }

  /// The localization whose file lookup finds for a resource; nil where it finds none, or the one beside the
  /// localizations.
  package func place(
    of resource: LocalizedResource,
    for list: [ByteName]
  ) -> Int? {
    place(of: resource, in: lookupOrder(of: list, in: resource.component))
  }

  /// The same in folders that are looked at in this order.
  package func place(of resource: LocalizedResource, in order: [Int]) -> Int? {
    guard !resource.isUnlocalized else { return nil }
    return order.first { holder(of: resource, at: $0) != nil }
  }

  /// The localization whose file of a resource a folder or link shows; nil where it shows none.
  func holder(of resource: LocalizedResource, at localization: Int) -> Int? {
    origin(of: localization, in: resource.component)
      .flatMap { resource.localizations.contains($0) ? $0 : nil }
  }
}
