import Foundation
import Model

/// What Foundation reads from a table.
struct SecondOpinion: Equatable {
  static let noString = "a key that is no string"

  /// Nil where it reads nothing.
  var keys: Set<String>?

  /// The values, by key.
  var values: [String: PlainValue] = [:]

  /// Reads a table that Foundation can be given without harm.
  init(_ file: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(
      from: Data(file),
      options: [],
      format: nil
    )
    guard let table = list as? [AnyHashable: Any] else { return }
    keys = Set(table.keys.map { $0 as? String ?? Self.noString })
    for (key, value) in table {
      if let key = key as? String { values[key] = PlainValue(value) }
    }
  }

  /// What it reads otherwise than it was written, in words.
  func differences(from entries: [(key: String, value: String)]) -> [String] {
    guard let keys else { return ["it reads nothing"] }
    let written = Set(entries.map(\.key))
    let lost = written.subtracting(keys).map { "lacks \($0.unicodeScalars.map(\.value))" }
    let extra = keys.subtracting(written).map { "makes up \($0.unicodeScalars.map(\.value))" }
    let other = entries.filter { values[$0.key] != .text($0.value) }
    return lost + extra
      + other.map { "has \(values[$0.key].map(\.description) ?? "") for \($0.value)" }
  }
}

/// What the two readers say otherwise about a table, known differences taken out.
func differences(about file: [UInt8]) -> [String] {
  guard KnownDifference.explaining(file) == nil else { return [] }
  let opinion = SecondOpinion(file)
  let table = table(of: [file])
  let isDamaged = table.rows[0].isDamaged
  guard let theirs = opinion.keys, !isDamaged else {
    let verb = isDamaged ? "reads it" : "reads nothing"
    return isDamaged == (opinion.keys == nil) ? [] : ["\(table.notes()), but Foundation \(verb)"]
  }
  let ours = values(of: file).map { (name: String(decoding: $0, as: UTF8.self), value: $1) }
  let names = Set(ours.map { String(decoding: plain($0.name), as: UTF8.self) })
  var differences = names.symmetricDifference(KnownDifference.comparable(theirs)).map {
    "only one reads the key \($0)"
  }
  for (name, value) in ours {
    guard let value, !KnownDifference.isInQuestion(name, among: ours.map(\.name)),
      let other = opinion.values[name], value != other
    else { continue }
    differences.append("\(name) is \(value), and \(other) for Foundation")
  }
  return differences.sorted()
}
