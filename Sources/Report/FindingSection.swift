import Diagnostics
import Model

/// What is missing or wrong, one block per finding: what, then why and what to do, then where and
/// in which words.
struct FindingSection {
  private static let indentation = 9

  private let summary: Summary
  private let findings: [Finding]
  private let width: Int

  init(_ summary: Summary, findings: [Finding], width: Int) {
    self.summary = summary
    self.findings = findings
    self.width = width
  }

  var lines: [StyledText] { findings.flatMap { lines(for: $0) } }

  private func lines(for finding: Finding) -> [StyledText] {
    let keys = finding.keys.isEmpty ? "" : ": " + KeyList(finding.keys).short
    let headline = visible(finding.message) + keys
    let remedy = [finding.reason, finding.advice].compactMap(\.self).joined(separator: "; ")
    let room = width - FindingSection.indentation
    // The check's name has one place, so that the eye finds it: behind what was found.
    let message = StyledText(headline + " ") + StyledText("[\(finding.check)]", .faint)
    let body =
      message.wrapped(to: room) + StyledText(visible(remedy)).wrapped(to: room)
      + QuoteLines(summary, width: room, ink: finding.severity.ink).lines(for: finding)
    let severity = StyledText(finding.severity.rawValue, finding.severity.ink)
    return body.enumerated().map { index, line in
      (index == 0 ? severity : "").filled(to: FindingSection.indentation) + line
    }
  }
}

extension Severity {
  fileprivate var ink: Ink {
    switch self {
    case .error: .bad
    case .warning: .caution
    case .note, .off: .remark
    }
  }
}
