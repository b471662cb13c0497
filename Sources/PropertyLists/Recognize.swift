/// Finds out the format of a property list, and turns UTF-16 and UTF-32 into UTF-8.
///
/// `text` receives the UTF-8 of a file in UTF-16 or UTF-32, or in Latin-1 by its own word, and is empty for every other. The text of a file that is read
/// as it is, is checked to be UTF-8. The byte order mark decides, as it does for the system (tables.md 3.2 and 3.3).
package func recognize(
  _ source: UnsafeBufferPointer<UInt8>,
  transcodingInto text: inout [UInt8]
) throws(PropertyListError) -> PropertyList.Format {
  text.removeAll(keepingCapacity: true)
  guard !source.isEmpty else { throw PropertyListError("the file is empty (zero bytes)") }
  if starts(source, with: "bplist0", at: 0) { return .binary }
  let encoding = WideEncoding(markOf: source)
  guard !isOnlyMark(source, encoding) else {
    throw PropertyListError("nothing but a byte order mark", offset: 0)
  }
  if let encoding {
    try encoding.transcode(source, into: &text)
    return text.withUnsafeBufferPointer { format(ofText: $0) }
  }
  if source[0] == 0 || (source.count > 1 && source[1] == 0) {
    throw WideEncoding.missingMark(source)
  }
  if let name = declaredEncoding(source) {
    // The system looks past case and hyphens as well.
    switch name.lowercased().filter({ $0.isLetter || $0.isNumber }) {
    case "utf8", "usascii", "ascii": break
    case "iso88591", "latin1":
      for byte in source { appendScalar(UInt32(byte), to: &text) }
      return .xml
    default: throw PropertyListError("encoding '\(name)', which lprune cannot read", offset: 0)
    }
  }
  if let offset = firstInvalidUTF8(source) { throw invalidUTF8(source, at: offset) }
  return format(ofText: source)
}

/// Whether there is nothing behind the byte order mark.
private func isOnlyMark(_ source: UnsafeBufferPointer<UInt8>, _ encoding: WideEncoding?) -> Bool {
  guard let encoding else { return textStart(of: source) == 3 && source.count == 3 }
  return source.count < 2 * encoding.width
}

/// Whether a text is XML or in the old text form, by how it begins.
func format(ofText text: UnsafeBufferPointer<UInt8>) -> PropertyList.Format {
  var start = textStart(of: text)
  while start < text.count, isXMLSpace(text[start]) { start += 1 }
  guard start + 1 < text.count, text[start] == UInt8(ascii: "<") else { return .text }
  switch text[start + 1] {
  case UInt8(ascii: "?"), UInt8(ascii: "!"): return .xml
  default:
    // Anything else in angle brackets is data of the old form.
    return XMLTag.allCases.contains { starts(text, with: $0.name, at: start + 1) } ? .xml : .text
  }
}

/// The encoding that `<?xml … ?>` names, which must be the very first in the file.
private func declaredEncoding(_ source: UnsafeBufferPointer<UInt8>) -> String? {
  let start = textStart(of: source)
  // Behind a byte order mark the text is UTF-8 whatever it says.
  guard start == 0, starts(source, with: "<?xml", at: 0) else { return nil }
  let head = source[start..<min(source.count, start + 200)].prefix { $0 != UInt8(ascii: ">") }
  guard
    let name = head.indices.first(where: { starts(source, with: "encoding", at: $0) }),
    let quote = head[name...].firstIndex(where: {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
    })
  else { return nil }
  return String(decoding: head[(quote + 1)...].prefix { $0 != source[quote] }, as: UTF8.self)
}

/// Where the text begins: behind a UTF-8 byte order mark.
func textStart(of text: UnsafeBufferPointer<UInt8>) -> Int {
  text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
}

/// Whether `prefix` stands at `offset`.
@inline(__always)
func starts(_ bytes: UnsafeBufferPointer<UInt8>, with prefix: StaticString, at offset: Int) -> Bool
{
  let count = prefix.utf8CodeUnitCount
  guard bytes.count - offset >= count else { return false }
  for index in 0..<count where bytes[offset + index] != prefix.utf8Start[index] { return false }
  return true
}
