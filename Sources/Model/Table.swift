/// All strings files and stringsdict files of one name in one component.
///
/// `Localizable.strings` and `Localizable.stringsdict` of every language are rows of the table `Localizable`;
/// `Localizable~ipad` is a table of its own, and so is `sub/Localizable` in a folder of the localization.
package struct Table: Sendable {
  package var component: Component.ID

  /// The name without suffix, with `/` where it lies in a folder below the `.lproj`.
  package var name: BundlePath
  package var keys: KeySpace

  /// Sorted by localization, strings before stringsdict.
  package var rows: [Row]

  package init(component: Component.ID, name: BundlePath, keys: KeySpace, rows: [Row]) {
    self.component = component
    self.name = name
    self.keys = keys
    self.rows = rows
  }
}

/// The distinct keys of a table, in the order in which they were first seen, as UTF-8.
///
/// Keys are equal when their code units are: NFC and NFD spellings are two keys, as they are for the system.
package struct KeySpace: Sendable {
  /// A key's place in the key space.
  package typealias Index = UInt32

  private var pool: [UInt8]
  private var starts: [UInt32]

  /// Builds a key space from the UTF-8 of all keys, end to end, and where each begins.
  package init(pool: [UInt8], starts: [UInt32]) {
    self.pool = pool
    self.starts = starts
  }

  package var count: Int { starts.count }

  package func bytes(of key: Index) -> ArraySlice<UInt8> {
    let next = Int(key) + 1
    return pool[Int(starts[Int(key)])..<(next < starts.count ? Int(starts[next]) : pool.count)]
  }

  /// The key as text; a lone surrogate, which no Swift string can hold, is U+FFFD.
  package func text(of key: Index) -> String { String(decoding: bytes(of: key), as: UTF8.self) }
}

/// One file of a table.
package struct Row: Sendable {
  /// The index in `Component.localizations`; nil for the file beside the `.lproj` folders, which hides them all.
  package var localization: Int?

  /// From the artifact's root, by its real place.
  package var file: BundlePath

  package var isDict: Bool

  /// By key; shorter than the key space where later files brought new keys.
  package var cells: [Cell]

  package var notes: [FileNote]

  package init(
    localization: Int?,
    file: BundlePath,
    isDict: Bool,
    cells: [Cell],
    notes: [FileNote]
  ) {
    self.localization = localization
    self.file = file
    self.isDict = isDict
    self.cells = cells
    self.notes = notes
  }

  package func cell(_ key: KeySpace.Index) -> Cell {
    Int(key) < cells.count ? cells[Int(key)] : .absent
  }
}

/// What one file says about one key, in four bytes.
package struct Cell: Hashable, Sendable {
  package enum State: UInt32, Sendable {
    case absent, text, empty
    /// A dictionary, list, number or data where text was expected; a rule dictionary in a stringsdict is `text`.
    case notText
  }

  private var raw: UInt32

  package static let absent = Cell(.absent)

  package init(_ state: State, equalsKey: Bool = false) {
    raw = state.rawValue | (equalsKey ? 4 : 0)
  }

  package var state: State { State(rawValue: raw & 3) ?? .absent }

  /// Whether the file holds the key.
  package var isPresent: Bool { raw != 0 }

  /// Whether the value is the key itself, as in tables whose keys are the source text.
  package var equalsKey: Bool { raw & 4 != 0 }
}

/// Something about a file of a table that its cells cannot say.
package struct FileNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The system reads nothing from the file: every key in it is lost.
    case damaged(reason: String)
    /// The system reads the keys up to `position` and drops the rest without a word.
    case truncated(reason: String, lostKeys: [String])
    /// The key occurs again; `isConflict` where the values differ; `winner` is the place whose value counts.
    case duplicate(key: KeySpace.Index, isConflict: Bool, other: TextPosition?)
    /// The file could not be read, or changed while it was read.
    case unreadable(reason: String)
    /// Something odd but harmless, by its fixed name: `comment-inside-comment`, `not-an-escape`.
    case remark(String)
  }

  package var kind: Kind

  /// Where it is, or nil in a binary file; for a duplicate, the place whose value counts.
  package var position: TextPosition?

  package init(_ kind: Kind, at position: TextPosition? = nil) {
    self.kind = kind
    self.position = position
  }

  /// Whether the system reads nothing from the file.
  package var isDamage: Bool {
    switch kind {
    case .damaged, .unreadable: true
    case .truncated, .duplicate, .remark: false
    }
  }
}

/// A place in a text file: counted from 1, columns in characters (Unicode scalars), whatever the encoding.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
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
