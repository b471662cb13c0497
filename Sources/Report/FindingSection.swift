import Diagnostics
import Model

/// What is missing or wrong, one block per finding: what, then why and what to do, then where.
struct FindingSection {
  private static let indentation = 9
  /// Up to this many keys are named, and this many entries quoted.
  private static let keyLimit = 3
  private static let quoteLimit = 3
  /// Fewer columns than this of a value say nothing.
  private static let shortestValue = 20

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
    let keys = listed(finding.keys, upTo: FindingSection.keyLimit) {
      ", ... \(Phrase.number($0)) more"
    }
    let headline = visible(finding.message) + (finding.keys.isEmpty ? "" : ": " + keys)
    let remedy = [finding.reason, finding.advice].compactMap(\.self).joined(separator: "; ")
    let room = width - FindingSection.indentation
    // The check's name has one place, so that the eye finds it: behind what was found.
    let message = StyledText(headline + " ") + StyledText("[\(finding.check)]", .faint)
    let body =
      message.wrapped(to: room) + StyledText(visible(remedy)).wrapped(to: room)
      + places(of: finding)
    let severity = StyledText(finding.severity.rawValue, finding.severity.ink)
    return body.enumerated().map { index, line in
      (index == 0 ? severity : "").filled(to: FindingSection.indentation) + line
    }
  }

  /// The quoted entries, or the file alone where it is more than the table and language that the
  /// message names.
  private func places(of finding: Finding) -> [StyledText] {
    let quoted = finding.entries.filter { summary.quotes[$0] != nil }
    guard !quoted.isEmpty else {
      guard let location = summary.location(of: finding),
        location.position != nil || finding.table == nil
      else { return [] }
      return [StyledText(location.portableFile + location.suffix, .faint)]
    }
    let limit =
      quoted.count > FindingSection.quoteLimit + 1 ? FindingSection.quoteLimit : quoted.count
    let more = quoted.count - limit
    return quoted.prefix(limit).flatMap(lines(for:))
      + (more > 0 ? [StyledText("... \(Phrase.number(more)) more places", .faint)] : [])
  }

  /// `de.lproj/Localizable.strings:12:1  checkout.pay = "Bezahlen"`, the value cut where the line
  /// would end; two lines where that would leave nearly nothing of it.
  private func lines(for entry: EntryRef) -> [StyledText] {
    let location = summary.location(of: entry)
    let place = StyledText(location.portableFile + location.suffix, .faint)
    guard let quote = summary.quotes[entry] else { return [place] }
    let key = summary.inventory.tables[entry.table].keys.text(of: entry.key)
    let head = StyledText("\(listed(key)) = ")
    let value = visible(quote.value) + (quote.isCut ? "..." : "")
    let line = width - FindingSection.indentation
    let rest = line - place.width - 2 - head.width - 2
    guard rest < min(FindingSection.shortestValue, displayWidth(of: value)) else {
      return [place + "  " + head + StyledText("\"\(cut(value, to: rest))\"")]
    }
    let room = max(FindingSection.shortestValue, line - 2 - head.width - 2)
    return [place, "  " + head + StyledText("\"\(cut(value, to: room))\"")]
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
