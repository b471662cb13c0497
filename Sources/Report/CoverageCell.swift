import Diagnostics
import Model

/// How far one localization covers one table, as a table of the text report shows it.
struct CoverageCell {
  /// Below this many keys their number says more than a percentage.
  private static let fewKeys = 20

  var text: StyledText
  var isComplete: Bool

  private let ink: Ink
  private let covered: Int
  private let required: Int

  /// The cell of a localization that the table's component does not have.
  static let none = CoverageCell("-", .faint, covered: 0, of: 0, isComplete: true)

  private init(
    _ word: String,
    _ ink: Ink,
    covered: Int,
    of required: Int,
    isComplete: Bool
  ) {
    text = StyledText(word, ink)
    self.ink = ink
    self.covered = covered
    self.required = required
    self.isComplete = isComplete
  }

  /// Makes the cell, in the colour of the weightiest finding about it.
  init(_ language: LanguageCoverage, required: Int, severity: Severity?) {
    let missing = language.missing.count
    let covered = required - missing
    let (word, isComplete): (String, Bool) =
      switch language.state {
      case .read, .inherited: (CoverageCell.share(covered, of: required), missing == 0)
      // Where the keys are the source text, the source language needs no file.
      case .absent: missing == 0 ? ("-", true) : ("none", false)
      case .truncated: ("cut", false)
      case .damaged: ("damaged", false)
      }
    let ink: Ink =
      switch severity {
      case .error where !isComplete: .bad
      case .warning where !isComplete: .caution
      case .error, .warning, .note, .off, nil: .plain
      }
    self.init(word, ink, covered: covered, of: required, isComplete: isComplete)
  }

  /// Makes the cell of one localization in several tables.
  init(sumOf cells: [CoverageCell]) {
    let required = cells.reduce(0) { $0 &+ $1.required }
    let covered = cells.reduce(0) { $0 &+ $1.covered }
    let inks = cells.map(\.ink)
    let ink: Ink = inks.contains(.bad) ? .bad : inks.contains(.caution) ? .caution : .plain
    self.init(
      CoverageCell.share(covered, of: required),
      ink,
      covered: covered,
      of: required,
      isComplete: cells.allSatisfy(\.isComplete)
    )
  }

  private static func share(_ covered: Int, of required: Int) -> String {
    covered < required && required < fewKeys
      ? "\(covered)/\(required)" : percent(covered, of: required)
  }
}
