import Model

extension ReadSeal {
  /// Where the tree is not what was sealed, but for what files hold; unsorted.
  ///
  /// `exempt` are the entries that no seal lists, whatever its rules say, such as the program that carries it.
  mutating func breaks(in tree: Tree, exempting exempt: Set<Tree.Node>) -> [Seal.Break] {
    var comparison = SealComparison(of: self, in: tree)
    comparison.compareListed()
    comparison.addUnlisted(in: root, path: [], exempting: exempt)
    return comparison.breaks
  }
}

/// What a seal lists, held against what is there.
private struct SealComparison {
  private enum Mark {
    /// The seal does not list it.
    case unlisted
    case listed
    /// Nor is what lies in it the seal's business.
    case closed
  }

  private let seal: ReadSeal
  private let tree: Tree
  private var rules: SealRules

  /// By entry of the tree, from the first below the seal's root.
  private var marks: [Mark]
  private let first: Tree.Node

  private(set) var breaks: [Seal.Break] = []

  init(of seal: ReadSeal, in tree: Tree) {
    self.seal = seal
    self.tree = tree
    rules = seal.list.rules
    let below = tree.descendants(of: seal.root)
    first = below.lowerBound
    marks = Array(repeating: .unlisted, count: below.count)
  }

  mutating func compareListed() {
    for item in seal.items {
      let entry = item.entry
      guard let node = item.place else {
        if !entry.isOptional { breaks.append(.init(.missing, seal.path(of: entry, in: tree))) }
        continue
      }
      let difference = difference(of: node, from: entry)
      if let difference { breaks.append(.init(difference, tree.path(of: node))) }
      switch tree.kind(of: node) {
      case .folder where entry.kind == .code || difference != nil: marks[node - first] = .closed
      // In place of a file that may be missing: it counts as missing, and what lies in the folder as added.
      case .folder: break
      case .file, .link, .other: marks[node - first] = .listed
      }
    }
  }

  /// In what `node` differs from what an entry says, but for what a file holds.
  private func difference(of node: Tree.Node, from entry: SealList.Entry) -> Seal.Break.Kind? {
    switch (entry.kind, tree.kind(of: node)) {
    case (.code, .file), (.code, .folder), (.sha256, .file), (.sha1, .file): return nil
    case (.link, .link):
      let target = tree.linkTargets[node] ?? []
      return seal.list.value(of: entry).elementsEqual(target) ? nil : .relinked
    case (_, .folder), (_, .other): return entry.isOptional ? nil : .replaced
    case (.code, .link), (.sha256, .link), (.sha1, .link), (.link, .file): return .replaced
    }
  }

  /// Adds what lies in `folder` though the seal does not list it and its rules do not leave it out (Security,
  /// `resources.cpp`, `StaticCode.cpp`).
  mutating func addUnlisted(in folder: Tree.Node, path: [UInt8], exempting exempt: Set<Tree.Node>) {
    for child in tree.children(of: folder) where marks[child - first] == .unlisted {
      let kind = tree.kind(of: child)
      // The old form ignores links altogether.
      guard !exempt.contains(child), kind != .other, kind != .link || !seal.list.isOld else {
        continue
      }
      let separator = path.isEmpty ? [] : [UInt8(ascii: "/")]
      let childPath = path + separator + tree.name(of: child).bytes
      let rule = rules.rule(for: childPath[...])
      if kind == .folder {
        // A folder with a suffix where code is kept is code, with a signature of its own.
        guard rule?.isNested == true, tree.name(of: child).bytes.contains(UInt8(ascii: ".")) else {
          addUnlisted(in: child, path: childPath, exempting: exempt)
          continue
        }
      } else {
        guard let rule, !rule.isOmitted else { continue }
      }
      breaks.append(.init(.added, tree.path(of: child)))
    }
  }
}
