#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import PropertyLists

/// The entries of one dictionary that count (tables.md 3.3), in any order.
struct RuleDictionary {
  let entries: [TableEntry]

  /// What gave the entries, which reads the dictionaries among them.
  let reader: DictionaryReader

  var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  /// Reads the value of an entry, which is a dictionary, and spends what is read.
  init(
    _ entry: TableEntry,
    of outer: DictionaryReader,
    spending allowance: inout RuleAllowance
  ) throws(RuleError) {
    var entries: [TableEntry] = []
    reader = try allowance.read(entry, of: outer, into: &entries)
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

extension TableEntry {
  /// Whether the value is a text; quicker than `==`, which another module does not see through.
  @inline(__always)
  var isText: Bool { if case .text = kind { true } else { false } }

  /// Whether it has exactly this key, which is ASCII.
  func isNamed(_ name: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    key.equals(name, in: bytes)
  }
}

extension RawText {
  /// Whether the text is this one, which is ASCII.
  func equals(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (count, length) = (text.utf8CodeUnitCount, end - start)
    guard length >= count else { return false }
    if case .plain = form {
      guard length == count, let base = bytes.baseAddress else { return false }
      return memcmp(base + start, text.utf8Start, count) == 0
    }
    // No spelling of a character takes more than a dozen bytes, as `&#x00000041;` does.
    guard length <= 16 * count else { return false }
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
