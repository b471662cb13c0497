/// One key in one file of one table, or one text of its rule dictionary.
package struct EntryRef: Hashable, Sendable {
  /// The index in `Inventory.tables`.
  package var table: Int
  /// The index in `Table.rows`.
  package var row: Int
  package var key: KeySpace.Index

  /// The way to one text of a rule dictionary, by key: `["count", "other"]`; empty for the entry's value.
  package var path: [String]

  /// The arguments whose specifiers are to be marked, by position from 1; 0 marks those that take none.
  package var marked: [Int]

  package init(
    table: Int,
    row: Int,
    key: KeySpace.Index,
    path: [String] = [],
    marked: [Int] = []
  ) {
    self.table = table
    self.row = row
    self.key = key
    self.path = path
    self.marked = marked
  }
}

/// What an entry looks like in its file.
package struct Quote: Hashable, Sendable {
  /// Nil in a binary file.
  package var position: TextPosition?

  /// The value or its beginning, whole characters; at most 200 bytes of it in the quote of a finding.
  package var value: String
  package var isCut: Bool

  /// Where marked specifiers are, in bytes of the UTF-8 of `value`, ascending.
  package var marks: [Range<Int>]

  package init(
    position: TextPosition?,
    value: String,
    isCut: Bool = false,
    marks: [Range<Int>] = []
  ) {
    self.position = position
    self.value = value
    self.isCut = isCut
    self.marks = marks
  }
}
