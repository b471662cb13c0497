import Model
import PropertyLists

/// How many notes of one kind a file gets, so that a forged file cannot fill the memory with them.
let noteLimit = 1_000

/// How many keys behind a truncation are named.
let lostKeyLimit = 20_000

/// The notes of a file from which the system reads nothing.
func notes(of error: PropertyListError, in source: TableSource) -> [FileNote] {
  let remark = error.remark.map { FileNote(.remark($0.rawValue, count: 1)) }
  let damage = FileNote(
    .damaged(reason: error.reason, keys: source.withContents(countKeys)),
    at: error.position.map(TextPosition.init)
  )
  return [damage] + [remark].compactMap(\.self)
}

/// How many distinct keys a forgiving reader finds in a file; nil where none can tell.
private func countKeys(_ contents: UnsafeBufferPointer<UInt8>) -> Int? {
  var keys = KeyIndex()
  var text: [UInt8] = []
  let canTell = recoverKeys(of: contents) { key, bytes in
    text.removeAll(keepingCapacity: true)
    key.append(from: bytes, to: &text)
    // Keys of more than 4 GB, which are the ones that get no number, are in no file that is read.
    _ = text.withUnsafeBufferPointer { keys.insert($0, guess: .max) }
  }
  return canTell ? keys.count : nil
}

/// The notes of a file that was read to its end, in the order of their places.
func notes(
  from reader: TableReader,
  isDict: Bool,
  duplicates: Set<KeySpace.Index>,
  cells: [Cell],
  keys: KeyIndex
) throws(PropertyListError) -> [FileNote] {
  var drafts: [Draft] = []
  if let truncation = reader.truncation {
    let lost = lostKeys(of: reader, cells: cells, keys: keys)
    let kind = FileNote.Kind.truncated(reason: truncation.reason, lostKeys: lost)
    drafts.append(Draft(kind: kind, offset: truncation.offset))
  }
  for (remark, uses) in reader.remarks where !(isDict && remark == .valueNotAString) {
    let kind = FileNote.Kind.remark(remark.rawValue, count: uses.count)
    drafts.append(Draft(kind: kind, offset: uses.first))
  }
  if !duplicates.isEmpty {
    let repetitions = try Repetitions(of: duplicates, in: reader, keys: keys)
    // Values that overlap, as a forged binary property list may have them, can be longer together than the file.
    var room = 4 * reader.bytes.count
    for other in repetitions.losers {
      guard let winner = repetitions.winners[other.key] else { continue }
      let isConflict = !reader.haveEqualValues(winner, other.entry, room: &room)
      drafts.append(
        Draft(
          kind: .duplicate(key: other.key, isConflict: isConflict, other: nil),
          offset: winner.offset,
          other: other.entry.offset
        )
      )
    }
  }
  return finished(drafts, reader)
}

/// A note whose places are still offsets.
private struct Draft {
  var kind: FileNote.Kind
  var offset: Int
  var other: Int?

  /// What decides between two notes at one place.
  var name: String {
    if case .remark(let name, _) = kind { name } else { "" }
  }
}

/// Turns offsets into lines and columns, in one pass over the text.
private func finished(_ drafts: [Draft], _ reader: TableReader) -> [FileNote] {
  var positions: [Int: TextPosition] = [:]
  if reader.format != .binary {
    var counter = PositionCounter(reader.bytes)
    for offset in drafts.flatMap({ [$0.offset, $0.other ?? $0.offset] }).sorted() {
      positions[offset] = TextPosition(counter.position(of: offset))
    }
  }
  return drafts.sorted { a, b in
    (a.offset, a.other ?? -1, a.name) < (b.offset, b.other ?? -1, b.name)
  }.map { draft in
    let position = positions[draft.offset]
    if case .duplicate(let key, let isConflict, _) = draft.kind {
      let other = draft.other.flatMap { positions[$0] }
      return FileNote(.duplicate(key: key, isConflict: isConflict, other: other), at: position)
    }
    return FileNote(draft.kind, at: position)
  }
}

/// The keys behind a truncation that the file does not also hold before it, each once, at most `lostKeyLimit`.
private func lostKeys(of reader: TableReader, cells: [Cell], keys: KeyIndex) -> [String] {
  var seen: Set<[UInt8]> = []
  var lost: [String] = []
  var recovery = reader.recovery
  while lost.count < lostKeyLimit, let raw = recovery?.next() {
    let key = raw.utf8(from: reader.bytes)
    let number = key.withUnsafeBufferPointer { keys.find($0) }.map { Int($0) }
    if let number, number < cells.count, cells[number].isPresent { continue }
    if seen.insert(key).inserted { lost.append(String(decoding: key, as: UTF8.self)) }
  }
  return lost
}

/// Where keys occur that a file holds more than once.
private struct Repetitions {
  /// By key, the entry that counts.
  var winners: [KeySpace.Index: TableEntry] = [:]

  /// The others, at most `noteLimit`.
  var losers: [(key: KeySpace.Index, entry: TableEntry)] = []

  /// Reads the table twice more, which only tables with repeated keys cost.
  init(
    of duplicates: Set<KeySpace.Index>,
    in reader: TableReader,
    keys: KeyIndex
  ) throws(PropertyListError) {
    var text: [UInt8] = []
    func key(_ entry: TableEntry) -> KeySpace.Index? {
      text.removeAll(keepingCapacity: true)
      entry.key.append(from: reader.bytes, to: &text)
      let number = text.withUnsafeBufferPointer { keys.find($0) }
      return number.flatMap { duplicates.contains($0) ? $0 : nil }
    }
    var first = try TableReader(reader.bytes, reader.format)
    while let entry = try first.next() {
      guard let key = key(entry) else { continue }
      if !reader.firstWins || winners[key] == nil { winners[key] = entry }
    }
    var second = try TableReader(reader.bytes, reader.format)
    while losers.count < noteLimit, let entry = try second.next() {
      guard let key = key(entry), winners[key]?.offset != entry.offset else { continue }
      losers.append((key, entry))
    }
  }
}

extension TextPosition {
  init(_ position: SourcePosition) {
    self.init(line: position.line, column: position.column)
  }
}
