import Model
import PropertyLists

/// Writes down what a dictionary of a `.stringsdict` says, without its words, in few bytes.
///
/// Two dictionaries with equal bytes have equal rules, and most of a table say what others said before, so that theirs
/// need not be made. One with more entries of a key than one, or in another order, has bytes of its own.
struct RuleDigest {
  private(set) var bytes: [UInt8] = []

  /// Where they are written first, without the steps that an array takes for each; there only while a value is read.
  private var space = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// How many were written, or would have been with more space.
  private var count = 0

  /// The entries of the dictionaries being read, those of an inner one behind those of the outer.
  private var entries: [TableEntry] = []

  /// How long the bytes are of what is worth remembering; more would not lie on the stack.
  static let limit = 1_024

  /// Reads the value of an entry, and spends what reading its rule would.
  ///
  /// False where only making the rule can tell what it is: it cannot be read, it is unusually long, or a key or a
  /// specifier is spelled in an unusual way.
  mutating func read(
    _ entry: TableEntry,
    of table: DictionaryReader,
    spending allowance: inout RuleAllowance
  ) -> Bool {
    entries.removeAll(keepingCapacity: true)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.limit) { space in
      self.space = space
      defer { self.space = UnsafeMutableBufferPointer(start: nil, count: 0) }
      count = 0
      append(table.firstWins ? 1 : 0)
      do throws(RuleError) {
        try allowance.beginValue(entry, of: table)
        try rule(of: entry, in: table, depth: 0, &allowance)
      } catch {
        return false
      }
      guard count <= space.count else { return false }
      bytes.removeAll(keepingCapacity: true)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: space[..<count]))
      return true
    }
  }

  private mutating func rule(
    of entry: TableEntry,
    in table: DictionaryReader,
    depth: Int,
    _ allowance: inout RuleAllowance
  ) throws(RuleError) {
    guard depth < RuleReader.depthLimit else { throw .tooLarge }
    let first = entries.count
    let reader = try allowance.read(entry, of: table, into: &entries)
    // Those of inner dictionaries come behind, and stay there up to the next value.
    let isPlural = entries[first...].contains { $0.isNamed(RuleName.format, in: reader.bytes) }
    append(isPlural ? 1 : 0)
    for index in first..<entries.count {
      let part = entries[index]
      let name = try append(part, in: reader.bytes)
      switch part.kind {
      case .text:
        if name == .format { try append(text: part.value, in: reader.bytes) }
      case .dictionary:
        let isVariation = name == .width || name == .device
        if isVariation == isPlural { continue }
        if isPlural {
          try variable(part, of: reader, &allowance)
        } else if isVariation {
          try variants(of: part, in: reader, depth: depth, &allowance)
        }
      case .other: break
      }
    }
    append(0)
  }

  private mutating func variants(
    of entry: TableEntry,
    in table: DictionaryReader,
    depth: Int,
    _ allowance: inout RuleAllowance
  ) throws(RuleError) {
    let first = entries.count
    let reader = try allowance.read(entry, of: table, into: &entries)
    for index in first..<entries.count {
      let part = entries[index]
      try append(part, in: reader.bytes)
      try allowance.spendName(part.key)
      switch part.kind {
      case .text: try append(text: part.value, in: reader.bytes)
      case .dictionary: try rule(of: part, in: reader, depth: depth + 1, &allowance)
      case .other: break
      }
    }
    append(0)
  }

  private mutating func variable(
    _ entry: TableEntry,
    of table: DictionaryReader,
    _ allowance: inout RuleAllowance
  ) throws(RuleError) {
    try allowance.spendName(entry.key)
    let first = entries.count
    let reader = try allowance.read(entry, of: table, into: &entries)
    for index in first..<entries.count {
      let part = entries[index]
      let name = try append(part, in: reader.bytes)
      switch name {
      case .format, .width, .device, nil: try allowance.spendName(part.key)
      case _ where !part.isText: break
      case .ruleType:
        append(part.value.equals(RuleName.pluralRule, in: reader.bytes) ? 1 : 0)
      case .valueType: append(part.value, in: reader.bytes)
      case .one, .other, .few, .many, .two, .zero: try append(text: part.value, in: reader.bytes)
      }
    }
    append(0)
  }
}

extension RuleDigest {
  /// Appends the key of an entry, which gives its name where it has one, and the kind of its value.
  @discardableResult
  private mutating func append(
    _ entry: TableEntry,
    in source: UnsafeBufferPointer<UInt8>
  ) throws(RuleError) -> RuleName.Place? {
    guard case .plain = entry.key.form else { throw .tooLarge }
    let place = RuleName.place(of: entry.key, in: source)
    // A 0 would end the dictionary.
    append((1 + entry.kind.rawValue) << 4 | (place?.rawValue ?? 15))
    if place == nil { append(entry.key, in: source) }
    return place
  }

  private mutating func append(_ raw: RawText, in source: UnsafeBufferPointer<UInt8>) {
    append(raw.form.rawValue)
    append(number: raw.end - raw.start)
    for byte in source[raw.start..<raw.end] { append(byte) }
  }

  private mutating func append(number: Int) {
    var rest = UInt64(number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count < space.count { space[count] = byte }
    count &+= 1
  }
}
