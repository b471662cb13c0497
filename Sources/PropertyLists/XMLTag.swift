/// The elements of an XML property list.
enum XMLTag: CaseIterable {
  case plist, dict, array, string, key, data, date, integer, real, `true`, `false`

  var name: StaticString {
    switch self {
    case .plist: "plist"
    case .dict: "dict"
    case .array: "array"
    case .string: "string"
    case .key: "key"
    case .data: "data"
    case .date: "date"
    case .integer: "integer"
    case .real: "real"
    case .true: "true"
    case .false: "false"
    }
  }

  /// The element whose name stands at `offset` and ends at `end`.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int, to end: Int) {
    func reads(_ tag: XMLTag) -> Bool {
      tag.name.utf8CodeUnitCount == end - offset && starts(bytes, with: tag.name, at: offset)
    }
    guard offset < end else { return nil }
    let tag: XMLTag
    switch bytes[offset] {
    case UInt8(ascii: "k"): tag = .key
    case UInt8(ascii: "s"): tag = .string
    case UInt8(ascii: "d"): tag = reads(.dict) ? .dict : reads(.data) ? .data : .date
    case UInt8(ascii: "a"): tag = .array
    case UInt8(ascii: "i"): tag = .integer
    case UInt8(ascii: "r"): tag = .real
    case UInt8(ascii: "t"): tag = .true
    case UInt8(ascii: "f"): tag = .false
    case UInt8(ascii: "p"): tag = .plist
    default: return nil
    }
    guard reads(tag) else { return nil }
    self = tag
  }
}

/// Whether `byte` is white space in XML.
@inline(__always)
func isXMLSpace(_ byte: UInt8) -> Bool {
  // One bit for each.
  let set: UInt64 = 0x1_0000_2600
  return byte <= 0x20 && set &>> UInt64(byte) & 1 != 0
}
