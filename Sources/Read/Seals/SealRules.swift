/// The rules by which whoever signed a bundle chose what the seal lists (Security, `resources.cpp`; runtime.md 6).
struct SealRules {
  struct Rule {
    var pattern: SealPattern
    var weight: Double = 1

    /// Whether what it matches is not sealed.
    var isOmitted = false

    /// Whether what it matches is code with a signature of its own.
    var isNested = false
  }

  /// The heaviest first, which is the one that counts.
  private var rules: [Rule] = []

  private var search = PatternSearch()

  init() {}

  init(_ rules: [Rule]) { self.rules = rules.sorted { $0.weight > $1.weight } }

  /// The rule for a path from where the seal's paths begin; nil where the seal is silent about it.
  mutating func rule(for path: ArraySlice<UInt8>) -> Rule? {
    for index in rules.indices where search.matches(rules[index].pattern, path) {
      return rules[index]
    }
    return nil
  }
}
