/// What a piece of text means to the eye; a terminal shows it in one of its own sixteen colours.
enum Ink {
  case plain
  /// Titles and names that lines are about.
  case strong
  /// What may be skipped.
  case faint
  case good
  case remark
  case caution
  case bad

  /// The parameters of SGR (ECMA-48 8.3.117); nil for text as it is.
  var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .remark: "36"
    case .caution: "33"
    case .bad: "31"
    }
  }
}
