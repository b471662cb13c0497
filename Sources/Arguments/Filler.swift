/// Fills a command's options from words.
struct Filler<Options> {
  private(set) var options: Options
  private let named: [String: Binding<Options>]
  private let positionals: [Binding<Options>]
  private let known: [String]
  private var given: Set<String> = []
  private var arguments = 0

  init(options: Options, bindings: [Binding<Options>]) {
    self.options = options
    positionals = bindings.filter(\.parameter.isPositional)
    let others = bindings.filter { !$0.parameter.isPositional }
    named = Dictionary(others.map { ($0.parameter.name, $0) }) { first, _ in first }
    known = others.map(\.parameter.name) + Tool.builtInOptions
  }

  /// Takes options from anywhere, arguments in their order; behind `--` everything is an argument.
  mutating func read(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" { break }
      if word.isOption {
        try readOption(word, &rest)
      } else {
        try readArgument(word)
      }
    }
    for word in rest { try readArgument(word) }
    let absent = positionals.dropFirst(arguments).first(where: \.parameter.isRequired)
    if let absent { throw .missingArgument(title: absent.parameter.title) }
  }

  private mutating func readOption(
    _ word: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    let value = parts.count > 1 ? String(parts[1]) : nil
    guard typed.hasPrefix("--") else { throw .unknownOption(typed, known: known) }
    // With `--help` or `--version` alone nobody comes here.
    let isBuiltIn = Tool.builtInOptions.contains { "--\($0)" == typed }
    if isBuiltIn { throw .superfluousValue(option: typed) }
    guard let binding = named[String(typed.dropFirst(2))] else {
      throw .unknownOption(typed, known: known)
    }
    guard binding.parameter.takesValue else {
      if value != nil { throw .superfluousValue(option: typed) }
      return try store("", in: binding)
    }
    let isFirst = given.insert(typed).inserted
    guard isFirst || binding.parameter.isRepeated else { throw .repeatedOption(typed) }
    if let value {
      try store(value, in: binding)
    } else {
      try store(nextValue(for: typed, &rest), in: binding)
    }
  }

  /// The next word, unless it looks like an option: a forgotten value should not swallow one.
  private func nextValue(
    for option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let next = rest.first else { throw .missingValue(option: option, next: nil) }
    guard !next.isOption else { throw .missingValue(option: option, next: next) }
    rest.removeFirst()
    return next
  }

  private mutating func readArgument(_ word: String) throws(UsageError) {
    let binding: Binding<Options>
    if arguments < positionals.count {
      binding = positionals[arguments]
    } else if let last = positionals.last, last.parameter.isRepeated {
      binding = last
    } else {
      throw .unexpectedArgument(word)
    }
    arguments += 1
    try store(word, in: binding)
  }

  private mutating func store(_ text: String, in binding: Binding<Options>) throws(UsageError) {
    let parameter = binding.parameter
    let isEmpty = text.isEmpty && parameter.kind != .flag
    if isEmpty { throw .emptyValue(title: parameter.title) }
    do throws(InvalidValue) {
      try binding.store(text, &options)
    } catch {
      throw .invalidValue(error, option: parameter.title)
    }
  }
}

extension Parameter {
  fileprivate var takesValue: Bool {
    if case .option = kind { true } else { false }
  }
}

extension String {
  /// Whether the word is meant as an option; a lone dash is not.
  var isOption: Bool { hasPrefix("-") && self != "-" }
}
