/// What one file says about one key, in four bytes.
package struct Cell: Hashable, Sendable {
  package enum State: UInt32, Sendable {
    case absent, text, empty
    /// A dictionary, list, number or data where text was expected; a rule dictionary in a stringsdict is `text`.
    case notText
  }

  /// From the lowest bit: 2 of state, 1 whether the value equals the key, 1 whether a rule follows, 4 of flags or
  /// none, then 24 that hold the number of a rule in `Table.rules` or the classes of six arguments, the first lowest.
  private var raw: UInt32

  package static let absent = Cell(.absent)

  package init(_ state: State, equalsKey: Bool = false) {
    raw = state.rawValue | (equalsKey ? 4 : 0)
  }

  /// A text with what it takes; nil where that does not fit and needs a rule.
  package init?(_ state: State, equalsKey: Bool = false, taking placeholders: Placeholders) {
    guard placeholders.classes.count <= Cell.argumentLimit, placeholders.doubtful.isEmpty else {
      return nil
    }
    self.init(state, equalsKey: equalsKey)
    raw |= UInt32(placeholders.flags.rawValue) << 4
    for (place, value) in placeholders.classes.enumerated() {
      raw |= UInt32(value.rawValue) << (8 + 4 * UInt32(place))
    }
  }

  /// A text with the number of its rule, which must be below `ruleLimit`.
  package init(_ state: State, equalsKey: Bool = false, rule: Int) {
    self.init(state, equalsKey: equalsKey)
    raw |= 8 | UInt32(rule) << 8
  }

  /// How many arguments fit into a cell.
  package static let argumentLimit = 6

  /// How many rules a table can have.
  package static let ruleLimit = 1 << 24

  package var state: State { State(rawValue: raw & 3) ?? .absent }

  /// Whether the file holds the key.
  package var isPresent: Bool { raw != 0 }

  /// Whether the value is the key itself, as in tables whose keys are the source text.
  package var equalsKey: Bool { raw & 4 != 0 }

  /// The index in `Table.rules`, where the entry has a rule of its own.
  package var rule: Int? { raw & 8 == 0 ? nil : Int(raw >> 8) }

  /// Equal in cells of one table that take the same arguments in the same manner.
  package var signature: UInt32 { raw >> 3 }

  /// Whether the text is none that takes anything, or has a `%` that might.
  package var isPlain: Bool { signature == 0 }

  /// What the text takes; nil where a rule says it.
  package var placeholders: Placeholders? {
    guard rule == nil else { return nil }
    var classes: [ArgumentClass] = []
    var rest = raw >> 8
    while rest != 0 {
      classes.append(ArgumentClass(rawValue: UInt8(rest & 15)) ?? .conflicting)
      rest >>= 4
    }
    return Placeholders(classes, flags: .init(rawValue: UInt8(raw >> 4 & 15)))
  }
}
