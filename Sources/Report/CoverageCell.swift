import Diagnostics
import Model

/// How far one localization covers one table, as a table of the text report shows it.
struct CoverageCell {
  /// Below this many keys their number says more than a percentage.
  private static let fewKeys = 20

  var text: StyledText
  var isComplete: Bool

  /// The cell of a localization that the table's component does not have.
  static let none = CoverageCell(text: StyledText("-", .faint), isComplete: true)

  private init(text: StyledText, isComplete: Bool) {
    self.text = text
    self.isComplete = isComplete
  }

  /// Makes the cell, in the colour of the weightiest finding about it.
  init(_ language: LanguageCoverage, required: Int, severity: Severity?) {
    let missing = language.missing.count
    let (word, isComplete): (String, Bool) =
      switch language.state {
      case .read, .inherited:
        (CoverageCell.share(required - missing, of: required), missing == 0)
      // Where the keys are the source text, the source language needs no file.
      case .absent: missing == 0 ? ("-", true) : ("none", false)
      case .truncated: ("cut", false)
      case .damaged: ("damaged", false)
      }
    let ink: Ink =
      switch severity {
      case .error: .bad
      case .warning: .caution
      case .note, .off, nil: .plain
      }
    self.init(text: StyledText(word, isComplete ? .plain : ink), isComplete: isComplete)
  }

  private static func share(_ covered: Int, of required: Int) -> String {
    covered < required && required < fewKeys
      ? "\(covered)/\(required)" : percent(covered, of: required)
  }
}
