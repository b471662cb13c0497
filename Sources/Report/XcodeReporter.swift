import Diagnostics
import Model

/// Prints findings as Xcode reads them, `path:line:column: error: message`, a note on each sealed
/// part that keeps what the policy removes, and one on the outcome.
struct XcodeReporter {
  private let summary: Summary
  private let style: ReportStyle
  private let names: ComponentNames

  init(_ summary: Summary, style: ReportStyle) {
    self.summary = summary
    self.style = style
    names = ComponentNames(in: summary.inventory)
  }

  func write(into output: inout Output) {
    for finding in summary.findings where !(style.isQuiet && finding.severity == .note) {
      output.write(line(for: finding) + "\n")
    }
    if case .applied(let receipt) = summary.outcome {
      for warning in receipt.warnings { output.write("warning: lprune: \(visible(warning))\n") }
    }
    if !style.isQuiet {
      for id in names.order {
        if let remark = sealRemark(on: id) { output.write("note: lprune: \(remark)\n") }
      }
    }
    output.write("note: lprune: \(outcome)\n")
  }

  /// What a sealed component keeps against the policy, and how to be rid of it; nil of others.
  private func sealRemark(on id: Component.ID) -> String? {
    let component = summary.inventory.components[id]
    let kept = component.localizations.indices.filter {
      summary.plan.decision($0, in: id).rule == .sealed
    }
    guard !kept.isEmpty else { return nil }
    let languages = Phrase.languages(
      kept.map { listed(component.localizations[$0].name.description) }
    )
    let state = component.isSealed ? "is sealed" : "is part of a sealed bundle"
    return "\(names[id]) \(state) and keeps \(languages): prune it in a phase of its own target,"
      + " before it is signed"
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
    let removals = DecisionSection(summary, names: names).removals
    let conclusion = Conclusion(of: summary, countsNotes: false, naming: removals).text
    let name = names[0]
    let sizes = summary.effect.sizes
    switch summary.outcome {
    case .applied, .previewed: break
    case .judged, .nothingToDo, .refused, .skipped: return "\(name): \(conclusion)"
    }
    let (before, after) = (amount(ofBytes: sizes.before.bytes), amount(ofBytes: sizes.after.bytes))
    return "\(name): \(conclusion) \(before) -> \(after)"
  }
}
