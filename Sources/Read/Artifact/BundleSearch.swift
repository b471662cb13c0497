import Model

/// A bundle, or a loose folder, that was found in a tree.
struct FoundBundle {
  var node: Tree.Node
  var kind: ComponentKind
  var path: BundlePath
  var layout: BundleLayout

  /// The index of the bundle that encloses it.
  var parent: Int?

  /// Everything in it but what other bundles in it hold.
  var size = TreeSize()
}

/// All bundles of a tree: its root first, then the others by path.
func findBundles(in tree: Tree, productKind: ComponentKind) -> [FoundBundle] {
  var search = BundleSearch(tree: tree)
  search.add(Tree.root, productKind, path: .root, parent: nil)
  search.visit(Tree.root, owner: 0, path: .root)
  let order = search.bundles.indices.dropFirst().sorted {
    search.bundles[$0].path < search.bundles[$1].path
  }
  let places = Dictionary(
    uniqueKeysWithValues: ([0] + order).enumerated().map { ($1, $0) }
  )
  return ([0] + order).map { index in
    var bundle = search.bundles[index]
    bundle.parent = bundle.parent.flatMap { places[$0] }
    return bundle
  }
}

private struct BundleSearch {
  let tree: Tree
  var bundles: [FoundBundle] = []
  private var paths: Set<BundlePath> = []
  private var claimed: Set<Tree.Node> = []

  init(tree: Tree) { self.tree = tree }

  /// Adds a bundle; what two bundles would share, a path, the second gives up for its real one.
  @discardableResult
  mutating func add(
    _ node: Tree.Node,
    _ kind: ComponentKind,
    path: BundlePath,
    parent: Int?
  ) -> Int {
    let path = paths.insert(path).inserted ? path : tree.path(of: node)
    paths.insert(path)
    let isTest = parent.map { bundles[$0].kind == .testSupport } ?? false
    var layout =
      kind == .looseFolder
      ? BundleLayout(ofFolder: node, in: tree)
      : BundleLayout(of: node, isFramework: isFramework(node), in: tree)
    // A link may lead to the resources of another bundle; nothing is to be removed twice.
    if let resources = layout.resources, !claimed.insert(resources).inserted {
      layout.resources = nil
    }
    bundles.append(
      FoundBundle(
        node: node,
        kind: isTest ? .testSupport : kind,
        path: path,
        layout: layout,
        parent: parent
      )
    )
    return bundles.count - 1
  }

  /// Finds what lies in `folder`, which belongs to the bundle `owner` and has the policy path `path`.
  mutating func visit(_ folder: Tree.Node, owner: Int, path: BundlePath) {
    var owner = owner
    var localizationOwner = owner
    if bundles[owner].layout.resources != folder, tree.holdsLocalizations(folder) {
      let isLayout = bundles[owner].layout.isLayoutFolder(folder) || bundles[owner].node == folder
      // Localizations beside those that count have no path of their own.
      let loosePath = isLayout ? path.appending(ByteName(".")) : path
      localizationOwner = add(folder, .looseFolder, path: loosePath, parent: owner)
      if !isLayout { owner = localizationOwner }
    }
    for child in tree.children(of: folder) {
      switch tree.kind(of: child) {
      case .file: bundles[owner].size += tree.entries[child].size
      case .folder where tree.name(of: child).isLocalization:
        bundles[localizationOwner].size += tree.size(below: child)
      case .folder: visitFolder(child, owner: owner, path: path)
      case .link, .other: break
      }
    }
  }

  private mutating func visitFolder(_ folder: Tree.Node, owner: Int, path: BundlePath) {
    let layout = bundles[owner].layout
    guard !layout.isLayoutFolder(folder) else { return visit(folder, owner: owner, path: path) }
    let isOtherVersion = layout.versions == tree.parent(of: folder) && isVersion(folder)
    let inner =
      isOtherVersion
      ? path.appending(BundlePath([ByteName("Versions"), tree.name(of: folder)]))
      : path.appending(tree.name(of: folder))
    guard let kind = isOtherVersion ? .framework : ComponentKind(of: folder, in: tree) else {
      return visit(folder, owner: owner, path: inner)
    }
    let bundle = add(folder, kind, path: inner, parent: owner)
    visit(folder, owner: bundle, path: bundles[bundle].path)
  }

  /// Whether the folder in `Versions`, which is not the current version, is a bundle in its own right.
  private func isVersion(_ folder: Tree.Node) -> Bool {
    tree.folderOrLink("Resources", of: folder) != nil || tree.child("Info.plist", of: folder) != nil
      || tree.holdsLocalizations(folder)
  }

  /// Whether the rules for frameworks hold: for a version of one, as for itself.
  private func isFramework(_ node: Tree.Node) -> Bool {
    tree.name(of: node).suffix == "framework"
      || tree.name(of: tree.parent(of: node)) == "Versions"
  }
}
