package import Languages

/// One language of one component: an `xx.lproj` entry, or a name that only Info.plist gives.
package struct Localization: Sendable {
  /// What stands on disk for it.
  package enum Form: Hashable, Sendable {
    /// A real folder `name.lproj`.
    case folder
    /// A symbolic link `name.lproj`.
    case link(LinkTarget)
    /// A regular file, or anything else that is no folder, `name.lproj`.
    case file
    /// Named in `CFBundleLocalizations`, without an entry on disk.
    case declared
    /// The development region beside `Base`, which the system lists without being told (CFBundle_Locale.c).
    case virtual
  }

  /// Where a link leads, read without following it.
  package enum LinkTarget: Hashable, Sendable {
    /// To another entry of the same component, by its index in `Component.localizations`.
    case localization(Int)
    /// To something else within the artifact, by its path from the artifact's root.
    case inside(BundlePath)
    /// To a place where nothing is.
    case dangling(String)
    /// Out of the artifact.
    case outside(String)
  }

  /// As written, without `.lproj`.
  package var name: ByteName

  /// Nil for `Base`, `mul` and names that are no known language.
  package var tag: LanguageTag?

  package var form: Form

  /// The `.lproj` entry from the artifact's root; nil where nothing stands on disk.
  package var entry: BundlePath?

  /// The identity of that entry when it was read, without following it.
  package var identity: FileIdentity?

  package var sizes: SizeByKind

  package init(
    name: ByteName,
    tag: LanguageTag?,
    form: Form,
    entry: BundlePath? = nil,
    identity: FileIdentity? = nil,
    sizes: SizeByKind = SizeByKind()
  ) {
    self.name = name
    self.tag = tag
    self.form = form
    self.entry = entry
    self.identity = identity
    self.sizes = sizes
  }

  /// Whether this is `Base.lproj`, which holds what all languages share.
  package var isBase: Bool { name == "Base" }

  /// Whether this is `mul.lproj`, the folder of string catalogs, which never matches a user's language.
  package var isMultilingual: Bool { name == "mul" }

  /// Whether a folder, or a link to one, stands on disk.
  package var isOnDisk: Bool {
    switch form {
    case .folder, .link: true
    case .file, .declared, .virtual: false
    }
  }

  /// Whether a name from an Info.plist, which means the language `tag`, means this localization.
  package func isMeant(by name: String, _ tag: LanguageTag?) -> Bool {
    self.name.bytes.elementsEqual(name.utf8) || self.tag != nil && self.tag == tag
  }
}

extension ByteName {
  /// The language of a localization of this name; nil for `Base`, `mul` and names that are no known language.
  package var tag: LanguageTag? { LanguageTag(utf8: bytes) }

  /// The name as the system's matcher reads it.
  package var localeID: LocaleID { LocaleID(utf8: bytes) }
}
