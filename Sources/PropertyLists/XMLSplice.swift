/// A change to the bytes of one value in an XML property list.
struct XMLSplice {
  private let bytes: [UInt8]

  /// A property list that was read without an error, in UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The property list with the text of a string element replaced.
  func setting(_ string: Node, to value: String) -> [UInt8] {
    guard case .bytes(let element) = string.place else { return bytes }
    let escaped = value.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: ">"): Array("&gt;".utf8)
      default: [byte]
      }
    }
    // A tag ends at the first `>`, whatever its attributes hold, and `<` begins the end tag.
    guard let tagEnd = bytes[element].firstIndex(of: UInt8(ascii: ">")),
      let endTag = bytes[element].lastIndex(of: UInt8(ascii: "<")), tagEnd < endTag
    else {
      return bytes.replacing([element: Array("<string>".utf8) + escaped + Array("</string>".utf8)])
    }
    return bytes.replacing([(tagEnd + 1)..<endTag: escaped])
  }

  /// The property list without some elements of an array, each with the white space before it.
  func removing(_ removed: Set<Int>, from elements: [Node]) -> [UInt8] {
    var cuts: [Range<Int>: [UInt8]] = [:]
    for index in removed {
      guard case .bytes(let element) = elements[index].place else { continue }
      let space = bytes[..<element.lowerBound].reversed().prefix(while: isXMLSpace).count
      cuts[(element.lowerBound - space)..<element.upperBound] = []
    }
    return bytes.replacing(cuts)
  }
}

extension [UInt8] {
  /// The bytes with each of the ranges, none of which overlaps another, replaced.
  func replacing(_ changes: [Range<Int>: [UInt8]]) -> [UInt8] {
    var output: [UInt8] = []
    var end = 0
    for (range, replacement) in changes.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      output += self[end..<range.lowerBound] + replacement
      end = range.upperBound
    }
    return output + self[end...]
  }
}
