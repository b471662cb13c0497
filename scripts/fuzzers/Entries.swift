import Model
import PropertyLists
import Read

/// How often the values of entries are made into text here, compared to the file: values may be shared.
private let textLimit = 8

/// Sees that a table holds the keys that its file has, and says of each what stands there.
func judgeEntries(of table: Table, _ bytes: [UInt8]) {
  var text: [UInt8] = []
  let format = bytes.withUnsafeBufferPointer { try? recognize($0, transcodingInto: &text) }
  let row = table.rows[0]
  guard let format else { return require(row.isDamaged, "a table in no format") }
  let source = text.isEmpty ? bytes : text
  source.withUnsafeBufferPointer { source in
    guard let expected = expectedEntries(source, format) else {
      return require(row.isDamaged, "a table where the reader of entries fails")
    }
    // The only file that is read and then refused has too many kinds of rules for its size.
    guard !row.isDamaged else { return require(mayHoldTooMuch(row), "no table where there is one") }
    require(expected.count == table.keys.count, "\(table.keys.count) keys, not \(expected.count)")
    for key in 0..<KeySpace.Index(table.keys.count) {
      let cell = row.cell(key)
      guard let entry = expected[Array(table.keys.bytes(of: key))] else {
        fail("a key that is not in the file")
      }
      require(cell.isPresent, "a key that is in the file is absent")
      if let cell = entry.cell { judge(row.cell(key), is: cell) }
      guard let taken = entry.taken else { continue }
      if case .text(let placeholders) = table.rule(of: cell) {
        require(placeholders == taken, "another rule than the text has")
      } else {
        require(cell.placeholders == taken, "other arguments than the text takes")
      }
    }
  }
}

private func mayHoldTooMuch(_ row: Row) -> Bool {
  row.notes.contains {
    if case .damaged(let reason, _) = $0.kind { reason.hasPrefix("more kinds of") } else { false }
  }
}

private func judge(_ cell: Cell, is expected: Cell) {
  require(cell.state == expected.state, "\(cell.state), not \(expected.state)")
  require(cell.equalsKey == expected.equalsKey, "equal to the key, or not")
}

/// What is in the file.
private struct ExpectedEntry {
  /// Nil for a dictionary, which may be a rule, and for what was not looked at.
  var cell: Cell?

  /// What a text takes.
  var taken: Placeholders?
}

/// By key, what is in the file, found in the plainest way; nil where the file does not parse.
private func expectedEntries(
  _ source: UnsafeBufferPointer<UInt8>,
  _ format: PropertyList.Format
) -> [[UInt8]: ExpectedEntry]? {
  guard var reader = try? TableReader(source, format) else { return nil }
  var entries: [[UInt8]: ExpectedEntry] = [:]
  var room = textLimit * source.count
  var last = -1
  do {
    while let entry = try reader.next() {
      require(entry.offset > last, "entries out of order")
      last = entry.offset
      for raw in [entry.key, entry.value] {
        require(
          raw.start >= 0 && raw.start <= raw.end && raw.end <= source.count,
          "an entry outside of the file"
        )
      }
      let key = entry.key.utf8(from: source)
      if reader.firstWins, entries[key] != nil { continue }
      room -= entry.value.count
      entries[key] = room < 0 ? ExpectedEntry() : expected(entry, key: key, source)
    }
  } catch { return nil }
  return entries
}

private func expected(
  _ entry: TableEntry,
  key: [UInt8],
  _ source: UnsafeBufferPointer<UInt8>
) -> ExpectedEntry {
  switch entry.kind {
  case .text:
    let value = entry.value.utf8(from: source)
    var format = FormatReader()
    value.withUnsafeBufferPointer { format.read($0) }
    return ExpectedEntry(
      cell: Cell(value.isEmpty ? .empty : .text, equalsKey: value == key),
      taken: format.placeholders
    )
  case .dictionary: return ExpectedEntry()
  case .other: return ExpectedEntry(cell: Cell(.notText))
  }
}

/// Sees that the reader of whole property lists finds the entries that the reader of tables finds.
func judgeTree(_ bytes: [UInt8]) {
  let allowance = Allowance(nanosecondsPerByte: 600, bytesPerByte: 256)
  let tree = measured("the tree", of: bytes.count, within: allowance) {
    try? PropertyList(parsing: bytes)
  }
  var text: [UInt8] = []
  let format = bytes.withUnsafeBufferPointer { try? recognize($0, transcodingInto: &text) }
  require(format != nil || tree == nil, "a tree in no format")
  guard let format else { return }
  (text.isEmpty ? bytes : text).withUnsafeBufferPointer { source in
    var entries: [TableEntry] = []
    var isComplete = false
    if var reader = try? TableReader(source, format) {
      do {
        while let entry = try reader.next() { entries.append(entry) }
        isComplete = reader.truncation == nil || reader.remarks[.unterminatedComment] != nil
      } catch {}
    }
    // Depth is counted in another way there and, in a binary file, what objects share.
    if !isComplete {
      return require(
        format == .binary || tree?.root.entries == nil,
        "a tree where there is no table"
      )
    }
    guard let tree else {
      return require(format != .text || entries.isEmpty, "no tree where there is a table")
    }
    judge(tree.root.entries ?? [], entries, source)
  }
}

private func judge(
  _ nodes: [Node.Entry],
  _ entries: [TableEntry],
  _ source: UnsafeBufferPointer<UInt8>
) {
  require(nodes.count == entries.count, "\(nodes.count) entries in the tree, not \(entries.count)")
  var room = textLimit * source.count
  for (node, entry) in zip(nodes, entries) {
    room -= entry.key.count + entry.value.count
    guard room > 0 else { return }
    let key = entry.key.string(from: source)
    require(key.utf8.elementsEqual(node.key.utf8), "another key in the tree")
    switch entry.kind {
    case .text where node.value.string == nil:
      fail("a text that is none in the tree")
    case .text:
      let value = entry.value.string(from: source)
      require(value.utf8.elementsEqual((node.value.string ?? "").utf8), "another value in the tree")
    case .dictionary: require(node.value.entries != nil, "a dictionary that is none in the tree")
    case .other: require(node.value.string == nil, "a text in the tree that is none")
    }
  }
}
