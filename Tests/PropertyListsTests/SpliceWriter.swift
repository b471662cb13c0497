/// Writes binary property lists in legal ways that Foundation's writer does not choose.
struct SpliceWriter {
  /// How many bytes a reference, and an entry of the offset table, take.
  var referenceSize = 1
  var offsetSize = 2

  /// Whether equal strings are one object.
  var sharesStrings = true

  /// Strings that no object refers to, between the others.
  var unusedObjects = 0

  /// Bytes of no object, behind each.
  var gap: [UInt8] = []

  /// The number and the place of an object are mixed with this, if it is not nil.
  var shuffle: SplitMix?

  /// The objects by number; references in them are closed over until the numbers are known.
  private var objects: [Body] = []
  private var strings: [String: Int] = [:]

  private enum Body {
    case bytes([UInt8])
    case references(marker: UInt8, [Int])
  }

  init() {}

  mutating func write(_ value: SpliceValue) -> [UInt8] {
    let top = add(value)
    for index in 0..<unusedObjects { objects.append(.bytes(Self.string("unused \(index)"))) }
    var numbers = Array(objects.indices)
    var order = numbers
    if var random = shuffle {
      numbers.shuffle(using: &random)
      order.shuffle(using: &random)
    }
    var bytes = Array("bplist00".utf8)
    var offsets = [Int](repeating: 0, count: objects.count)
    for index in order {
      offsets[numbers[index]] = bytes.count
      switch objects[index] {
      case .bytes(let body): bytes += body
      case .references(let marker, let references):
        let count = marker == 0xD0 ? references.count / 2 : references.count
        bytes += Self.marker(marker, count: count)
        for reference in references {
          bytes += Self.number(numbers[reference], width: referenceSize)
        }
      }
      bytes += gap
    }
    let table = bytes.count
    for offset in offsets { bytes += Self.number(offset, width: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for field in [objects.count, numbers[top], table] { bytes += Self.number(field, width: 8) }
    return bytes
  }

  private mutating func add(_ value: SpliceValue) -> Int {
    let body: Body
    switch value {
    case .string(let text):
      if sharesStrings, let number = strings[text] { return number }
      strings[text] = objects.count
      body = .bytes(Self.string(text))
    case .integer(let number):
      body = .bytes([0x13] + Self.number(UInt64(bitPattern: number), width: 8))
    case .real(let number): body = .bytes([0x23] + Self.number(number.bitPattern, width: 8))
    case .boolean(let isTrue): body = .bytes([isTrue ? 9 : 8])
    case .date(let seconds): body = .bytes([0x33] + Self.number(seconds.bitPattern, width: 8))
    case .data(let content): body = .bytes(Self.marker(0x40, count: content.count) + content)
    case .uid(let number): body = .bytes([0x80, number])
    case .array(let items): body = .references(marker: 0xA0, items.map { add($0) })
    case .dictionary(let entries):
      let entries = entries.sorted { $0.key < $1.key }
      let keys = entries.map { add(.string($0.key)) }
      body = .references(marker: 0xD0, keys + entries.map { add($0.value) })
    }
    objects.append(body)
    return objects.count - 1
  }

  private static func string(_ text: String) -> [UInt8] {
    let units = Array(text.utf16)
    // ASCII text may be written in UTF-16 as well.
    guard units.contains(where: { $0 > 127 }) || text.hasPrefix("z") else {
      return marker(0x50, count: units.count) + text.utf8
    }
    return marker(0x60, count: units.count) + units.flatMap { number(Int($0), width: 2) }
  }

  private static func marker(_ marker: UInt8, count: Int) -> [UInt8] {
    // A count of 15 and more stands behind the marker, and may take more bytes than it needs.
    count < 15 ? [marker | UInt8(count)] : [marker | 15, 0x12] + number(count, width: 4)
  }

  private static func number(_ number: some FixedWidthInteger, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
