import Diagnostics
import Model

/// Prints a report for people: what happens to each localization and why, what is missing, who sees
/// what, what to do.
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

  /// Sentences are hard to read in longer lines, however wide the terminal.
  private var proseWidth: Int { min(style.width, 120) }

  func write(into output: inout Output) {
    if !style.isQuiet {
      for section in [header, contents, decisions, coverage, audiences]
      where !section.isEmpty {
        print(section + [""], into: &output)
      }
    }
    print(FindingSection(summary, findings: findings, width: proseWidth).lines, into: &output)
    print(leftovers + conclusion, into: &output)
  }

  private func print(_ lines: [StyledText], into output: inout Output) {
    for line in lines { output.write(line.rendered(isColored: style.isColored) + "\n") }
  }

  /// `Journal.app   6 localizations, 5 stay   48.2 MB -> 46.9 MB   -1.3 MB`; where nothing was
  /// changed, `6 localizations, 1 to remove   48.2 MB   1.3 MB to save`.
  private var header: [StyledText] {
    let localizations = summary.inventory.product.localizations
    let all = localizations.indices.filter { localizations[$0].form != .file }
    let going = all.count { summary.plan.removes($0, from: 0) }
    let staying = Phrase.number(all.count - going)
    let sizes = summary.plannedSizes
    let removed = amount(ofBytes: sizes.removed.bytes)
    var count = Phrase.count(all.count, "localization")
    var size = amount(ofBytes: sizes.before.bytes)
    var difference = StyledText("")
    switch summary.outcome {
    case .judged:
      if going > 0 { count += ", \(Phrase.number(going)) to remove" }
    case .refused, .skipped:
      if going > 0 { count += ", \(Phrase.number(going)) to remove" }
      if sizes.removed.bytes > 0 { difference = StyledText("\(removed) to save") }
    case .previewed, .applied, .nothingToDo:
      if going > 0 { count += ", \(staying) stay" }
      if sizes.removed.bytes > 0 {
        size += " -> " + amount(ofBytes: sizes.after.bytes)
        difference = StyledText("-\(removed)", .good)
      }
    }
    var lines = [StyledText(names[0], .strong)]
    for field in [StyledText(count), StyledText(size), difference] where !field.isEmpty {
      let joined = lines[lines.count - 1] + "   " + field
      if joined.width <= style.width {
        lines[lines.count - 1] = joined
      } else {
        lines.append("  " + field)
      }
    }
    return lines
  }

  private var decides: Bool { summary.policy?.selectsLocalizations == true }

  /// What there is, for who asks for that, or where nothing is decided.
  private var contents: [StyledText] {
    guard summary.command == .report || !decides else { return [] }
    return LocalizationGrid(summary, names: names, width: style.width).lines
  }

  /// What happens, and why; an artifact that is as the policy wants it needs no reasons.
  private var decisions: [StyledText] {
    guard decides else { return [] }
    let section = DecisionSection(summary, names: names)
    guard summary.command == .prune || !section.isOrdinary else { return [] }
    return section.rows.lines(width: proseWidth)
  }

  private var coverage: [StyledText] {
    CoverageSection(summary, names: names, width: style.width).lines
  }

  private var audiences: [StyledText] {
    AudienceSection(summary, names: names, width: style.width).lines
  }

  private var findings: [Finding] {
    summary.findings.filter {
      $0.severity > .note || !style.isQuiet && !$0.isToldWithCoverage
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

extension Policy {
  /// Whether it says anything about which localizations stay.
  fileprivate var selectsLocalizations: Bool {
    ([root] + components.map(\.settings)).contains { $0.selection != nil || $0.trimNested == true }
  }
}
