/// Reads the entries of a table one by one, without a tree.
///
/// An error means that the system reads nothing from the file, whatever came before it.
package struct TableReader {
  package let format: PropertyList.Format
  package let bytes: UnsafeBufferPointer<UInt8>
  private var text: TextTable?
  private(set) var xml: XMLTable?
  private(set) var binary: BinaryTable?

  /// Begins with what `recognize` was given, or with the text that it made of it, and the format that it found.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format
  ) throws(PropertyListError) {
    self = try TableReader(bytes, format, from: textStart(of: bytes))
  }

  /// Begins with a dictionary in a text, at `start`.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format,
    from start: Int
  ) throws(PropertyListError) {
    self.bytes = bytes
    self.format = format
    switch format {
    case .text: text = try TextTable(bytes, from: start)
    case .xml: xml = try XMLTable(bytes, from: start)
    case .binary: binary = try BinaryTable(bytes)
    }
  }

  /// The next entry; nil at the end of the table.
  package mutating func next() throws(PropertyListError) -> TableEntry? {
    var entry = TableEntry.none
    return try next(into: &entry) ? entry : nil
  }

  /// Puts the next entry into `entry`, without the copies that an optional takes; false at the end of the table.
  package mutating func next(into entry: inout TableEntry) throws(PropertyListError) -> Bool {
    switch format {
    case .text: return try text?.next(into: &entry) ?? false
    case .xml: return try xml?.next(into: &entry) ?? false
    case .binary:
      guard let next = try binary?.next() else { return false }
      entry = next
      return true
    }
  }

  /// Whether of a repeated key the first counts, not the last (tables.md 3.3).
  package var firstWins: Bool { format == .binary }

  /// What ends the table before the file does; known once `next` has given nil.
  package var truncation: Truncation? { text?.truncation }

  /// What is odd but harmless, where it first is and how often; known once `next` has given nil.
  package var remarks: [Remark: Occurrences] { text?.remarks ?? [:] }

  /// What a forgiving reader finds behind the truncation, if there is one.
  package var recovery: TextRecovery? {
    truncation.map { TextRecovery(bytes, from: $0.offset) }
  }
}
