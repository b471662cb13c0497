import Diagnostics
import Model

/// Prints findings as Xcode reads them, `path:line:column: error: message`, and one note on the
/// outcome.
struct XcodeReporter {
  private let summary: Summary
  private let style: ReportStyle

  init(_ summary: Summary, style: ReportStyle) {
    self.summary = summary
    self.style = style
  }

  func write(into output: inout Output) {
    for finding in summary.findings where !(style.isQuiet && finding.severity == .note) {
      output.write(line(for: finding) + "\n")
    }
    if case .applied(let receipt) = summary.outcome {
      for warning in receipt.warnings { output.write("warning: lprune: \(visible(warning))\n") }
    }
    output.write("note: lprune: \(outcome)\n")
  }

  private func line(for finding: Finding) -> String {
    var message = finding.message
    if !finding.keys.isEmpty {
      message += ": " + listed(finding.keys, upTo: 3) { " and \($0) more" }
    }
    let sentence = [message, finding.reason, finding.advice].compactMap(\.self)
      .joined(separator: "; ")
    let severity = finding.severity.rawValue
    guard let location = summary.location(of: finding) else {
      return "\(severity): lprune: \(visible(sentence)) [\(finding.check)]"
    }
    return "\(path(of: location)): \(severity): \(visible(sentence)) [\(finding.check)]"
  }

  /// The one kind of path that is absolute in a report: Xcode opens no other.
  private func path(of location: FindingLocation) -> String {
    switch location.root {
    case .artifact:
      summary.inventory.location.appending(location.file).description + location.suffix
    case .policy: location.file.description + location.suffix
    }
  }

  private var outcome: String {
    let conclusion = Conclusion(of: summary, countsNotes: false).text
    let name = summary.inventory.name.description
    let sizes = summary.effect.sizes
    switch summary.outcome {
    case .applied, .previewed: break
    case .judged, .nothingToDo, .refused, .skipped: return "\(name): \(conclusion)"
    }
    let (before, after) = (amount(ofBytes: sizes.before.bytes), amount(ofBytes: sizes.after.bytes))
    return "\(name): \(conclusion) \(before) -> \(after)"
  }
}
