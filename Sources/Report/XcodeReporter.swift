import Diagnostics
import Model

/// Prints findings as Xcode reads them, `path:line:column: error: message`, a note on each sealed
/// part that keeps what the policy removes, and one on the outcome.
struct XcodeReporter {
  /// How much of a value is shown, in columns.
  private static let valueWidth = 60

  private let summary: Summary
  private let style: ReportStyle
  private let names: ComponentNames

  init(_ summary: Summary, style: ReportStyle) {
    self.summary = summary
    self.style = style
    names = ComponentNames(in: summary.inventory)
  }

  func write(into output: inout Output) {
    let incomplete = IncompleteComponents(summary, names: names)
    for finding in summary.findings where !(style.isQuiet && finding.severity == .note) {
      guard !(incomplete.areSeveral && finding.isToldWithCoverage) else { continue }
      output.write(line(for: finding) + "\n")
    }
    if incomplete.areSeveral, !style.isQuiet {
      output.write("note: lprune: \(incomplete.sentence) [incomplete-component]\n")
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
      summary.plan.decision($0, in: id).rule == .sealRequires
    }
    guard !kept.isEmpty else { return nil }
    let languages = Phrase.languages(
      kept.map { listed(component.localizations[$0].name.description) }
    )
    let state = component.isSealed ? "is sealed" : "is part of a sealed bundle"
    let place = summary.inventory.product.isSealed ? "" : " in a phase of its own target,"
    return "\(names[id]) \(state) and keeps \(languages): prune it\(place) before it is signed"
  }

  private func line(for finding: Finding) -> String {
    let keys = finding.keys.isEmpty ? "" : ": " + KeyList(finding.keys).long
    let parts =
      [visible(finding.message) + keys, finding.reason.map(visible)]
      + [finding.advice.map(visible), values(of: finding)]
    let sentence = parts.compactMap(\.self).joined(separator: "; ")
    let severity = finding.severity.rawValue
    guard let location = summary.location(of: finding) else {
      return "\(severity): lprune: \(sentence) [\(finding.check)]"
    }
    return "\(path(of: location)): \(severity): \(sentence) [\(finding.check)]"
  }

  /// The first values of which parts are marked: `en has "%lld >>%@<<", de has "%lld >>%d<<"`.
  private func values(of finding: Finding) -> String? {
    guard let group = summary.quoteGroups(of: finding).first(where: \.isMarked) else { return nil }
    let first = group.members[0].entry
    let way = group.isOfOnePath ? first.way : ""
    let key = finding.keys.count == 1 ? "" : summary.key(of: first)
    let subject = [key, way].filter { !$0.isEmpty }.joined(separator: " > ")
    let values = group.members.prefix(2).map { member in
      let name = summary.language(of: member.entry).map { Phrase.language(listed($0)) }
      let own = group.isOfOnePath || member.entry.path.isEmpty ? "" : " in \(member.entry.way)"
      let value = QuotedValue(member.quote).fitted(to: XcodeReporter.valueWidth).inline
      let says = summary.variation(of: member) ?? "has \(value)"
      return "\(name ?? "the file of all languages")\(own) \(says)"
    }
    return (subject.isEmpty ? "" : "for \(subject) ") + values.joined(separator: ", ")
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
