/// Which components load which, by the load commands of their programs.
///
/// Install names are matched to frameworks by the last `X.framework` in them, and to libraries by their last name,
/// whatever stands before: `@rpath`, `@executable_path` and `@loader_path` are not worked out. Where several have the
/// name, the nearest counts: what lies in the program's own bundle, then in those around it. Names in the folders of the
/// system and of what is installed for all match nothing.
package struct LoadGraph: Sendable {
  /// A program, be it a component's or a library, and what it loads.
  private struct Node {
    /// The component it is the program of; nil for a library.
    var component: Component.ID?

    /// The component whose program it is, or in which it lies.
    var place: Component.ID
    var version: ByteName?
    var loads: [Int] = []
  }

  /// Those of the components, at their ids, then the libraries.
  private var nodes: [Node]
  private let parents: [Component.ID?]
  private let isHost: [Bool]

  /// Looks at every install name once, so that questions are answered without any.
  package init(_ inventory: Inventory) {
    let components = inventory.components
    parents = components.map(\.parent)
    isHost = components.map(\.kind.isHost)
    nodes = components.enumerated().map { id, component in
      Node(component: id, place: id, version: component.version)
    }
    nodes += inventory.libraries.map { library in
      Node(place: inventory.component(holding: library.file))
    }
    let targets = inventory.targets
    let programs = components.map(\.executable) + inventory.libraries
    for (index, program) in programs.enumerated() {
      let names = Set((program?.loads ?? []).compactMap(InstallName.init))
      let loads = names.reduce(into: Set<Int>()) { loads, name in
        let candidates = targets[name.name] ?? []
        loads.formUnion(nearest(of: candidates, to: nodes[index].place, in: name.version))
      }
      nodes[index].loads = loads.sorted()
    }
  }

  /// The components that the program of `component` loads, directly or through others and libraries, but itself.
  package func loaded(by component: Component.ID) -> Set<Component.ID> {
    var seen: Set<Int> = [component]
    var open = nodes[component].loads
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      open += nodes[next].loads
    }
    seen.remove(component)
    return Set(seen.compactMap { nodes[$0].component })
  }

  /// Of the programs of one name, those that a program in `place` finds.
  ///
  /// Search paths are not read: its own bundle comes first, then those around it, outwards. In each, what lies directly in
  /// it comes first, then what lies in components of it, and last what lies in other hosts. Of the versions of a framework
  /// the named one counts, and the current one where none is named.
  private func nearest(
    of candidates: [Int],
    to place: Component.ID,
    in version: ByteName?
  ) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let versions = [version, nil].map { version in
      candidates.filter { nodes[$0].version == version }
    }
    let candidates = versions.first { !$0.isEmpty } ?? candidates
    var bundle: Component.ID? = place
    while let current = bundle {
      let ranks = candidates.map { rank(of: $0, in: current) }
      if let first = ranks.compactMap(\.self).min() {
        return zip(candidates, ranks).filter { $1 == first }.map(\.0)
      }
      bundle = parents[current]
    }
    return candidates
  }

  /// How directly a program lies in `bundle`: 0 right in it, 1 in a component of it, 2 in a host; nil outside of it.
  private func rank(of node: Int, in bundle: Component.ID) -> Int? {
    guard nodes[node].component != bundle else { return 0 }
    var rank = 0
    var place = nodes[node].place
    if nodes[node].component != nil {
      guard let parent = parents[place] else { return nil }
      place = parent
    }
    while place != bundle {
      rank = max(rank, isHost[place] ? 2 : 1)
      guard let parent = parents[place] else { return nil }
      place = parent
    }
    return rank
  }
}

extension Inventory {
  /// By folded name, what install names may mean: frameworks and libraries, as numbered in a `LoadGraph`.
  fileprivate var targets: [ByteName: [Int]] {
    var targets: [ByteName: [Int]] = [:]
    for (id, component) in components.enumerated() {
      if component.kind == .framework {
        targets[frameworkName(of: component).folded, default: []].append(id)
      }
      if let file = component.executable?.file.name, file.hasSuffix(".dylib") {
        targets[file.folded, default: []].append(id)
      }
    }
    for (index, library) in libraries.enumerated() {
      targets[library.file.name.folded, default: []].append(components.count + index)
    }
    return targets
  }

  /// `Chat.framework`, of another version of it too.
  private func frameworkName(of component: Component) -> ByteName {
    let folder = component.version == nil ? component.folder : component.folder.parent.parent
    return folder.isRoot ? name : folder.name
  }
}

extension Component {
  /// The version that it is of a framework, where it is not the current one.
  fileprivate var version: ByteName? {
    kind == .framework && folder.parent.name == "Versions" ? folder.name : nil
  }
}
