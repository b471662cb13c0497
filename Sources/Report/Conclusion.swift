import Diagnostics
import Model

/// How a run ended, in the words of a report's last line.
struct Conclusion {
  var text: String
  var isGood: Bool

  /// Says what was done to `summary`'s artifact and, where notes are shown, how many of them; names
  /// `removals`, what went, where no other line does.
  init(of summary: Summary, countsNotes: Bool, naming removals: [String] = []) {
    let severities: [Severity] = countsNotes ? [.error, .warning, .note] : [.error, .warning]
    let counts = severities.map { severity in
      (severity, summary.findings.count { $0.severity == severity && !$0.isToldWithCoverage })
    }.filter { $0.1 > 0 }.map { Phrase.count($0.1, $0.0.rawValue) }.joined(separator: ", ")
    isGood = !summary.findings.contains { $0.severity == .error }
    let rest = counts.isEmpty ? "" : " \(counts)."
    // What is not counted here was found all the same.
    let isClean = summary.findings.isEmpty
    switch summary.outcome {
    case .judged where summary.command == .report:
      let nothing = isClean ? "Nothing to report." : "No errors, no warnings."
      text = counts.isEmpty ? nothing : "\(counts)."
    case .judged where isGood:
      let nothing = isClean ? "OK: nothing found." : "OK: no errors."
      text = counts.isEmpty ? nothing : "OK: no errors, \(counts)."
    case .judged:
      text = "Not OK: \(counts)."
    case .refused:
      text = (summary.isDryRun ? "Nothing would be removed." : "Nothing was removed.") + rest
    case .skipped(let pattern):
      let configuration = visible(summary.configuration ?? "")  // a run without one skips nothing
      text =
        "Nothing was removed: '\(visible(pattern))' in 'skipConfigurations' skips configuration"
        + " '\(configuration)'." + rest
    case .nothingToDo where summary.signedAgain.isEmpty:
      text = "Nothing to do." + rest
    case .nothingToDo, .previewed, .applied:
      text = Conclusion.deed(of: summary, naming: removals) + rest
    }
  }

  /// What went, or would go.
  ///
  /// `Removed 2 localizations (1.3 MB: en it), edited 1 Info.plist and signed Chat.framework again.`
  private static func deed(of summary: Summary, naming removals: [String]) -> String {
    let effect = summary.effect
    var deeds: [String] = []
    if summary.plan.isEmpty, !summary.signedAgain.isEmpty { deeds.append("removed nothing") }
    if !effect.removed.isEmpty {
      let size = amount(ofBytes: effect.sizes.removed.bytes)
      let verb = summary.isDryRun ? "remove" : "removed"
      let names = removals.isEmpty ? "" : ": " + removals.joined(separator: "; ")
      let count = Phrase.count(effect.removed.count, "localization")
      deeds.append("\(verb) \(count) (\(size)\(names))")
    }
    if !effect.edited.isEmpty {
      let verb = summary.isDryRun ? "edit" : "edited"
      deeds.append("\(verb) \(Phrase.count(effect.edited.count, "Info.plist"))")
    }
    if !summary.signedAgain.isEmpty {
      let names = summary.signedAgain.map { id in
        visible(summary.inventory.components[id].path.name.description)
      }
      deeds.append("signed \(Phrase.list(names, limit: 3, noun: "components")) again")
    }
    // A localization that goes may be nowhere but in the development region of an Info.plist that stays as it is.
    guard !deeds.isEmpty else { return "Nothing to do." }
    let sentence = (summary.isDryRun ? "would " : "") + Phrase.list(deeds) + "."
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
