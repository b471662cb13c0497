import Diagnostics
import Disk
import Model

/// Everything below an open folder, read once through descriptors, never following a link.
///
/// Folders that may not be read, that change meanwhile or that lie too deep are all named in one failure.
func scan(_ root: borrowing Descriptor, named name: ByteName) throws(Failure) -> Tree {
  // One descriptor for each level, and some to spare for what is open besides.
  allowOpenDescriptors(1024)
  var scan = TreeScan(tree: Tree(root: name))
  scan.visit(root, Tree.root, depth: 0)
  if let status = scan.status { throw Failure(status, scan.problems) }
  scan.tree.resolveLinks()
  return scan.tree
}

private struct TreeScan {
  /// How deep folders may lie, so that no tree can exhaust the stack or the descriptors.
  private static let depthLimit = 512

  /// More than this is a hole, not content, and sums of it would overflow.
  private static let sizeLimit: UInt64 = 1 << 40

  /// A file that has several names.
  private struct SharedFile: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  var tree: Tree
  var problems: [Problem] = []

  /// What is wrong, if anything; missing rights before all else, because they are what to see to first.
  var status: ExitStatus?
  private var shared: Set<SharedFile> = []

  init(tree: Tree) { self.tree = tree }

  /// Reads what lies in `folder`, whose entry is `node`.
  mutating func visit(_ folder: borrowing Descriptor, _ node: Tree.Node, depth: Int) {
    guard depth <= Self.depthLimit else {
      note(
        .damaged,
        "'\(folder.path)' lies more than \(Self.depthLimit) folders deep",
        advice: "no bundle is built that way; look at what made it"
      )
      return
    }
    do {
      let first = tree.entries.count
      for entry in try folder.list() {
        tree.entries.append(.init(name: entry.name, kind: entry.kind, parent: UInt32(node)))
      }
      let children = first..<tree.entries.count
      tree.entries[node].firstChild = UInt32(first)
      tree.entries[node].childCount = UInt32(children.count)
      for child in children { visit(child, in: folder, depth: depth) }
    } catch {
      note(error)
    }
  }

  private mutating func visit(
    _ child: Tree.Node,
    in folder: borrowing Descriptor,
    depth: Int
  ) {
    let name = tree.name(of: child)
    do {
      if name.hasSuffix(".lproj") { tree.identities[child] = try folder.status(of: name).identity }
      switch tree.kind(of: child) {
      case .file: try measure(child, in: folder)
      case .link: tree.linkTargets[child] = try folder.readLink(name)
      case .folder: visit(try folder.openFolder(name), child, depth: depth + 1)
      case .other: break
      }
    } catch {
      // A file that went meanwhile is a file that is not there; a folder that did may have held anything.
      guard error.isMissing, tree.kind(of: child) != .folder else { return note(error) }
      tree.entries[child].kind = .other
    }
  }

  private mutating func measure(
    _ child: Tree.Node,
    in folder: borrowing Descriptor
  ) throws(DiskError) {
    let status = try folder.status(of: tree.name(of: child))
    if status.links > 1 {
      let file = SharedFile(device: status.identity.device, inode: status.identity.inode)
      guard shared.insert(file).inserted else { return }
    }
    tree.entries[child].size = TreeSize(fileOf: min(status.size, Self.sizeLimit))
  }

  private mutating func note(_ error: DiskError) {
    if error.isPermission {
      note(.permission, error.description, advice: mustBeReadable)
    } else if error.isOutOfDescriptors {
      note(.io, error.description, advice: "allow more open files: 'ulimit -n 1024'")
    } else {
      note(.io, error.description, advice: "run lprune when nothing else changes the bundle")
    }
  }

  private mutating func note(_ status: ExitStatus, _ message: String, advice: String) {
    if self.status != .permission { self.status = status }
    problems.append(Problem(message, advice: advice))
  }
}
