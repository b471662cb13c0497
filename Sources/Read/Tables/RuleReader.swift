import Languages
import Model
import PropertyLists

/// Reads what the dictionaries of a `.stringsdict` say, without their words (tables.md 4).
struct RuleReader {
  private var format = FormatReader()

  /// The rule of an entry's dictionary, or of one of its variants.
  mutating func rule(of dictionary: Node) -> Rule {
    let entries = dictionary.distinctEntries
    if let format = entries.value(of: Name.format) {
      guard let text = format.string else { return .malformed("\(Name.format) is no text") }
      let variables = entries.filter(\.mayBeVariable).map { variable($0) }
      return .plural(Rule.Plural(format: self.text(text), variables: variables))
    }
    for (name, variation) in [(Name.width, Rule.Variation.width), (Name.device, .device)] {
      guard let variants = entries.value(of: name) else { continue }
      guard variants.entries != nil else { return .malformed("\(name) is no dictionary") }
      let read = variants.distinctEntries.map {
        Rule.Variant(name: $0.key, rule: variant($0.value))
      }
      guard !read.isEmpty else { return .malformed("\(name) is empty") }
      return .variants(variation, read.sorted { $0.precedes($1) })
    }
    return .malformed("\(Name.format) is missing")
  }

  private mutating func variant(_ node: Node) -> Rule {
    if let text = node.string { return .text(self.text(text).placeholders) }
    guard node.entries != nil else { return .malformed("neither a text nor a dictionary") }
    return rule(of: node)
  }

  private mutating func variable(_ entry: Node.Entry) -> Rule.Variable {
    var variable = Rule.Variable(
      name: entry.key,
      valueType: nil,
      valueClass: nil,
      isPluralRule: false,
      texts: []
    )
    for part in entry.value.distinctEntries {
      let text = part.value.string
      if part.isNamed(Name.ruleType) {
        variable.isPluralRule = text == Name.pluralRule
      } else if part.isNamed(Name.valueType) {
        variable.valueType = text
        variable.valueClass = text.flatMap { valueClass(of: $0) }
      } else if let category = PluralCategory(rawValue: part.key) {
        guard let text else { continue }
        variable.texts.append(
          Rule.CategoryText(category, self.text(text), isEmpty: text.isEmpty)
        )
      } else {
        variable.unknownKeys.append(part.key)
      }
    }
    variable.texts.sort { $0.category < $1.category }
    return variable
  }

  private mutating func text(_ text: String) -> Rule.Text {
    var text = text
    return text.withUTF8 { bytes in
      var references: [Rule.Reference] = []
      format.read(bytes) { specifier in
        guard let name = specifier.name else { return }
        references.append(
          Rule.Reference(
            name: String(decoding: bytes[name], as: UTF8.self),
            position: specifier.position,
            hasWidth: specifier.hasWidth
          )
        )
      }
      return Rule.Text(format.placeholders, references: references)
    }
  }

  /// What a number specifier without its `%` takes; nil where it is not exactly one specifier of one argument.
  private func valueClass(of type: String) -> ArgumentClass? {
    var format = "%" + type
    return format.withUTF8 { bytes in
      var scanner = FormatScanner(bytes)
      guard let specifier = scanner.next(), specifier.kind == .argument,
        specifier.range == 0..<bytes.count, specifier.positions == [1], specifier.name == nil
      else { return nil }
      return specifier.argument
    }
  }

  /// The keys that mean something to the system.
  enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    static let ruleType = "NSStringFormatSpecTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
  }
}

extension Rule.Variant {
  /// The order of variants: widths by number, then what is none.
  fileprivate func precedes(_ other: Rule.Variant) -> Bool {
    switch (Int(name), Int(other.name)) {
    case (let a?, let b?) where a != b: a < b
    case (_?, nil): true
    case (nil, _?): false
    default: name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
  }
}

extension Node {
  /// The entries of a dictionary that count, by the bytes of their keys (tables.md 3.3); none of another value.
  fileprivate var distinctEntries: [Entry] {
    guard let entries else { return [] }
    let isBinary = if case .object = place { true } else { false }
    let sorted = entries.enumerated().sorted { a, b in
      if a.element.key.utf8.elementsEqual(b.element.key.utf8) {
        return isBinary ? a.offset < b.offset : a.offset > b.offset
      }
      return a.element.key.utf8.lexicographicallyPrecedes(b.element.key.utf8)
    }.map(\.element)
    return sorted.indices.filter { index in
      index == 0 || !sorted[index - 1].key.utf8.elementsEqual(sorted[index].key.utf8)
    }.map { sorted[$0] }
  }
}

extension Node.Entry {
  /// Whether it has exactly this key; strings are equal in Swift that are not for the system.
  fileprivate func isNamed(_ key: String) -> Bool { self.key.utf8.elementsEqual(key.utf8) }

  fileprivate var mayBeVariable: Bool {
    value.entries != nil && !isNamed(RuleReader.Name.width) && !isNamed(RuleReader.Name.device)
  }
}

extension [Node.Entry] {
  fileprivate func value(of key: String) -> Node? { first { $0.isNamed(key) }?.value }
}
