import Model

/// Compares cells of one table by what they take, each pair of signatures once.
struct SignatureComparer {
  private let table: Table
  private let inPhrases: Bool

  /// Those that are not empty.
  private(set) var outcomes: [[ArgumentDifference]] = []
  private var numbers: [Pair: Int?] = [:]
  private var entries: [UInt32: EntryArguments] = [:]

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

  mutating func arguments(of cell: Cell) -> EntryArguments {
    if let known = entries[cell.signature] { return known }
    let arguments = EntryArguments(of: cell, in: table)
    if arguments.uses.count <= SignatureComparer.memoryLimit {
      entries[cell.signature] = arguments
    }
    return arguments
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
    if let known = numbers[pair] { return known }
    let reference = other.map { other in
      ArgumentReference(arguments(of: other), key: key.isPlain ? nil : arguments(of: key))
    }
    let number = number(of: ArgumentComparison(of: arguments(of: cell), with: reference).worst)
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
  mutating func agreement(among cells: [Cell]) -> (place: Int, isMajority: Bool) {
    var counts: [[ArgumentClass]: (first: Int, count: Int)] = [:]
    for (place, cell) in cells.enumerated() {
      let arguments = arguments(of: cell)
      counts[arguments.isFormat ? arguments.classes : [], default: (place, 0)].count += 1
    }
    let best = counts.values.max { ($0.count, $1.first) < ($1.count, $0.first) }
    return (best?.first ?? 0, (best?.count ?? 0) * 2 > cells.count)
  }

  private mutating func number(of outcome: [ArgumentDifference]) -> Int? {
    if outcome.isEmpty { return nil }
    outcomes.append(outcome)
    return outcomes.count - 1
  }
}
