import Model

/// What reports call each component: its folder's name, or its path where two have the same name.
struct ComponentNames {
  private let names: [String]

  init(in inventory: Inventory) {
    let last = inventory.components.map(\.path.name)
    let uses = Dictionary(last.map { ($0, 1) }, uniquingKeysWith: +)
    names = inventory.components.indices.map { id in
      let component = inventory.components[id]
      if component.path.isRoot { return visible(inventory.name.description) }
      return visible((uses[last[id]] == 1 ? last[id].description : component.path.description))
    }
  }

  subscript(component: Component.ID) -> String { names[component] }
}
