/// What one file says about one key, in four bytes.
///
/// What every cell of an artifact is asked, millions of times, is inlinable: a call costs more than the answer.
package struct Cell: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case absent, text, empty
    /// A dictionary, list, number or data where text was expected; a rule dictionary in a stringsdict is `text`.
    case notText

    @inlinable var bits: UInt32 {
      switch self {
      case .absent: 0
      case .text: 1
      case .empty: 2
      case .notText: 3
      }
    }

    @inlinable
    package static func == (one: State, other: State) -> Bool { one.bits == other.bits }
  }

  /// From the lowest bit: 2 of state, 1 whether the value equals the key, 1 whether a rule follows, 4 of flags or
  /// none, then 24 that hold the number of a rule in `Table.rules` or the classes of six arguments, the first lowest.
  @usableFromInline var raw: UInt32

  /// What a file says that does not have the key.
  @inlinable package static var absent: Cell { Cell(.absent) }

  @inlinable
  package init(_ state: State, equalsKey: Bool = false) {
    raw = state.bits | (equalsKey ? 4 : 0)
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

  @inlinable package var state: State {
    switch raw & 3 {
    case 0: .absent
    case 1: .text
    case 2: .empty
    default: .notText
    }
  }

  /// Whether the file holds the key.
  @inlinable package var isPresent: Bool { raw != 0 }

  /// Whether the value is the key itself, as in tables whose keys are the source text.
  @inlinable package var equalsKey: Bool { raw & 4 != 0 }

  /// The index in `Table.rules`, where the entry has a rule of its own.
  @inlinable package var rule: Int? { raw & 8 == 0 ? nil : Int(raw >> 8) }

  /// Equal in cells of one table that take the same arguments in the same manner.
  @inlinable package var signature: UInt32 { raw >> 3 }

  /// Whether the text is none that takes anything, or has a `%` that might.
  @inlinable package var isPlain: Bool { signature == 0 }

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
