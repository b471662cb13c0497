import Diagnostics
import Model

/// Prints a report for people: what happens to each localization and why, what is missing, what to do.
///
/// Quiet, it prints warnings, errors and the last line.
struct TextReporter {
  private let summary: Summary
  private let style: ReportStyle
  private let isSeries: Bool
  private let names: ComponentNames

  init(_ summary: Summary, style: ReportStyle, isSeries: Bool) {
    self.summary = summary
    self.style = style
    self.isSeries = isSeries
    names = ComponentNames(in: summary.inventory)
  }

  func write(into output: inout Output) {
    if !style.isQuiet {
      for section in [header, decisions, coverage] where !section.isEmpty {
        print(section + [""], into: &output)
      }
    }
    print(FindingSection(summary, findings: findings, width: style.width).lines, into: &output)
    print(leftovers + conclusion, into: &output)
  }

  private func print(_ lines: [StyledText], into output: inout Output) {
    for line in lines { output.write(line.rendered(isColored: style.isColored) + "\n") }
  }

  /// `Journal.app   6 localizations, 5 stay   48.2 MB -> 46.9 MB   -1.3 MB`.
  private var header: [StyledText] {
    let localizations = summary.inventory.product.localizations
    let isCounted = localizations.indices.filter { localizations[$0].form != .file }
    let staying = isCounted.count { !summary.plan.removes($0, from: 0) }
    var count = counted(isCounted.count, "localization")
    if staying < isCounted.count { count += ", \(grouped(staying)) stay" }
    let sizes = summary.plannedSizes
    var fields = [StyledText(names[0], .strong), StyledText(count)]
    fields.append(StyledText(amount(ofBytes: sizes.before.bytes)))
    if sizes.removed.bytes > 0 {
      fields[2] += StyledText(" -> \(amount(ofBytes: sizes.after.bytes))")
      fields.append(StyledText("-\(amount(ofBytes: sizes.removed.bytes))", .good))
    }
    var lines = [fields[0]]
    for field in fields.dropFirst() {
      let joined = lines[lines.count - 1] + "   " + field
      if joined.width <= style.width {
        lines[lines.count - 1] = joined
      } else {
        lines.append("  " + field)
      }
    }
    return lines
  }

  private var decisions: [StyledText] {
    guard summary.policy != nil else {
      return LocalizationGrid(summary, names: names, width: style.width).lines
    }
    return DecisionSection(summary, names: names).rows.lines(width: style.width)
  }

  private var coverage: [StyledText] {
    CoverageSection(summary, names: names, width: style.width).lines
  }

  /// The findings to be printed; a note that only repeats what the coverage says of a component is none of them.
  private var findings: [Finding] {
    let told = Set(summary.incompleteOthers.map(\.component))
    return summary.findings.filter { finding in
      guard finding.severity == .note else { return true }
      guard !style.isQuiet else { return false }
      return finding.check != "incomplete-component" || finding.component.map(told.contains) != true
    }
  }

  /// What could not be cleaned up after the change, and how to finish.
  private var leftovers: [StyledText] {
    guard case .applied(let receipt) = summary.outcome else { return [] }
    return receipt.warnings.flatMap { warning in
      StyledText(visible(warning)).wrapped(to: style.width - 9).enumerated().map { index, line in
        (index == 0 ? StyledText("warning", .caution) : "").filled(to: 9) + line
      }
    }
  }

  private var conclusion: [StyledText] {
    let conclusion = Conclusion(of: summary, countsNotes: !style.isQuiet)
    let name = isSeries && style.isQuiet ? names[0] + ": " : ""
    return StyledText(name + conclusion.text, conclusion.isGood ? .good : .bad)
      .wrapped(to: style.width)
  }
}
