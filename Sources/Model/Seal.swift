/// The list of resources in a code signature, `_CodeSignature/CodeResources`, and what the tree is against it
/// (Security, `resources.cpp`; runtime.md 6).
package struct Seal: Hashable, Sendable {
  /// The list's file, from the artifact's root, by its real place.
  package var file: BundlePath

  /// Why the list cannot be read, as a phrase; nil where it can.
  ///
  /// What such a list requires is unknown.
  package var damage: String?

  /// The `.lproj` entries of the artifact that the list covers and does not let go, those of nested components included,
  /// each with a sealed path in it, from the artifact's root, that is there and must stay; empty where the list is damaged.
  package var required: [BundlePath: BundlePath]

  /// Whether files of localizations are gone that it lists and lets go: it was pruned after it was signed, and not signed
  /// again.
  package var isThinned: Bool

  /// Where the tree is not what was sealed, sorted by path; empty where nobody asked.
  package var breaks: [Break]

  /// One path that differs from what was sealed.
  package struct Break: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      /// A file or link that the list requires is not there.
      case missing
      /// A file or link is there that the list does not have.
      case added
      /// A file has other contents.
      case modified
      /// A link leads elsewhere.
      case relinked
      /// Something of another kind stands where a file, link or bundle was sealed: a link where there was a file, a folder
      /// where there was a link.
      case replaced
    }

    /// From the artifact's root.
    package var path: BundlePath
    package var kind: Kind

    package init(_ kind: Kind, _ path: BundlePath) {
      self.path = path
      self.kind = kind
    }
  }

  package init(
    file: BundlePath,
    damage: String? = nil,
    required: [BundlePath: BundlePath] = [:],
    isThinned: Bool = false,
    breaks: [Break] = []
  ) {
    self.file = file
    self.damage = damage
    self.required = required
    self.isThinned = isThinned
    self.breaks = breaks
  }
}
