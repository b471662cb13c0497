import Model

extension ComponentKind {
  /// Folders that are one resource each and never hold bundles, without the dot.
  private static let opaqueSuffixes: Set<ByteName> = [
    "lproj", "nib", "xib", "storyboardc", "gorm", "rtfd", "momd", "mlmodelc", "scnassets",
  ]

  /// The kind that a bundle's own name gives, wherever it lies; nil where the name tells nothing.
  init?(bundleNamed name: ByteName) {
    if name == "Settings.bundle" {
      self = .settingsBundle
      return
    }
    switch name.suffix {
    case "app": self = .app
    case "appex": self = .appExtension
    case "xpc", "systemextension": self = .xpcService
    case "framework": self = name.isTestFramework ? .testSupport : .framework
    case "xctest", "dSYM": self = .testSupport
    case let suffix? where BundleSuffixes.resourceBundles.contains(suffix): self = .resourceBundle
    default: return nil
    }
  }

  /// The kind of the folder `node` below the product; nil where it is no bundle.
  init?(of node: Tree.Node, in tree: Tree) {
    let name = tree.name(of: node)
    if let named = ComponentKind(bundleNamed: name) {
      switch (named, tree.name(of: tree.parent(of: node))) {
      case (.app, "Watch"): self = .watchApp
      case (.app, "AppClips"): self = .appClip
      case (.app, _): self = .helperApp
      default: self = named
      }
      return
    }
    guard let suffix = name.suffix, !Self.opaqueSuffixes.contains(suffix), tree.hasInfoPlist(node)
    else { return nil }
    self = .resourceBundle
  }

  /// Whether a folder of that name within a localization is one resource, whatever it holds.
  static func isOneResource(_ name: ByteName) -> Bool {
    guard let suffix = name.suffix else { return false }
    return opaqueSuffixes.contains(suffix) || ComponentKind(bundleNamed: name) != nil
  }
}

extension Tree {
  /// Whether an Info.plist lies where a bundle may keep it; GNUstep's counts, though nothing reads it.
  func hasInfoPlist(_ folder: Node) -> Bool {
    if child("Info.plist", of: folder) != nil { return true }
    return ["Contents", "Resources"].contains { (name: ByteName) in
      guard let inner = child(name, of: folder), kind(of: inner) == .folder else { return false }
      return child("Info.plist", of: inner) != nil || child("Info-gnustep.plist", of: inner) != nil
    }
  }

  /// Whether localizations, or links to some, lie directly in a folder.
  func holdsLocalizations(_ folder: Node) -> Bool {
    children(of: folder).contains { node in
      name(of: node).isLocalization && (kind(of: node) == .folder || kind(of: node) == .link)
    }
  }
}

extension ByteName {
  /// What stands behind the last dot; nil without a dot or with nothing before it.
  var suffix: ByteName? {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    return ByteName(bytes: bytes[(dot + 1)...])
  }

  /// Whether it ends in `.lproj`, in small letters, with something before it (CFBundle_Locale.c).
  var isLocalization: Bool { hasSuffix(".lproj") && bytes.count > 6 }

  /// `XCTest.framework`, `XCTestCore.framework`, `Testing.framework` and their like.
  fileprivate var isTestFramework: Bool {
    self == "Testing.framework" || bytes.starts(with: Array("XCTest".utf8))
  }
}
