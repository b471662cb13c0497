/// One key of a table with its value, as they stand in the file.
package struct TableEntry: Sendable {
  package enum Kind: UInt8, Sendable {
    case text
    case dictionary
    /// A list, number, date, data or the like.
    case other
  }

  package var key: RawText

  /// The text without its quotes; for other kinds the whole value, in a binary file the place of its object.
  package var value: RawText

  package var kind: Kind

  /// Whether the value may hold a `%`; false only where it was seen to hold none.
  package var mayHoldPercent = true

  /// Of a dictionary in XML, its place in `InnerEntries`, from 1; 0 where it has none.
  var inner: UInt32 = 0

  /// Where the entry begins: the key with its quote or tag; in a binary file the number of the entry.
  package var offset: Int

  /// What an entry is before one is read into it.
  package static let none = TableEntry(key: .empty, value: .empty, kind: .other, offset: 0)

  package init(key: RawText, value: RawText, kind: Kind, offset: Int) {
    self.key = key
    self.value = value
    self.kind = kind
    self.offset = offset
  }

  /// How many bytes the value takes where it is a text; else 0.
  var textCount: Int { kind == .text ? value.count : 0 }
}

/// Where a table ends for the system although the file goes on.
package struct Truncation: Hashable, Sendable {
  /// What ends it, in lower case without a final stop.
  package var reason: String
  package var offset: Int
}
