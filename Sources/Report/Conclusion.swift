import Diagnostics
import Model

/// How a run ended, in the words of a report's last line.
struct Conclusion {
  var text: String
  var isGood: Bool

  /// Says what was done to `summary`'s artifact and, where notes are shown, how many of them.
  init(of summary: Summary, countsNotes: Bool) {
    let severities: [Severity] = countsNotes ? [.error, .warning, .note] : [.error, .warning]
    let counts = severities.map { severity in
      (severity, summary.findings.count { $0.severity == severity && !$0.isToldWithCoverage })
    }.filter { $0.1 > 0 }.map { Phrase.count($0.1, $0.0.rawValue) }.joined(separator: ", ")
    isGood = !summary.findings.contains { $0.severity == .error }
    let rest = counts.isEmpty ? "" : " \(counts)."
    switch summary.outcome {
    case .judged where summary.command == .report:
      text = counts.isEmpty ? "Nothing to report." : "\(counts)."
    case .judged where isGood:
      text = counts.isEmpty ? "OK: nothing found." : "OK: no errors, \(counts)."
    case .judged:
      text = "Not OK: \(counts)."
    case .refused:
      text = (summary.isDryRun ? "Nothing would be removed." : "Nothing was removed.") + rest
    case .skipped(let pattern):
      let configuration = visible(summary.configuration ?? "")  // a run without one skips nothing
      text =
        "Nothing was removed: '\(visible(pattern))' in 'skipConfigurations' skips configuration"
        + " '\(configuration)'." + rest
    case .nothingToDo:
      text = "Nothing to do." + rest
    case .previewed, .applied:
      text = Conclusion.deed(of: summary) + rest
    }
  }

  /// What went, or would go.
  ///
  /// `Removed 2 localizations (1.3 MB) and edited 1 Info.plist.`
  private static func deed(of summary: Summary) -> String {
    let effect = summary.effect
    var deeds: [String] = []
    if !effect.removed.isEmpty {
      let size = amount(ofBytes: effect.sizes.removed.bytes)
      let verb = summary.isDryRun ? "remove" : "removed"
      deeds.append("\(verb) \(Phrase.count(effect.removed.count, "localization")) (\(size))")
    }
    if !effect.edited.isEmpty {
      let verb = summary.isDryRun ? "edit" : "edited"
      deeds.append("\(verb) \(Phrase.count(effect.edited.count, "Info.plist"))")
    }
    let sentence = (summary.isDryRun ? "would " : "") + deeds.joined(separator: " and ") + "."
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
