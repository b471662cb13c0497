/// Reads the entries of a table in XML.
struct XMLTable {
  private var scanner: XMLScanner

  /// What the value that was read last holds, if it is no text.
  private(set) var inner = InnerEntries()

  /// How many `<plist>` enclose the dictionary.
  private var enclosing = 0
  private var isDone = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws(PropertyListError) {
    scanner = try XMLScanner(bytes, from: start)
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
  mutating func next(into entry: inout TableEntry) throws(PropertyListError) -> Bool {
    guard !isDone else { return false }
    if try scanner.commonEntry(&entry) { return true }
    inner.removeAll()
    guard let next = try scanner.entry(depth: 1, noting: &inner) else {
      try finish()
      return false
    }
    entry = next
    return true
  }

  private mutating func finish() throws(PropertyListError) {
    isDone = true
    for _ in 0..<enclosing {
      try scanner.skipMisc()
      try scanner.closeTag(.plist)
    }
  }
}
