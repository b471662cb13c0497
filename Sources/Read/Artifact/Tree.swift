import Model

/// The names, kinds and sizes of everything below one folder, as one scan found them.
///
/// The stages after the scan are functions of this value, so that nobody sees a tree that changes.
struct Tree {
  /// The index of an entry; the folder that was scanned is 0.
  typealias Node = Int

  /// One entry; its children stand one after the other, sorted by name.
  struct Entry {
    var name: ByteName
    var kind: FileIdentity.Kind
    var parent: UInt32
    var firstChild: UInt32 = 0
    var childCount: UInt32 = 0

    /// Of a regular file; nothing where another name of the same file was counted before.
    var size = TreeSize()
  }

  static let root: Node = 0

  /// The folder that was scanned comes first, every other entry behind the folder it lies in.
  var entries: [Entry]

  /// Where each link says it leads.
  var linkTargets: [Node: [UInt8]] = [:]

  /// Where each link does lead, once `resolveLinks` found out.
  var destinations: [Node: Destination] = [:]

  /// The identities of the `.lproj` entries.
  var identities: [Node: FileIdentity] = [:]

  /// A tree of one folder that holds nothing yet.
  init(root name: ByteName) {
    entries = [Entry(name: name, kind: .folder, parent: 0)]
  }

  func name(of node: Node) -> ByteName { entries[node].name }

  func kind(of node: Node) -> FileIdentity.Kind { entries[node].kind }

  /// The folder it lies in; the root's is itself.
  func parent(of node: Node) -> Node { Int(entries[node].parent) }

  /// What lies in a folder, sorted by name; nothing for anything else.
  func children(of node: Node) -> Range<Node> {
    let first = Int(entries[node].firstChild)
    return first..<first + Int(entries[node].childCount)
  }

  /// The entry with exactly that name.
  func child(_ name: ByteName, of folder: Node) -> Node? {
    var range = children(of: folder)
    while let middle = range.middle {
      let found = entries[middle].name
      if found == name { return middle }
      range = found < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The path from the root.
  func path(of node: Node) -> BundlePath {
    guard node != Tree.root else { return .root }
    return path(of: parent(of: node)).appending(name(of: node))
  }

  /// Whether `node` is `folder` or lies below it.
  func isInside(_ node: Node, _ folder: Node) -> Bool {
    // Every entry stands behind the folder it lies in.
    var node = node
    while node > folder { node = parent(of: node) }
    return node == folder
  }

  /// Calls `body` for every regular file below `folder`.
  func forEachFile(below folder: Node, _ body: (Node) -> Void) {
    for child in children(of: folder) {
      switch kind(of: child) {
      case .file: body(child)
      case .folder: forEachFile(below: child, body)
      case .link, .other: break
      }
    }
  }

  /// What all files below `folder` hold.
  func size(below folder: Node) -> TreeSize {
    var size = TreeSize()
    forEachFile(below: folder) { size += entries[$0].size }
    return size
  }
}

extension Range<Int> {
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + (upperBound - lowerBound) / 2 }
}
