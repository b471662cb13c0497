import Model

/// The rules of a table, each once.
struct RuleSet {
  private(set) var rules: [Rule] = []

  /// By rule, its place in `rules`.
  private var numbers: [Rule: Int] = [:]

  /// The number that was given last.
  private var last = 0

  /// What entries said that were read before, and their cells; a digest that is not remembered costs time alone.
  private var digests = KeyIndex()
  private var cells: [Cell] = []
  private var lastDigest: KeySpace.Index = 0

  /// How long all digests together may be.
  private static let digestLimit = 4 << 20

  /// The cell of an entry that says the same as one before; nil where none is remembered.
  mutating func cell(of digest: RuleDigest) -> Cell? {
    let number = digest.bytes.withUnsafeBufferPointer { digests.find($0, guess: lastDigest) }
    guard let number else { return nil }
    lastDigest = number
    return cells[Int(number)]
  }

  /// Remembers the cell of a digest that is new.
  mutating func remember(_ cell: Cell, of digest: RuleDigest) {
    guard digests.byteCount < Self.digestLimit else { return }
    let number = digest.bytes.withUnsafeBufferPointer { digests.insert($0, guess: .max) }
    guard let number, Int(number) == cells.count else { return }
    lastDigest = number
    cells.append(cell)
  }

  /// The number of a rule, which may be new; nil where the table has as many as cells can name.
  mutating func insert(_ rule: Rule) -> Int? {
    // Entries next to each other are mostly alike.
    if last < rules.count, rules[last] == rule { return last }
    if let number = numbers[rule] {
      last = number
      return number
    }
    let number = rules.count
    last = number
    guard number < Cell.ruleLimit else { return nil }
    rules.append(rule)
    numbers[rule] = number
    return number
  }

  /// Forgets all rules but the first `count`.
  mutating func removeRules(from count: Int) {
    for rule in rules[count...] { numbers[rule] = nil }
    rules.removeSubrange(count...)
    let kept = cells.prefix { $0.rule ?? 0 < count }.count
    digests.removeKeys(from: kept)
    cells.removeSubrange(kept...)
  }
}

extension Rule {
  /// About how many bytes of memory the rule takes.
  var size: Int {
    switch self {
    case .text(let placeholders): 64 + placeholders.size
    case .plural(let plural):
      64 + plural.format.size + plural.variables.reduce(0) { $0 + $1.size }
    case .variants(_, let variants):
      64 + variants.reduce(0) { $0 + 32 + $1.name.utf8.count + $1.rule.size }
    case .phrase(let names): 64 + names.reduce(0) { $0 + 32 + $1.utf8.count }
    case .malformed(let reason): 64 + reason.utf8.count
    }
  }
}

extension Placeholders {
  fileprivate var size: Int { classes.count + doubtful.count * MemoryLayout<Int>.stride }
}

extension Rule.Text {
  fileprivate var size: Int {
    64 + placeholders.size + references.reduce(0) { $0 + 40 + $1.name.utf8.count }
  }
}

extension Rule.Variable {
  fileprivate var size: Int {
    128 + name.utf8.count + (valueType?.utf8.count ?? 0)
      + texts.reduce(0) { $0 + $1.text.size }
      + unknownKeys.reduce(0) { $0 + 32 + $1.utf8.count }
  }
}
