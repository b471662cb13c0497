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
    let covered = required - language.missing.count
    isComplete = language.missing.isEmpty && language.state.isWhole
    let word =
      switch language.state {
      case .read, .inherited:
        covered < required && required < CoverageCell.fewKeys
          ? "\(covered)/\(required)" : percent(covered, of: required)
      case .damaged: "damaged"
      case .truncated: "cut"
      case .absent: "none"
      }
    let ink: Ink =
      switch severity {
      case .error: .bad
      case .warning: .caution
      case .note, .off, nil: .plain
      }
    text = StyledText(word, isComplete ? .plain : ink)
  }
}

extension LanguageCoverage.State {
  /// Whether what the table's file holds is all there.
  var isWhole: Bool {
    switch self {
    case .read, .inherited: true
    case .damaged, .truncated, .absent: false
    }
  }
}
