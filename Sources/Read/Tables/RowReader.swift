import Model
import PropertyLists

/// Reads one file of a table after the other, with buffers that are used again.
struct RowReader {
  private let reading: FileReading
  private var source = TableSource()

  /// The UTF-8 of a key with escapes.
  private var key: [UInt8] = []

  /// What the file says about each key.
  private var cells: [Cell] = []

  init(reading: @escaping FileReading) { self.reading = reading }

  mutating func row(_ file: TableFile, keys: inout KeyIndex) -> Row {
    var row = Row(
      localization: file.localization,
      file: file.file,
      isDict: file.isDict,
      cells: [],
      notes: []
    )
    // Taken out while it is read, so that the rest of the reader can change meanwhile.
    var source = TableSource()
    swap(&source, &self.source)
    defer { swap(&source, &self.source) }
    do {
      try source.read(file.file, with: reading)
    } catch {
      row.notes = [FileNote(.unreadable(reason: error.reason))]
      return row
    }
    let known = keys.count
    do {
      try source.withBytes { (bytes, format) throws(PropertyListError) in
        try read(bytes, format, into: &row, keys: &keys)
      }
    } catch {
      // The system reads nothing from the file, so its keys are not there.
      keys.removeKeys(from: known)
      row.notes = notes(of: error, in: source)
    }
    return row
  }

  private mutating func read(
    _ source: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format,
    into row: inout Row,
    keys: inout KeyIndex
  ) throws(PropertyListError) {
    var reader = try TableReader(source, format)
    var duplicates: Set<KeySpace.Index> = []
    var guess: KeySpace.Index = 0
    cells.removeAll(keepingCapacity: true)
    while let entry = try reader.next() {
      guard let number = number(of: entry.key, source, &keys, guess: guess) else {
        throw PropertyListError("the keys of the table take more than 4 GB")
      }
      guess = number &+ 1
      let place = Int(number)
      if place >= cells.count {
        cells.append(contentsOf: repeatElement(.absent, count: place + 1 - cells.count))
      } else if cells[place].isPresent {
        if duplicates.count < noteLimit { duplicates.insert(number) }
        if reader.firstWins { continue }
      }
      cells[place] = cell(of: entry, in: source, isDict: row.isDict)
    }
    row.notes = try notes(
      from: reader,
      isDict: row.isDict,
      duplicates: duplicates,
      cells: cells,
      keys: keys
    )
    row.cells = Array(cells)
  }

  private mutating func number(
    of raw: RawText,
    _ source: UnsafeBufferPointer<UInt8>,
    _ keys: inout KeyIndex,
    guess: KeySpace.Index
  ) -> KeySpace.Index? {
    if raw.form == .plain {
      return keys.insert(UnsafeBufferPointer(rebasing: source[raw.start..<raw.end]), guess: guess)
    }
    key.removeAll(keepingCapacity: true)
    raw.append(from: source, to: &key)
    return key.withUnsafeBufferPointer { keys.insert($0, guess: guess) }
  }

  private func cell(
    of entry: TableEntry,
    in source: UnsafeBufferPointer<UInt8>,
    isDict: Bool
  ) -> Cell {
    switch entry.kind {
    case .text:
      entry.value.isEmpty(in: source)
        ? Cell(.empty, equalsKey: entry.key.isEmpty(in: source))
        : Cell(.text, equalsKey: entry.value.isEqual(to: entry.key, in: source))
    case .dictionary: Cell(isDict ? .text : .notText)
    case .other: Cell(.notText)
    }
  }
}
