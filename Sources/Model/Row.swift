/// One file of a table.
package struct Row: Sendable {
  /// The index in `Component.localizations`; nil for the file beside the `.lproj` folders, which hides them all.
  package var localization: Int?

  /// From the artifact's root, by its real place.
  package var file: BundlePath

  package var isDict: Bool

  /// By key; shorter than the key space where later files brought new keys.
  package var cells: [Cell]

  /// By key, a number that equal values share, 0 where the key is absent; empty unless it was asked for.
  package var valueHashes: [UInt32]

  package var notes: [FileNote]

  package init(
    localization: Int?,
    file: BundlePath,
    isDict: Bool,
    cells: [Cell],
    valueHashes: [UInt32] = [],
    notes: [FileNote]
  ) {
    self.localization = localization
    self.file = file
    self.isDict = isDict
    self.cells = cells
    self.valueHashes = valueHashes
    self.notes = notes
  }

  package func cell(_ key: KeySpace.Index) -> Cell {
    Int(key) < cells.count ? cells[Int(key)] : .absent
  }
}

extension Row {
  /// Whether the system reads nothing from the file.
  package var isDamaged: Bool { notes.contains(where: \.isDamage) }

  /// Whether the system drops the end of the file.
  package var isTruncated: Bool {
    notes.contains { note in
      if case .truncated = note.kind { true } else { false }
    }
  }
}
