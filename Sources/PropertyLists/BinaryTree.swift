/// Builds the tree of a binary property list, whose objects may be shared or, in a forged file, contain each other.
struct BinaryTree {
  private let objects: BinaryObjects

  /// The objects that enclose the one being read.
  private var isOpen: [Bool]

  /// Scalar values that are there already, by object: shared texts are read once.
  private var scalars: [Int: Node.Value] = [:]

  /// How many more nodes and bytes of text there may be; a file without overlaps needs fewer than it has bytes.
  private var budget: Int

  init(_ objects: BinaryObjects) {
    self.objects = objects
    isOpen = Array(repeating: false, count: objects.count)
    budget = 2 * objects.bytes.count
  }

  mutating func root() throws(PropertyListError) -> Node { try node(objects.top, depth: 0) }

  private mutating func node(_ object: Int, depth: Int) throws(PropertyListError) -> Node {
    try spend(1)
    if let value = scalars[object] { return Node(value, at: .object(object)) }
    let header = try objects.header(of: object)
    if header.isCollection { return try collection(header, object, depth: depth) }
    let value = try scalar(header)
    scalars[object] = value
    return Node(value, at: .object(object))
  }

  private mutating func collection(
    _ header: BinaryObjects.Header,
    _ object: Int,
    depth: Int
  ) throws(PropertyListError) -> Node {
    guard !isOpen[object] else { throw .cycle }
    guard depth < nestingLimit else {
      throw PropertyListError("nested more than \(nestingLimit) levels deep")
    }
    isOpen[object] = true
    defer { isOpen[object] = false }
    guard header.kind == BinaryObjects.dictionary else {
      var elements: [Node] = []
      for index in 0..<header.length {
        elements.append(try node(try objects.reference(index, of: header), depth: depth + 1))
      }
      return Node(.array(elements), at: .object(object))
    }
    var entries: [Node.Entry] = []
    for index in 0..<header.length {
      let key = try node(try objects.reference(index, of: header), depth: depth + 1)
      guard let text = key.string else {
        // Nobody can ask for an entry with another key, which harms nothing else (ran).
        guard key.entries == nil, key.elements == nil else { throw .keyIsCollection }
        continue
      }
      let value = try objects.reference(header.length + index, of: header)
      entries.append(
        Node.Entry(key: text, keyPlace: key.place, value: try node(value, depth: depth + 1))
      )
    }
    return Node(.dictionary(entries), at: .object(object))
  }

  private mutating func scalar(_ header: BinaryObjects.Header) throws(PropertyListError)
    -> Node.Value
  {
    switch header.kind {
    case 0:
      let marker = header.length
      return marker == 0 ? .other("null") : .boolean(marker == 9)
    case 1, 2: return .number(isZero: objects.isZero(header))
    case 3: return .other("date")
    case 4: return .other("data")
    case 8: return .other("uid")
    default:
      // The kinds that are left are the two of strings.
      let raw = objects.text(header)
      try spend(raw.count)
      return .string(raw.string(from: objects.bytes))
    }
  }

  private mutating func spend(_ amount: Int) throws(PropertyListError) {
    budget -= amount
    guard budget >= 0 else { throw .overlap }
  }
}

extension PropertyListError {
  static let cycle = PropertyListError("an object of the binary property list contains itself")
  static let keyIsCollection = PropertyListError(
    "a key of the binary property list is a list or dictionary"
  )
  static let overlap = PropertyListError("objects of the binary property list overlap")
}

extension BinaryObjects {
  /// Whether a number, of one to sixteen bytes, is zero; of a real, the sign does not matter.
  fileprivate func isZero(_ header: Header) -> Bool {
    let number = bytes[header.start..<header.start + 1 << header.length]
    let isReal = header.kind == 2
    return number.enumerated().allSatisfy { index, byte in
      (isReal && index == 0 ? byte & 0x7F : byte) == 0
    }
  }

  /// The text of a string object.
  func text(_ header: Header) -> RawText {
    if header.kind == Self.wideString {
      return RawText(header.start, header.start + 2 * header.length, .utf16)
    }
    let end = header.start + header.length
    return RawText(header.start, end, isASCII(bytes, header.start, end) ? .plain : .latin1)
  }
}

/// Whether no byte from `start` to `end` is above 7F.
private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard let base = UnsafeRawPointer(bytes.baseAddress) else { return true }
  var at = start
  while at + 8 <= end {
    let eight = base.loadUnaligned(fromByteOffset: at, as: UInt64.self)
    guard eight & 0x8080_8080_8080_8080 == 0 else { return false }
    at += 8
  }
  while at < end {
    guard bytes[at] < 0x80 else { return false }
    at += 1
  }
  return true
}
