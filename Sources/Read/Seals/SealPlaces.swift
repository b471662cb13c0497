import Model

/// A seal that was read, and where in the tree its paths begin.
struct ReadSeal {
  struct Item {
    var entry: SealList.Entry

    /// What stands at its path; nil where nothing does.
    var place: Tree.Node?
  }

  var list: SealList

  /// The folder that the paths begin at: the bundle itself, `Contents` or `Versions/A`.
  let root: Tree.Node

  /// In the order of the list; of repeated paths only those that count.
  private(set) var items: [Item] = []

  init(_ list: SealList, at root: Tree.Node, in tree: Tree) {
    self.list = list
    self.root = root
    let below = tree.descendants(of: root)
    // By entry of the tree, the number of its item, from 1.
    var numbers = [UInt32](repeating: 0, count: below.count)
    var search = PlaceSearch(tree: tree, root: root)
    items.reserveCapacity(list.entries.count)
    for entry in list.entries {
      let item = Item(entry: entry, place: search.node(at: list.path(of: entry)))
      if let place = item.place, numbers[place - below.lowerBound] > 0 {
        if !list.firstWins { items[Int(numbers[place - below.lowerBound]) - 1] = item }
        continue
      }
      items.append(item)
      if let place = item.place { numbers[place - below.lowerBound] = UInt32(items.count) }
    }
  }

  /// The path of an entry from the artifact's root.
  func path(of entry: SealList.Entry, in tree: Tree) -> BundlePath {
    tree.path(of: root).appending(BundlePath(bytes: list.path(of: entry)))
  }
}

/// Finds what stands at paths in a tree, never through a link; quick where one lies beside the one before.
private struct PlaceSearch {
  let tree: Tree
  let root: Tree.Node

  /// The folder of the last path, nil where there is none, and its path.
  private var folder: Tree.Node?
  private var folderPath: [UInt8] = []

  /// What was found last.
  private var last = Tree.root

  init(tree: Tree, root: Tree.Node) {
    self.tree = tree
    self.root = root
    folder = root
  }

  mutating func node(at path: ArraySlice<UInt8>) -> Tree.Node? {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let parent = path[..<(slash ?? path.startIndex)]
    if !parent.elementsEqual(folderPath) {
      folderPath = Array(parent)
      folder = parent.split(separator: UInt8(ascii: "/")).reduce(root) { folder, name in
        folder.flatMap { child(name, of: $0) }
      }
    }
    guard let folder,
      let found = child(path[(slash.map { $0 + 1 } ?? path.startIndex)...], of: folder)
    else { return nil }
    last = found
    return found
  }

  private func child(_ name: ArraySlice<UInt8>, of folder: Tree.Node) -> Tree.Node? {
    let children = tree.children(of: folder)
    // Paths mostly come in the order of the tree.
    if children.contains(last + 1), tree.name(of: last + 1).bytes.elementsEqual(name) {
      return last + 1
    }
    return tree.child(ByteName(bytes: Array(name)), of: folder)
  }
}

extension Tree {
  /// All that lies below a folder, which the scan has put side by side.
  func descendants(of folder: Node) -> Range<Node> {
    let first = children(of: folder)
    var end = first.upperBound
    var children = first
    while let last = children.last(where: { entries[$0].childCount > 0 }) {
      children = self.children(of: last)
      end = children.upperBound
    }
    return first.lowerBound..<end
  }
}
