/// What prunes of one artifact saw and did, kept in a file so that later runs know it.
///
/// Names are spelled as reports spell them, so that bytes that are no UTF-8 stand as `\xNN`.
package struct PruneReceipt: Hashable, Sendable {
  /// The artifact's name: `Journal.app`.
  package var artifact: ByteName

  /// The product's `CFBundleIdentifier`, if it has one.
  package var identifier: String?

  /// The components that were judged: the product first, then the others by path, each path once.
  package var components: [Component]

  package init(artifact: ByteName, identifier: String?, components: [Component]) {
    self.artifact = artifact
    self.identifier = identifier
    self.components = components
  }

  /// One component.
  package struct Component: Hashable, Sendable {
    package var path: BundlePath
    package var identifier: String?

    /// `CFBundleDevelopmentRegion` before the first prune; nil where there was none.
    package var regionBefore: String?

    /// The same after the last prune.
    package var regionAfter: String?

    /// `CFBundleLocalizations` after the last prune.
    package var declared: [String]

    /// What prunes took out of `CFBundleLocalizations`, sorted.
    package var undeclared: [String]

    /// The localizations on disk that stayed, sorted.
    package var kept: [ByteName]

    /// The localizations that were removed, by name.
    package var removed: [RemovedLocalization]

    /// By name.
    package var tables: [Table]

    package init(
      path: BundlePath,
      identifier: String? = nil,
      regionBefore: String? = nil,
      regionAfter: String? = nil,
      declared: [String] = [],
      undeclared: [String] = [],
      kept: [ByteName] = [],
      removed: [RemovedLocalization] = [],
      tables: [Table] = []
    ) {
      self.path = path
      self.identifier = identifier
      self.regionBefore = regionBefore
      self.regionAfter = regionAfter
      self.declared = declared
      self.undeclared = undeclared
      self.kept = kept
      self.removed = removed
      self.tables = tables
    }

    /// Whether a prune wrote another development region.
    package var hasNewRegion: Bool { regionBefore != nil && regionBefore != regionAfter }
  }

  /// A localization that was removed.
  package struct RemovedLocalization: Hashable, Sendable {
    package var name: ByteName
    package var size: TreeSize

    /// Whether it was in the language in which the component's own texts were written, and that language went with it.
    package var isSource: Bool

    package init(name: ByteName, size: TreeSize, isSource: Bool = false) {
      self.name = name
      self.size = size
      self.isSource = isSource
    }
  }

  /// The keys of a table, as they were before anything was removed.
  package struct Table: Hashable, Sendable {
    package var name: BundlePath

    /// As UTF-8, sorted by bytes, each once.
    package var keys: [[UInt8]]

    /// By key, whether it is a name and not a text.
    package var isIdentifier: [Bool]

    /// By key, whether a localization had it that stayed.
    package var isKept: [Bool]

    /// Of the removed localizations those that had the table, by name.
    package var removed: [RemovedKeys]

    package init(
      name: BundlePath,
      keys: [[UInt8]],
      isIdentifier: [Bool],
      isKept: [Bool],
      removed: [RemovedKeys]
    ) {
      self.name = name
      self.keys = keys
      self.isIdentifier = isIdentifier
      self.isKept = isKept
      self.removed = removed
    }
  }

  /// The keys that a removed localization had of a table.
  package struct RemovedKeys: Hashable, Sendable {
    package var name: ByteName

    /// By key of the table.
    package var has: [Bool]

    package init(name: ByteName, has: [Bool]) {
      self.name = name
      self.has = has
    }
  }
}

extension PruneReceipt {
  /// Whether it is of the artifact that an inventory is of, by name and identifier.
  package func isOf(_ inventory: Inventory) -> Bool {
    artifact == inventory.name.spelled && identifier == inventory.product.identifier
  }

  /// What it says of each component of an inventory: of the same path and identifier.
  package func components(of inventory: Inventory) -> [Component?] {
    let byPath = Dictionary(components.map { ($0.path, $0) }) { first, _ in first }
    return inventory.components.map { component in
      byPath[component.path.spelled].flatMap { $0.identifier == component.identifier ? $0 : nil }
    }
  }
}

extension ByteName {
  /// The name as reports spell it.
  package var spelled: ByteName { ByteName(description) }
}

extension BundlePath {
  /// The path as reports spell it.
  package var spelled: BundlePath { BundlePath(description) }
}

extension Inventory {
  /// Adds, without any file, the tables that only removed localizations had, so that what lacks them can be told.
  package mutating func recall(_ receipt: PruneReceipt) {
    var isAdded = false
    for (id, known) in receipt.components(of: self).enumerated() {
      guard let known else { continue }
      let own = Set(tables.lazy.filter { $0.component == id }.map(\.name.spelled))
      for table in known.tables
      where !own.contains(table.name) && !table.isKept.contains(true) && !table.keys.isEmpty {
        tables.append(
          Table(
            component: id,
            name: table.name,
            keys: KeySpace(pool: [], starts: []),
            rows: []
          )
        )
        isAdded = true
      }
    }
    guard isAdded else { return }
    tables.sort { ($0.component, $0.name) < ($1.component, $1.name) }
  }
}
