/// Something about a file of a table that its cells cannot say.
package struct FileNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The system reads nothing from the file: every key in it is lost, and a forgiving reader would find `keys`; nil
    /// where none can tell.
    case damaged(reason: String, keys: Int?)
    /// The system reads the keys up to `position` and drops the rest without a word.
    case truncated(reason: String, lostKeys: [String])
    /// The key occurs again; `isConflict` where the values differ; `winner` is the place whose value counts.
    case duplicate(key: KeySpace.Index, isConflict: Bool, other: TextPosition?)
    /// The file could not be read, or changed while it was read.
    case unreadable(reason: String)
    /// Something odd but harmless, by its fixed name, and how often it occurs; the place is the first.
    case remark(String, count: Int)
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
