import Model

/// Compares cells of one table by what they take, each pair of signatures once.
struct SignatureComparer {
  private let table: Table
  private let inPhrases: Bool

  /// Those that are not empty.
  private(set) var outcomes: [[ArgumentDifference]] = []
  private var numbers: [Pair: Int?] = [:]

  /// What was asked last, since neighbours mostly take the same.
  private var last: (pair: Pair, number: Int?)?
  private var entries: [UInt32: EntryReadings] = [:]

  /// Entries with more uses than anyone writes are read again each time, so that a forged file cannot fill the memory.
  private static let memoryLimit = 200

  private struct Pair: Hashable {
    var own: UInt32
    /// Nil where the entry is only compared with itself.
    var other: UInt32?
    var key: UInt32
  }

  init(of table: Table, inPhrases: Bool) {
    self.table = table
    self.inPhrases = inPhrases
  }

  mutating func arguments(of cell: Cell) -> EntryArguments { readings(of: cell).literal }

  private mutating func readings(of cell: Cell) -> EntryReadings {
    if let known = entries[cell.signature] { return known }
    let readings = EntryReadings(of: cell, in: table)
    if readings.literal.uses.count <= SignatureComparer.memoryLimit {
      entries[cell.signature] = readings
    }
    return readings
  }

  /// Whether it is a text, or a dictionary that the system can use.
  mutating func isUsable(_ cell: Cell) -> Bool {
    cell.state == .text && (cell.rule == nil || !arguments(of: cell).isMalformed)
  }

  /// Whether nothing is wrong with it whatever the app supplies.
  mutating func isSound(_ cell: Cell) -> Bool {
    if inPhrases { return false }
    return cell.isPlain || outcome(of: cell, with: nil) == nil
  }

  /// The number of the outcome; nil where nothing is wrong with the cell.
  mutating func outcome(of cell: Cell, with other: Cell?, key: Cell = Cell(.text)) -> Int? {
    let pair = Pair(own: cell.signature, other: other?.signature, key: key.signature)
    if let last, last.pair == pair { return last.number }
    if let known = numbers[pair] {
      last = (pair, known)
      return known
    }
    let reference = other.map { other in
      ArgumentReference(readings(of: other), key: key.isPlain ? nil : readings(of: key).meant)
    }
    let number = number(of: ArgumentComparison(of: readings(of: cell), with: reference).worst)
    numbers[pair] = .some(number)
    return number
  }

  /// The same for a phrase, beside one with these names.
  mutating func outcome(ofPhrase cell: Cell, with names: [String]?) -> Int? {
    let own = arguments(of: cell).names
    // Without anything to compare with, it may be no phrase at all.
    if own == nil, names == nil { return nil }
    return number(of: PhraseComparison.worst(of: own ?? [], with: names))
  }

  /// The first of those that take what most of the cells take, or, where none has over half, what no other beats.
  ///
  /// Nobody writes a placeholder for nothing, so that of two as many the one with arguments counts.
  mutating func agreement(among cells: [Cell]) -> (place: Int, isMajority: Bool) {
    var counts: [[ArgumentClass]: (first: Int, count: Int)] = [:]
    for (place, cell) in cells.enumerated() {
      let arguments = readings(of: cell).meant
      counts[arguments.isFormat ? arguments.classes : [], default: (place, 0)].count += 1
    }
    let best = counts.max { one, other in
      let (a, b) = (one.value, other.value)
      return (a.count, one.key.isEmpty ? 0 : 1, b.first) < (
        b.count, other.key.isEmpty ? 0 : 1, a.first
      )
    }?.value
    return (best?.first ?? 0, (best?.count ?? 0) * 2 > cells.count)
  }

  private mutating func number(of outcome: [ArgumentDifference]) -> Int? {
    if outcome.isEmpty { return nil }
    outcomes.append(outcome)
    return outcomes.count - 1
  }
}
