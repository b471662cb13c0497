import Languages
import Model
import PropertyLists

/// Reads what the dictionaries of a `.stringsdict` say, without their words (tables.md 4).
struct RuleReader {
  private var format = FormatReader()

  /// The value type that was read last, which is mostly that of the next variable too.
  private var lastType: (name: String, argument: ArgumentClass?) = ("", nil)

  /// The rule of an entry's dictionary, and whether it shows nothing, as with an empty format.
  mutating func rule(of dictionary: Node) -> (Rule, isEmpty: Bool) {
    let rule = read(dictionary)
    guard case .plural(let plural) = rule, plural.format.placeholders == .none else {
      return (rule, false)
    }
    return (rule, dictionary[Name.format]?.string?.isEmpty == true)
  }

  /// Reads an entry's dictionary, or that of one of its variants.
  private mutating func read(_ dictionary: Node) -> Rule {
    let entries = dictionary.distinctEntries
    if let format = entries.value(of: Name.format) {
      guard let text = format.string else { return .malformed("\(Name.format) is no text") }
      var variables: [Rule.Variable] = []
      for entry in entries where entry.mayBeVariable { variables.append(variable(entry)) }
      if variables.count > 1 { variables.sort { $0.name.precedes($1.name) } }
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
    return read(node)
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
        if let text { variable.valueClass = valueClass(of: text) }
      } else if let category = PluralCategory(rawValue: part.key) {
        guard let text else { continue }
        variable.texts.append(
          Rule.CategoryText(category, self.text(text, inVariable: true), isEmpty: text.isEmpty)
        )
      } else {
        variable.unknownKeys.append(part.key)
      }
    }
    variable.texts.sort { $0.category < $1.category }
    variable.unknownKeys.sort { $0.precedes($1) }
    return variable
  }

  /// What a text takes; in a variable it matters whether its specifiers are numbered, as they are in the whole entry.
  private mutating func text(_ text: String, inVariable: Bool = false) -> Rule.Text {
    var (text, isNumbered) = (text, false)
    return text.withUTF8 { bytes in
      var references: [Rule.Reference] = []
      format.read(bytes) { specifier in
        isNumbered = isNumbered || specifier.isNumbered
        guard let name = specifier.name else { return }
        references.append(
          Rule.Reference(
            name: String(decoding: bytes[name], as: UTF8.self),
            position: specifier.position,
            hasWidth: specifier.hasWidth
          )
        )
      }
      var placeholders = format.placeholders
      if inVariable, isNumbered { placeholders.flags.insert(.numbered) }
      return Rule.Text(placeholders, references: references)
    }
  }

  /// What a number specifier without its `%` takes; nil where it is not exactly one specifier of one argument.
  private mutating func valueClass(of type: String) -> ArgumentClass? {
    guard type != lastType.name else { return lastType.argument }
    var format = "%" + type
    lastType = (type, nil)
    lastType.argument = format.withUTF8 { bytes in
      var scanner = FormatScanner(bytes)
      guard let specifier = scanner.next(), specifier.kind == .argument,
        specifier.range == 0..<bytes.count, specifier.positions == [1], specifier.name == nil
      else { return nil }
      return specifier.argument
    }
    return lastType.argument
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
    default: name.precedes(other.name)
    }
  }
}

extension Node {
  /// The entries of a dictionary that count, in any order (tables.md 3.3); none of another value.
  fileprivate var distinctEntries: [Entry] {
    guard let entries else { return [] }
    let isBinary = if case .object = place { true } else { false }
    // Few are compared with each other sooner than sorted.
    if entries.count <= 16, !entries.indices.contains(where: { entries.repeatsKey(at: $0) }) {
      return entries
    }
    let sorted = entries.indices.sorted { a, b in
      let (first, second) = (entries[a].key, entries[b].key)
      if first.isSame(as: second) { return isBinary ? a < b : a > b }
      return first.precedes(second)
    }.map { entries[$0] }
    return sorted.indices.filter { index in
      index == 0 || !sorted[index - 1].key.isSame(as: sorted[index].key)
    }.map { sorted[$0] }
  }
}

extension String {
  /// Whether all bytes are the same; strings are equal in Swift that are not for the system.
  fileprivate func isSame(as other: String) -> Bool {
    // Mostly they are not even equal, which is found out sooner.
    self == other && utf8.elementsEqual(other.utf8)
  }

  /// The order by bytes.
  fileprivate func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Node.Entry {
  /// Whether it has exactly this key, which is ASCII: whatever else equals that in Swift is longer.
  fileprivate func isNamed(_ key: String) -> Bool {
    self.key.utf8.count == key.utf8.count && self.key == key
  }

  fileprivate var mayBeVariable: Bool {
    value.entries != nil && !isNamed(RuleReader.Name.width) && !isNamed(RuleReader.Name.device)
  }
}

extension [Node.Entry] {
  /// Whether the key at `index` stands before it as well.
  fileprivate func repeatsKey(at index: Int) -> Bool {
    for other in 0..<index where self[other].key.isSame(as: self[index].key) { return true }
    return false
  }

  fileprivate func value(of key: String) -> Node? { first { $0.isNamed(key) }?.value }
}
