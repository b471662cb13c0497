import Model
import Read
import TestSupport

/// Reads files that exist only in the test as one table, one localization each.
func table(
  of contents: [[UInt8]],
  isDict: Bool = false,
  name: BundlePath = "Localizable",
  comparingValues: Bool = false
) -> Table {
  let files = contents.indices.map {
    TableFile(localization: $0, file: BundlePath("\($0)"), isDict: isDict)
  }
  let request = TableRequest(component: 0, name: name, files: files)
  return readTables(
    [request],
    comparingValues: comparingValues,
    reading: reading(contents)
  )[0]
}

/// Reads one text as a table.
func table(_ text: String, isDict: Bool = false) -> Table {
  table(of: [Array(text.utf8)], isDict: isDict)
}

/// Gives files by the number that is their path.
func reading(_ contents: [[UInt8]]) -> FileReading {
  { (path, buffer) throws(UnreadableFile) in
    guard let number = Int(path.description), contents.indices.contains(number) else {
      throw UnreadableFile("no such file")
    }
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: contents[number])
  }
}

extension Table {
  /// The keys that a row holds, in the order of the key space.
  func keys(of row: Int = 0) -> [String] {
    (0..<KeySpace.Index(keys.count)).filter { rows[row].cell($0).isPresent }.map(keys.text(of:))
  }

  /// What a row says about a key.
  func cell(_ key: String, of row: Int = 0) -> Cell? {
    (0..<KeySpace.Index(keys.count)).first { keys.text(of: $0) == key }.map(rows[row].cell)
  }

  /// The notes of a row as text: `3:14 damaged: missing ';' after the value`.
  func notes(of row: Int = 0) -> [String] {
    rows[row].notes.map { note in
      let place = note.position.map { "\($0.line):\($0.column) " } ?? ""
      return place + describe(note.kind)
    }
  }

  private func describe(_ kind: FileNote.Kind) -> String {
    switch kind {
    case .damaged(let reason, _): return "damaged: \(reason)"
    case .truncated(let reason, let lost):
      return "truncated: \(reason)" + (lost.isEmpty ? "" : "; lost \(lost.joined(separator: " "))")
    case .duplicate(let key, let isConflict, let other):
      let place = other.map { ", also \($0.line):\($0.column)" } ?? ""
      return "\(isConflict ? "conflict" : "duplicate"): \(keys.text(of: key))\(place)"
    case .unreadable(let reason): return "unreadable: \(reason)"
    case .remark(let name, let count):
      return "remark: \(name)" + (count == 1 ? "" : " \(count) times")
    }
  }

  /// How many keys are lost with a file that the system cannot read; nil where none can tell, or none are lost.
  func lostKeyCount(of row: Int = 0) -> Int? {
    for note in rows[row].notes {
      if case .damaged(_, let keys) = note.kind { return keys }
    }
    return nil
  }
}

/// The inventory of an artifact that holds one table and nothing else.
func inventory(of table: Table) -> Inventory {
  Inventory(
    name: "A.app",
    location: "/A.app",
    identity: .sample,
    components: [],
    tables: [table]
  )
}
