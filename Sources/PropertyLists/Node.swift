/// One value of a property list.
package struct Node: Sendable {
  package enum Value: Sendable {
    case dictionary([Entry])
    case array([Node])
    case string(String)
    case boolean(Bool)
    /// An integer or a real, of which nobody asks more than this.
    case number(isZero: Bool)
    /// Another kind of value, by its name: `date`, `data`, `uid`, `null`.
    case other(String)
  }

  /// A key of a dictionary with its value.
  package struct Entry: Sendable {
    package var key: String
    package var keyPlace: Place
    package var value: Node
  }

  /// Where something is in the source.
  package enum Place: Hashable, Sendable {
    /// From `<` of the start tag behind `>` of the end tag in XML; the token with its quotes in text.
    case bytes(Range<Int>)
    /// The number of the object in a binary property list.
    case object(Int)
  }

  package var value: Value
  package var place: Place

  package init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }
}

extension Node {
  /// The entries of a dictionary in the order of the source, repeated keys too; nil for other values.
  package var entries: [Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The elements of an array; nil for other values.
  package var elements: [Node]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; nil for other values.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The value of a boolean; nil for other values.
  package var boolean: Bool? {
    if case .boolean(let isTrue) = value { isTrue } else { nil }
  }

  /// Whether a switch is on: a true boolean, a number that is not zero, or the text `true` or `yes` in any case
  /// (runtime.md 2.1).
  package var isOn: Bool {
    switch value {
    case .boolean(let isTrue): isTrue
    case .number(let isZero): !isZero
    case .string(let text): ["true", "yes"].contains(text.lowercased())
    case .dictionary, .array, .other: false
    }
  }

  /// The value of `key` as the system reads it; nil where it is absent or this is no dictionary.
  ///
  /// Of a repeated key the first counts in a binary property list and the last in the others (tables.md 3.3).
  package subscript(key: String) -> Node? {
    guard let entries else { return nil }
    let matches: (Entry) -> Bool = { $0.key.utf8.elementsEqual(key.utf8) }
    switch place {
    case .object: return entries.first(where: matches)?.value
    case .bytes: return entries.last(where: matches)?.value
    }
  }
}
