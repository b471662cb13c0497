internal import Model

/// A value of a JSON text, with the place where it begins.
struct JSONValue {
  enum Content {
    case object([JSONMember])
    case list([JSONValue])
    case text(String)
    /// As it is written: what number is meant is the reader's question.
    case number(String)
    case boolean(Bool)
    case null
    /// Something that stands for a value and has been reported.
    case unreadable
  }

  var content: Content
  var position: TextPosition
}

/// A name in an object, where it is, and its value.
struct JSONMember {
  var name: String
  var position: TextPosition
  var value: JSONValue
}

extension JSONValue {
  /// How many entries a list has.
  var count: Int {
    if case .list(let values) = content { values.count } else { 0 }
  }

  /// What it is, in the words of messages.
  var kind: String {
    switch content {
    case .object: "an object"
    case .list: "a list"
    case .text: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    case .unreadable: "something unreadable"
    }
  }
}
