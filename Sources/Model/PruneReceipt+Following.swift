extension PruneReceipt {
  /// This receipt of the last prune with what the one before knows of localizations that were not there any more.
  ///
  /// What an earlier receipt says of a removed localization holds until that localization is seen again; of components
  /// that are gone nothing is kept.
  package func following(_ earlier: PruneReceipt?) -> PruneReceipt {
    guard let earlier else { return self }
    let byPath = Dictionary(earlier.components.map { ($0.path, $0) }) { first, _ in first }
    var receipt = self
    receipt.components = components.map { component in
      guard let before = byPath[component.path], before.identifier == component.identifier else {
        return component
      }
      return component.following(before)
    }
    return receipt
  }
}

extension PruneReceipt.Component {
  fileprivate func following(_ earlier: Self) -> Self {
    let present = Set(kept + removed.map(\.name))
    let carried = earlier.removed.filter { !present.contains($0.name) }
    var merged = self
    let isRegionCarried = earlier.hasNewRegion && earlier.regionAfter == regionBefore
    if isRegionCarried { merged.regionBefore = earlier.regionBefore }
    let isSourceGone = isRegionCarried || carried.contains(where: \.isSource)
    if isSourceGone {
      // What stood in for the source is none itself.
      for index in merged.removed.indices { merged.removed[index].isSource = false }
    }
    merged.removed = (merged.removed + carried).sorted { $0.name < $1.name }
    let undeclared = Set(undeclared + earlier.undeclared.filter { !declared.contains($0) })
    merged.undeclared = undeclared.sorted()
    let names = Set(carried.map(\.name))
    var tables = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
    for table in earlier.tables {
      let own =
        tables[table.name]
        ?? .init(name: table.name, keys: [], isIdentifier: [], isKept: [], removed: [])
      let merged = own.following(table, carrying: names, isSourceGone: isSourceGone)
      tables[table.name] = merged.keys.isEmpty ? nil : merged
    }
    merged.tables = tables.values.sorted { $0.name < $1.name }
    return merged
  }
}

extension PruneReceipt.Table {
  /// The table with the keys that an earlier receipt says the localizations of these names had.
  ///
  /// Which keys are names, the earlier one knows better where it saw the source and this one did not.
  fileprivate func following(
    _ earlier: Self,
    carrying names: Set<ByteName>,
    isSourceGone: Bool
  ) -> Self {
    let carried = earlier.removed.filter { names.contains($0.name) }
    var facts: [[UInt8]: (isIdentifier: Bool, isKept: Bool)] = [:]
    for (place, key) in keys.enumerated() { facts[key] = (isIdentifier[place], isKept[place]) }
    for (place, key) in earlier.keys.enumerated() {
      if facts[key] != nil {
        if isSourceGone { facts[key]?.isIdentifier = earlier.isIdentifier[place] }
      } else if carried.contains(where: { $0.has[place] }) {
        facts[key] = (earlier.isIdentifier[place], false)
      }
    }
    let all = facts.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
    let shares = [(self, removed), (earlier, carried)].flatMap { table, shares in
      shares.map { share in
        var has = [Bool](repeating: false, count: all.count)
        for (key, isThere) in zip(table.keys, share.has) where isThere {
          if let place = places[key] { has[place] = true }
        }
        return PruneReceipt.RemovedKeys(name: share.name, has: has)
      }
    }
    return Self(
      name: name,
      keys: all,
      isIdentifier: all.map { facts[$0]?.isIdentifier ?? false },
      isKept: all.map { facts[$0]?.isKept ?? false },
      removed: shares.sorted { $0.name < $1.name }
    )
  }
}
