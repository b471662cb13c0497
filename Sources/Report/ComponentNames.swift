import Model

/// What reports call each component: its folder's name, or its path where two have the same name.
///
/// What a bundle holds at its root, where the system does not look for it, is `the root of Chat.framework`.
struct ComponentNames {
  private let names: [String]

  /// All components as reports list them: the product, then the others by these names.
  let order: [Component.ID]

  init(in inventory: Inventory) {
    let last = inventory.components.map(\.path.name)
    let uses = Dictionary(last.map { ($0, 1) }, uniquingKeysWith: +)
    names = inventory.components.indices.map { id in
      let component = inventory.components[id]
      if component.path.isRoot { return visible(inventory.name.description) }
      if last[id] == "." {
        let parent = component.path.parent
        let bundle = parent.isRoot ? inventory.name.description : parent.name.description
        return "the root of \(visible(bundle))"
      }
      return visible((uses[last[id]] == 1 ? last[id].description : component.path.description))
    }
    order =
      [0]
      + names.indices.dropFirst().sorted { [names] a, b in
        names[a].utf8.lexicographicallyPrecedes(names[b].utf8)
      }
  }

  subscript(component: Component.ID) -> String { names[component] }
}
