import Languages
import Model

extension Placeholders {
  /// What a format takes, read in a second way than the reader's (tables.md 5), so that tests can show texts.
  init(of format: String, inVariable: Bool = false) {
    var reader = FormatText(Array(format.utf8))
    reader.read()
    if !reader.isNumbered {
      for doubt in reader.doubts { reader.take(doubt.argument, at: nil, counting: doubt.place) }
    }
    self.init(reader.classes)
    if reader.isMeant { doubtful = reader.doubts.map(\.place) }
    if !reader.doubts.isEmpty, reader.isNumbered { flags.insert(.numbered) }
    if reader.isStray { flags.insert(.stray) }
    if reader.isNumbered, reader.isUnnumbered { flags.insert(.mixed) }
    if reader.isNumbered, inVariable { flags.insert(.numbered) }
    if !reader.doubts.isEmpty, !reader.isMeant { flags.insert(.doubtful) }
  }
}

extension Cell {
  /// The cell of a text that takes no more arguments than fit into it.
  init(of text: String) {
    self = Cell(text.isEmpty ? .empty : .text, taking: Placeholders(of: text)) ?? Cell(.text)
  }
}

/// A text of a rule, with the variables that it names.
func text(_ format: String, inVariable: Bool = false) -> Rule.Text {
  var reader = FormatText(Array(format.utf8))
  reader.read()
  return Rule.Text(
    Placeholders(of: format, inVariable: inVariable),
    references: reader.names.map { Rule.Reference(name: $0.name, position: $0.position) }
  )
}

/// A plural with the texts of each variable by category.
func plural(
  _ format: String,
  _ variables: [(name: String, type: String, texts: [(PluralCategory, String)])]
) -> Rule {
  .plural(
    Rule.Plural(
      format: text(format),
      variables: variables.map { variable in
        Rule.Variable(
          name: variable.name,
          valueType: variable.type,
          valueClass: Placeholders(of: "%" + variable.type).classes.first,
          texts: variable.texts.map { .init($0.0, text($0.1, inVariable: true)) }
        )
      }
    )
  )
}

/// A plural of one variable, `count`.
func plural(_ type: String, _ texts: (PluralCategory, String)...) -> Rule {
  plural("%#@count@", [("count", type, texts)])
}

private struct FormatText {
  var rest: ArraySlice<UInt8>
  var classes: [ArgumentClass] = []
  var names: [(name: String, position: Int)] = []
  var next = 1
  var isNumbered = false
  var isStray = false
  var isUnnumbered = false
  var doubts: [(place: Int, argument: ArgumentClass)] = []
  var isMeant = false

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func read() {
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(percent + 1)...]
      if rest.first == UInt8(ascii: "%") { rest.removeFirst() } else { specifier() }
    }
  }

  private mutating func specifier() {
    let isSpaced = rest.first == UInt8(ascii: " ")
    let position = number(endingIn: "$")
    while let byte = rest.first, "#0-+ 123456789.*".utf8.contains(byte) {
      rest.removeFirst()
      if byte == UInt8(ascii: "#"), rest.first == UInt8(ascii: "@") {
        return variable(position)
      }
      if byte == UInt8(ascii: "*") { take(.int32, at: number(endingIn: "$")) }
    }
    let length = rest.prefix { "hlqLtzj".utf8.contains($0) }
    rest = rest.dropFirst(length.count)
    guard let conversion = rest.popFirst(),
      let argument = argument(conversion, length.first)
    else {
      isStray = true
      return
    }
    if isSpaced, argument != .object {
      doubts.append((next, argument))
      next += 1
      return
    }
    isMeant = true
    take(argument, at: position)
  }

  private mutating func variable(_ position: Int?) {
    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: "@") }
    rest = rest.dropFirst(name.count + 2)
    isMeant = true
    names.append((String(decoding: name, as: UTF8.self), position ?? next))
    take(.variable, at: position)
  }

  /// A number before `end`; without it nothing is read.
  private mutating func number(endingIn end: Unicode.Scalar) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: end) else {
      return nil
    }
    rest = rest.dropFirst(digits.count + 1)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  mutating func take(_ argument: ArgumentClass, at position: Int?, counting doubt: Int? = nil) {
    let place = doubt ?? position ?? next
    if doubt == nil {
      if position != nil {
        isNumbered = true
      } else {
        isUnnumbered = true
        next += 1
      }
    }
    while classes.count < place { classes.append(.unused) }
    let before = classes[place - 1]
    classes[place - 1] =
      before == .unused || before == .variable || before == argument
      ? argument : argument == .variable ? before : .conflicting
  }

  private func argument(_ conversion: UInt8, _ length: UInt8?) -> ArgumentClass? {
    let isLong = length.map { "lqtzj".utf8.contains($0) } ?? false
    return switch Unicode.Scalar(conversion) {
    case "@": .object
    case "d", "i", "c", "C": isLong ? .int64 : .int32
    case "u", "x", "X", "o": isLong ? .uint64 : .uint32
    case "a", "e", "f", "g", "F", "G": length == UInt8(ascii: "L") ? .longDouble : .double
    case "s": .cString
    case "S": .utf16String
    case "p": .pointer
    case "P": .pascalString
    default: nil
    }
  }
}
