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
    guard linkTargets[node] != nil else { return .node(node) }
    return destinations[node] ?? .nowhere
  }

  /// The folder or file that `node` is or leads to, if it lies in `folder`.
  func resolved(_ node: Node?, within folder: Node) -> Node? {
    guard let node, case .node(let found) = destination(of: node), isInside(found, folder) else {
      return nil
    }
    return found
  }

  /// The `.lproj` entries that a link leads through or into: if one of them goes, the link dangles.
  func localizations(onTheWayOf link: Node) -> [Node] {
    guard case .node(var node) = destination(of: link) else { return [] }
    var crossed: Set<Node> = []
    while node != Tree.root {
      if name(of: node).isLocalization { crossed.insert(node) }
      node = parent(of: node)
    }
    // An entry on the way may itself be a link, which goes by its own name.
    var current = parent(of: link)
    for step in (linkTargets[link] ?? []).split(separator: UInt8(ascii: "/")) {
      switch ByteName(bytes: step) {
      case ".": continue
      case "..": current = parent(of: current)
      case let name:
        guard let child = child(name, of: current), case .node(let next) = destination(of: child)
        else { return crossed.sorted() }
        if name.isLocalization { crossed.insert(child) }
        current = next
      }
    }
    return crossed.sorted()
  }

  /// Finds out where all links lead, each once, however many lead through it.
  mutating func resolveLinks() {
    var resolution = LinkResolution(tree: self)
    for link in linkTargets.keys { _ = resolution.route(from: link, depth: 0) }
    destinations = resolution.routes.mapValues(\.destination)
  }
}

/// Follows the links of a tree and keeps what was found.
private struct LinkResolution {
  /// Where a link leads, and how many links are followed to get there.
  struct Route {
    var destination: Tree.Destination
    var links = 1
  }

  let tree: Tree
  var routes: [Tree.Node: Route] = [:]
  private var open: Set<Tree.Node> = []

  /// As many links in one path as Linux follows.
  private static let linkLimit = 40

  /// How deep links are followed; far deeper than the limit, so that of a long chain nearly all links are settled.
  private static let depthLimit = 12 * linkLimit

  init(tree: Tree) { self.tree = tree }

  /// Where a link leads; nil where that lies too deep to be known.
  mutating func route(from link: Tree.Node, depth: Int) -> Route? {
    if let known = routes[link] { return known }
    guard depth < Self.depthLimit else { return nil }
    // A link that is come by on its own way leads round in a circle.
    guard open.insert(link).inserted else { return Route(destination: .nowhere) }
    defer { open.remove(link) }
    var route = follow(link, depth: depth)
    if route == nil, Self.depthLimit - depth > Self.linkLimit {
      route = Route(destination: .nowhere)
    }
    if let found = route, found.links > Self.linkLimit { route = Route(destination: .nowhere) }
    if let route { routes[link] = route }
    return route
  }

  private mutating func follow(_ link: Tree.Node, depth: Int) -> Route? {
    let slash = UInt8(ascii: "/")
    guard let target = tree.linkTargets[link], let first = target.first else {
      return Route(destination: .nowhere)
    }
    guard first != slash else { return Route(destination: .outside) }
    var route = Route(destination: .node(tree.parent(of: link)))
    for name in target.split(separator: slash) {
      guard case .node(let current) = route.destination, tree.kind(of: current) == .folder else {
        return Route(destination: .nowhere)
      }
      switch ByteName(bytes: name) {
      case ".": continue
      case "..":
        guard current != Tree.root else { return Route(destination: .outside) }
        route.destination = .node(tree.parent(of: current))
      case let name:
        guard let child = tree.child(name, of: current) else {
          return Route(destination: .nowhere)
        }
        guard tree.linkTargets[child] != nil else {
          route.destination = .node(child)
          continue
        }
        guard let next = self.route(from: child, depth: depth + 1) else { return nil }
        route.destination = next.destination
        route.links += next.links
        guard case .node = next.destination else { return route }
      }
    }
    return route
  }
}
