import Foundation
import Model

/// A value of a property list that tests write in all three formats.
enum RuleSample {
  case text(String)
  case number(Int)
  case dictionary([(String, RuleSample)])

  /// A plural rule with one variable.
  static func plural(
    _ format: String,
    _ name: String,
    type: String? = "d",
    _ texts: [(String, String)]
  ) -> RuleSample {
    .dictionary([
      ("NSStringLocalizedFormatKey", .text(format)), (name, variable(type: type, texts)),
    ])
  }

  static func variable(type: String? = "d", _ texts: [(String, String)]) -> RuleSample {
    var parts: [(String, RuleSample)] = [
      ("NSStringFormatSpecTypeKey", .text("NSStringPluralRuleType"))
    ]
    if let type { parts.append(("NSStringFormatValueTypeKey", .text(type))) }
    return .dictionary(parts + texts.map { ($0.0, .text($0.1)) })
  }

  var old: String {
    switch self {
    case .text(let text):
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .number(let number): "(\(number))"
    case .dictionary(let entries):
      "{" + entries.map { "\"\($0.0)\" = \($0.1.old);" }.joined(separator: " ") + "}"
    }
  }

  var xml: String {
    func escape(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("%", with: "&#37;")
    }
    switch self {
    case .text(let text): return "<string>\(escape(text))</string>"
    case .number(let number): return "<integer>\(number)</integer>"
    case .dictionary(let entries):
      let inner = entries.map { "<key>\(escape($0.0))</key>\n\($0.1.xml)" }
      return "<dict>\(inner.joined())</dict>"
    }
  }

  var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .dictionary(let entries):
      Dictionary(uniqueKeysWithValues: entries.map { ($0.0, $0.1.object) })
    }
  }

  /// The file in text, XML and binary.
  func files() throws -> [[UInt8]] {
    let binary = try PropertyListSerialization.data(
      fromPropertyList: object,
      format: .binary,
      options: 0
    )
    return [Array(old.utf8), Array("<plist>\(xml)</plist>".utf8), Array(binary)]
  }
}

extension Table {
  /// The rule that a row has for a key.
  func rule(_ key: String, of row: Int = 0) -> Rule? { cell(key, of: row).flatMap { rule(of: $0) } }
}
