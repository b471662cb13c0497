/// Walks over the dictionaries of a binary property list.
struct BinaryDictionaryWalk {
  private struct Place {
    var dictionary: BinaryObjects.Header
    var next = 0
  }

  private let objects: BinaryObjects

  /// The dictionaries that are open, and how far each has been read.
  private var open: [Place]

  /// How many more references and bytes of text there may be; in a file whose dictionaries do not overlap there are fewer
  /// than it has bytes, but for keys that many of them share.
  private var budget: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListError) {
    objects = try BinaryObjects(bytes)
    budget = 16 * bytes.count
    let top = try objects.header(of: objects.top)
    guard top.kind == BinaryObjects.dictionary else { throw PropertyListError(.noDictionary) }
    open = [Place(dictionary: top)]
  }

  mutating func next() throws(PropertyListError) -> DictionaryWalk.Step? {
    while let place = open.last {
      let (dictionary, number) = (place.dictionary, place.next)
      guard number < dictionary.length else {
        open.removeLast()
        return open.isEmpty ? nil : .leave
      }
      open[open.count - 1].next += 1
      let keyHeader = try objects.header(of: try objects.reference(number, of: dictionary))
      let object = try objects.reference(dictionary.length + number, of: dictionary)
      let header = try objects.header(of: object)
      guard !keyHeader.isCollection else { throw .keyIsCollection }
      budget -= 2 + (keyHeader.isString ? keyHeader.byteCount : 0)
      budget -= header.isString ? header.byteCount : 0
      guard budget >= 0 else { throw .overlap }
      // Nobody can ask for an entry with another key, which harms nothing else (ran).
      guard keyHeader.isString else { continue }
      let key = objects.text(keyHeader)
      guard header.kind == BinaryObjects.dictionary else { return .value(key, value(header)) }
      try enter(header)
      return .enter(key)
    }
    return nil
  }

  private mutating func enter(_ dictionary: BinaryObjects.Header) throws(PropertyListError) {
    guard open.count < nestingLimit else {
      throw PropertyListError("nested more than \(nestingLimit) levels deep")
    }
    guard !open.contains(where: { $0.dictionary.start == dictionary.start }) else { throw .cycle }
    open.append(Place(dictionary: dictionary))
  }

  private func value(_ header: BinaryObjects.Header) -> DictionaryWalk.Value {
    switch header.kind {
    case 0: header.length == 0 ? .other : .boolean(header.length == 9)
    case 1: .number(Double(integer(header)))
    case 2: .number(real(header))
    case 4: .data(RawData(header.start, header.start + header.length, isBase64: false))
    case BinaryObjects.string, BinaryObjects.wideString: .text(objects.text(header))
    default: .other
    }
  }

  /// The integer of one to sixteen bytes, of which the last eight count.
  private func integer(_ header: BinaryObjects.Header) -> Int64 {
    let size = 1 << header.length
    let bits = objects.bytes[header.start..<header.start + size]
      .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int64(bitPattern: bits)
  }

  private func real(_ header: BinaryObjects.Header) -> Double {
    let bits = UInt64(bitPattern: integer(header))
    return header.length == 3
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }
}
