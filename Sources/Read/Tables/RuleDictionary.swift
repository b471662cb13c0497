import PropertyLists

/// The entries of one dictionary that count (tables.md 3.3), in any order.
struct RuleDictionary {
  let entries: [TableEntry]

  /// What gave the entries, which reads the dictionaries among them.
  let reader: TableReader

  var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  /// Reads the value of an entry, which is a dictionary, and spends what is read.
  init(
    _ entry: TableEntry,
    of table: TableReader,
    spending allowance: inout RuleAllowance
  ) throws(RuleError) {
    var entries: [TableEntry] = []
    do throws(PropertyListError) {
      var reader = try TableReader(entry, of: table)
      while let entry = try reader.next() {
        let texts = entry.kind == .text ? entry.value.count : 0
        guard allowance.spend(1 + texts) else { break }
        entries.append(entry)
      }
      self.reader = reader
    } catch {
      throw .unreadable(error)
    }
    try allowance.check()
    self.entries = entries.distinct(in: reader.bytes, firstWins: reader.firstWins)
  }

  func entry(named name: StaticString) -> TableEntry? {
    entries.first { $0.isNamed(name, in: bytes) }
  }
}

/// Why a rule dictionary is not read.
enum RuleError: Error {
  case unreadable(PropertyListError)
  case tooLarge
}

/// How many entries and bytes of text the dictionaries of a file, and one value, may still have.
///
/// Dictionaries of a good file take fewer than a multiple of its size; those that share their parts in a forged one may
/// go on without end.
struct RuleAllowance {
  private var inFile: Int
  private var inValue = 0

  /// How many a value may have.
  static let valueLimit = 1 << 18

  init(fileSize: Int) { inFile = 4 * fileSize }

  mutating func beginValue() { inValue = Self.valueLimit }

  /// Whether there is still room.
  mutating func spend(_ amount: Int) -> Bool {
    inFile -= amount
    inValue -= amount
    return inFile >= 0 && inValue >= 0
  }

  func check() throws(RuleError) {
    guard inFile >= 0 else {
      throw .unreadable(PropertyListError("objects of the binary property list overlap"))
    }
    guard inValue >= 0 else { throw .tooLarge }
  }
}

extension TableEntry {
  /// Whether it has exactly this key, which is ASCII.
  func isNamed(_ name: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    key.equals(name, in: bytes)
  }
}

extension RawText {
  /// Whether the text is this one, which is ASCII.
  func equals(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = text.utf8CodeUnitCount
    guard self.count >= count else { return false }
    if case .plain = form {
      guard self.count == count else { return false }
      for index in 0..<count where bytes[start + index] != text.utf8Start[index] { return false }
      return true
    }
    // No spelling of a character takes more than a dozen bytes, as `&#x00000041;` does.
    guard self.count <= 16 * count else { return false }
    return utf8(from: bytes).elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: count)
    )
  }
}

extension [TableEntry] {
  /// Of entries with the same key the one that counts.
  fileprivate func distinct(
    in bytes: UnsafeBufferPointer<UInt8>,
    firstWins: Bool
  ) -> [TableEntry] {
    // Few are compared with each other sooner than sorted.
    if count <= 16 {
      let isDistinct = indices.allSatisfy { index in
        !self[..<index].contains { $0.key.isEqual(to: self[index].key, in: bytes) }
      }
      if isDistinct { return self }
    }
    var places: [[UInt8]: Int] = [:]
    for (index, entry) in enumerated() {
      let key = entry.key.utf8(from: bytes)
      if !firstWins || places[key] == nil { places[key] = index }
    }
    return places.values.sorted().map { self[$0] }
  }
}
