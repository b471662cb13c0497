/// Reads the entries of a table in a binary property list.
struct BinaryTable {
  let objects: BinaryObjects
  let dictionary: BinaryObjects.Header
  private var index = 0
  private var texts: BinaryTexts
  private var walk: BinaryWalk

  /// How many more bytes of keys there may be; keys that do not overlap take fewer than the file has.
  private var budget: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListError) {
    objects = try BinaryObjects(bytes)
    dictionary = try objects.header(of: objects.top)
    guard dictionary.kind == BinaryObjects.dictionary else {
      throw PropertyListError(.noDictionary)
    }
    walk = BinaryWalk(objects)
    texts = BinaryTexts(objects)
    budget = bytes.count
  }

  /// The next entry whose key is a string: nobody can ask for one with another key, which harms nothing else (ran).
  mutating func next() throws(PropertyListError) -> TableEntry? {
    while index < dictionary.length {
      if let entry = try entry() { return entry }
    }
    return nil
  }

  private mutating func entry() throws(PropertyListError) -> TableEntry? {
    let keyObject = try objects.reference(index, of: dictionary)
    let object = try objects.reference(dictionary.length + index, of: dictionary)
    let number = index
    index += 1
    let keyHeader = try objects.header(of: keyObject)
    guard !keyHeader.isCollection else { throw .keyIsCollection }
    let header = try objects.header(of: object)
    guard keyHeader.isString else {
      try walk.check(object, header, depth: 1)
      return nil
    }
    let key = objects.text(keyHeader)
    budget -= key.count
    guard budget >= 0 else { throw .overlap }
    guard !header.isString else {
      let value = object == keyObject ? key : try texts.text(of: object, header)
      return TableEntry(key: key, value: value, kind: .text, offset: number)
    }
    try walk.check(object, header, depth: 1)
    let place = objects.offset(of: object)
    return TableEntry(
      key: key,
      value: RawText(place, place, .plain),
      kind: header.kind == BinaryObjects.dictionary ? .dictionary : .other,
      offset: number
    )
  }
}

extension BinaryTable {
  /// The object that is the value of an entry of this table.
  func value(of entry: TableEntry) -> Int? {
    try? objects.reference(dictionary.length + entry.offset, of: dictionary)
  }
}

/// Goes through the objects below a value, each once, to see that the system can read them.
private struct BinaryWalk {
  private enum State: UInt8 { case new, open, done }

  private let objects: BinaryObjects

  /// Empty until the first collection is met, which most tables do not have.
  private var states: [State] = []

  /// How many more references there may be.
  private var budget: Int

  init(_ objects: BinaryObjects) {
    self.objects = objects
    budget = objects.bytes.count
  }

  mutating func check(
    _ object: Int,
    _ header: BinaryObjects.Header,
    depth: Int
  ) throws(PropertyListError) {
    guard header.isCollection else { return }
    if states.isEmpty {
      states = Array(repeating: .new, count: objects.count)
      states[objects.top] = .open
    }
    guard states[object] != .open else { throw .cycle }
    guard states[object] == .new else { return }
    guard depth < nestingLimit else {
      throw PropertyListError("nested more than \(nestingLimit) levels deep")
    }
    states[object] = .open
    let isDictionary = header.kind == BinaryObjects.dictionary
    let count = isDictionary ? 2 * header.length : header.length
    budget -= count
    guard budget >= 0 else { throw .overlap }
    for index in 0..<count {
      let child = try objects.reference(index, of: header)
      let childHeader = try objects.header(of: child)
      if isDictionary, index < header.length, childHeader.isCollection { throw .keyIsCollection }
      try check(child, childHeader, depth: depth + 1)
    }
    states[object] = .done
  }
}
