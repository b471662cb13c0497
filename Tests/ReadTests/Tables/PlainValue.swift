import Foundation
import PropertyLists

/// A value of a table that can be compared, whoever read it.
indirect enum PlainValue: Equatable {
  /// UTF-8; a lone surrogate is one replacement character.
  case text([UInt8])
  case list([PlainValue])
  case dictionary([[UInt8]: PlainValue])
  /// A number, date, data or the like.
  case other

  static func text(_ text: String) -> PlainValue { .text(plain(text)) }

  /// What Foundation reads.
  init(_ object: Any) {
    switch object {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map(PlainValue.init))
    case let table as [AnyHashable: Any]:
      let pairs = table.compactMap { key, value in
        (key as? String).map { (plain($0), PlainValue(value)) }
      }
      self = .dictionary(Dictionary(pairs) { first, _ in first })
    default: self = .other
    }
  }

  /// What this reader reads.
  init(_ node: Node) {
    switch node.value {
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map(PlainValue.init))
    case .dictionary(let entries):
      let keys = Set(entries.map(\.key.utf8).map(Array.init))
      self = .dictionary(
        Dictionary(
          keys.map { key in
            let text = String(decoding: key, as: UTF8.self)
            return (plain(text), node[text].map(PlainValue.init) ?? .other)
          }
        ) { first, _ in first }
      )
    case .boolean, .number, .other: self = .other
    }
  }
}

extension PlainValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text): "\"\(String(decoding: text, as: UTF8.self))\""
    case .list(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
    case .dictionary(let table):
      "{\(table.map { "\(String(decoding: $0, as: UTF8.self)) = \($1)" }.sorted().joined(separator: "; "))}"
    case .other: "something else"
    }
  }
}

/// The UTF-8 of a text, with a replacement character for each lone surrogate.
func plain(_ text: String) -> [UInt8] {
  var scalars: [Unicode.Scalar] = []
  for scalar in text.unicodeScalars where scalar != "\u{FFFD}" || scalars.last != "\u{FFFD}" {
    scalars.append(scalar)
  }
  return scalars.flatMap { Array(String($0).utf8) }
}

/// The entries that count in a table, by the UTF-8 of their keys; values that are no text only where the file makes a tree.
func values(of file: [UInt8]) -> [[UInt8]: PlainValue?] {
  var text: [UInt8] = []
  let tree = try? PropertyList(parsing: file).root
  return file.withUnsafeBufferPointer { source in
    guard let format = try? recognize(source, transcodingInto: &text) else { return [:] }
    return (text.isEmpty ? file : text).withUnsafeBufferPointer { bytes in
      var values: [[UInt8]: PlainValue?] = [:]
      guard var reader = try? TableReader(bytes, format) else { return [:] }
      while let entry = try? reader.next() {
        let key = entry.key.utf8(from: bytes)
        let isKnown = values.keys.contains(key)
        if isKnown, reader.firstWins { continue }
        let value =
          entry.kind == .text
          ? PlainValue.text(entry.value.string(from: bytes))
          : tree?[String(decoding: key, as: UTF8.self)].map(PlainValue.init)
        values.updateValue(value, forKey: key)
      }
      return values
    }
  }
}
