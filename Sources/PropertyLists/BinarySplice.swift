/// A change to a binary property list that copies every object it already has.
///
/// One object is appended, and one reference of the top-level dictionary, which led to the old value, leads to it. The
/// old value stays, since other objects may refer to it. All other bytes of objects are copied, in their order; where
/// one more object makes references too narrow, all of them are widened. Bytes between objects are left out.
struct BinarySplice {
  /// An object that the property list did not have.
  enum NewObject {
    case string([UInt16])
    /// An array of objects that it had, by their places.
    case array([Node.Place])
  }

  private let bytes: [UInt8]

  /// A property list that was read without an error.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The property list with the value of the entry `index` of the top-level dictionary replaced.
  func setting(value index: Int, to new: NewObject) throws(SpliceError) -> [UInt8] {
    do {
      return try bytes.withUnsafeBufferPointer { (source) throws(PropertyListError) in
        try written(BinaryObjects(source), setting: index, to: new)
      }
    } catch { throw .damaged(reason: error.reason) }
  }

  private func written(
    _ objects: BinaryObjects,
    setting index: Int,
    to new: NewObject
  ) throws(PropertyListError) -> [UInt8] {
    let count = objects.count + 1
    let width = width(for: count, atLeast: referenceSize)
    var output = Array(bytes.prefix(8))
    output.reserveCapacity(bytes.count + 256)
    var offsets = try copy(objects, to: &output, setting: index, width: width)
    offsets.append(output.count)
    append(new, to: &output, width: width)

    let table = output.count
    let offsetSize = self.width(for: table, atLeast: offsetSize)
    for offset in offsets { output.append(offset, width: offsetSize) }
    // Before the widths the trailer holds five unused bytes and a version.
    output += bytes.suffix(32).prefix(6)
    output += [UInt8(offsetSize), UInt8(width)]
    for field in [count, objects.top, table] { output.append(field, width: 8) }
    return output
  }

  /// Copies all objects in the order in which they lie, and gives their new places by number.
  private func copy(
    _ objects: BinaryObjects,
    to output: inout [UInt8],
    setting index: Int,
    width: Int
  ) throws(PropertyListError) -> [Int] {
    // Only objects that lie in one another can need more room than their references gain.
    let limit = 2 * bytes.count
    let places = (0..<objects.count).map(objects.offset(of:))
    var offsets = places
    var last: (old: Int, new: Int)?
    for number in places.indices.sorted(by: { places[$0] < places[$1] }) {
      let old = places[number]
      if let last, last.old == old {
        offsets[number] = last.new
        continue
      }
      offsets[number] = output.count
      last = (old, output.count)
      let header = try objects.header(of: number)
      let references = header.referenceCount
      let end = header.start + header.byteCount
      guard end - old + references * width <= limit - output.count else { throw .overlap }
      output += bytes[old..<end]
      // The values of a dictionary stand behind its keys.
      let changed = old == places[objects.top] ? header.length + index : nil
      for reference in 0..<references {
        let object = try objects.reference(reference, of: header)
        output.append(reference == changed ? objects.count : object, width: width)
      }
    }
    return offsets
  }

  private func append(_ new: NewObject, to output: inout [UInt8], width: Int) {
    switch new {
    case .string(let units) where units.allSatisfy { $0 < 0x80 }:
      appendMarker(0x50, count: units.count, to: &output)
      output += units.map { UInt8(truncatingIfNeeded: $0) }
    case .string(let units):
      appendMarker(0x60, count: units.count, to: &output)
      for unit in units { output.append(Int(unit), width: 2) }
    case .array(let places):
      appendMarker(0xA0, count: places.count, to: &output)
      for case .object(let number) in places { output.append(number, width: width) }
    }
  }

  /// Appends the first byte of an object, and its count where that has no room in it.
  private func appendMarker(_ marker: UInt8, count: Int, to output: inout [UInt8]) {
    guard count >= 15 else {
      output.append(marker | UInt8(count))
      return
    }
    let width = width(for: count, atLeast: 1)
    output += [marker | 15, 0x10 | UInt8(width.trailingZeroBitCount)]
    output.append(count, width: width)
  }

  private var offsetSize: Int { Int(bytes[bytes.count - 26]) }

  private var referenceSize: Int { Int(bytes[bytes.count - 25]) }

  /// The least number of bytes, of those that every reader knows, whose largest value is not below `limit`.
  ///
  /// CFBinaryPList.c refuses widths that cannot hold the count of objects or the place of the table.
  private func width(for limit: Int, atLeast least: Int) -> Int {
    ([least] + [1, 2, 4].filter { $0 > least }).first { limit >> (8 * $0) == 0 } ?? 8
  }
}

extension BinaryObjects.Header {
  /// How many references end the object; a dictionary has one for each key and one for each value.
  fileprivate var referenceCount: Int {
    switch kind {
    case BinaryObjects.dictionary: 2 * length
    case 10...: length
    default: 0
    }
  }

  /// How many bytes stand between the header and the references, or the end of the object.
  var byteCount: Int {
    switch kind {
    case 1, 2, 3: 1 << length
    case 4, BinaryObjects.string: length
    case BinaryObjects.wideString: 2 * length
    case 8: length + 1
    default: 0
    }
  }
}

extension [UInt8] {
  /// Appends the number in so many bytes, the highest first.
  fileprivate mutating func append(_ number: Int, width: Int) {
    for byte in (0..<width).reversed() {
      append(byte < 8 ? UInt8(truncatingIfNeeded: number >> (8 * byte)) : 0)
    }
  }
}
