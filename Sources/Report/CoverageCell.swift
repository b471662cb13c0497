import Diagnostics
import Model

/// How far one language covers one table, as a table of the text report shows it.
struct CoverageCell {
  /// A cell that is no share of keys; a line below the table says what it means.
  enum Sign: String, CaseIterable {
    /// The table's component does not have the language.
    case elsewhere = "-"
    /// The language has no file of the table and needs none.
    case sourceText = "="

    /// What the sign says, for the line below the table.
    var meaning: String {
      switch self {
      case .elsewhere: "not in that component, or never used there"
      case .sourceText: "needs no file there: the source text shows"
      }
    }
  }

  /// Below this many keys their number says more than a percentage.
  private static let fewKeys = 20

  var text: StyledText
  var isComplete: Bool
  var sign: Sign?

  private let ink: Ink
  private let covered: Int
  private let required: Int

  /// The cell of a language that the table's component does not have.
  static let elsewhere = CoverageCell(.elsewhere, covered: 0, of: 0)

  private init(_ word: String, _ ink: Ink, covered: Int, of required: Int, isComplete: Bool) {
    text = StyledText(word, ink)
    self.ink = ink
    self.covered = covered
    self.required = required
    self.isComplete = isComplete
  }

  private init(_ sign: Sign, covered: Int, of required: Int) {
    self.init(sign.rawValue, .faint, covered: covered, of: required, isComplete: true)
    self.sign = sign
  }

  /// Makes the cell, in the colour of the weightiest finding about it.
  init(_ language: LanguageCoverage, required: Int, severity: Severity?) {
    let missing = language.missing.count
    let covered = required - missing
    let (word, isComplete): (String, Bool)
    switch language.state {
    case .absent where missing == 0:
      self.init(.sourceText, covered: covered, of: required)
      return
    case .read, .inherited:
      (word, isComplete) = (CoverageCell.share(covered, of: required), missing == 0)
    case .absent: (word, isComplete) = ("none", false)
    case .truncated: (word, isComplete) = ("cut", false)
    case .damaged: (word, isComplete) = ("damaged", false)
    }
    let ink: Ink =
      switch severity {
      case .error where !isComplete: .bad
      case .warning where !isComplete: .caution
      case .error, .warning, .note, .off, nil: .plain
      }
    self.init(word, ink, covered: covered, of: required, isComplete: isComplete)
  }

  /// Makes the cell of one language in several tables.
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

  /// The worse of the cells of two folders of one language, either of which a user may be given.
  func worse(of other: CoverageCell) -> CoverageCell {
    guard covered == other.covered else { return covered < other.covered ? self : other }
    return isComplete && !other.isComplete ? other : self
  }

  private static func share(_ covered: Int, of required: Int) -> String {
    covered < required && required < fewKeys
      ? "\(covered)/\(required)" : percent(covered, of: required)
  }
}
