import Model

extension Tree {
  /// Where a link leads, found in the tree alone and never on the disk.
  enum Destination: Equatable {
    case node(Node)
    /// To a name that nothing has, or round in a circle.
    case nowhere
    /// Out of the tree. An absolute path counts as that even where it comes back: in a copy it would not.
    case outside
  }

  /// Where `node` leads; anything but a link leads to itself.
  func destination(of node: Node) -> Destination {
    // As many links in one path as Linux follows.
    var budget = 40
    return destination(of: node, &budget)
  }

  /// The folder or file that `node` is or leads to, if it lies in `folder`.
  func resolved(_ node: Node?, within folder: Node) -> Node? {
    guard let node, case .node(let found) = destination(of: node), isInside(found, folder) else {
      return nil
    }
    return found
  }

  private func destination(of node: Node, _ budget: inout Int) -> Destination {
    guard let target = linkTargets[node] else { return .node(node) }
    guard budget > 0 else { return .nowhere }
    budget -= 1
    let slash = UInt8(ascii: "/")
    guard target.first != slash else { return .outside }
    guard !target.isEmpty else { return .nowhere }
    var current = parent(of: node)
    for name in target.split(separator: slash) {
      guard kind(of: current) == .folder else { return .nowhere }
      switch ByteName(bytes: name) {
      case ".": continue
      case "..":
        guard current != Tree.root else { return .outside }
        current = parent(of: current)
      case let name:
        guard let child = child(name, of: current) else { return .nowhere }
        switch destination(of: child, &budget) {
        case .node(let next): current = next
        case .nowhere: return .nowhere
        case .outside: return .outside
        }
      }
    }
    return .node(current)
  }
}
