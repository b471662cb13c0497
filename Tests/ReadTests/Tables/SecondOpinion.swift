import Foundation

/// What Foundation reads from a table, with the differences that are known (tables.md 3.2) taken out.
struct SecondOpinion: Equatable {
  /// Nil where it reads nothing.
  var keys: Set<String>?

  /// The texts, by key.
  var values: [String: String] = [:]

  /// Reads a table that Foundation can be given without harm.
  init(_ file: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(
      from: Data(file),
      options: [],
      format: nil
    )
    guard let table = list as? [AnyHashable: Any] else { return }
    keys = Set(table.keys.map { $0 as? String ?? "a key that is no string" })
    for (key, value) in table {
      if let key = key as? String, let value = value as? String { values[key] = value }
    }
  }

  /// What it reads otherwise than it was written, in words.
  func differences(from entries: [(key: String, value: String)]) -> [String] {
    guard let keys else { return ["it reads nothing"] }
    let written = Set(entries.map(\.key))
    let lost = written.subtracting(keys).map { "lacks \($0.unicodeScalars.map(\.value))" }
    let extra = keys.subtracting(written).map { "makes up \($0.unicodeScalars.map(\.value))" }
    let other = entries.filter { values[$0.key] != $0.value }
    return lost + extra + other.map { "has \(values[$0.key] ?? "") for \($0.value)" }
  }

  /// Nil for binary files that may hold sets, at which Foundation on Linux crashes (ran).
  static func ifReadable(_ file: [UInt8]) -> SecondOpinion? {
    let isBinary = file.starts(with: "bplist0".utf8)
    return isBinary && file.contains { (0xB0...0xCF).contains($0) } ? nil : SecondOpinion(file)
  }

  /// Whether the two readers may differ about a file.
  func isExempt(_ file: [UInt8]) -> Bool {
    let isBinary = file.starts(with: "bplist0".utf8)
    let isMarked = file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0xFF, 0xFE])
    if !isBinary, !isMarked {
      // Foundation replaces some bytes that are no UTF-8, and does not look into comments of XML.
      guard let text = String(validating: file, as: UTF8.self) else { return true }
      // It skips the first two bytes of what it takes for UTF-16, which leaves nothing wrong in white space.
      if file.prefix(2).contains(0) { return true }
      // It finds encodings by names that are nearly right.
      if text.hasPrefix("<?xml"), !text.contains("encoding=\"UTF-8\"") { return true }
    }
    // A lone surrogate is one replacement character there and three here.
    if keys?.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) == true { return true }
    // A dictionary with such a key is a table for Foundation, though the key cannot be looked up.
    return keys?.contains("a key that is no string") == true
  }
}
