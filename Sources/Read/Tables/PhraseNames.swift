/// The names between `${` and `}` in a phrase of App Shortcuts, sorted, each once (tables.md 6).
///
/// A name ends at the first `}`; one without an end is text.
package func phraseNames(in text: UnsafeBufferPointer<UInt8>) -> [String] {
  var names: Set<String> = []
  var at = 0
  while at + 1 < text.count {
    guard text[at] == UInt8(ascii: "$"), text[at + 1] == UInt8(ascii: "{") else {
      at += 1
      continue
    }
    let start = at + 2
    guard let end = text[start...].firstIndex(of: UInt8(ascii: "}")) else { break }
    names.insert(String(decoding: text[start..<end], as: UTF8.self))
    at = end + 1
  }
  return names.sorted()
}
