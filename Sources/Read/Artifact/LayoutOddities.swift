import Model

extension Tree {
  /// What the layouts of bundles make the system overlook.
  func layoutOddities(of bundles: [FoundBundle]) -> [Oddity] {
    bundles.flatMap { [hijacker(of: $0)].compactMap(\.self) + wrongSuffixes(in: $0) }
  }

  /// The folder by which a bundle is told to keep things in it, where some lie at its root all the same.
  private func hijacker(of bundle: FoundBundle) -> Oddity? {
    let layout = bundle.layout
    guard let marker = layout.marker, parent(of: marker) == bundle.node else { return nil }
    let overlooked = children(of: bundle.node).filter { node in
      if name(of: node) == "Info.plist" { return isOverlooked(node, for: layout.infoPlistFolder) }
      return name(of: node).isLocalization && isOverlooked(node, for: layout.resources)
    }
    guard !overlooked.isEmpty else { return nil }
    return Oddity(.hijacker(of: overlooked.map(path(of:))), at: path(of: marker))
  }

  /// Whether an entry at the root of a bundle is not what the system finds in `folder`, be it through a link.
  private func isOverlooked(_ node: Node, for folder: Node?) -> Bool {
    guard folder != parent(of: node) else { return false }
    guard kind(of: node) == .link else { return kind(of: node) != .other }
    guard case .node(let target) = destination(of: node) else { return false }
    return !(folder.map { isInside(target, $0) } ?? false)
  }

  /// The folders beside a bundle's localizations that are none for the case of their suffix.
  private func wrongSuffixes(in bundle: FoundBundle) -> [Oddity] {
    guard let resources = bundle.layout.resources else { return [] }
    return children(of: resources).filter { node in
      let name = name(of: node)
      return kind(of: node) == .folder && name.lowercased.isLocalization && !name.isLocalization
    }.map { Oddity(.wrongSuffix, at: path(of: $0)) }
  }
}
