/// The objects of a binary property list, checked as the system checks them (CFBinaryPList.c).
struct BinaryObjects {
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int

  /// The object that the others are parts of.
  let top: Int

  private let offsetSize: Int
  private let referenceSize: Int

  /// The bits of integers of these sizes.
  private let offsetMask: UInt64
  private let referenceMask: UInt64

  /// Where the offsets of the objects begin, which is where the objects end.
  private let table: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListError) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 9 else { throw PropertyListError("the binary property list is cut short") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    offsetMask = mask(of: offsetSize)
    referenceMask = mask(of: referenceSize)
    let count = readInteger(bytes, at: trailer + 8, size: 8)
    let top = readInteger(bytes, at: trailer + 16, size: 8)
    let table = readInteger(bytes, at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), referenceSize >= 1, count > top,
      table >= 9, table < UInt64(trailer), count <= UInt64(trailer),
      // The offsets fill exactly what lies between the objects and the trailer.
      table + count * UInt64(offsetSize) == UInt64(trailer),
      fits(table, in: offsetSize), fits(count, in: referenceSize)
    else { throw PropertyListError("the trailer of the binary property list is wrong") }
    self.count = Int(count)
    self.top = Int(top)
    self.table = Int(table)
    for object in 0..<self.count {
      let end = self.table + (object + 1) * offsetSize
      guard readInteger(bytes, endingAt: end, mask: offsetMask) < table else {
        throw PropertyListError("object \(object) of the binary property list lies outside of it")
      }
    }
  }

  /// What an object is: the upper half of its first byte, the number behind it, and where its contents begin.
  struct Header {
    var kind: UInt8
    var length: Int
    var start: Int

    var isString: Bool { kind == BinaryObjects.string || kind == BinaryObjects.wideString }

    /// Whether it holds references: an array, a set of either kind or a dictionary.
    var isCollection: Bool { kind >= 10 }
  }

  static let string: UInt8 = 5
  static let wideString: UInt8 = 6
  static let dictionary: UInt8 = 13

  /// The header of an object whose contents lie within the file.
  @inline(__always)
  func header(of object: Int) throws(PropertyListError) -> Header {
    // Nearly all objects are strings of fewer than 256 characters.
    let offset = offset(of: object)
    let kind = bytes[offset] >> 4
    // Both lengths are read and one chosen, as which of them it is cannot be guessed. The trailer lies behind.
    let short = bytes[offset] & 15
    let isLong = UInt16(short) << 8 | UInt16(bytes[offset + 1]) == 0x0F10
    let length = Int(isLong ? bytes[offset + 2] : short == 15 ? 0 : short)
    let start = offset + (isLong ? 3 : 1)
    guard kind == Self.string || kind == Self.wideString, length > 0,
      length << Int(kind &- Self.string) <= table - start
    else { return try anyHeader(of: object) }
    return Header(kind: kind, length: length, start: start)
  }

  @inline(never)
  private func anyHeader(of object: Int) throws(PropertyListError) -> Header {
    let offset = offset(of: object)
    let marker = bytes[offset]
    var header = Header(kind: marker >> 4, length: Int(marker & 15), start: offset + 1)
    let room: Int
    switch header.kind {
    case 0:
      guard [0x00, 0x08, 0x09].contains(marker) else { throw unknown(object) }
      return header
    case 1 where header.length <= 4, 2 where header.length <= 3, 3 where header.length == 3:
      room = 1 << header.length
    case 8:
      room = header.length + 1
    case 4, 5, 6, 10, 11, 12, 13:
      if header.length == 15 { try readLength(into: &header, of: object) }
      if header.isCollection, header.length > 0, referenceSize > 8 { throw outside(object) }
      let size: Int =
        switch header.kind {
        case 4, 5: 1
        case 6: 2
        case 13: 2 * referenceSize
        default: referenceSize
        }
      let (product, overflow) = header.length.multipliedReportingOverflow(by: size)
      guard !overflow else { throw outside(object) }
      // The system asks for no bytes to put it into, gets none, and gives up (CFBinaryPList.c, ran).
      guard header.kind != Self.wideString || header.length > 0 else {
        throw PropertyListError(
          "object \(object) of the binary property list is an empty text in UTF-16"
        )
      }
      room = product
    default:
      throw unknown(object)
    }
    guard room <= table - header.start else { throw outside(object) }
    return header
  }

  /// Reads the integer that holds a length over 14.
  private func readLength(
    into header: inout Header,
    of object: Int
  ) throws(PropertyListError) {
    guard header.start < table, bytes[header.start] >> 4 == 1 else { throw unknown(object) }
    let power = bytes[header.start] & 15
    let size = 1 << Int(power)
    guard power <= 3, size < table - header.start else { throw outside(object) }
    let length = readInteger(bytes, at: header.start + 1, size: size)
    guard length <= UInt64(table) else { throw outside(object) }
    header.length = Int(length)
    header.start += 1 + size
  }

  @inline(__always)
  func offset(of object: Int) -> Int {
    // Nothing here can be too large, since the table lies within the file.
    let end = table &+ (object &+ 1) &* offsetSize
    return Int(truncatingIfNeeded: readInteger(bytes, endingAt: end, mask: offsetMask))
  }

  /// The object that reference `index` of a collection means.
  @inline(__always)
  func reference(_ index: Int, of collection: Header) throws(PropertyListError) -> Int {
    let end = collection.start + (index + 1) * referenceSize
    let object = readInteger(bytes, endingAt: end, mask: referenceMask)
    guard object < UInt64(count) else {
      throw PropertyListError("the binary property list refers to an object that it lacks")
    }
    return Int(object)
  }

  private func unknown(_ object: Int) -> PropertyListError {
    PropertyListError("object \(object) of the binary property list is of no known kind")
  }

  private func outside(_ object: Int) -> PropertyListError {
    PropertyListError("object \(object) of the binary property list is longer than the file")
  }
}

/// Reads a big-endian integer of one to eight bytes, of which none stands among the first eight of the file.
@inline(__always)
private func readInteger(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, size: Int) -> UInt64 {
  readInteger(bytes, endingAt: offset + size, mask: mask(of: size))
}

/// Reads the eight bytes before `end`, of which `mask` leaves those of the integer; quicker than to read so many.
@inline(__always)
private func readInteger(
  _ bytes: UnsafeBufferPointer<UInt8>,
  endingAt end: Int,
  mask: UInt64
) -> UInt64 {
  eightBytes(bytes, at: end &- 8).byteSwapped & mask
}

/// The bits of an integer of `size` bytes, at most eight.
private func mask(of size: Int) -> UInt64 { size < 8 ? 1 << UInt64(8 * size) - 1 : .max }

/// Whether integers of `size` bytes reach beyond `value`.
private func fits(_ value: UInt64, in size: Int) -> Bool { size >= 8 || value < 1 << (8 * size) }
