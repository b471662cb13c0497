import Languages
import Model
import PropertyLists

/// Reads what the dictionaries of a `.stringsdict` say, without their words (tables.md 4).
struct RuleReader {
  /// How deep a rule may hold others: a device's width's plural is three deep.
  private static let depthLimit = 16

  private var format = FormatReader()

  /// The UTF-8 of a text that is spelled in another way.
  private var buffer: [UInt8] = []
  private var allowance = RuleAllowance(fileSize: 0)

  /// The value type that was read last, which is mostly that of the next variable too.
  private var lastType: (name: String, argument: ArgumentClass?) = ("", nil)

  /// Begins with a file of so many bytes.
  mutating func begin(fileSize: Int) { allowance = RuleAllowance(fileSize: fileSize) }

  /// The rule of an entry that is a dictionary, and whether it shows nothing, as with an empty format.
  mutating func rule(of entry: TableEntry, in table: TableReader) -> (Rule, isEmpty: Bool) {
    allowance.beginValue()
    do throws(RuleError) {
      let isText = table.format != .binary
      guard !isText || entry.value.count <= RuleAllowance.valueLimit else { throw .tooLarge }
      let dictionary = try RuleDictionary(entry, of: table, spending: &allowance)
      let rule = try read(dictionary, depth: 0)
      guard case .plural(let plural) = rule, plural.format.placeholders == .none else {
        return (rule, false)
      }
      let format = dictionary.entry(named: RuleName.format)
      return (rule, format?.value.isEmpty(in: dictionary.bytes) ?? false)
    } catch {
      switch error {
      case .unreadable(let error): return (.malformed(error.reason), false)
      case .tooLarge: return (.malformed("the dictionary is larger than lprune reads"), false)
      }
    }
  }

  /// Reads an entry's dictionary, or that of one of its variants.
  private mutating func read(_ dictionary: RuleDictionary, depth: Int) throws(RuleError) -> Rule {
    guard depth < Self.depthLimit else {
      return .malformed("nested more than \(Self.depthLimit) rules deep")
    }
    if let format = dictionary.entry(named: RuleName.format) {
      guard format.kind == .text else { return .malformed("\(RuleName.format) is no text") }
      var variables: [Rule.Variable] = []
      for entry in dictionary.entries where entry.mayBeVariable(in: dictionary.bytes) {
        variables.append(try variable(entry, of: dictionary.reader))
      }
      if variables.count > 1 { variables.sort { $0.name.precedes($1.name) } }
      let text = text(format.value, in: dictionary.bytes)
      return .plural(Rule.Plural(format: text, variables: variables))
    }
    let kinds: [(StaticString, Rule.Variation)] = [
      (RuleName.width, .width), (RuleName.device, .device),
    ]
    for (name, variation) in kinds {
      guard let entry = dictionary.entry(named: name) else { continue }
      guard entry.kind == .dictionary else { return .malformed("\(name) is no dictionary") }
      let variants = try variants(of: entry, of: dictionary.reader, depth: depth)
      return variants.isEmpty ? .malformed("\(name) is empty") : .variants(variation, variants)
    }
    return .malformed("\(RuleName.format) is missing")
  }

  private mutating func variants(
    of entry: TableEntry,
    of table: TableReader,
    depth: Int
  ) throws(RuleError) -> [Rule.Variant] {
    let dictionary = try RuleDictionary(entry, of: table, spending: &allowance)
    var variants: [Rule.Variant] = []
    for entry in dictionary.entries {
      let rule: Rule
      switch entry.kind {
      case .text: rule = .text(text(entry.value, in: dictionary.bytes).placeholders)
      case .other: rule = .malformed("neither a text nor a dictionary")
      case .dictionary:
        let value = try RuleDictionary(entry, of: dictionary.reader, spending: &allowance)
        rule = try read(value, depth: depth + 1)
      }
      variants.append(Rule.Variant(name: try name(entry.key, in: dictionary.bytes), rule: rule))
    }
    return variants.sorted { $0.precedes($1) }
  }

  private mutating func variable(
    _ entry: TableEntry,
    of table: TableReader
  ) throws(RuleError) -> Rule.Variable {
    let dictionary = try RuleDictionary(entry, of: table, spending: &allowance)
    let bytes = dictionary.bytes
    var variable = Rule.Variable(
      name: try name(entry.key, in: table.bytes),
      valueType: nil,
      valueClass: nil,
      isPluralRule: false,
      texts: []
    )
    for part in dictionary.entries {
      let isText = part.kind == .text
      if part.isNamed(RuleName.ruleType, in: bytes) {
        variable.isPluralRule = isText && part.value.equals(RuleName.pluralRule, in: bytes)
      } else if part.isNamed(RuleName.valueType, in: bytes) {
        variable.valueType = isText ? part.value.string(from: bytes) : nil
        variable.valueClass = variable.valueType.flatMap { valueClass(of: $0) }
      } else if let category = part.category(in: bytes) {
        guard isText else { continue }
        let text = text(part.value, in: bytes, inVariable: true)
        let isEmpty = part.value.isEmpty(in: bytes)
        variable.texts.append(Rule.CategoryText(category, text, isEmpty: isEmpty))
      } else {
        variable.unknownKeys.append(try name(part.key, in: bytes))
      }
    }
    variable.texts.sort { $0.category < $1.category }
    variable.unknownKeys.sort { $0.precedes($1) }
    return variable
  }

  private mutating func name(
    _ raw: RawText,
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(RuleError) -> String {
    _ = allowance.spend(raw.count)
    try allowance.check()
    return raw.string(from: bytes)
  }

  /// What a text takes; in a variable it matters whether its specifiers are numbered, as they are in the whole entry.
  private mutating func text(
    _ raw: RawText,
    in bytes: UnsafeBufferPointer<UInt8>,
    inVariable: Bool = false
  ) -> Rule.Text {
    if case .plain = raw.form {
      let text = UnsafeBufferPointer(rebasing: bytes[raw.start..<raw.end])
      return self.text(text, inVariable)
    }
    var buffer: [UInt8] = []
    swap(&buffer, &self.buffer)
    defer { swap(&buffer, &self.buffer) }
    buffer.removeAll(keepingCapacity: true)
    raw.append(from: bytes, to: &buffer)
    return buffer.withUnsafeBufferPointer { self.text($0, inVariable) }
  }

  private mutating func text(_ text: UnsafeBufferPointer<UInt8>, _ inVariable: Bool) -> Rule.Text {
    var references: [Rule.Reference] = []
    var isNumbered = false
    format.read(text) { specifier in
      isNumbered = isNumbered || specifier.isNumbered
      guard let name = specifier.name else { return }
      references.append(
        Rule.Reference(
          name: String(decoding: text[name], as: UTF8.self),
          position: specifier.position,
          hasWidth: specifier.hasWidth
        )
      )
    }
    var placeholders = format.placeholders
    if inVariable, isNumbered { placeholders.flags.insert(.numbered) }
    return Rule.Text(placeholders, references: references)
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
}
