internal import Diagnostics
internal import Model

extension ReceiptDecoder {
  func damage(_ message: String, _ value: JSONValue) -> Failure {
    damaged(message, at: location(value.position))
  }

  func location(_ position: TextPosition) -> SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }

  func mismatch(_ expected: String, _ value: JSONValue) -> Failure {
    damage("expected \(expected), found \(value.kind)", value)
  }

  func text(_ value: JSONValue) throws(Failure) -> String {
    guard case .text(let text) = value.content else { throw mismatch("a string", value) }
    return text
  }

  func flag(_ value: JSONValue) throws(Failure) -> Bool {
    guard case .boolean(let flag) = value.content else { throw mismatch("a boolean", value) }
    return flag
  }

  func number(_ value: JSONValue) throws(Failure) -> UInt64 {
    guard case .number(let text) = value.content else { throw mismatch("a number", value) }
    guard let number = UInt64(text) else {
      throw damage("\(quoted(text)) is no whole number from 0 on", value)
    }
    return number
  }

  func entries(_ value: JSONValue) throws(Failure) -> [JSONValue] {
    guard case .list(let values) = value.content else { throw mismatch("a list", value) }
    return values
  }

  func list<Element>(
    _ value: JSONValue,
    of element: (JSONValue) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    var elements: [Element] = []
    for entry in try entries(value) { elements.append(try element(entry)) }
    return elements
  }

  func fields(_ value: JSONValue) throws(Failure) -> Fields {
    guard case .object(let members) = value.content else { throw mismatch("an object", value) }
    return try Fields(members, of: value, in: self)
  }

  /// The elements, unless two have one name.
  func unique<Element>(
    _ elements: [Element],
    what: String,
    name: (Element) -> String
  ) throws(Failure) -> [Element] {
    var names: Set<[UInt8]> = []
    for element in elements where !names.insert(Array(name(element).utf8)).inserted {
      throw damaged(
        "the \(what) \(quoted(name(element))) is there twice",
        at: SourceLocation(file: file)
      )
    }
    return elements
  }

  /// The members of one object; those that nobody knows a later version has added.
  struct Fields {
    private var members: [String: JSONValue] = [:]
    private let object: JSONValue
    private let decoder: ReceiptDecoder

    init(_ all: [JSONMember], of object: JSONValue, in decoder: ReceiptDecoder) throws(Failure) {
      self.object = object
      self.decoder = decoder
      for member in all where members.updateValue(member.value, forKey: member.name) != nil {
        throw decoder.damage("\(quoted(member.name)) is there twice", member.value)
      }
    }

    subscript(name: String) -> JSONValue? { members[name] }

    func required(_ name: String) throws(Failure) -> JSONValue {
      guard let value = members[name] else {
        throw decoder.damage("'\(name)' is missing", object)
      }
      return value
    }
  }
}
