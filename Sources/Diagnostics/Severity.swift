/// How much a finding weighs, lightest first; `off` findings are not made.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case off, note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}
