/// By which names folders are taken for bundles, wherever they lie.
package enum BundleSuffixes {
  /// Those of bundles that hold resources and code for others, without the dot.
  package static let resourceBundles: Set<ByteName> = [
    "bundle", "resources", "plugin", "component", "assetpack", "prefPane", "qlgenerator",
    "mdimporter", "saver", "colorPicker", "service", "kext", "wdgt", "action", "help",
    "preferences", "docktile", "dictionary", "audiocomp", "driver", "dext",
  ]

  /// Those of other bundles, and of archives of them, without the dot.
  private static let others: Set<ByteName> = [
    "app", "appex", "xpc", "systemextension", "framework", "xctest", "dSYM", "xcarchive",
  ]

  /// Whether a folder of that name is a bundle or an archive, which must hold no foreign files.
  package static func contains(_ name: ByteName) -> Bool {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return false }
    let suffix = ByteName(bytes: name.bytes[(dot + 1)...])
    return resourceBundles.contains(suffix) || others.contains(suffix)
  }
}
