import Model
import PropertyLists

/// Reads what entries say into cells, one file after the other, with buffers that are used again.
struct CellReader {
  /// What one entry says.
  struct Reading {
    var cell: Cell

    /// What equal texts share, never 0; 0 for what is no text, and where it was not asked for.
    var valueHash: UInt32 = 0
  }

  /// Whether `Reading.valueHash` is wanted.
  let comparesValues: Bool

  /// Whether texts are phrases of App Shortcuts, in which `${name}` means something and `%` does not (tables.md 6).
  var holdsPhrases = false

  /// What the file being read is, and what may still be spent on it.
  private var file = File()

  /// The UTF-8 of a text that is spelled in another way.
  private var text: [UInt8] = []
  private var format = FormatReader()
  private var rules = RuleReader()
  private var digest = RuleDigest()

  init(comparesValues: Bool) { self.comparesValues = comparesValues }

  private struct File {
    var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var format = PropertyList.Format.text
    var isDict = false

    /// How many more bytes of texts are read without remembering what they said.
    ///
    /// Only texts that keys share, or that overlap in a forged file, are longer together than the file.
    var room = 0

    /// How many more bytes new rules may take, so that no file makes them many times its own size.
    var ruleRoom = 0

    /// What values said that more than one key may have.
    var known: [SharedValue: Reading] = [:]
  }

  private struct SharedValue: Hashable {
    var value: RawText
    var equalsKey: Bool
  }

  /// Begins with a file whose contents stay where they are until the next file.
  mutating func begin(
    _ source: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format,
    isDict: Bool
  ) {
    begin(withTextsOf: source.count)
    file.source = source
    file.format = format
    file.isDict = isDict
  }

  /// Begins with texts from anywhere, of so many bytes together.
  mutating func begin(withTextsOf count: Int) {
    file = File()
    file.room = 4 * count
    file.ruleRoom = 8 * count + 1 << 16
    rules.begin(fileSize: count)
  }

  /// Reads an entry of the file that is no text, which `table` gave.
  mutating func read(
    _ entry: TableEntry,
    of table: DictionaryReader,
    _ set: inout RuleSet
  ) throws(PropertyListError) -> Reading {
    switch entry.kind {
    case .dictionary where file.isDict:
      // Only in a binary file do keys share a value, and one that does so much is forged.
      guard file.format == .binary, rules.allowance.isUnusual else {
        return Reading(cell: try dictionary(entry, of: table, &set))
      }
      let value = SharedValue(value: entry.value, equalsKey: false)
      if let known = file.known[value] { return known }
      let reading = Reading(cell: try dictionary(entry, of: table, &set))
      file.known[value] = reading
      return reading
    case .text, .dictionary, .other: return Reading(cell: Cell(.notText))
    }
  }

  /// Reads an entry of the file that is a text.
  mutating func read(
    text entry: TableEntry,
    _ set: inout RuleSet
  ) throws(PropertyListError) -> Reading {
    guard !entry.value.saysNothing(in: file.source) else {
      let cell = Cell(.empty, equalsKey: entry.key.isEmpty(in: file.source))
      let hash = comparesValues ? valueHash(of: UnsafeBufferPointer(start: nil, count: 0)) : 0
      return Reading(cell: cell, valueHash: hash)
    }
    let equalsKey =
      entry.value.mayEqual(entry.key) && entry.value.isEqual(to: entry.key, in: file.source)
    // Most texts are of no more interest, which in text and XML is known before they are looked at.
    if !entry.mayHoldPercent, !holdsPhrases, !comparesValues {
      return Reading(cell: Cell(.text, equalsKey: equalsKey))
    }
    file.room -= entry.value.end - entry.value.start
    guard file.room < 0 else { return try read(entry.value, equalsKey: equalsKey, &set) }
    let value = SharedValue(value: entry.value, equalsKey: equalsKey)
    if let known = file.known[value] { return known }
    let reading = try read(entry.value, equalsKey: equalsKey, &set)
    file.known[value] = reading
    return reading
  }

  private mutating func read(
    _ value: RawText,
    equalsKey: Bool,
    _ set: inout RuleSet
  ) throws(PropertyListError) -> Reading {
    var reading = Reading(cell: Cell(.text, equalsKey: equalsKey))
    if let taking = value.from(first: UInt8(ascii: holdsPhrases ? "$" : "%"), in: file.source) {
      reading.cell = try withUTF8(of: taking) { (reader, bytes) throws(PropertyListError) in
        try reader.cell(of: bytes, equalsKey: equalsKey, &set)
      }
    }
    if comparesValues {
      reading.valueHash = try withUTF8(of: value) { (_, bytes) throws(PropertyListError) in
        Read.valueHash(of: bytes)
      }
    }
    return reading
  }

  private mutating func withUTF8<Result>(
    of value: RawText,
    _ body: (inout CellReader, UnsafeBufferPointer<UInt8>) throws(PropertyListError) -> Result
  ) throws(PropertyListError) -> Result {
    if case .plain = value.form {
      return try body(&self, UnsafeBufferPointer(rebasing: file.source[value.start..<value.end]))
    }
    // Taken out while it is read, so that the rest of the reader can change meanwhile.
    var buffer: [UInt8] = []
    swap(&buffer, &text)
    defer { swap(&buffer, &text) }
    buffer.removeAll(keepingCapacity: true)
    value.append(from: file.source, to: &buffer)
    return try buffer.withUnsafeBufferPointer { (bytes) throws(PropertyListError) in
      try body(&self, bytes)
    }
  }

  /// What a text in UTF-8 that is not empty takes.
  mutating func cell(
    of text: UnsafeBufferPointer<UInt8>,
    equalsKey: Bool = false,
    _ set: inout RuleSet
  ) throws(PropertyListError) -> Cell {
    if holdsPhrases {
      let names = phraseNames(in: text)
      guard !names.isEmpty else { return Cell(.text, equalsKey: equalsKey) }
      return Cell(.text, equalsKey: equalsKey, rule: try number(of: .phrase(names), in: &set))
    }
    format.read(text)
    if let cell = Cell(.text, equalsKey: equalsKey, taking: format.placeholders) { return cell }
    let rule = try number(of: .text(format.placeholders), in: &set)
    return Cell(.text, equalsKey: equalsKey, rule: rule)
  }

  private mutating func dictionary(
    _ entry: TableEntry,
    of table: DictionaryReader,
    _ set: inout RuleSet
  ) throws(PropertyListError) -> Cell {
    let allowance = rules.allowance
    let isDigested = digest.read(entry, of: table, spending: &rules.allowance)
    if isDigested, let cell = set.cell(of: digest) { return cell }
    rules.allowance = allowance
    let (rule, isEmpty) = rules.rule(of: entry, in: table)
    let cell = Cell(isEmpty ? .empty : .text, rule: try number(of: rule, in: &set))
    if isDigested { set.remember(cell, of: digest) }
    return cell
  }

  private mutating func number(
    of rule: Rule,
    in set: inout RuleSet
  ) throws(PropertyListError) -> Int {
    let known = set.rules.count
    let number = set.insert(rule)
    if set.rules.count > known { file.ruleRoom -= rule.size }
    guard let number, file.ruleRoom >= 0 else {
      throw PropertyListError("more kinds of placeholders and plurals than lprune can compare")
    }
    return number
  }
}
