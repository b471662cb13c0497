import Model

extension Plan {
  /// Leaves every sealed component below an unsealed product as it is, and what lies in it.
  ///
  /// Xcode signs frameworks as it copies them and extensions in their own targets (xcode-and-field.md 1.1), so that an
  /// unsealed product with sealed parts is the common case of a script phase. A sealed product is another matter: then
  /// the whole artifact is sealed, and `already-signed` speaks.
  mutating func keepSealed(in inventory: Inventory) {
    guard !inventory.product.isSealed else { return }
    for id in inventory.components.indices where isSealed(id, in: inventory) {
      decisions[id] = decisions[id].map { decision in
        decision.isRemoval
          ? .keep(.sealed, "sealed; prune it in a phase of its own target, before it is signed")
          : decision
      }
    }
  }

  private func isSealed(_ id: Component.ID, in inventory: Inventory) -> Bool {
    var next: Component.ID? = id
    while let component = next.map({ inventory.components[$0] }) {
      if component.isSealed { return true }
      next = component.parent
    }
    return false
  }
}
