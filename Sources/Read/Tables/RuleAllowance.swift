import PropertyLists

/// How many entries and bytes of text the dictionaries of a file, and one value, may still have.
///
/// Dictionaries of a good file take fewer than a multiple of its size; those that share their parts in a forged one may
/// go on without end.
struct RuleAllowance {
  private var inFile: Int

  /// What is left of a file whose dictionaries may from then on be shared, and are remembered.
  private let unusual: Int

  private var inValue = 0

  /// How many a value may have.
  static let valueLimit = 1 << 18

  init(fileSize: Int) {
    unusual = 4 * fileSize
    inFile = unusual + 2 * fileSize
  }

  /// Whether more was spent than a good file does, unless many keys share a dictionary.
  var isUnusual: Bool { inFile < unusual }

  mutating func beginValue(_ entry: TableEntry, of table: DictionaryReader) throws(RuleError) {
    inValue = Self.valueLimit
    // In a binary file the place of a value does not say how large it is.
    guard table.format == .binary || entry.value.count <= Self.valueLimit else { throw .tooLarge }
  }

  /// Whether there is still room.
  mutating func spend(_ amount: Int) -> Bool {
    inFile -= amount
    inValue -= amount
    return inFile >= 0 && inValue >= 0
  }

  /// Spends a key whose name is kept.
  mutating func spendName(_ key: RawText) throws(RuleError) {
    _ = spend(key.count)
    try check()
  }

  func check() throws(RuleError) {
    guard inFile >= 0 else {
      throw .unreadable(PropertyListError("objects of the binary property list overlap"))
    }
    guard inValue >= 0 else { throw .tooLarge }
  }

  /// How long a key may be that costs no more than another; long ones that many dictionaries share are costly to read.
  private static let keyLimit = 256

  /// Appends the entries of a dictionary, each of which costs something, and more with a text.
  mutating func read(
    _ entry: TableEntry,
    of outer: DictionaryReader,
    into entries: inout [TableEntry]
  ) throws(RuleError) -> DictionaryReader {
    let reader: DictionaryReader
    do throws(PropertyListError) {
      reader = try DictionaryReader(entry, of: outer)
      try reader.read(into: &entries) { key, text in
        spend(1 + text + (key > Self.keyLimit ? key : 0))
      }
    } catch {
      throw .unreadable(error)
    }
    try check()
    return reader
  }
}
