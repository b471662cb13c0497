/// Reads values of a table that are no texts as trees, one after the other.
package struct ValueReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let format: PropertyList.Format

  /// What reads the values of a binary property list.
  private var tree: BinaryTree?

  /// How many bytes a value may take in a text, and how many nodes and bytes in a binary property list.
  package static let sizeLimit = 1 << 18

  /// Begins with what a `TableReader` was given.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format
  ) throws(PropertyListError) {
    self.bytes = bytes
    self.format = format
    if format == .binary { tree = BinaryTree(try BinaryObjects(bytes)) }
  }

  /// The value of an entry that is no text, as a `TableReader` of the same bytes gave it.
  ///
  /// Nil where it is larger than `sizeLimit`, so that nobody can fill the memory with the nodes of one value.
  /// Fails with the reason that the value cannot be read, as where objects of a binary property list overlap.
  package mutating func value(of entry: TableEntry) throws(PropertyListError) -> Node? {
    guard format != .binary else {
      return try tree?.value(at: entry.offset, spending: Self.sizeLimit)
    }
    guard entry.value.count <= Self.sizeLimit else { return nil }
    if format == .text {
      var scanner = TextScanner(bytes)
      scanner.at = entry.value.start
      return try scanner.value(depth: 1)
    }
    var scanner = XMLScanner(bytes, at: entry.value.start)
    return try scanner.value(depth: 1)
  }
}

extension XMLScanner {
  /// Goes on in a property list of which the beginning was read.
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self.bytes = bytes
    end = bytes.count
    at = offset
  }
}
