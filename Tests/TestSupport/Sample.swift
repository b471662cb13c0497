import Languages
package import Model

/// A component described by what matters to the pure stages, from which an inventory is made without a disk.
package struct Sample {
  /// The texts of one language in one table, by key.
  package typealias Texts = [String: String]

  package var path: String
  package var kind: ComponentKind
  package var region: String?
  package var identifier: String?
  package var declared: [String]
  package var isSealed: Bool

  /// What its seal, where it has one, does not let go: `.lproj` entries from its folder.
  package var required: [String] = []

  /// Why its seal cannot be read.
  package var sealDamage: String?

  /// Where the tree is not what was sealed.
  package var breaks: [Seal.Break] = []

  /// What Info.plist says of how languages are chosen in its process.
  package var isExtension = false
  package var followsParent = false
  package var allowsMixedLocalizations = false

  /// What its program says.
  package var executable: Executable?

  /// Localizations on disk besides those that tables and resources name; a file is in each of all these.
  package var folders: [String]

  /// Names of regular files that end in `.lproj`.
  package var files: [String]

  /// Links by name, with the localization that each leads to.
  package var links: [String: String]

  /// The texts by table, then language; "" is the file beside the folders, `X.stringsdict` a table of rules.
  package var tables: [String: [String: Texts]]

  /// By resource, the languages that hold it.
  package var resources: [String: [String]]

  /// Notes by file, such as `de/Localizable`.
  package var notes: [String: [FileNote]]

  /// What entries say where a text does not say it, by file, then key: `["de/Localizable": ["items": cell]]`.
  package var cells: [String: [String: Cell]]

  /// What keys take as texts of their own, by table, then key.
  package var keyCells: [String: [String: Cell]]

  /// The rules that `cells` name by number, the same in every table.
  package var rules: [Rule]

  /// The path of the component that encloses it; nil for the product itself.
  package var parent: String?

  package init(
    _ path: String = "",
    _ kind: ComponentKind = .app,
    region: String? = "en",
    identifier: String? = "com.example.app",
    declared: [String] = [],
    isSealed: Bool = false,
    folders: [String] = [],
    files: [String] = [],
    links: [String: String] = [:],
    tables: [String: [String: Texts]] = [:],
    resources: [String: [String]] = [:],
    notes: [String: [FileNote]] = [:],
    cells: [String: [String: Cell]] = [:],
    keyCells: [String: [String: Cell]] = [:],
    rules: [Rule] = [],
    parent: String = ""
  ) {
    self.path = path
    self.kind = kind
    self.region = region
    self.identifier = identifier
    self.declared = declared
    self.isSealed = isSealed
    self.folders = folders
    self.files = files
    self.links = links
    self.tables = tables
    self.resources = resources
    self.notes = notes
    self.cells = cells
    self.keyCells = keyCells
    self.rules = rules
    self.parent = path.isEmpty ? nil : parent
  }
}

/// The inventory of a product and the components nested in it.
package func inventory(_ product: Sample, _ nested: Sample...) -> Inventory {
  inventory([product] + nested)
}

/// The inventory of the samples, the product first.
package func inventory(_ all: [Sample]) -> Inventory {
  let samples = all.prefix(1) + all.dropFirst().sorted { $0.path < $1.path }
  let ids = Dictionary(uniqueKeysWithValues: samples.enumerated().map { ($1.path, $0) })
  return Inventory(
    name: "Sample.app",
    location: "/tmp/Sample.app",
    identity: .sample,
    components: samples.map { $0.component(parent: $0.parent.flatMap { ids[$0] }) },
    tables: samples.enumerated().flatMap { id, sample in sample.tables(in: id) },
    resources: samples.enumerated().flatMap { id, sample in sample.resources(in: id) }
  )
}

extension Sample {
  private var names: [String] {
    let inTables = tables.values.flatMap(\.keys).filter { !$0.isEmpty }
    return Set(folders + inTables + resources.values.flatMap(\.self)).sorted()
  }

  private var onDisk: [String] { names + files + links.keys.sorted() }

  fileprivate func component(parent: Int?) -> Component {
    let folder = BundlePath(path)
    var localizations = onDisk.map { name in
      let entry = folder.appending(ByteName(name + ".lproj"))
      let target = links[name].flatMap { onDisk.firstIndex(of: $0) }
      return Localization(
        name: ByteName(name),
        tag: LanguageTag(name),
        form: files.contains(name) ? .file : target.map { .link(.localization($0)) } ?? .folder,
        entry: entry,
        identity: .sample,
        sizes: links[name] == nil ? .sample : SizeByKind()
      )
    }
    let tags = localizations.map(\.tag)
    localizations += declared.filter { !tags.contains(LanguageTag($0)) }.map {
      Localization(name: ByteName($0), tag: LanguageTag($0), form: .declared)
    }
    if let region, onDisk.contains("Base"), !tags.contains(LanguageTag(region)) {
      localizations.append(
        Localization(name: ByteName(region), tag: LanguageTag(region), form: .virtual)
      )
    }
    let plist = InfoPlist(
      file: folder.appending(ByteName("Info.plist")),
      identity: .sample,
      bytes: [],
      identifier: identifier,
      developmentRegion: region.flatMap { $0.isEmpty ? nil : $0 },
      declared: declared,
      hasDevelopmentRegion: region != nil,
      isExtension: isExtension,
      followsParent: followsParent,
      allowsMixedLocalizations: allowsMixedLocalizations
    )
    return Component(
      path: folder,
      folder: folder,
      resources: folder,
      kind: kind,
      parent: parent,
      infoPlist: plist,
      seal: isSealed ? seal(in: folder) : nil,
      localizations: localizations,
      executable: executable
    )
  }

