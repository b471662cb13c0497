/// Walks over an XML property list as the system does (CFPropertyList.c), whose text is UTF-8.
///
/// Attributes are not looked at, a `>` ends a tag wherever it stands, and what follows the first element is not read.
struct XMLScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  /// The next byte to be read.
  var at: Int

  /// Goes to the first element from `start` on.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws(PropertyListError) {
    self.bytes = bytes
    end = bytes.count
    at = start
    try skipMisc()
    while starts(bytes, with: "<!", at: at) {
      try skipDocumentType()
      try skipMisc()
    }
    guard at < end else { throw error("no XML element") }
  }

  func error(_ reason: String) -> PropertyListError {
    PropertyListError(reason, at: at, of: bytes)
  }

  /// Goes past white space, comments and processing instructions.
  @inline(__always)
  mutating func skipMisc() throws(PropertyListError) {
    skipSpace()
    // What follows is mostly a tag with a name.
    guard at + 1 < end, bytes[at + 1] == UInt8(ascii: "?") || bytes[at + 1] == UInt8(ascii: "!")
    else { return }
    try skipLongMisc()
  }

  @inline(__always)
  private mutating func skipSpace() {
    var here = at
    while here < end, isXMLSpace(bytes[here]) { here &+= 1 }
    at = here
  }

  private mutating func skipLongMisc() throws(PropertyListError) {
    while true {
      skipSpace()
      guard at + 1 < end, bytes[at] == UInt8(ascii: "<") else { return }
      if bytes[at + 1] == UInt8(ascii: "?") {
        try skip("<?", past: "?>", "processing instruction")
      } else if bytes[at + 1] == UInt8(ascii: "!"), starts(bytes, with: "<!--", at: at) {
        try skip("<!--", past: "-->", "comment")
      } else {
        return
      }
    }
  }

  /// Goes past something that begins here with `start` and ends with `mark`.
  private mutating func skip(
    _ start: StaticString,
    past mark: StaticString,
    _ what: String
  ) throws(PropertyListError) {
    var here = at + start.utf8CodeUnitCount
    while here < end {
      if bytes[here] == mark.utf8Start[0], starts(bytes, with: mark, at: here) {
        at = here + mark.utf8CodeUnitCount
        return
      }
      here += 1
    }
    throw error("a \(what) that starts here has no end")
  }

  /// Goes past `<!DOCTYPE …>`; declarations inside of it are refused, as the system refuses them (ran).
  private mutating func skipDocumentType() throws(PropertyListError) {
    guard starts(bytes, with: "<!DOCTYPE", at: at) else { throw error("unexpected '<!'") }
    var here = at + 9
    while here < end {
      switch bytes[here] {
      case UInt8(ascii: ">"):
        at = here + 1
        return
      case UInt8(ascii: "["):
        throw error("a document type with declarations of its own")
      default: here += 1
      }
    }
    throw error("a document type that starts here has no end")
  }

  /// Goes past a start tag; nil, without going on, before an end tag.
  mutating func openTag() throws(PropertyListError) -> (tag: XMLTag, isEmpty: Bool)? {
    try skipMisc()
    guard at + 1 < end else { throw error("the file ends inside an element") }
    guard bytes[at] == UInt8(ascii: "<") else {
      throw error("text where an element is expected")
    }
    guard bytes[at + 1] != UInt8(ascii: "/") else { return nil }
    if let tag = frequentTag { return (tag, false) }
    var here = at + 1
    while here < end, bytes[here] != UInt8(ascii: ">"), !isXMLSpace(bytes[here]) { here += 1 }
    var nameEnd = here
    while here < end, bytes[here] != UInt8(ascii: ">") { here += 1 }
    guard here < end else { throw error("a tag that starts here has no '>'") }
    let isEmpty = bytes[here - 1] == UInt8(ascii: "/")
    if isEmpty, nameEnd == here { nameEnd -= 1 }
    guard let tag = XMLTag(bytes, from: at + 1, to: nameEnd) else {
      let name = String(decoding: bytes[(at + 1)..<min(nameEnd, at + 30)], as: UTF8.self)
      throw error("unknown element <\(name)>")
    }
    at = here + 1
    return (tag, isEmpty)
  }

  /// Goes past `<key>`, `<string>` and `<dict>`, which nearly all tags are; nil for others.
  private var frequentTag: XMLTag? {
    mutating get {
      guard at + 8 <= end else { return nil }
      let word = eightBytes(bytes, at: at)
      if word == FrequentTag.string {
        at += 8
        return .string
      }
      if word & FrequentTag.keyMask == FrequentTag.key {
        at += 5
        return .key
      }
      guard word & FrequentTag.dictMask == FrequentTag.dict else { return nil }
      at += 6
      return .dict
    }
  }

  /// Goes past `</tag>`.
  mutating func closeTag(_ tag: XMLTag) throws(PropertyListError) {
    if at + 9 <= end {
      let word = eightBytes(bytes, at: at)
      if tag == .string, word == FrequentTag.stringEnd, bytes[at + 8] == UInt8(ascii: ">") {
        at += 9
        return
      }
      if tag == .key, word & FrequentTag.keyEndMask == FrequentTag.keyEnd {
        at += 6
        return
      }
      if tag == .dict, word & FrequentTag.dictEndMask == FrequentTag.dictEnd {
        at += 7
        return
      }
    }
    let length = tag.name.utf8CodeUnitCount
    guard starts(bytes, with: "</", at: at), starts(bytes, with: tag.name, at: at + 2) else {
      throw error(at < end ? "missing </\(tag.name)>" : "the file ends inside <\(tag.name)>")
    }
    var here = at + 2 + length
    while here < end, isXMLSpace(bytes[here]) { here += 1 }
    guard here < end, bytes[here] == UInt8(ascii: ">") else {
      throw error("missing </\(tag.name)>")
    }
    at = here + 1
  }

  /// Reads the text of an element up to its end tag, and goes past that.
  mutating func text(of tag: XMLTag) throws(PropertyListError) -> RawText {
    let start = at
    var form = RawText.Form.plain
    while true {
      let (less, reference) = (UInt8(ascii: "<"), UInt8(ascii: "&"))
      at = firstPlace(of: less, or: reference, in: bytes, from: at, to: end)
      guard at < end else { throw error("the file ends inside <\(tag.name)>") }
      if bytes[at] == UInt8(ascii: "&") {
        guard let reference = XMLReference(bytes, at: at) else {
          throw error("'&' begins no known reference; '&' itself is written &amp;")
        }
        at += reference.length
      } else if starts(bytes, with: "<![CDATA[", at: at) {
        try skip("<![CDATA[", past: "]]>", "CDATA section")
      } else {
        break
      }
      form = .markup
    }
    let raw = RawText(start, at, form)
    try closeTag(tag)
    return raw
  }
}
