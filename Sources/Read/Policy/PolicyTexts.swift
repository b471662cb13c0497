internal import Diagnostics
internal import Model

/// A text of a policy or a command line, and its place if it has one.
struct PlacedText {
  var text: String
  var location: SourceLocation?
}

extension PolicyDecoder {
  /// The text that `key` needs, or what another key needs, where a key has different meanings.
  mutating func string(
    _ member: JSONMember,
    _ key: PolicyKey,
    needing other: PolicyKey? = nil
  ) -> PlacedText? {
    guard case .text(let text) = member.value.content else {
      noteType(of: member.value, key, needing: other)
      return nil
    }
    return PlacedText(text: text, location: location(member.value.position))
  }

  /// The texts that `key` needs; nil where it is absent or no list.
  mutating func strings(_ member: JSONMember?, _ key: PolicyKey) -> [PlacedText]? {
    guard let member else { return nil }
    guard case .list(let values) = member.value.content else {
      noteType(of: member.value, key)
      return nil
    }
    return values.compactMap { value in
      guard !isFull else { return nil }
      guard case .text(let text) = value.content else {
        noteElementType(of: value, key)
        return nil
      }
      return PlacedText(text: text, location: location(value.position))
    }
  }

  mutating func noteType(of value: JSONValue, _ key: PolicyKey, needing other: PolicyKey? = nil) {
    if case .unreadable = value.content { return }
    let needed = other ?? key
    note(
      "'\(key.rawValue)' must be \(needed.need), not \(value.kind)",
      advice: "write \(needed.example(from: value))",
      at: value.position
    )
  }

  mutating func noteElementType(of value: JSONValue, _ key: PolicyKey) {
    if case .unreadable = value.content { return }
    note(
      "each entry of '\(key.rawValue)' must be \(key.elementNeed), not \(value.kind)",
      advice: "write \(key.example)",
      at: value.position
    )
  }
}

extension PolicyKey {
  /// A right value, made of the wrong one where that is easy.
  fileprivate func example(from value: JSONValue) -> String {
    switch (self, value.content) {
    case (.keep, .text(let text)), (.remove, .text(let text)), (.owned, .text(let text)),
      (.selectable, .text(let text)), (.skipConfigurations, .text(let text)):
      text.isPlain ? "[\"\(text)\"]" : example
    default: example
    }
  }
}

extension String {
  /// Whether a message can show it as it is.
  fileprivate var isPlain: Bool {
    count <= 60 && unicodeScalars.allSatisfy { $0.isASCII && $0 >= " " && $0 != "\"" && $0 != "\\" }
  }
}
