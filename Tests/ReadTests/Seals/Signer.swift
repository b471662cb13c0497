import Foundation
import Testing

/// Seals a bundle as `codesign` does, as far as its list of resources goes; written after Security's signer, not after the
/// reader, and with the rules' patterns given to the system's own library.
struct Signer {
  /// Whether paths are those of a deep bundle, below `Contents` or `Versions/A`.
  var isDeep: Bool

  /// The program that carries the signature, from where paths begin.
  var program: String

  var hasNewForm = true
  var format = PropertyListSerialization.PropertyListFormat.xml

  /// Rules besides the usual ones, or in place of them.
  var moreRules: [String: Any] = [:]

  /// Seals the bundle whose paths begin at the folder `root`.
  func seal(_ root: String) throws {
    var list: [String: Any] = ["rules": oldRules, "files": try files(in: root, oldRules, false)]
    if hasNewForm {
      list["rules2"] = rules
      list["files2"] = try files(in: root, rules, true)
    }
    try Self.write(list, to: root, format)
  }

  /// Writes a list as that of the bundle whose paths begin at `root`.
  static func write(
    _ list: Any,
    to root: String,
    _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws {
    let folder = "\(root)/_CodeSignature"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list,
      format: format,
      options: 0
    )
    try bytes.write(to: URL(fileURLWithPath: "\(folder)/CodeResources"))
  }

  private var resources: String { isDeep ? "Resources/" : "" }

  private var oldRules: [String: Any] {
    [
      "^\(isDeep ? "Resources/" : ".*")": true,
      "^\(resources).*\\.lproj/": ["optional": true, "weight": 1000.0],
      "^\(resources)Base\\.lproj/": ["weight": 1010.0],
      "^\(resources).*\\.lproj/locversion.plist$": ["omit": true, "weight": 1100.0],
      "^version.plist$": true,
    ]
  }

  private var rules: [String: Any] {
    var rules: [String: Any] = [
      "^.*": true,
      ".*\\.dSYM($|/)": ["weight": 11.0],
      "^(.*/)?\\.DS_Store$": ["omit": true, "weight": 2000.0],
      "^Info\\.plist$": ["omit": true, "weight": 20.0],
      "^PkgInfo$": ["omit": true, "weight": 20.0],
      "^embedded\\.provisionprofile$": ["weight": 20.0],
      "^version\\.plist$": ["weight": 20.0],
      "^\(resources).*\\.lproj/": ["optional": true, "weight": 1000.0],
      "^\(resources)Base\\.lproj/": ["weight": 1010.0],
      "^\(resources).*\\.lproj/locversion.plist$": ["omit": true, "weight": 1100.0],
    ]
    if isDeep {
      rules["^Resources/"] = ["weight": 20.0]
      rules["^[^/]+$"] = ["nested": true, "weight": 10.0]
      let places =
        "Frameworks|SharedFrameworks|PlugIns|Plug-ins|XPCServices|Helpers|MacOS"
        + "|Library/(Automator|Spotlight|LoginItems)"
      rules["^(\(places))/"] = ["nested": true, "weight": 10.0]
    }
    return rules.merging(moreRules) { $1 }
  }

  private func files(
    in root: String,
    _ rules: [String: Any],
    _ isNew: Bool
  ) throws -> [String: Any] {
    let patterns = try rules.map { (try NSRegularExpression(pattern: $0), SealRule($1)) }
    var files: [String: Any] = [:]
    let paths = try #require(FileManager.default.enumerator(atPath: root))
    while let path = paths.nextObject() as? String {
      let kind = paths.fileAttributes?[.type] as? FileAttributeType
      guard !["_CodeSignature", "CodeResources", "_MASReceipt", program].contains(path) else {
        if kind == .typeDirectory { paths.skipDescendants() }
        continue
      }
      let range = NSRange(path.startIndex..., in: path)
      let found = patterns.filter { $0.0.firstMatch(in: path, range: range) != nil }.map(\.1)
      guard let rule = found.max(by: { $0.weight < $1.weight }), !rule.omits else { continue }
      let entry = try entry(for: "\(root)/\(path)", kind, rule, isNew)
      if kind == .typeDirectory, entry != nil { paths.skipDescendants() }
      files[path] = entry
    }
    return files
  }

  private func entry(
    for path: String,
    _ kind: FileAttributeType?,
    _ rule: SealRule,
    _ isNew: Bool
  ) throws -> Any? {
    let isCode = rule.isNested && kind != .typeSymbolicLink
    if kind == .typeDirectory,
      !isCode || !URL(fileURLWithPath: path).lastPathComponent.contains(".")
    {
      return nil
    }
    if isCode {
      return ["cdhash": Data(count: 20), "requirement": "cdhash H\"00\""] as [String: Any]
    }
    if kind == .typeSymbolicLink {
      guard isNew else { return nil }
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      return rule.isOptional
        ? ["symlink": target, "optional": true] as [String: Any] : ["symlink": target]
    }
    let contents = try Data(contentsOf: URL(fileURLWithPath: path))
    guard isNew || rule.isOptional else { return PlainDigest.sha1(contents) }
    var entry: [String: Any] = ["hash": PlainDigest.sha1(contents)]
    if isNew { entry["hash2"] = PlainDigest.sha256(contents) }
    if rule.isOptional { entry["optional"] = true }
    return entry
  }
}

private struct SealRule {
  var weight = 1.0
  var omits = false
  var isOptional = false
  var isNested = false

  init(_ value: Any) {
    guard let values = value as? [String: Any] else { return }
    weight = values["weight"] as? Double ?? 1
    omits = values["omit"] as? Bool ?? false
    isOptional = values["optional"] as? Bool ?? false
    isNested = values["nested"] as? Bool ?? false
  }
}
