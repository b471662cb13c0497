/// Reads the entries of a table in XML.
struct XMLTable {
  private(set) var scanner: XMLScanner

  /// How many `<plist>` enclose the dictionary.
  private var enclosing = 0
  private var isDone = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListError) {
    scanner = try XMLScanner(bytes)
    scanner.keepsNodes = false
    while true {
      try scanner.skipMisc()
      let start = scanner.at
      guard let (tag, isEmpty) = try scanner.openTag(), tag != .plist || !isEmpty else {
        throw scanner.error("an empty <plist>")
      }
      switch tag {
      case .plist where enclosing < nestingLimit:
        enclosing += 1
      case .dict:
        if isEmpty { try finish() }
        return
      default:
        throw PropertyListError(.noDictionary, at: start, of: bytes)
      }
    }
  }

  @inline(__always)
  mutating func next() throws(PropertyListError) -> TableEntry? {
    guard !isDone else { return nil }
    try scanner.skipMisc()
    let offset = scanner.at
    if let pair = scanner.commonPair() {
      return TableEntry(key: pair.key, value: pair.value, kind: .text, offset: offset)
    }
    return try uncommonEntry()
  }

  /// Reads the next entry in any spelling, or the end of the table.
  private mutating func uncommonEntry() throws(PropertyListError) -> TableEntry? {
    guard let key = try scanner.key() else {
      try scanner.closeTag(.dict)
      try finish()
      return nil
    }
    try scanner.skipMisc()
    let start = scanner.at
    guard let (tag, isEmpty) = try scanner.openTag() else {
      throw scanner.missingValue(of: key.raw)
    }
    var entry = TableEntry(key: key.raw, value: .empty, kind: .text, offset: key.start)
    if tag == .string || tag == .key {
      if !isEmpty { entry.value = try scanner.text(of: tag) }
    } else {
      let node = try scanner.value(of: tag, isEmpty: isEmpty, since: start, depth: 1)
      entry.value = RawText(start, scanner.at, .plain)
      switch node.value {
      case .dictionary: entry.kind = .dictionary
      case .string: entry.kind = .text
      case .array, .boolean, .number, .other: entry.kind = .other
      }
    }
    return entry
  }

  private mutating func finish() throws(PropertyListError) {
    isDone = true
    for _ in 0..<enclosing {
      try scanner.skipMisc()
      try scanner.closeTag(.plist)
    }
  }
}
