import Model

/// The rules of a table, each once.
struct RuleSet {
  private(set) var rules: [Rule] = []

  /// By rule, its place in `rules`.
  private var numbers: [Rule: Int] = [:]

  /// The number that was given last.
  private var last = 0

  /// The number of a rule, which may be new; nil where the table has as many as cells can name.
  mutating func insert(_ rule: Rule) -> Int? {
    // Entries next to each other are mostly alike.
    if last < rules.count, rules[last] == rule { return last }
    if let number = numbers[rule] {
      last = number
      return number
    }
    let number = rules.count
    last = number
    guard number < Cell.ruleLimit else { return nil }
    rules.append(rule)
    numbers[rule] = number
    return number
  }

  /// Forgets all rules but the first `count`.
  mutating func removeRules(from count: Int) {
    for rule in rules[count...] { numbers[rule] = nil }
    rules.removeSubrange(count...)
  }
}

extension Rule {
  /// About how many bytes of memory the rule takes.
  var size: Int {
    switch self {
    case .text(let placeholders): 64 + placeholders.classes.count
    case .plural(let plural):
      64 + plural.format.size + plural.variables.reduce(0) { $0 + $1.size }
    case .variants(_, let variants):
      64 + variants.reduce(0) { $0 + 32 + $1.name.utf8.count + $1.rule.size }
    case .phrase(let names): 64 + names.reduce(0) { $0 + 32 + $1.utf8.count }
    case .malformed(let reason): 64 + reason.utf8.count
    }
  }
}

extension Rule.Text {
  fileprivate var size: Int {
    64 + placeholders.classes.count + references.reduce(0) { $0 + 40 + $1.name.utf8.count }
  }
}

extension Rule.Variable {
  fileprivate var size: Int {
    128 + name.utf8.count + (valueType?.utf8.count ?? 0)
      + texts.reduce(0) { $0 + $1.text.size }
      + unknownKeys.reduce(0) { $0 + 32 + $1.utf8.count }
  }
}
