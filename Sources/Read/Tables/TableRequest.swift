package import Model

/// A table whose files are to be read.
package struct TableRequest: Sendable {
  package var component: Component.ID

  /// The name without suffix, with `/` where it lies in a folder below the `.lproj`.
  package var name: BundlePath

  /// In any order.
  package var files: [TableFile]

  package init(component: Component.ID, name: BundlePath, files: [TableFile]) {
    self.component = component
    self.name = name
    self.files = files
  }
}

/// One file of a table.
package struct TableFile: Sendable {
  /// The index in `Component.localizations`; nil for the file beside the `.lproj` folders.
  package var localization: Int?

  /// From the artifact's root, by its real place.
  package var file: BundlePath

  /// Whether it is a `.stringsdict`.
  package var isDict: Bool

  package init(localization: Int?, file: BundlePath, isDict: Bool) {
    self.localization = localization
    self.file = file
    self.isDict = isDict
  }

  /// The order of rows: by localization, the unlocalized file first, strings before stringsdict.
  func precedes(_ other: TableFile) -> Bool {
    let (a, b) = (localization ?? -1, other.localization ?? -1)
    if a != b { return a < b }
    if isDict != other.isDict { return other.isDict }
    return file < other.file
  }
}
