/// A JSON value whose lists are made while they are written, so that long ones are never in memory
/// as a whole.
enum JSONValue {
  case text(String)
  case integer(UInt64)
  case flag(Bool)
  /// `count` elements, each made when it is its turn.
  case list(count: Int, element: (Int) -> JSONValue)
  /// Texts in one line, for lists that may be long.
  case line([String])
  /// Written with sorted keys; members that are nil do not apply and are left out.
  case object([String: JSONValue?])

  /// A count, which is never below nothing.
  static func count(_ count: Int) -> JSONValue { .integer(UInt64(max(0, count))) }

  static func list<Element>(
    _ elements: [Element],
    of value: @escaping (Element) -> JSONValue
  ) -> JSONValue {
    .list(count: elements.count) { value(elements[$0]) }
  }

  /// A list of texts, or of names as people read them.
  static func texts(_ texts: [some CustomStringConvertible]) -> JSONValue {
    .list(texts) { .text($0.description) }
  }

  /// Writes the value with two spaces of indentation per level, the first line where the output
  /// stands.
  func write(into output: inout Output, depth: Int = 0) {
    switch self {
    case .text(let text): output.write(JSONValue.quoted(text))
    case .integer(let number): output.write(String(number))
    case .flag(let flag): output.write(flag ? "true" : "false")
    case .list(let count, let element):
      JSONValue.write(count: count, between: ("[", "]"), depth: depth, into: &output) {
        element($0).write(into: &$1, depth: depth + 1)
      }
    case .line(let texts):
      output.write("[")
      for (index, text) in texts.enumerated() {
        output.write((index == 0 ? "" : ", ") + JSONValue.quoted(text))
      }
      output.write("]")
    case .object(let members):
      let present = members.compactMapValues(\.self).sorted { $0.key < $1.key }
      JSONValue.write(count: present.count, between: ("{", "}"), depth: depth, into: &output) {
        $1.write(JSONValue.quoted(present[$0].key) + ": ")
        present[$0].value.write(into: &$1, depth: depth + 1)
      }
    }
  }

  private static func write(
    count: Int,
    between brackets: (open: String, close: String),
    depth: Int,
    into output: inout Output,
    item: (Int, inout Output) -> Void
  ) {
    guard count > 0 else { return output.write(brackets.open + brackets.close) }
    let indentation = "\n" + String(repeating: "  ", count: depth)
    output.write(brackets.open)
    for index in 0..<count {
      output.write((index == 0 ? "" : ",") + indentation + "  ")
      item(index, &output)
    }
    output.write(indentation + brackets.close)
  }

  private static func quoted(_ text: String) -> String {
    // Nearly all text of a report is plain; this spares it the walk by scalars.
    let isPlain = text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      // The two separators end a line in JavaScript; the others would act on a terminal.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
