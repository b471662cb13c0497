extension Plan {
  /// The sealed components that the plan takes something from, and those whose seals enclose them, inside out: the order in
  /// which they must be signed again.
  ///
  /// Each records what the next one in it was signed as (Security, `signer.cpp`).
  package func needsSigning(in inventory: Inventory) -> [Component.ID] {
    var touched: Set<Component.ID> = []
    for id in inventory.components.indices where changes(id) {
      var next: Component.ID? = id
      while let component = next, touched.insert(component).inserted {
        next = inventory.components[component].parent
      }
    }
    return touched.filter { inventory.components[$0].isSealed }.sorted {
      let (a, b) = (inventory.components[$0].folder, inventory.components[$1].folder)
      return a.names.count == b.names.count ? a < b : a.names.count > b.names.count
    }
  }

  /// Whether a component loses a localization, or its Info.plist is edited.
  private func changes(_ id: Component.ID) -> Bool {
    decisions[id].contains(where: \.isRemoval) || edit(of: id) != nil
  }
}
