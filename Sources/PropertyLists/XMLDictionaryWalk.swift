/// Walks over the dictionaries of a property list in XML.
struct XMLDictionaryWalk {
  private var scanner: XMLScanner

  /// How many dictionaries are open.
  private var depth = 1

  /// Whether the one that was entered last is an empty tag.
  private var isEmpty: Bool

  /// How many `<plist>` enclose the outermost.
  private let enclosing: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListError) {
    scanner = try XMLScanner(bytes, from: textStart(of: bytes))
    (enclosing, isEmpty) = try scanner.enterDictionary()
  }

  mutating func next() throws(PropertyListError) -> DictionaryWalk.Step? {
    guard depth > 0 else { return nil }
    guard !isEmpty, let key = try scanner.key() else { return try leave() }
    try scanner.skipMisc()
    let start = scanner.at
    guard let (tag, isEmpty) = try scanner.openTag() else {
      throw scanner.missingValue(of: key.raw)
    }
    guard depth < nestingLimit else { throw scanner.nestedTooDeep }
    guard tag == .dict else {
      return .value(key.raw, try value(of: tag, isEmpty: isEmpty, since: start))
    }
    depth += 1
    self.isEmpty = isEmpty
    return .enter(key.raw)
  }

  private mutating func leave() throws(PropertyListError) -> DictionaryWalk.Step? {
    if !isEmpty { try scanner.closeTag(.dict) }
    isEmpty = false
    depth -= 1
    guard depth == 0 else { return .leave }
    try scanner.leave(enclosing)
    return nil
  }

  private mutating func value(
    of tag: XMLTag,
    isEmpty: Bool,
    since start: Int
  ) throws(PropertyListError) -> DictionaryWalk.Value {
    let content = scanner.at
    switch tag {
    case .string, .key:
      return .text(isEmpty ? .empty : try scanner.text(of: tag))
    case .data:
      try scanner.scalar(of: tag, isEmpty: isEmpty)
      return .data(RawData(content, endOfContent(from: content), isBase64: true))
    case .integer, .real:
      try scanner.scalar(of: tag, isEmpty: isEmpty)
      let text = scanner.bytes[content..<endOfContent(from: content)].filter { $0 > 0x20 }
      return .number(Double(String(decoding: text, as: UTF8.self)) ?? 0)
    case .true, .false:
      if !isEmpty { try scanner.closeTag(tag) }
      return .boolean(tag == .true)
    case .plist, .dict, .array, .date:
      _ = try scanner.value(of: tag, isEmpty: isEmpty, since: start, depth: depth)
      return .other
    }
  }

  /// Where the tag begins that ends an element without others in it.
  private func endOfContent(from start: Int) -> Int {
    var end = start
    while end < scanner.at, scanner.bytes[end] != UInt8(ascii: "<") { end += 1 }
    return end
  }
}
