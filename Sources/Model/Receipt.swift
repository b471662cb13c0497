/// What an applied plan did, in paths from the artifact's root.
package struct Receipt: Hashable, Sendable {
  /// The `.lproj` entries that are gone, sorted.
  package var removed: [BundlePath]

  /// The Info.plists that were rewritten, sorted.
  package var edited: [BundlePath]

  /// What could not be cleaned up after the commit, and how to finish.
  package var warnings: [String]

  package init(removed: [BundlePath], edited: [BundlePath], warnings: [String] = []) {
    self.removed = removed
    self.edited = edited
    self.warnings = warnings
  }
}
