/// A value in an Info.plist that a test writes.
package enum PlistValue: Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([PlistValue])
  case dictionary([(String, PlistValue)])
}

extension PlistValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension PlistValue: ExpressibleByStringInterpolation {}

extension PlistValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension PlistValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self = .number(number) }
}

extension PlistValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral values: PlistValue...) { self = .list(values) }
}

extension PlistValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral pairs: (String, PlistValue)...) { self = .dictionary(pairs) }
}

/// The text of an XML property list as Xcode writes it, its keys in the order given.
package func infoPlist(_ values: KeyValuePairs<String, PlistValue>) -> String {
  infoPlist(Array(values))
}

/// The same of a list that a test puts together.
package func infoPlist(_ values: [(String, PlistValue)]) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
  "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  \(PlistValue.dictionary(values).xml(indent: ""))
  </plist>

  """
}

extension PlistValue {
  fileprivate func xml(indent: String) -> String {
    switch self {
    case .text(let text): "\(indent)<string>\(escaped(text))</string>"
    case .flag(let flag): "\(indent)<\(flag)/>"
    case .number(let number): "\(indent)<integer>\(number)</integer>"
    case .list(let values):
      lines("array", indent, values.map { $0.xml(indent: indent + "\t") })
    case .dictionary(let pairs):
      lines(
        "dict",
        indent,
        pairs.flatMap { key, value in
          ["\(indent)\t<key>\(escaped(key))</key>", value.xml(indent: indent + "\t")]
        }
      )
    }
  }

  private func lines(_ element: String, _ indent: String, _ content: [String]) -> String {
    (["\(indent)<\(element)>"] + content + ["\(indent)</\(element)>"]).joined(separator: "\n")
  }
}

private func escaped(_ text: String) -> String {
  text.map { character in
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }.joined()
}
