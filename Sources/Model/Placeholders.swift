/// What kind of argument a format specifier takes, as far as a mistake would matter (tables.md 5).
package enum ArgumentClass: UInt8, CaseIterable, Hashable, Sendable {
  /// The text does not use the argument at this position.
  case unused = 0
  /// `%@`.
  case object
  /// `%d`, `%i`, `%c`, with `hh` or `h` too.
  case int32
  /// `%u`, `%x`, `%X`, `%o`.
  case uint32
  /// `%ld`, `%lld`, `%qd`, `%td`, `%zd`, `%jd`.
  case int64
  /// `%lu`, `%lx` and the like.
  case uint64
  case double
  /// `%Lf`.
  case longDouble
  /// `%s`.
  case cString
  /// `%S`.
  case utf16String
  /// `%p`.
  case pointer
  /// `%P`.
  case pascalString
  /// `%n`, which is disabled.
  case count
  /// `%#@name@`: what the variable of that name takes; where another specifier takes the same, that one's class stands.
  case variable
  /// Specifiers of one text want different classes at this position, signedness aside.
  case conflicting
}

/// The arguments that a text takes when it is used as a format, by position.
///
/// Two texts that take the same have equal placeholders; texts without any have `.none`.
package struct Placeholders: Hashable, Sendable {
  /// What else is to be said about the specifiers of a text.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Numbered specifiers (`%1$@`) and unnumbered ones (`%@`) in one text: the unnumbered count on their own.
    package static let mixed = Flags(rawValue: 1)
    /// A `%` that takes no argument and is no `%%`: `%y`, one at the end of the text, or one that wants an argument
    /// behind the 127th, which the system cannot count.
    package static let stray = Flags(rawValue: 2)
    /// Every argument is asked for by `% ` and a letter, as in `100% daily`, and may not be meant.
    package static let doubtful = Flags(rawValue: 4)
    /// Some specifiers are numbered; said only of the texts of plural variables, where those that are not count from
    /// the variable's own argument, and of texts with `doubtful` positions.
    package static let numbered = Flags(rawValue: 8)
  }

  /// By position, the first at 0; never ends in `.unused`.
  package var classes: [ArgumentClass]
  package var flags: Flags

  /// The positions that `% ` and a letter ask for in a text whose other specifiers are meant, ascending, as in
  /// `%d% fertig`; in a numbered text they leave `classes` alone.
  package var doubtful: [Int]

  package init(_ classes: [ArgumentClass] = [], flags: Flags = [], doubtful: [Int] = []) {
    self.classes = classes
    self.flags = flags
    self.doubtful = doubtful
  }

  package static let none = Placeholders()
}
