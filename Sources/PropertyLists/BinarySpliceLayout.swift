/// Where the objects of a binary property list lie, as CFBinaryPList.c reads them.
struct BinarySpliceLayout {
  let bytes: [UInt8]

  /// The first byte of each object, by its number; all lie before the table of these offsets.
  let offsets: [Int]

  /// How many bytes an entry of the offset table takes, 1 to 8.
  let offsetSize: Int

  /// How many bytes a reference takes, 1 to 8.
  let referenceSize: Int

  /// The number of the top-level object.
  let top: Int

  /// The place of the offset table, where the objects end.
  private let table: Int

  /// The last 32 bytes hold 5 unused ones, a version, two widths, and three numbers of 8 bytes.
  private static let trailerSize = 32

  init(_ bytes: [UInt8]) throws(SpliceError) {
    guard bytes.starts(with: Array("bplist0".utf8)), bytes.count >= 8 + Self.trailerSize else {
      throw .damaged(reason: "it is cut short")
    }
    let trailer = bytes.count - Self.trailerSize
    let numbers = stride(from: trailer + 8, to: bytes.count, by: 8).map {
      number(in: bytes, at: $0, width: 8)
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = numbers[0], let top = numbers[1], let table = numbers[2],
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      table >= 9, table <= trailer, top < count, count <= (trailer - table) / offsetSize
    else { throw .damaged(reason: "its trailer contradicts itself") }
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      let place = number(in: bytes, at: table + index * offsetSize, width: offsetSize)
      guard let place, (8..<table).contains(place) else {
        throw .damaged(reason: "an object lies outside of it")
      }
      offsets.append(place)
    }
    self.bytes = bytes
    self.offsets = offsets
    self.top = top
    self.table = table
  }

  /// What comes before the widths in the trailer.
  var trailerStart: ArraySlice<UInt8> { bytes.suffix(Self.trailerSize).prefix(6) }
}

extension BinarySpliceLayout {
  struct Object {
    enum Kind {
      /// A number, date, data or UID, which is copied without a look inside.
      case other
      case asciiString, utf16String, array, set, dictionary

      var isString: Bool { self == .asciiString || self == .utf16String }
    }

    var kind: Kind

    /// The first byte behind the marker and the count.
    var contentStart: Int

    /// How many references end the object: for a dictionary first all keys, then all values.
    var referenceCount: Int

    /// The first of the references; the end of an object without any.
    var referencesStart: Int
    var end: Int
  }

  /// The object of that number, which must be below the count of objects.
  func object(_ number: Int) throws(SpliceError) -> Object {
    let start = offsets[number]
    let marker = bytes[start]
    let low = Int(marker & 15)
    switch marker >> 4 {
    case 0 where [0, 8, 9, 15].contains(low): return try object(.other, at: start + 1, size: 0)
    case 1 where low <= 4, 2 where low <= 3:
      return try object(.other, at: start + 1, size: 1 << low)
    case 3 where low == 3: return try object(.other, at: start + 1, size: 8)
    case 8: return try object(.other, at: start + 1, size: low + 1)
    case 4: return try counted(.other, at: start, unit: 1)
    case 5: return try counted(.asciiString, at: start, unit: 1)
    case 6: return try counted(.utf16String, at: start, unit: 2)
    case 10: return try counted(.array, at: start, references: 1)
    case 12: return try counted(.set, at: start, references: 1)
    case 13: return try counted(.dictionary, at: start, references: 2)
    default: throw .damaged(reason: "an object is of an unknown kind")
    }
  }

  /// The number in a reference of the object, which is that of an object.
  func reference(_ index: Int, of object: Object) throws(SpliceError) -> Int {
    let place = object.referencesStart + index * referenceSize
    guard let number = number(in: bytes, at: place, width: referenceSize), number < offsets.count
    else { throw .damaged(reason: "a reference leads out of it") }
    return number
  }

  /// The UTF-16 of a string; nil for other objects.
  func text(of object: Object) -> [UInt16]? {
    let content = bytes[object.contentStart..<object.end]
    switch object.kind {
    case .asciiString: return content.map(UInt16.init)
    case .utf16String:
      return stride(from: content.startIndex, to: content.endIndex, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
    case .other, .array, .set, .dictionary: return nil
    }
  }

  /// An object whose marker tells how many units or references follow, itself or in an integer behind it.
  private func counted(
    _ kind: Object.Kind,
    at start: Int,
    unit: Int = 0,
    references: Int = 0
  ) throws(SpliceError) -> Object {
    var count = Int(bytes[start] & 15)
    var content = start + 1
    if count == 15 {
      guard content < table, bytes[content] >> 4 == 1, bytes[content] & 15 <= 3,
        content + 1 + 1 << Int(bytes[content] & 15) <= table,
        let long = number(in: bytes, at: content + 1, width: 1 << Int(bytes[content] & 15))
      else { throw .damaged(reason: "an object has no size") }
      count = long
      content += 1 + 1 << Int(bytes[content] & 15)
    }
    // No object is larger than the file, so the products below are small.
    guard count <= bytes.count else { throw .damaged(reason: "an object runs out of it") }
    return try object(kind, at: content, size: count * unit, references: count * references)
  }

  private func object(
    _ kind: Object.Kind,
    at content: Int,
    size: Int,
    references: Int = 0
  ) throws(SpliceError) -> Object {
    let referencesStart = content + size
    let end = referencesStart + references * referenceSize
    guard end <= table else { throw .damaged(reason: "an object runs out of it") }
    return Object(
      kind: kind,
      contentStart: content,
      referenceCount: references,
      referencesStart: referencesStart,
      end: end
    )
  }
}

/// The number in so many bytes, the highest first; nil where no `Int` holds it.
///
/// The caller vouches that the bytes are there.
private func number(in bytes: [UInt8], at place: Int, width: Int) -> Int? {
  var number: UInt64 = 0
  for byte in bytes[place..<(place + width)] { number = number << 8 | UInt64(byte) }
  return Int(exactly: number)
}
