import Model

/// The tables and other files that the localizations of one bundle hold.
struct LocalizedFiles {
  /// One per table, by name.
  var tables: [TableRequest] = []

  /// By name.
  var resources: [LocalizedResource] = []

  /// The `.loctable`s by their real places, each once.
  var languageTables: [BundlePath] = []

  /// Collects what the localizations of `bundle`, which is the component `id`, hold.
  ///
  /// A localization that is a link holds nothing of its own. The files beside the localizations count where one of
  /// the same name is localized, and tables always, because they hide whatever comes later. So do definitions of
  /// intents, whose texts a localized table translates, and `.loctable`s, even where there is no localization.
  init(
    of bundle: FoundBundle,
    id: Component.ID,
    localizations: [FoundLocalization],
    in tree: Tree
  ) {
    guard let resources = bundle.layout.resources else { return }
    var collection = Collection(tree: tree, bundle: bundle.node)
    for (index, found) in localizations.enumerated() {
      guard let node = found.node, found.localization.form == .folder else { continue }
      collection.visit(node, prefix: .root, localization: index)
    }
    for child in tree.children(of: resources) {
      collection.addUnlocalized(child, withTables: !localizations.isEmpty)
    }
    languageTables = collection.languageTables.sorted()
    guard !localizations.isEmpty else { return }
    collection.addUnlocalizedTables(
      named: collection.tables.keys.filter(\.isInFolder),
      in: resources
    )
    tables = collection.tables.sorted { $0.key < $1.key }.map { name, files in
      TableRequest(component: id, name: name, files: files)
    }
    self.resources = collection.resources.sorted { $0.key < $1.key }.map { name, holders in
      LocalizedResource(
        component: id,
        name: name,
        kind: FileKind(of: name.name),
        localizations: holders,
        isUnlocalized: tree.entry(at: name, in: resources) != nil
      )
    }
  }
}

private struct Collection {
  let tree: Tree

  /// The bundle, which no link is followed out of.
  let bundle: Tree.Node
  var tables: [BundlePath: [TableFile]] = [:]
  var resources: [BundlePath: [Int]] = [:]
  var languageTables: Set<BundlePath> = []

  /// Collects what lies in `folder`, whose path below the localization is `prefix`.
  mutating func visit(_ folder: Tree.Node, prefix: BundlePath, localization: Int) {
    let folderPath = tree.path(of: folder)
    for child in tree.children(of: folder) {
      let name = tree.name(of: child)
      guard !name.isHousekeeping, let real = tree.resolved(child, within: bundle) else { continue }
      let path = prefix.appending(name)
      switch tree.kind(of: real) {
      case .file:
        let place = real == child ? folderPath.appending(name) : tree.path(of: real)
        if !addTable(at: place, path, localization) {
          resources[path, default: []].append(localization)
          if name.isLanguageTable { languageTables.insert(place) }
        }
      case .folder where real == child && !ComponentKind.isOneResource(name):
        visit(child, prefix: path, localization: localization)
      case .folder: resources[path, default: []].append(localization)
      case .link, .other: break
      }
    }
  }

  /// Adds a file beside the localizations if it is a table, or has texts that a table translates.
  mutating func addUnlocalized(_ node: Tree.Node, withTables: Bool) {
    let name = tree.name(of: node)
    guard !name.isHousekeeping, let real = tree.resolved(node, within: bundle),
      tree.kind(of: real) == .file
    else { return }
    let path = BundlePath([name])
    if name.isLanguageTable { languageTables.insert(tree.path(of: real)) }
    if withTables, !addTable(at: tree.path(of: real), path, nil),
      name.hasSuffix(".intentdefinition"), resources[path] == nil
    {
      resources[path] = []
    }
  }

  /// Adds the unlocalized files of tables that lie in a folder of their localizations.
  mutating func addUnlocalizedTables(named names: [BundlePath], in resources: Tree.Node) {
    for name in names {
      for suffix in [".strings", ".stringsdict"] {
        let path = BundlePath(bytes: name.bytes + Array(suffix.utf8))
        guard let node = tree.entry(at: path, in: resources),
          let real = tree.resolved(node, within: bundle), tree.kind(of: real) == .file
        else { continue }
        _ = addTable(at: tree.path(of: real), path, nil)
      }
    }
  }

  /// Whether a file is a table by its name, which then is added; `place` is where it really stands.
  private mutating func addTable(
    at place: BundlePath,
    _ path: BundlePath,
    _ localization: Int?
  )
    -> Bool
  {
    let isDict: Bool
    let length: Int
    if path.name.hasSuffix(".strings") {
      (isDict, length) = (false, 8)
    } else if path.name.hasSuffix(".stringsdict") {
      (isDict, length) = (true, 12)
    } else {
      return false
    }
    guard path.name.bytes.count > length else { return false }
    let file = TableFile(localization: localization, file: place, isDict: isDict)
    tables[BundlePath(bytes: path.bytes.dropLast(length)), default: []].append(file)
    return true
  }
}

extension Tree {
  /// The entry with that path below `folder`, through real folders alone.
  fileprivate func entry(at path: BundlePath, in folder: Node) -> Node? {
    path.names.reduce(folder as Node?) { folder, name in folder.flatMap { child(name, of: $0) } }
  }
}

extension BundlePath {
  fileprivate var isInFolder: Bool { bytes.contains(UInt8(ascii: "/")) }
}

extension ByteName {
  /// Whether the file holds a table in all languages.
  fileprivate var isLanguageTable: Bool { hasSuffix(".loctable") && bytes.count > 9 }

  /// Whether the file is the Finder's, AppleDouble's or the localizers' own, which no program looks up.
  fileprivate var isHousekeeping: Bool {
    self == ".DS_Store" || self == "locversion.plist" || bytes.starts(with: Array("._".utf8))
  }
}
