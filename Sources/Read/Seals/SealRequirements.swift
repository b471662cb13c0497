import Model

extension ReadSeal {
  /// The `.lproj` entries below the seal's root in which something must stay, each with the first such path.
  ///
  /// What is gone already cannot be lost with them, and what the seal does not list it does not miss.
  func requirements(in tree: Tree) -> [BundlePath: BundlePath] {
    var required: [Tree.Node: BundlePath] = [:]
    for item in items where !item.entry.isOptional {
      guard var node = item.place else { continue }
      while node != root {
        if tree.name(of: node).isLocalization, required[node] == nil {
          required[node] = path(of: item.entry, in: tree)
        }
        node = tree.parent(of: node)
      }
    }
    return Dictionary(uniqueKeysWithValues: required.map { (tree.path(of: $0), $1) })
  }

  /// Whether an optional file is gone, which only those of localizations are.
  var isThinned: Bool { items.contains { $0.entry.isOptional && $0.place == nil } }
}
