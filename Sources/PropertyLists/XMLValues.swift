extension XMLScanner {
  /// Reads the first element as a tree.
  mutating func root() throws(PropertyListError) -> Node {
    guard let root = try value(depth: 0) else { throw error("an end tag without its start tag") }
    return root
  }

  /// Reads the next element, inside of `depth` others; nil, without going on, before an end tag.
  mutating func value(depth: Int) throws(PropertyListError) -> Node? {
    try skipMisc()
    let start = at
    guard let (tag, isEmpty) = try openTag() else { return nil }
    return try value(of: tag, isEmpty: isEmpty, since: start, depth: depth)
  }

  /// Reads what follows a start tag.
  mutating func value(
    of tag: XMLTag,
    isEmpty: Bool,
    since start: Int,
    depth: Int
  ) throws(PropertyListError) -> Node {
    guard depth < nestingLimit else { throw error("nested more than \(nestingLimit) levels deep") }
    let value: Node.Value
    switch tag {
    case .plist:
      guard !isEmpty, let node = try self.value(depth: depth + 1) else {
        throw error("an empty <plist>")
      }
      try skipMisc()
      try closeTag(.plist)
      return node
    case .dict:
      value = .dictionary(isEmpty ? [] : try entries(depth: depth + 1))
    case .array:
      value = .array(isEmpty ? [] : try elements(depth: depth + 1))
    case .string, .key:
      let raw = isEmpty ? .empty : try text(of: tag)
      value = .string(keepsNodes ? raw.string(from: bytes) : "")
    case .true, .false:
      if !isEmpty { try closeTag(tag) }
      value = .boolean(tag == .true)
    case .data, .date, .integer, .real:
      guard !isEmpty else { throw error("an empty <\(tag.name)>") }
      value = try scalar(of: tag)
    }
    return Node(value, at: .bytes(start..<at))
  }

  private mutating func entries(depth: Int) throws(PropertyListError) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    while let key = try key() {
      guard let value = try value(depth: depth) else { throw missingValue(of: key.raw) }
      guard keepsNodes else { continue }
      entries.append(
        Node.Entry(
          key: key.raw.string(from: bytes),
          keyPlace: .bytes(key.start..<key.end),
          value: value
        )
      )
    }
    try closeTag(.dict)
    return entries
  }

  private mutating func elements(depth: Int) throws(PropertyListError) -> [Node] {
    var elements: [Node] = []
    while let element = try value(depth: depth) {
      if keepsNodes { elements.append(element) }
    }
    try closeTag(.array)
    return elements
  }

  /// Reads the next key of a dictionary; nil, without going on, before an end tag.
  mutating func key() throws(PropertyListError) -> (raw: RawText, start: Int, end: Int)? {
    try skipMisc()
    let start = at
    guard let (tag, isEmpty) = try openTag() else { return nil }
    guard tag == .key else {
      throw PropertyListError("<\(tag.name)> without a key before it", at: start, of: bytes)
    }
    return (isEmpty ? .empty : try text(of: .key), start, at)
  }

  func missingValue(of key: RawText) -> PropertyListError {
    error("missing value of the key '\(key.string(from: bytes).prefix(80))'")
  }
}
