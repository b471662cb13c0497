import Model
import Resolve

/// Looks for entries of one table that take other arguments than they should.
///
/// Nearly all take what the source's do and are done with after comparing two numbers.
struct ArgumentScan {
  private let judged: JudgedTable
  private(set) var comparer: SignatureComparer
  private(set) var issues: [TableArguments.Issue] = []

  /// By key, the signature that is right without a further look.
  private var expected: [UInt32] = []

  /// By key of those that were looked at.
  private var references: [KeySpace.Index: Reference] = [:]

  /// The keys whose languages can only be compared with each other.
  private var undecided: [KeySpace.Index] = []

  /// Stands in `expected` where nothing is right without a look.
  private static let look = UInt32.max

  private enum Reference {
    case entry(TableArguments.Origin, Cell)
    /// Phrases are compared by name.
    case names([String]?, TableArguments.Origin)
    /// What the languages agree on.
    case undecided
  }

  init(of judged: JudgedTable) {
    self.judged = judged
    comparer = SignatureComparer(of: judged.table, inPhrases: judged.holdsPhrases)
  }

  mutating func run() {
    expect()
    for language in judged.languages { scan(language) }
    for key in undecided.sorted() { settle(key) }
  }

  /// Fills `expected` from the source, else from the keys.
  private mutating func expect() {
    let (table, source) = (judged.table, judged.source)
    expected.reserveCapacity(table.keys.count)
    for key in 0..<KeySpace.Index(table.keys.count) {
      let own = source.isStandIn ? nil : source.cell(of: key)
      let cell = own.flatMap { comparer.isUsable($0) ? $0 : nil } ?? table.keyCell(key)
      expected.append(comparer.isSound(cell) ? cell.signature : ArgumentScan.look)
    }
  }

  /// Looks through the files of a language's own, as far as its users get to see them.
  private mutating func scan(_ language: JudgedLanguage) {
    let own = judged.after.own(language.localization)
    if let row = own.strings, row == language.pick.strings {
      scan(row, of: language.localization, below: language.pick.dict)
    }
    if let row = own.dict, row == language.pick.dict {
      scan(row, of: language.localization, below: nil)
    }
  }

  private mutating func scan(_ row: Int, of language: Int, below dict: Int?) {
    let table = judged.table
    let cells = table.rows[row].cells
    for key in cells.texts(unlike: expected) {
      if let dict, table.rows[dict].cell(key).isPresent { continue }
      look(at: cells[Int(key)], row: row, key: key, of: language)
    }
  }

  /// Compares an entry that differs from what was expected, or leaves that to `settle`.
  private mutating func look(at cell: Cell, row: Int, key: KeySpace.Index, of language: Int) {
    switch reference(of: key) {
    case .entry(let origin, let other):
      compare(cell, row: row, key: key, of: language, with: other, of: origin)
    case .names(let names, let origin):
      let isItself = origin.row == row
      let keyNames = isItself ? comparer.arguments(of: judged.table.keyCell(key)).names : nil
      let found = comparer.outcome(ofPhrase: cell, with: isItself ? keyNames : names)
      add(found, row: row, key: key, of: language, origin: isItself ? .itself : origin)
    case .undecided:
      // Languages that agree with this one need no look.
      if comparer.isSound(cell) { expected[Int(key)] = cell.signature }
    }
  }

  private mutating func compare(
    _ cell: Cell,
    row: Int,
    key: KeySpace.Index,
    of language: Int,
    with other: Cell,
    of origin: TableArguments.Origin
  ) {
    let isItself = origin.row == row
    let found = comparer.outcome(
      of: cell,
      with: isItself ? nil : other,
      key: isItself ? Cell(.text) : judged.table.keyCell(key)
    )
    add(found, row: row, key: key, of: language, origin: isItself ? .itself : origin)
  }

  private mutating func add(
    _ outcome: Int?,
    row: Int,
    key: KeySpace.Index,
    of language: Int,
    origin: TableArguments.Origin
  ) {
    guard let outcome else { return }
    issues.append(.init(language: language, row: row, key: key, origin: origin, outcome: outcome))
  }
}

// What entries are compared with.
extension ArgumentScan {
  /// The source's entry; nil where it is not there, or may be a translation as any other.
  private func sourceEntry(of key: KeySpace.Index) -> (row: Int, cell: Cell)? {
    judged.source.isStandIn ? nil : judged.source.entry(of: key)
  }

  private mutating func reference(of key: KeySpace.Index) -> Reference {
    if let known = references[key] { return known }
    let reference = judged.holdsPhrases ? phrase(of: key) : entry(of: key)
    references[key] = reference
    if case .undecided = reference { undecided.append(key) }
    return reference
  }

  /// The source's entry, else the key where it takes anything or is itself the source text.
  private mutating func entry(of key: KeySpace.Index) -> Reference {
    if let source = sourceEntry(of: key), comparer.isUsable(source.cell) {
      return .entry(.source(row: source.row), source.cell)
    }
    let cell = judged.table.keyCell(key)
    let isText = comparer.arguments(of: cell).isFormat || !judged.source.isIdentifier(key)
    return isText ? .entry(.key, cell) : .undecided
  }

  /// The names of the source's phrase, else of the key, which is the phrase itself; the app's wherever either has it.
  private mutating func phrase(of key: KeySpace.Index) -> Reference {
    let names = comparer.arguments(of: judged.table.keyCell(key)).names
    guard let source = sourceEntry(of: key), source.cell.state == .text else {
      return .names(names, names == nil ? .itself : .key)
    }
    let appName = names?.filter { $0 == PhraseComparison.applicationName } ?? []
    let sourceNames = comparer.arguments(of: source.cell).names ?? []
    return .names(sourceNames + appName, .source(row: source.row))
  }

  /// Compares what the languages say about a key with what most of them take, else the first.
  private mutating func settle(_ key: KeySpace.Index) {
    var entries: [(language: Int, row: Int, cell: Cell)] = []
    for language in judged.languages {
      guard let row = judged.ownRow(of: key, in: language) else { continue }
      let cell = judged.table.rows[row].cell(key)
      if comparer.isUsable(cell) { entries.append((language.localization, row, cell)) }
    }
    guard let first = entries.first else { return }
    let isSame = entries.allSatisfy { $0.cell.signature == first.cell.signature }
    if isSame, comparer.isSound(first.cell) { return }
    let agreement = comparer.agreement(among: entries.map(\.cell))
    let other = entries[agreement.place]
    let origin: TableArguments.Origin =
      agreement.isMajority ? .majority(row: other.row) : .first(row: other.row)
    for entry in entries {
      compare(
        entry.cell,
        row: entry.row,
        key: key,
        of: entry.language,
        with: other.cell,
        of: origin
      )
    }
  }
}

extension JudgedTable {
  /// The file of the language's own in which its users find the key.
  fileprivate func ownRow(of key: KeySpace.Index, in language: JudgedLanguage) -> Int? {
    let own = after.own(language.localization)
    if let dict = language.pick.dict, table.rows[dict].cell(key).isPresent {
      return dict == own.dict ? dict : nil
    }
    guard let strings = own.strings, strings == language.pick.strings,
      table.rows[strings].cell(key).isPresent
    else { return nil }
    return strings
  }
}
