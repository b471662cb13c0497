import Model

extension Tree {
  /// The file of the program of a bundle, or that the link in its place leads to within the artifact; nil where it has none.
  ///
  /// It is the one that `CFBundleExecutable` names, or else has the bundle's name without its suffix; it lies in `MacOS`
  /// beside `Resources`, where there is such a folder, or in the folder that the layout is about, or in the bundle itself.
  func executable(of bundle: FoundBundle, named name: String?) -> Node? {
    let name = name.map { ByteName($0) } ?? plainName(of: bundle.node)
    let folders = [
      child("MacOS", of: bundle.layout.content), bundle.layout.content, bundle.node,
    ]
    for folder in folders {
      guard let folder = resolved(folder, within: Tree.root),
        let file = resolved(child(name, of: folder), within: Tree.root), kind(of: file) == .file
      else { continue }
      return file
    }
    return nil
  }

  /// The dynamic libraries that are none of `programs` and lie in none of `folders`, in the order of the tree.
  func libraries(besides programs: Set<Node>, outside folders: [Node]) -> [Node] {
    entries.indices.filter { node in
      kind(of: node) == .file && name(of: node).hasSuffix(".dylib") && !programs.contains(node)
        && !folders.contains { isInside(node, $0) }
    }
  }

  /// The name of a bundle without its suffix; of a version of a framework, the framework's.
  func plainName(of bundle: Node) -> ByteName {
    let folder = parent(of: bundle)
    let isVersion = bundle != Tree.root && name(of: folder) == "Versions"
    let name = name(of: isVersion ? parent(of: folder) : bundle)
    return name.suffix.map { name.dropLast($0.bytes.count + 1) } ?? name
  }
}
