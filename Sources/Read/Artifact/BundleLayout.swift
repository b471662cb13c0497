import Model

/// Where a bundle keeps what, by the rules of the system (runtime.md 4).
struct BundleLayout: Equatable {
  /// The folder that holds its `.lproj` folders, by its real place; nil where the layout asks for one that is not
  /// in the bundle.
  var resources: Tree.Node?

  /// The path of that folder, whether it is there or not.
  var resourcesPath: BundlePath

  /// The folder whose Info.plist counts; nil where it is not in the bundle.
  var infoPlistFolder: Tree.Node?

  /// The folder that holds `_CodeSignature`, `Frameworks`, `PlugIns`: the root, `Contents` or `Versions/A`.
  var content: Tree.Node

  /// `Versions`, where `content` lies in it.
  var versions: Tree.Node?

  /// The folder, or the link, by which the layout is told; nil where everything lies at the root.
  var marker: Tree.Node?

  /// Finds the layout of the bundle whose root is `bundle`.
  ///
  /// Names are compared without case and links count, as CFBundle does (`_CFBundleGetBundleVersionForURL`). A link
  /// is looked through by its target within the bundle.
  init(of bundle: Tree.Node, isFramework: Bool, in tree: Tree) {
    let order: [ByteName] =
      isFramework
      ? ["Resources", "Contents", "Support Files"] : ["Contents", "Resources", "Support Files"]
    for name in order {
      guard let marker = tree.folderOrLink(name, of: bundle) else { continue }
      self.init(marker: marker, isContents: name == "Contents", of: bundle, in: tree)
      return
    }
    // Without links at the top the system finds nothing; the loader, who opens the version, does.
    if isFramework, let current = tree.currentVersion(of: bundle) {
      self.init(of: current, isFramework: true, in: tree)
      self.versions = tree.parent(of: current)
      return
    }
    self.init(ofFolder: bundle, in: tree)
    self.infoPlistFolder = bundle
  }

  /// The layout of a bundle that has `marker`, one of the folders that tell layouts apart.
  private init(marker: Tree.Node, isContents: Bool, of bundle: Tree.Node, in tree: Tree) {
    let folder = tree.resolved(marker, within: bundle).flatMap {
      tree.kind(of: $0) == .folder ? $0 : nil
    }
    let path = folder.map(tree.path(of:)) ?? tree.path(of: marker)
    self.marker = marker
    infoPlistFolder = folder
    guard isContents || tree.name(of: marker).isSupportFiles else {
      resources = folder
      resourcesPath = path
      content = folder.flatMap { $0 == bundle ? nil : tree.parent(of: $0) } ?? bundle
      if content != bundle, tree.name(of: tree.parent(of: content)) == "Versions" {
        versions = tree.parent(of: content)
      }
      return
    }
    let inner = folder.flatMap { tree.folderOrLink("Resources", of: $0) }
    resources = tree.resolved(inner, within: bundle).flatMap {
      tree.kind(of: $0) == .folder ? $0 : nil
    }
    resourcesPath = resources.map(tree.path(of:)) ?? path.appending(ByteName("Resources"))
    content = folder ?? bundle
  }

  /// The layout of a folder that keeps everything in itself and has no Info.plist.
  init(ofFolder folder: Tree.Node, in tree: Tree) {
    resources = folder
    resourcesPath = tree.path(of: folder)
    content = folder
  }

  /// Whether `folder` belongs to the layout, so that policies leave it out of paths.
  func isLayoutFolder(_ folder: Tree.Node) -> Bool {
    folder == resources || folder == content || folder == versions
  }
}

extension Tree {
  /// The folder, or link, with that name; of several that differ in case, the exact one, else the first.
  func folderOrLink(_ name: ByteName, of folder: Node) -> Node? {
    let isSuitable = { (node: Node) in kind(of: node) == .folder || kind(of: node) == .link }
    if let exact = child(name, of: folder), isSuitable(exact) { return exact }
    let wanted = name.lowercased
    return children(of: folder).first { isSuitable($0) && self.name(of: $0).lowercased == wanted }
  }

  /// The version of a framework that `Versions/Current` leads to.
  fileprivate func currentVersion(of framework: Node) -> Node? {
    guard let versions = child("Versions", of: framework), kind(of: versions) == .folder,
      let current = resolved(child("Current", of: versions), within: versions),
      parent(of: current) == versions, kind(of: current) == .folder
    else { return nil }
    return current
  }
}

extension ByteName {
  /// The name with ASCII capitals made small.
  var lowercased: ByteName {
    ByteName(bytes: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
  }

  fileprivate var isSupportFiles: Bool { lowercased == "support files" }
}
