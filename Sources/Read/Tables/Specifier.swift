package import Model

/// One `%` of a format with all that belongs to it.
package struct Specifier: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case argument
    /// `%%`.
    case percent
    /// A `%` that takes nothing and is no `%%`: `%y`, `% %`, one that the text ends behind.
    case stray
  }

  package var kind: Kind

  /// From `%` behind the conversion, in bytes of UTF-8.
  package var range: Range<Int>

  /// What it takes at `position`; `.unused` where it takes nothing.
  package var argument = ArgumentClass.unused

  /// From 1; 0 where it takes nothing.
  package var position = 0

  /// The positions of the numbers that `*` takes for the width and the precision; 0 without.
  package var width = 0
  package var precision = 0

  /// Whether it has a number of its own, and whether it takes the next argument, as both do in `%1$*d`.
  package var isNumbered = false
  package var isUnnumbered = false

  /// Where the name of a variable stands.
  package var name: Range<Int>?

  /// Whether a width is written out: `%5d`, `%1#@name@`.
  package var hasWidth = false

  /// Whether it is `% ` and a letter, which may be the end of a sentence such as `100% daily`.
  package var isDoubtful = false

  package init(_ range: Range<Int>, kind: Kind = .argument) {
    self.range = range
    self.kind = kind
  }

  /// The positions of everything that it takes, each once, ascending.
  package var positions: [Int] {
    Set([width, precision, position]).subtracting([0]).sorted()
  }
}
