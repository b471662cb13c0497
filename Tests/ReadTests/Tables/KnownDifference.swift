import Foundation

/// Where this reader and Foundation on Linux differ about a table, and are known to; the reason is that of each case.
enum KnownDifference: String, CaseIterable {
  /// Sets and the kinds of objects beside them crash Foundation on Linux, so that it is not asked (ran).
  case setsInABinaryFile

  /// It replaces some bytes that are no UTF-8, and does not look into comments of XML; Apple's own tools call such files
  /// damaged.
  case bytesThatAreNoUTF8

  /// It skips the first two bytes of what it takes for UTF-16, which leaves nothing wrong in white space.
  case zeroAmongTheFirstBytes

  /// It knows more encodings that XML can name, some by names that are nearly right.
  case encodingNamedInXML

  /// A dictionary with such a key is a table, too, but nobody can ask for the key.
  case keyThatIsNoString

  /// A lone surrogate is one replacement character there and three here, where the code units count.
  case loneSurrogate

  /// Swift's dictionaries take two spellings of a character for one key; the system compares code units (tables.md 3.3).
  case equivalentKeys

  /// What explains that the two differ about the whole file.
  static func explaining(_ file: [UInt8]) -> KnownDifference? {
    if file.starts(with: "bplist0".utf8) {
      return file.contains { (0xB0...0xCF).contains($0) } ? .setsInABinaryFile : nil
    }
    if file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0xFF, 0xFE]) { return nil }
    if file.starts(with: [0, 0, 0xFE, 0xFF]) { return nil }
    if file.prefix(2).contains(0) { return .zeroAmongTheFirstBytes }
    guard let text = String(validating: file, as: UTF8.self) else { return .bytesThatAreNoUTF8 }
    let isMarkedXML = text.hasPrefix("<?xml") && !text.contains("encoding=\"UTF-8\"")
    return isMarkedXML && text.contains("encoding") ? .encodingNamedInXML : nil
  }
}

extension KnownDifference {
  /// The keys that Foundation reads, but for what explains that they differ.
  static func comparable(_ keys: Set<String>) -> Set<String> {
    // A key that is no string is explained by `keyThatIsNoString`, a replacement character by `loneSurrogate`.
    Set(
      keys.filter { $0 != SecondOpinion.noString }.map {
        String(decoding: plain($0), as: UTF8.self)
      }
    )
  }

  /// Whether one of several spellings of a key counts for Foundation, or one of several keys with lone surrogates.
  static func isInQuestion(_ name: String, among names: [String]) -> Bool {
    name.unicodeScalars.contains("\u{FFFD}") || names.count { $0 == name } > 1
  }
}
