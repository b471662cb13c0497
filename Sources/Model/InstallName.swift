/// What an install name, by which a program names what it loads, says about where that lies.
struct InstallName: Hashable {
  /// The name of the framework's folder, `Chat.framework`, or of the library, `libChat.dylib`; ASCII capitals made small,
  /// because the file systems of users' devices and most Macs do not tell case apart.
  var name: ByteName

  /// `A` of `@rpath/Chat.framework/Versions/A/Chat`.
  var version: ByteName?

  /// Nil where it names neither a framework nor a library, or one that the system has and no artifact.
  init?(_ text: String) {
    let path = BundlePath(text)
    guard !Self.systemFolders.contains(where: path.isInside) else { return nil }
    let names = path.names
    let folded = names.map(\.folded)
    let framework = folded.dropLast().lastIndex {
      $0.hasSuffix(".framework") && $0.bytes.count > 10
    }
    guard let framework else {
      guard let library = folded.last, library.hasSuffix(".dylib") else { return nil }
      name = library
      return
    }
    name = folded[framework]
    if framework + 2 < names.count, names[framework + 1] == "Versions" {
      version = names[framework + 2]
    }
  }

  /// Where the system keeps its own, and what is installed for all programs.
  private static let systemFolders: [BundlePath] = ["/System", "/usr", "/Library"]
}

extension ByteName {
  /// The name with ASCII capitals made small.
  var folded: ByteName {
    ByteName(bytes: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
  }
}
