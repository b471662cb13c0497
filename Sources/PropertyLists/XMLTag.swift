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
    guard offset < end else { return nil }
    let candidates: [XMLTag]
    // The two that tables consist of come first and cost no array.
    switch bytes[offset] {
    case UInt8(ascii: "k"): candidates = [.key]
    case UInt8(ascii: "s"): candidates = [.string]
    case UInt8(ascii: "d"): candidates = [.dict, .data, .date]
    case UInt8(ascii: "a"): candidates = [.array]
    case UInt8(ascii: "i"): candidates = [.integer]
    case UInt8(ascii: "r"): candidates = [.real]
    case UInt8(ascii: "t"): candidates = [.true]
    case UInt8(ascii: "f"): candidates = [.false]
    case UInt8(ascii: "p"): candidates = [.plist]
    default: return nil
    }
    for tag in candidates
    where tag.name.utf8CodeUnitCount == end - offset && starts(bytes, with: tag.name, at: offset) {
      self = tag
      return
    }
    return nil
  }
}

/// Whether `byte` is white space in XML.
@inline(__always)
func isXMLSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}
