import Diagnostics
import Model

extension Inventory {
  /// The one component that a path or pattern, as policies have them, means.
  func component(named text: String) throws(Failure) -> Component.ID {
    if let exact = components.firstIndex(where: { $0.path == BundlePath(text) }) { return exact }
    let pattern = ComponentPattern(text)
    let matches = components.indices.filter { pattern.matches(components[$0]) }
    let paths = matches.map { components[$0].path.description }
    if let match = matches.first, matches.count == 1 { return match }
    guard matches.isEmpty else {
      throw Failure(
        .usage,
        "'\(text)' for '--component' means \(Phrase.count(matches.count, "component"))",
        advice: "name one of them: \(Phrase.choice(paths.map { "'\($0)'" }))"
      )
    }
    let others = components.map(\.path).filter { !$0.isRoot }
    let known = others.map(\.description)
    let near =
      Suggestion.nearest(to: text, among: known)
      ?? others.first { path in
        Suggestion.nearest(to: text, among: [path.name.description]) != nil
      }?.description
    let advice =
      near.map { "did you mean '\($0)'?" }
      ?? (known.isEmpty
        ? "leave out '--component'"
        : "its components are \(Phrase.list(known.map { "'\($0)'" }, noun: "bundles"))")
    throw Failure(.usage, "no component '\(text)' in \(name)", advice: advice)
  }
}

extension SoughtKey {
  /// Reads `TABLE/KEY`; where both have slashes, the table is the longest that has the key, else the longest that is there,
  /// else what stands before the first.
  init(parsing text: String, of component: Component.ID, in inventory: Inventory) throws(Failure) {
    let bytes = Array(text.utf8)
    let slashes = bytes.indices.dropFirst().filter { bytes[$0] == UInt8(ascii: "/") }
    guard let first = slashes.first else {
      throw Failure(
        .usage,
        "no table in '\(text)' for '--key'",
        advice: "write it before the key: 'Localizable/\(text)'"
      )
    }
    let tables = inventory.tables.filter { $0.component == component }
    let splits = slashes.flatMap { slash -> [(table: Table, key: ArraySlice<UInt8>)] in
      let name = BundlePath(bytes: bytes[..<slash])
      return tables.filter {
        [$0.name, $0.name + ".strings", $0.name + ".stringsdict"].contains(name)
      }
      .map { ($0, bytes[(slash + 1)...]) }
    }
    let best = splits.last { $0.table.keys.place(of: $0.key) != nil } ?? splits.last
    let key = best?.key ?? bytes[(first + 1)...]
    guard !key.isEmpty else {
      throw Failure(.usage, "no key behind the table in '\(text)' for '--key'")
    }
    self.init(
      table: best?.table.name ?? BundlePath(bytes: bytes[..<first]),
      key: String(decoding: key, as: UTF8.self)
    )
  }
}

private func + (name: BundlePath, suffix: String) -> BundlePath {
  BundlePath(bytes: name.bytes + Array(suffix.utf8))
}
