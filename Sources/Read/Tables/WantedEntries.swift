import Model
import PropertyLists

/// The entries of one file that are to be quoted.
struct WantedEntries {
  private var index = KeyIndex()

  /// By number in `index`: several where one key is wanted with several texts or marks.
  private var entries: [[EntryRef]] = []

  /// Whether `%` is only itself, so that there is nothing to mark.
  private let holdsPhrases: Bool

  init(_ wanted: [EntryRef], of table: Table) {
    holdsPhrases = table.name.isOfPhrases
    for entry in wanted where Int(entry.key) < table.keys.count {
      let number = table.keys.bytes(of: entry.key).withUnsafeBufferPointer {
        index.insert($0, guess: .max)
      }
      guard let number else { continue }
      if Int(number) == entries.count { entries.append([]) }
      entries[Int(number)].append(entry)
    }
  }

  /// Reads a file again.
  func quotes(
    from source: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format,
    upTo limit: Int
  ) throws(PropertyListError) -> [EntryRef: Quote] {
    let table = try TableReader(source, format).dictionary
    var places: [Int: [(EntryRef, [UInt8])]] = [:]
    for (number, entry) in try find(in: source, format) {
      let (nested, whole) = (entries[number].filter(\.isNested), entries[number].filter(\.isWhole))
      if !whole.isEmpty {
        let value = entry.kind == .text ? entry.value.beginning(limit).utf8(from: source) : []
        places[entry.offset, default: []] += whole.map { ($0, value) }
      }
      guard !nested.isEmpty, entry.kind == .dictionary else { continue }
      for reference in nested {
        // What cannot be read has no text to quote.
        guard let text = try? table.text(at: reference.path[...], of: entry) else { continue }
        let offset = format == .binary ? entry.offset : text.offset
        places[offset, default: []].append((reference, text.utf8))
      }
    }
    var counter = PositionCounter(source)
    var quotes: [EntryRef: Quote] = [:]
    for (offset, texts) in places.sorted(by: { $0.key < $1.key }) {
      let position = TextPosition(counter.position(of: offset))
      for (reference, value) in texts {
        quotes[reference] = Quote(
          value,
          at: format == .binary ? nil : position,
          marking: holdsPhrases ? [] : Set(reference.marked),
          upTo: limit
        )
      }
    }
    return quotes
  }

  /// The entries that count, by number in `index`.
  private func find(
    in source: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format
  ) throws(PropertyListError) -> [Int: TableEntry] {
    var reader = try TableReader(source, format)
    var found: [Int: TableEntry] = [:]
    var key: [UInt8] = []
    while let entry = try reader.next() {
      key.removeAll(keepingCapacity: true)
      entry.key.append(from: source, to: &key)
      guard let number = key.withUnsafeBufferPointer({ index.find($0) }) else { continue }
      if reader.firstWins, found[Int(number)] != nil { continue }
      found[Int(number)] = entry
    }
    return found
  }
}

extension EntryRef {
  fileprivate var isWhole: Bool { path.isEmpty }
  fileprivate var isNested: Bool { !path.isEmpty }
}

/// How many entries and bytes a dictionary may have of which a text is quoted.
private let dictionaryLimit = 1 << 18

extension DictionaryReader {
  /// The text that a way of keys leads to in an entry of this dictionary, and where its key stands in it; nil where there
  /// is none.
  fileprivate func text(
    at path: ArraySlice<String>,
    of entry: TableEntry
  ) throws(PropertyListError) -> (utf8: [UInt8], offset: Int)? {
    guard let name = path.first, entry.kind == .dictionary else { return nil }
    let dictionary = try DictionaryReader(entry, of: self)
    guard let found = try dictionary.entry(of: name) else { return nil }
    guard path.count == 1 else { return try dictionary.text(at: path.dropFirst(), of: found) }
    return found.kind == .text ? (found.value.utf8(from: dictionary.bytes), found.offset) : nil
  }

  /// The entry of a key that counts (tables.md 3.3).
  private func entry(of key: String) throws(PropertyListError) -> TableEntry? {
    var entries: [TableEntry] = []
    var room = dictionaryLimit
    try read(into: &entries) { key, text in
      room -= 1 + key + text
      return room >= 0
    }
    guard room >= 0 else { return nil }
    let isMatch: (TableEntry) -> Bool = {
      $0.key.utf8(from: bytes).elementsEqual(key.utf8)
    }
    return firstWins ? entries.first(where: isMatch) : entries.last(where: isMatch)
  }
}

extension RawText {
  /// The text itself or, of a long one, as much of its beginning as a quote of `limit` bytes can show and see to be cut.
  fileprivate func beginning(_ limit: Int) -> RawText {
    switch form {
    case .plain, .latin1, .utf16: RawText(start, min(end, start + 8 * limit), form)
    // What is spelled in signs could be cut inside of one.
    case .escaped, .markup: self
    }
  }
}
