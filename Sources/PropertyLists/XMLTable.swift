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
    let isEmpty: Bool
    (enclosing, isEmpty) = try scanner.enterDictionary()
    if isEmpty { try finish() }
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
    try scanner.leave(enclosing)
  }
}

extension XMLScanner {
  /// Goes past the start tag of the outermost dictionary; how many `<plist>` enclose it, and whether it is an empty tag.
  mutating func enterDictionary() throws(PropertyListError) -> (enclosing: Int, isEmpty: Bool) {
    var enclosing = 0
    while true {
      try skipMisc()
      let start = at
      guard let (tag, isEmpty) = try openTag(), tag != .plist || !isEmpty else {
        throw error("an empty <plist>")
      }
      switch tag {
      case .plist where enclosing < nestingLimit:
        enclosing += 1
      case .dict:
        return (enclosing, isEmpty)
      default:
        throw PropertyListError(.noDictionary, at: start, of: bytes)
      }
    }
  }

  /// Goes past the end tags of the `<plist>` around the outermost dictionary.
  mutating func leave(_ enclosing: Int) throws(PropertyListError) {
    for _ in 0..<enclosing {
      try skipMisc()
      try closeTag(.plist)
    }
  }
}
