extension TextScanner {
  /// Reads a whole file as a tree.
  mutating func root() throws(PropertyListError) -> Node {
    let start = at
    guard skipSpace() else { return Node(.dictionary([]), at: .bytes(start..<end)) }
    let first = at
    let root = try value(depth: 0)
    if !skipSpace() { return root }
    guard root.string != nil else { throw error("text after the end of the property list") }
    // Pairs without braces around them, as in a `.strings` file.
    at = first
    let entries = try pairs(depth: 0)
    guard !skipSpace() else { throw error(truncationReason()) }
    return Node(.dictionary(entries), at: .bytes(first..<end))
  }

  /// Reads the value that must follow, inside of `depth` others.
  mutating func value(depth: Int) throws(PropertyListError) -> Node {
    guard skipSpace() else { throw error("missing value at the end of the file") }
    guard depth < nestingLimit else { throw error("nested more than \(nestingLimit) levels deep") }
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "{"):
      at += 1
      let entries = try pairs(depth: depth + 1)
      try expect("}", of: "dictionary", since: start)
      return Node(.dictionary(entries), at: .bytes(start..<at))
    case UInt8(ascii: "("):
      at += 1
      let elements = try elements(depth: depth + 1)
      try expect(")", of: "list", since: start)
      return Node(.array(elements), at: .bytes(start..<at))
    case UInt8(ascii: "<"):
      try skipData()
      return Node(.other("data"), at: .bytes(start..<at))
    default:
      guard let raw = string() else { throw unexpected(at: start) }
      return node(raw, since: start)
    }
  }

  private func node(_ raw: RawText, since start: Int) -> Node {
    Node(.string(keepsNodes ? raw.string(from: bytes) : ""), at: .bytes(start..<at))
  }

  /// Reads pairs up to something that cannot begin a key.
  private mutating func pairs(depth: Int) throws(PropertyListError) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    while skipSpace() {
      let start = at
      guard let raw = string() else {
        // Behind a quote without an end a dictionary may close, but a file may not go on.
        if depth == 0 { at = start }
        break
      }
      let key = node(raw, since: start)
      let value = try hasValue(after: raw) ? value(depth: depth) : key
      try finishPair(since: start)
      guard keepsNodes, let text = key.string else { continue }
      entries.append(Node.Entry(key: text, keyPlace: key.place, value: value))
    }
    return entries
  }

  /// Goes past `=`, or says that the pair is a key alone.
  mutating func hasValue(after key: RawText) throws(PropertyListError) -> Bool {
    let keyEnd = at
    guard skipSpace() else { throw missingSemicolon(after: keyEnd, since: key.start, "key") }
    switch bytes[at] {
    case UInt8(ascii: "="):
      at += 1
      return true
    case UInt8(ascii: ";"): return false
    default: throw missingEquals(after: keyEnd, since: key.start)
    }
  }

  /// Goes past the `;` behind a value, which begins at or behind `start`.
  mutating func finishPair(since start: Int) throws(PropertyListError) {
    let valueEnd = at
    guard skipSpace(), bytes[at] == UInt8(ascii: ";") else {
      throw missingSemicolon(after: valueEnd, since: start, "value")
    }
    at += 1
  }

  private mutating func elements(depth: Int) throws(PropertyListError) -> [Node] {
    var elements: [Node] = []
    while skipSpace(), bytes[at] != UInt8(ascii: ")") {
      guard let element = try element(depth: depth) else { break }
      if keepsNodes { elements.append(element) }
      guard skipSpace(), bytes[at] == UInt8(ascii: ",") else { break }
      at += 1
    }
    return elements
  }

  /// Reads an element of a list; nil where it is broken off by the `)` of the list.
  ///
  /// The system forgives that, and drops the element (CFOldStylePList.c, ran).
  private mutating func element(depth: Int) throws(PropertyListError) -> Node? {
    do {
      return try value(depth: depth)
    } catch {
      guard skipSpace(), bytes[at] == UInt8(ascii: ")") else { throw error }
      forgiven += 1
      // Each explanation costs a walk over all of the text before it.
      if forgiven >= 100 { explains = false }
      return nil
    }
  }

  private mutating func expect(
    _ bracket: Unicode.Scalar,
    of what: String,
    since start: Int
  ) throws(PropertyListError) {
    guard skipSpace(), bytes[at] == UInt8(ascii: bracket) else {
      throw missingEnd(Character(bracket), of: what, since: start)
    }
    at += 1
  }

  /// Goes past `<0fbd 77>`: pairs of digits, with white space between them.
  private mutating func skipData() throws(PropertyListError) {
    let start = at
    at += 1
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: ">"):
        at += 1
        return
      case 0x20, 0x09, 0x0A, 0x0D:
        at += 1
      default:
        for _ in 0..<2 {
          guard at < end, hexadecimalDigit(bytes[at]) != nil else { throw malformedData(at: start) }
          at += 1
        }
      }
    }
    throw malformedData(at: start)
  }
}
