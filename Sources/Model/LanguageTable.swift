package import Languages

/// A `.loctable`: one file that holds a table in all languages, which no removal of folders shrinks (tables.md 6).
package struct LanguageTable: Sendable {
  package var component: Component.ID

  /// From the artifact's root, by its real place.
  package var file: BundlePath
  package var bytes: Int
  package var keys: KeySpace

  /// By name; `LocProvenance` is none.
  package var languages: [Language]

  /// Why the system reads nothing from it, if it does not.
  package var damage: String?

  /// Where it is damaged; nil in a binary file.
  package var position: TextPosition?

  package init(
    component: Component.ID,
    file: BundlePath,
    bytes: Int,
    keys: KeySpace,
    languages: [Language],
    damage: String? = nil,
    position: TextPosition? = nil
  ) {
    self.component = component
    self.file = file
    self.bytes = bytes
    self.keys = keys
    self.languages = languages
    self.damage = damage
    self.position = position
  }

  /// The name of the table: that of the file, without its suffix.
  package var name: ByteName { file.name.dropLast(9) }

  /// One language of the file.
  package struct Language: Sendable {
    package var name: ByteName

    /// By key, whether it is there; shorter than the key space where later languages brought new keys.
    package var isPresent: [Bool]

    package init(name: ByteName, isPresent: [Bool]) {
      self.name = name
      self.isPresent = isPresent
    }

    /// Nil where the name is no known language.
    package var tag: LanguageTag? { name.tag }

    /// Whether the language has the key.
    package func has(_ key: KeySpace.Index) -> Bool {
      Int(key) < isPresent.count && isPresent[Int(key)]
    }
  }
}
