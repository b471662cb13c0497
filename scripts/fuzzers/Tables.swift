import Languages
import Model
import PropertyLists
import Read

/// Reads a file as a table, as a tree and for quotes, and sees that the answers agree.
func judgeTable(_ bytes: [UInt8], isDict: Bool) {
  let table = measured("the table", of: bytes.count, within: allowance(bytes)) {
    read(bytes, times: 1, isDict: isDict)
  }
  judgeRepetition(of: table, bytes, isDict: isDict)
  judgeNotes(of: table, bytes)
  judgeRules(of: table)
  judgeEntries(of: table, bytes)
  judgeTree(bytes)
  judgeQuotes(of: table, bytes)
}

/// In the text form an entry can be two bytes long, so that what an entry costs counts more.
private func allowance(_ bytes: [UInt8]) -> Allowance {
  let isShort = !bytes.starts(with: Array("bplist".utf8)) && bytes.first != UInt8(ascii: "<")
  return Allowance(nanosecondsPerByte: isShort ? 4_000 : 600, bytesPerByte: 64)
}

/// Reads a file as the files of several localizations.
private func read(_ bytes: [UInt8], times: Int, isDict: Bool) -> Table {
  let files = (0..<times).map {
    TableFile(localization: $0, file: BundlePath("\($0)"), isDict: isDict)
  }
  let request = TableRequest(component: 0, name: "Localizable", files: files)
  return readTables([request], reading: giving(bytes))[0]
}

/// Gives the same contents for any file.
private func giving(_ bytes: [UInt8]) -> FileReading {
  { (_, buffer) throws(UnreadableFile) in
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: bytes)
  }
}

/// The same file in two localizations says the same twice, and what it says alone.
private func judgeRepetition(of table: Table, _ bytes: [UInt8], isDict: Bool) {
  let twice = read(bytes, times: 2, isDict: isDict)
  require(table.keys.count == twice.keys.count, "another number of keys the second time")
  for key in 0..<KeySpace.Index(table.keys.count) {
    require(table.keys.bytes(of: key) == twice.keys.bytes(of: key), "other keys the second time")
  }
  for row in twice.rows {
    require(row.cells == table.rows[0].cells, "other cells the second time")
    require(row.notes == table.rows[0].notes, "other notes the second time")
  }
  require(table.rules == twice.rules, "other rules the second time")
  require(table.keyCells == twice.keyCells, "other arguments of keys the second time")
}

/// Every rule is there once, and cells name none that is not there.
private func judgeRules(of table: Table) {
  require(Set(table.rules).count == table.rules.count, "a rule that is there twice")
  require(
    table.keyCells.isEmpty || table.keyCells.count == table.keys.count,
    "\(table.keyCells.count) cells for \(table.keys.count) keys"
  )
  let named = Set((table.rows[0].cells + table.keyCells).compactMap(\.rule))
  require(named.allSatisfy(table.rules.indices.contains), "a rule that is not there")
}

/// Notes name what is there, and are not more than anyone can keep.
private func judgeNotes(of table: Table, _ bytes: [UInt8]) {
  let row = table.rows[0]
  require(row.cells.count <= table.keys.count, "cells without a key")
  require(row.notes.count <= 4_000, "\(row.notes.count) notes")
  if row.isDamaged { require(table.keys.count == 0, "keys of a file that is damaged") }
  for note in row.notes {
    if let place = note.position { judge(place, bytes) }
    switch note.kind {
    case .damaged(let reason, _), .unreadable(let reason):
      require(!reason.isEmpty, "damage without a reason")
    case .truncated(let reason, let lostKeys):
      require(!reason.isEmpty, "a truncation without a reason")
      require(lostKeys.count <= 20_000, "\(lostKeys.count) lost keys")
    case .duplicate(let key, _, let other):
      require(row.cell(key).isPresent, "a repeated key that is not there")
      if let other { judge(other, bytes) }
    case .remark: break
    }
  }
}

/// A place lies in the file, whatever its encoding.
private func judge(_ place: TextPosition, _ bytes: [UInt8]) {
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  require(place.line >= 1 && place.line <= lines, "line \(place.line) of \(lines)")
  require(place.column >= 1 && place.column <= bytes.count + 1, "column \(place.column)")
}

/// Quotes are there for all that was read, and are short.
private func judgeQuotes(of table: Table, _ bytes: [UInt8]) {
  let keys = (0..<KeySpace.Index(min(table.keys.count, 50)))
  let entries = keys.flatMap { key in
    paths(of: table.rule(of: table.rows[0].cell(key))).map {
      EntryRef(table: 0, row: 0, key: key, path: $0, marked: [0, 1, 2])
    }
  }
  let inventory = Inventory(
    name: "A.app",
    location: "/A.app",
    identity: FileIdentity(
      kind: .folder,
      device: 0,
      inode: 0,
      birthSeconds: 0,
      birthNanoseconds: 0
    ),
    components: [],
    tables: [table]
  )
  let quotes = measured("quotes", of: bytes.count, within: allowance(bytes)) {
    quote(entries, of: inventory, reading: giving(bytes))
  }
  for entry in entries where table.rows[0].cell(entry.key).isPresent {
    guard let quote = quotes[entry] else { fail("no quote of \(table.keys.text(of: entry.key))") }
    require(quote.value.utf8.count <= 200, "a quote of \(quote.value.utf8.count) bytes")
    if let place = quote.position { judge(place, bytes) }
    judge(quote.marks, in: quote.value)
  }
}

/// The ways to the texts of a rule, and to the entry itself.
private func paths(of rule: Rule?) -> [[String]] {
  guard case .plural(let plural) = rule else { return [[]] }
  return [[]]
    + plural.variables.prefix(5).flatMap { variable in
      variable.texts.map { [variable.name, $0.category.rawValue] }
    }
}

/// Marks ascend, do not overlap and lie in the text.
func judge(_ marks: [Range<Int>], in text: String) {
  var end = 0
  for mark in marks {
    require(mark.lowerBound >= end && !mark.isEmpty, "marks that do not ascend")
    end = mark.upperBound
  }
  require(end <= text.utf8.count, "a mark behind the text")
}
