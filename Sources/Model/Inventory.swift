/// What the artifact holds, as facts: no judgement, no policy.
package struct Inventory: Sendable {
  /// The artifact's own name: `Journal.app`.
  package var name: ByteName

  /// The absolute path of the artifact's folder, links in it resolved; only `xcode` reports and Apply use it.
  package var location: BundlePath

  /// The identity of the artifact's folder.
  package var identity: FileIdentity

  /// The absolute path of the folder in which a prune that was stopped half-way left what it had moved; nil where there is
  /// none.
  package var interruption: BundlePath?

  /// The product first, then the others by path.
  package var components: [Component]

  /// By component, then name.
  package var tables: [Table]

  /// Tables of which one file holds all languages; by file.
  package var languageTables: [LanguageTable]

  /// Localized files that are no tables; by component, then name.
  package var resources: [LocalizedResource]

  /// Dynamic libraries, `libX.dylib`, that are no component's executable, by file; none where nobody needs to know what
  /// they load.
  package var libraries: [Executable]

  /// Links and entries that no component can account for, by path.
  package var oddities: [Oddity]

  /// Every file of the artifact.
  package var size: TreeSize

  package init(
    name: ByteName,
    location: BundlePath,
    identity: FileIdentity,
    components: [Component],
    tables: [Table] = [],
    languageTables: [LanguageTable] = [],
    resources: [LocalizedResource] = [],
    oddities: [Oddity] = [],
    size: TreeSize = TreeSize(),
    libraries: [Executable] = []
  ) {
    self.name = name
    self.location = location
    self.identity = identity
    self.components = components
    self.tables = tables
    self.languageTables = languageTables
    self.resources = resources
    self.oddities = oddities
    self.size = size
    self.libraries = libraries
  }

  /// The outermost bundle, of which all others are parts.
  package var product: Component { components[0] }

  /// The innermost component whose folder holds `path`.
  package func component(holding path: BundlePath) -> Component.ID {
    let holders = components.indices.filter { path.isInside(components[$0].folder) }
    return holders.max { components[$0].folder.bytes.count < components[$1].folder.bytes.count }
      ?? 0
  }

  /// The nearest executable that a component lies in; nil where it lies in none.
  package func host(around component: Component.ID) -> Component.ID? {
    var parent = components[component].parent
    while let id = parent, !components[id].kind.isHost { parent = components[id].parent }
    return parent
  }

  /// The languages of all language tables, as localizations that nothing but a name stands for.
  package var languagesOfLanguageTables: [Localization] {
    languageTables.flatMap(\.languages).map { language in
      Localization(name: language.name, tag: language.tag, form: .declared)
    }
  }
}

/// A localized file or nib folder that is no table, in all localizations that hold it.
package struct LocalizedResource: Sendable {
  package var component: Component.ID

  /// Its path below the `.lproj` folder: `Main.nib`, `images/welcome.png`.
  package var name: BundlePath
  package var kind: FileKind

  /// Indices in `Component.localizations`, ascending.
  package var localizations: [Int]

  /// Whether it also stands beside the `.lproj` folders, where it hides them all.
  package var isUnlocalized: Bool

  package init(
    component: Component.ID,
    name: BundlePath,
    kind: FileKind,
    localizations: [Int],
    isUnlocalized: Bool = false
  ) {
    self.component = component
    self.name = name
    self.kind = kind
    self.localizations = localizations
    self.isUnlocalized = isUnlocalized
  }
}

/// An entry that reading came across and that is worth a word.
package struct Oddity: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A symbolic link that leads out of the artifact, and was not followed.
    case escapingLink(target: String)
    /// A symbolic link, itself no `.lproj` entry, whose way leads through or into these `.lproj` entries.
    case linkInto([BundlePath])
    /// A source file that the build should have compiled: a string catalog, nib or storyboard, `mul.lproj`.
    case leakedSource
    /// A folder, or a link to one, that makes the system look for everything in it, so that it overlooks these entries
    /// beside it: `Contents`, `Resources` or `Support Files` in a bundle that keeps them at its root.
    case hijacker(of: [BundlePath])
    /// A folder among localizations whose name ends in `.lproj`, but not in small letters, so that it is none.
    case wrongSuffix
  }

  package var kind: Kind

  /// From the artifact's root.
  package var path: BundlePath

  package init(_ kind: Kind, at path: BundlePath) {
    self.kind = kind
    self.path = path
  }
}
