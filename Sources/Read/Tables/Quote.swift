package import Model
import PropertyLists

/// Reads again what the entries look like in their files, of repeated keys the entry that counts.
///
/// A quote shows at most `limit` bytes of a value. That of a rule dictionary is empty, unless the entry names one of its
/// texts. An entry that is no longer there, or
/// whose file cannot be read any more, has no quote: the file changed after the inventory was made.
package func quote(
  _ entries: [EntryRef],
  of inventory: Inventory,
  upTo limit: Int = quoteLimit,
  reading: FileReading
) -> [EntryRef: Quote] {
  var quotes: [EntryRef: Quote] = [:]
  var source = TableSource()
  for (file, entries) in Dictionary(grouping: Set(entries), by: FileOfTable.init) {
    guard let table = inventory.tables.element(file.table),
      let row = table.rows.element(file.row)
    else { continue }
    let wanted = WantedEntries(entries, of: table)
    do {
      try source.read(row.file, with: reading)
    } catch {
      // Said by the missing quote, as the comment above promises.
      continue
    }
    do {
      try source.withBytes { (bytes, format) throws(PropertyListError) in
        try quotes.merge(wanted.quotes(from: bytes, format, upTo: limit)) { $1 }
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

extension Array {
  /// The element at `index`; nil where there is none.
  fileprivate func element(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
