package import Model
import PropertyLists

/// How many bytes of a value a quote shows.
private let quoteLimit = 200

/// Reads again what the entries look like in their files, of repeated keys the entry that counts.
///
/// The value of a rule dictionary is empty. An entry that is no longer there, or whose file cannot be read any more, has no
/// quote: the file changed after the inventory was made.
package func quote(
  _ entries: [EntryRef],
  of inventory: Inventory,
  reading: FileReading
) -> [EntryRef: Quote] {
  var quotes: [EntryRef: Quote] = [:]
  var source = TableSource()
  for (file, entries) in Dictionary(grouping: Set(entries), by: FileOfTable.init) {
    guard let table = inventory.tables.element(file.table),
      let row = table.rows.element(file.row)
    else { continue }
    let wanted = WantedKeys(entries, of: table.keys)
    do {
      try source.read(row.file, with: reading)
    } catch {
      // Said by the missing quote, as the comment above promises.
      continue
    }
    do {
      try source.withBytes { (bytes, format) throws(PropertyListError) in
        try quotes.merge(wanted.quotes(from: bytes, format)) { $1 }
      }
    } catch {
      // The file parsed when the inventory was made, or its entries would have no number.
      continue
    }
  }
  return quotes
}

private struct FileOfTable: Hashable {
  var table: Int
  var row: Int

  init(_ entry: EntryRef) {
    table = entry.table
    row = entry.row
  }
}

/// The keys of a file that are to be quoted.
private struct WantedKeys {
  private var index = KeyIndex()

  /// By number in `index`.
  private var entries: [EntryRef] = []

  init(_ wanted: [EntryRef], of keys: KeySpace) {
    for entry in wanted where Int(entry.key) < keys.count {
      let isNew = keys.bytes(of: entry.key).withUnsafeBufferPointer {
        index.insert($0, guess: .max) == UInt32(entries.count)
      }
      if isNew { entries.append(entry) }
    }
  }

  func quotes(
    from source: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format
  ) throws(PropertyListError) -> [EntryRef: Quote] {
    var reader = try TableReader(source, format)
    var found: [EntryRef: TableEntry] = [:]
    var key: [UInt8] = []
    while let entry = try reader.next() {
      key.removeAll(keepingCapacity: true)
      entry.key.append(from: source, to: &key)
      guard let number = key.withUnsafeBufferPointer({ index.find($0) }) else { continue }
      let reference = entries[Int(number)]
      if reader.firstWins, found[reference] != nil { continue }
      found[reference] = entry
    }
    var counter = PositionCounter(source)
    var quotes: [EntryRef: Quote] = [:]
    for (reference, entry) in found.sorted(by: { $0.value.offset < $1.value.offset }) {
      let position = counter.position(of: entry.offset)
      quotes[reference] = Quote(
        entry.kind == .text ? entry.value.utf8(from: source) : [],
        at: format == .binary ? nil : TextPosition(position)
      )
    }
    return quotes
  }
}

extension Quote {
  /// Shows the beginning of a value, whole characters.
  fileprivate init(_ value: [UInt8], at position: TextPosition?) {
    // Behind the limit, one character more than fits is enough to see where the last one ends.
    let text = String(decoding: value.prefix(4 * quoteLimit), as: UTF8.self)
    guard value.count > quoteLimit else {
      self.init(position: position, value: text)
      return
    }
    var cut = ""
    var room = quoteLimit
    for character in text {
      room -= character.utf8.count
      guard room >= 0 else { break }
      cut.append(character)
    }
    self.init(position: position, value: cut, isCut: true)
  }
}

extension Array {
  /// The element at `index`; nil where there is none.
  fileprivate func element(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
