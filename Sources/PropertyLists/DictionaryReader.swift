/// Reads the dictionaries that are values of a table, and those in them; quicker to begin with than a `TableReader`.
package struct DictionaryReader {
  /// What the entries are places in.
  package let bytes: UnsafeBufferPointer<UInt8>

  package let format: PropertyList.Format

  /// Where the dictionary stands in a binary property list.
  private let binary: (objects: BinaryObjects, header: BinaryObjects.Header)?

  /// What XML the table has gone over, and the place of the dictionary in it; 0 where it has none.
  private let inner: InnerEntries
  private let place: UInt32

  /// Where the dictionary begins in a text.
  private let start: Int

  /// Begins with a table itself.
  fileprivate init(_ table: borrowing TableReader) {
    bytes = table.bytes
    format = table.format
    inner = table.xml?.inner ?? InnerEntries()
    place = 0
    start = textStart(of: bytes)
    if let objects = table.binary?.objects, let header = table.binary?.dictionary {
      binary = (objects, header)
    } else {
      binary = nil
    }
  }

  /// Begins with the dictionary that is the value of an entry of `outer`.
  package init(_ entry: TableEntry, of outer: DictionaryReader) throws(PropertyListError) {
    format = outer.format
    start = entry.value.start
    guard let (objects, dictionary) = outer.binary else {
      let isNoted = outer.inner.holds(entry)
      bytes = UnsafeBufferPointer(rebasing: outer.bytes[..<entry.value.end])
      inner = isNoted ? outer.inner : InnerEntries()
      place = isNoted ? entry.inner : 0
      binary = nil
      return
    }
    bytes = outer.bytes
    inner = outer.inner
    place = 0
    let object = try objects.reference(dictionary.length + entry.offset, of: dictionary)
    let header = try objects.header(of: object)
    guard header.kind == BinaryObjects.dictionary else { throw PropertyListError(.noDictionary) }
    binary = (objects, header)
  }

  /// Whether of a repeated key the first counts, not the last (tables.md 3.3).
  package var firstWins: Bool { format == .binary }

  /// Appends its entries as far as `isWanted` says, which is given the bytes of a key and of a value that is a text.
  ///
  /// It is asked before texts are looked at, which many dictionaries of a forged file may share.
  package func read(
    into entries: inout [TableEntry],
    while isWanted: (_ key: Int, _ text: Int) -> Bool
  ) throws(PropertyListError) {
    if let (objects, header) = binary {
      try objects.read(header, into: &entries, while: isWanted)
      return
    }
    guard place == 0 else { return inner.read(at: place, into: &entries, while: isWanted) }
    var reader = try TableReader(bytes, format, from: start)
    while let entry = try reader.next() {
      guard isWanted(entry.key.count, entry.textCount) else { return }
      entries.append(entry)
    }
  }
}

extension TableReader {
  /// What reads the dictionaries among the entries; that which `next` gave last is the quickest.
  package var dictionary: DictionaryReader { DictionaryReader(self) }
}

extension BinaryObjects {
  /// Appends the entries of a dictionary whose keys are strings; all that is in it was gone through before.
  fileprivate func read(
    _ dictionary: Header,
    into entries: inout [TableEntry],
    while isWanted: (_ key: Int, _ text: Int) -> Bool
  ) throws(PropertyListError) {
    for number in 0..<dictionary.length {
      let key = try header(of: try reference(number, of: dictionary))
      guard !key.isCollection else { throw .keyIsCollection }
      guard key.isString else { continue }
      let object = try reference(dictionary.length + number, of: dictionary)
      let value = try header(of: object)
      guard isWanted(key.byteCount, value.isString ? value.byteCount : 0) else { return }
      var entry = TableEntry(key: text(key), value: .empty, kind: .text, offset: number)
      if value.isString {
        entry.value = text(value)
      } else {
        let place = offset(of: object)
        entry.value = RawText(place, place, .plain)
        entry.kind = value.kind == Self.dictionary ? .dictionary : .other
      }
      entries.append(entry)
    }
  }
}
