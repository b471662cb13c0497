package import Diagnostics
import Disk
package import Model

extension Artifact {
  /// Reads everything that the other stages judge: facts alone, no judgement.
  ///
  /// The tree is read once, through descriptors and never through a link. Fails where a folder may
  /// not be read or changes meanwhile, and where an Info.plist is damaged; a table that cannot be
  /// read says so in its row. Only with `comparingValues` do rows say which of their values are equal, and only with
  /// `searchingPrograms`, which reads them as a whole, do programs say whether they open localizations by name. `seals`
  /// says how far the tree is compared with its seals.
  package func read(
    comparingValues: Bool = false,
    searchingPrograms: Bool = true,
    seals extent: SealReading = .requirements
  ) throws(Failure) -> Inventory {
    let tree = try scan(folder, named: location.name)
    let bundles = findBundles(in: tree, productKind: kind)
    let plists = try readInfoPlists(of: bundles, in: tree, from: folder)
    let seals = try readSeals(of: bundles, plists, in: tree, below: folder, extent)
    var inventory = Inventory(
      name: location.name,
      location: location,
      identity: identity,
      components: [],
      oddities: (tree.oddLinks + tree.leakedSources + tree.layoutOddities(of: bundles))
        .sorted { $0.path < $1.path },
      size: tree.size(below: Tree.root)
    )
    var requests: [TableRequest] = []
    var languageTables: [(component: Component.ID, file: BundlePath)] = []
    for (id, (bundle, plist)) in zip(bundles, plists).enumerated() {
      let localizations = tree.localizations(of: bundle, declared: plist)
      let files = LocalizedFiles(of: bundle, id: id, localizations: localizations, in: tree)
      requests += files.tables
      inventory.resources += files.resources
      languageTables += files.languageTables.map { (id, $0) }
      inventory.components.append(
        Component(
          bundle,
          infoPlist: plist,
          seal: seals[id],
          localizations: localizations,
          in: tree
        )
      )
    }
    inventory.readExecutables(of: bundles, in: tree, below: folder, searching: searchingPrograms)
    inventory.tables = readTables(
      requests,
      comparingValues: comparingValues,
      reading: reading
    )
    try checkRights(to: inventory.tables)
    inventory.languageTables = try readLanguageTables(languageTables, below: folder)
    return inventory
  }

  /// Fails with all tables that may not be read: unlike one that changed, they say nothing about the bundle.
  private func checkRights(to tables: [Table]) throws(Failure) {
    var problems: [Problem] = []
    for row in tables.lazy.flatMap(\.rows) where row.isUnreadable {
      var bytes: [UInt8] = []
      do {
        try folder.read(fileAt: row.file, into: &bytes, limit: tableSizeLimit)
      } catch  where error.isPermission {
        problems.append(Problem(error.description, advice: mustBeReadable))
      } catch {
        // The row says it.
        continue
      }
    }
    guard problems.isEmpty else { throw Failure(.permission, problems) }
  }

  /// Reads again what the entries look like in their files, of repeated keys the entry that counts.
  ///
  /// A quote shows at most `limit` bytes of a value. An entry that is no longer there has none: its file changed after
  /// the inventory was made.
  package func quote(
    _ entries: [EntryRef],
    of inventory: Inventory,
    upTo limit: Int = quoteLimit
  ) -> [EntryRef: Quote] {
    Read.quote(entries, of: inventory, upTo: limit, reading: reading)
  }
}

/// What to do where rights are missing.
let mustBeReadable = "lprune must be able to read the whole bundle"

extension Row {
  fileprivate var isUnreadable: Bool {
    notes.contains { note in
      if case .unreadable = note.kind { true } else { false }
    }
  }
}

extension Component {
  fileprivate init(
    _ bundle: FoundBundle,
    infoPlist: InfoPlist?,
    seal: Seal?,
    localizations: [FoundLocalization],
    in tree: Tree
  ) {
    self.init(
      path: bundle.path,
      folder: tree.path(of: bundle.node),
      resources: bundle.layout.resourcesPath,
      kind: bundle.kind,
      parent: bundle.parent,
      infoPlist: infoPlist,
      seal: seal,
      size: bundle.size,
      localizations: localizations.map(\.localization)
    )
  }
}

extension Tree {
  /// The links that lead out of the artifact or into localizations.
  fileprivate var oddLinks: [Oddity] {
    linkTargets.compactMap { link, target in
      if destination(of: link) == .outside {
        return Oddity(.escapingLink(target: printable(target)), at: path(of: link))
      }
      let crossed = localizations(onTheWayOf: link)
      guard !name(of: link).isLocalization, !crossed.isEmpty else { return nil }
      return Oddity(.linkInto(crossed.map(path(of:))), at: path(of: link))
    }
  }
}
