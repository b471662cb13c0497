import Model

extension Tree {
  /// How many leaked sources are told apart: of so many nobody wants to know more.
  private static let leakLimit = 1_000

  /// The sources that the build should have compiled or left out, the outermost of those that lie in each other.
  var leakedSources: [Oddity] {
    var leaks: [Oddity] = []
    collectLeaks(in: Tree.root, into: &leaks)
    return leaks
  }

  private func collectLeaks(in folder: Node, into leaks: inout [Oddity]) {
    for child in children(of: folder) {
      guard leaks.count < Tree.leakLimit else { return }
      let kind = kind(of: child)
      guard kind == .file || kind == .folder else { continue }
      if name(of: child).isSource(as: kind) {
        leaks.append(Oddity(.leakedSource, at: path(of: child)))
      } else if kind == .folder {
        collectLeaks(in: child, into: &leaks)
      }
    }
  }
}

extension ByteName {
  /// Whether nothing at run time reads a file or folder of that name: only Xcode and translators do.
  fileprivate func isSource(as kind: FileIdentity.Kind) -> Bool {
    guard kind == .file else { return self == "mul.lproj" || hasSuffix(".xcloc") }
    return hasSuffix(".xcstrings") || hasSuffix(".xib") || hasSuffix(".storyboard")
      || hasSuffix(".xliff")
  }
}
