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
    let remedy = [finding.reason, finding.advice].compactMap(\.self).joined(separator: "; ")
    let room = width - FindingSection.indentation
    let body =
      headline(of: finding, in: room) + StyledText(visible(remedy)).wrapped(to: room)
      + QuoteLines(summary, width: room, ink: finding.severity.ink).lines(for: finding)
    let severity = StyledText(finding.severity.rawValue, finding.severity.ink)
    return body.enumerated().map { index, line in
      (index == 0 ? severity : "").filled(to: FindingSection.indentation) + line
    }
  }

  /// What is so, the keys, and the check's name, which has one place so that the eye finds it.
  ///
  /// As many keys are named as fit into two lines, or into those that two keys take anyway.
  private func headline(of finding: Finding, in room: Int) -> [StyledText] {
    let message = visible(finding.message) + (finding.keys.isEmpty ? " " : ": ")
    let check = StyledText("[\(finding.check)]", .faint)
    guard !finding.keys.isEmpty else { return (StyledText(message) + check).wrapped(to: room) }
    var lines: [StyledText] = []
    for keys in KeyList(finding.keys).choices {
      let choice = (StyledText(message) + keys + " " + check).wrapped(to: room)
      guard lines.isEmpty || choice.count <= max(2, lines.count) else { break }
      lines = choice
    }
    return lines
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