  private func seal(in folder: BundlePath) -> Seal {
    let entries = required.map { folder.appending(BundlePath($0)) }
    return Seal(
      file: folder.appending("_CodeSignature/CodeResources" as BundlePath),
      damage: sealDamage,
      required: Dictionary(
        uniqueKeysWithValues: entries.map { ($0, $0.appending("a.strings" as BundlePath)) }
      ),
      breaks: breaks
    )
  }

  fileprivate func tables(in id: Component.ID) -> [Table] {
    let stems = Dictionary(grouping: tables.keys.sorted()) {
      $0.hasSuffix(".stringsdict") ? String($0.dropLast(12)) : $0
    }
    return stems.keys.sorted().map { stem in
      let files = (stems[stem] ?? []).sorted().flatMap { file in
        (tables[file] ?? [:]).sorted { $0.key < $1.key }.map { (file, $0.key, $0.value) }
      }
      let keys = files.reduce(into: [String]()) { keys, file in
        keys += file.2.keys.sorted().filter { !keys.contains($0) }
      }
      let rows = files.map { file, language, texts in
        row(language, texts, of: stem, keys: keys, isDict: file != stem)
      }
      return Table(
        component: id,
        name: BundlePath(stem),
        keys: KeySpace(keys),
        rows: rows.sorted { ($0.localization ?? -1) < ($1.localization ?? -1) },
        rules: rules,
        keyCells: keyCells[stem].map { own in keys.map { own[$0] ?? Cell(.text) } } ?? []
      )
    }
  }

  private func row(
    _ language: String,
    _ texts: Texts,
    of table: String,
    keys: [String],
    isDict: Bool
  ) -> Row {
    let suffix = isDict ? "stringsdict" : "strings"
    let folder =
      language.isEmpty
      ? path : BundlePath(path).appending(ByteName(language + ".lproj")).description
    let own = cells["\(language)/\(table)\(isDict ? ".stringsdict" : "")"] ?? [:]
    return Row(
      localization: onDisk.firstIndex(of: language),
      file: BundlePath(folder).appending(ByteName("\(table).\(suffix)")),
      isDict: isDict,
      cells: keys.map { key in
        own[key]
          ?? texts[key].map { Cell($0.isEmpty ? .empty : .text, equalsKey: $0 == key) }
          ?? .absent
      },
      valueHashes: keys.map { key in UInt32(truncatingIfNeeded: texts[key]?.hashValue ?? 0) },
      notes: notes["\(language)/\(table)\(isDict ? ".stringsdict" : "")"] ?? []
    )
  }

  fileprivate func resources(in id: Component.ID) -> [LocalizedResource] {
    resources.sorted { $0.key < $1.key }.map { name, languages in
      LocalizedResource(
        component: id,
        name: BundlePath(name),
        kind: [".nib", ".storyboardc"].contains(where: name.hasSuffix) ? .nibs : .other,
        localizations: languages.compactMap { onDisk.firstIndex(of: $0) }.sorted()
      )
    }
  }
}

extension KeySpace {
  /// The key space of `keys`, in that order.
  package init(_ keys: [String]) {
    var pool: [UInt8] = []
    var starts: [UInt32] = []
    for key in keys {
      starts.append(UInt32(pool.count))
      pool += Array(key.utf8)
    }
    self.init(pool: pool, starts: starts)
  }
}

extension FileIdentity {
  /// An identity where none matters.
  package static let sample = FileIdentity(
    kind: .folder,
    device: 1,
    inode: 1,
    birthSeconds: 0,
    birthNanoseconds: 0
  )
}

extension SizeByKind {
  /// The size of a localization where none matters.
  package static let sample: SizeByKind = {
    var sizes = SizeByKind()
    sizes[.other] = TreeSize(fileOf: 1)
    return sizes
  }()
}

extension Plan {
  /// What goes, as `path/name` of each localization, sorted.
  package func removals(in inventory: Inventory) -> [String] {
    inventory.components.enumerated().flatMap { id, component in
      component.localizations.indices.filter { removes($0, from: id) }.map {
        component.path.appending(component.localizations[$0].name).description
      }
    }.sorted()
  }
}
