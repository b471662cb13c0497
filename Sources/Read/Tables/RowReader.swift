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
  private var valueHashes: [UInt32] = []
  private var cellReader: CellReader

  init(comparingValues: Bool, reading: @escaping FileReading) {
    self.reading = reading
    cellReader = CellReader(comparesValues: comparingValues)
  }

  /// Reads all files of a table.
  mutating func table(_ request: TableRequest) -> Table {
    var keys = KeyIndex()
    var rules = RuleSet()
    cellReader.holdsPhrases = request.name.isOfPhrases
    let files = request.files.sorted { $0.precedes($1) }
    let rows = files.map { row($0, &keys, &rules) }
    let keyCells = cellReader.cells(of: keys, &rules)
    return Table(
      component: request.component,
      name: request.name,
      keys: keys.finish(),
      rows: rows,
      rules: rules.rules,
      keyCells: keyCells
    )
  }

  private mutating func row(
    _ file: TableFile,
    _ keys: inout KeyIndex,
    _ rules: inout RuleSet
  ) -> Row {
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
    let known = (keys: keys.count, rules: rules.rules.count)
    do {
      try source.withBytes { (bytes, format) throws(PropertyListError) in
        cellReader.begin(bytes, format, isDict: file.isDict)
        try read(bytes, format, into: &row, &keys, &rules)
      }
    } catch {
      // The system reads nothing from the file, so its keys are not there.
      keys.removeKeys(from: known.keys)
      rules.removeRules(from: known.rules)
      row.notes = notes(of: error, in: source)
    }
    return row
  }

  private mutating func read(
    _ source: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format,
    into row: inout Row,
    _ keys: inout KeyIndex,
    _ rules: inout RuleSet
  ) throws(PropertyListError) {
    var reader = try TableReader(source, format)
    var duplicates: Set<KeySpace.Index> = []
    var guess: KeySpace.Index = 0
    cells.removeAll(keepingCapacity: true)
    valueHashes.removeAll(keepingCapacity: true)
    var entry = TableEntry.none
    while try reader.next(into: &entry) {
      guard let number = number(of: entry.key, source, &keys, guess: guess) else {
        throw PropertyListError("the keys of the table take more than 4 GB")
      }
      guess = number &+ 1
      let place = Int(number)
      if place < cells.count, cells[place].isPresent {
        if duplicates.count < noteLimit { duplicates.insert(number) }
        if reader.firstWins { continue }
      }
      let reading =
        entry.isText
        ? try cellReader.read(text: entry, &rules)
        : try cellReader.read(entry, of: reader.dictionary, &rules)
      cells.put(reading.cell, at: place, or: .absent)
      if comparesValues { valueHashes.put(reading.valueHash, at: place, or: 0) }
    }
    row.notes = try notes(
      from: reader,
      isDict: row.isDict,
      duplicates: duplicates,
      cells: cells,
      keys: keys
    )
    row.cells = Array(cells)
    row.valueHashes = Array(valueHashes)
  }

  private var comparesValues: Bool { cellReader.comparesValues }

  private mutating func number(
    of raw: RawText,
    _ source: UnsafeBufferPointer<UInt8>,
    _ keys: inout KeyIndex,
    guess: KeySpace.Index
  ) -> KeySpace.Index? {
    if case .plain = raw.form {
      return keys.insert(UnsafeBufferPointer(rebasing: source[raw.start..<raw.end]), guess: guess)
    }
    key.removeAll(keepingCapacity: true)
    raw.append(from: source, to: &key)
    return key.withUnsafeBufferPointer { keys.insert($0, guess: guess) }
  }
}

extension Array {
  /// Puts an element at a place that may lie behind the end, and `filler` between.
  @inline(__always)
  fileprivate mutating func put(_ element: Element, at place: Int, or filler: Element) {
    if place < count {
      self[place] = element
    } else {
      if place > count { append(contentsOf: repeatElement(filler, count: place - count)) }
      append(element)
    }
  }
}
