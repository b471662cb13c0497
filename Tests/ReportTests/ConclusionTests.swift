import Diagnostics
import Model
import Testing

@testable import Report

@Suite struct ConclusionTests {
  private static let receipt = Receipt(removed: ["en.lproj", "it.lproj"], edited: ["Info.plist"])
  private static let small = Receipt(removed: [], edited: ["A/Info.plist", "Info.plist"])

  @Test(
    arguments: [
      (.verify, .judged, [], "OK: nothing found."),
      (.verify, .judged, [.warning, .note, .note], "OK: no errors, 1 warning, 2 notes."),
      (.verify, .judged, [.error, .error, .note], "Not OK: 2 errors, 1 note."),
      (.report, .judged, [], "Nothing to report."),
      (.report, .judged, [.error, .warning], "1 error, 1 warning."),
      (.prune, .refused, [.error], "Nothing was removed. 1 error."),
      (.prune, .nothingToDo, [], "Nothing to do."),
      (.prune, .nothingToDo, [.note], "Nothing to do. 1 note."),
      (
        .prune, .skipped(pattern: "*Debug*"), [.warning],
        "Nothing was removed: '*Debug*' in 'skipConfigurations' skips configuration 'Debug'."
          + " 1 warning."
      ),
      (
        .prune, .applied(receipt), [.warning],
        "Removed 2 localizations (25 KB) and edited 1 Info.plist. 1 warning."
      ),
      (.prune, .applied(small), [], "Edited 2 Info.plists."),
    ] as [(Summary.Command, Summary.Outcome, [Severity], String)]
  )
  func saysHowTheRunEnded(
    command: Summary.Command,
    outcome: Summary.Outcome,
    severities: [Severity],
    expected: String
  ) {
    let summary = draft(command, outcome, severities)
    #expect(Conclusion(of: summary, countsNotes: true).text == expected)
  }

  @Test(arguments: [
    (1, "Removed 2 localizations (25 KB), edited 1 Info.plist and signed F0.framework again."),
    (
      4,
      "Removed 2 localizations (25 KB), edited 1 Info.plist and signed 4 components again."
    ),
  ])
  func saysWhatWasSignedAgain(count: Int, expected: String) {
    var base = draft(.prune, .applied(Self.receipt), [])
    for index in 0..<count {
      base.inventory.components.append(
        Component(
          path: BundlePath("F\(index).framework"),
          folder: "",
          resources: "",
          kind: .framework
        )
      )
      base.plan.decisions.append([])
      base.signedAgain.append(base.inventory.components.count - 1)
    }
    #expect(Conclusion(of: base, countsNotes: true).text == expected)
  }

  @Test(
    arguments: [
      (.previewed, [], "Would remove 2 localizations (25 KB)."),
      (.refused, [.error], "Nothing would be removed. 1 error."),
      (.nothingToDo, [], "Nothing to do."),
    ] as [(Summary.Outcome, [Severity], String)]
  )
  func saysWhatADryRunWouldDo(
    outcome: Summary.Outcome,
    severities: [Severity],
    expected: String
  ) {
    let summary = draft(.prune, outcome, severities).with { $0.isDryRun = true }
    #expect(Conclusion(of: summary, countsNotes: true).text == expected)
  }

  @Test(
    arguments: [
      (.prune, .nothingToDo, [.note, .warning], "Nothing to do. 1 warning."),
      (.verify, .judged, [.note], "OK: no errors."),
      (.verify, .judged, [], "OK: nothing found."),
      (.report, .judged, [.note], "No errors, no warnings."),
      (.report, .judged, [], "Nothing to report."),
    ] as [(Summary.Command, Summary.Outcome, [Severity], String)]
  )
  func doesNotCountNotesThatAreNotShown(
    command: Summary.Command,
    outcome: Summary.Outcome,
    severities: [Severity],
    expected: String
  ) {
    let summary = draft(command, outcome, severities)
    #expect(Conclusion(of: summary, countsNotes: false).text == expected)
  }

  private func draft(
    _ command: Summary.Command,
    _ outcome: Summary.Outcome,
    _ severities: [Severity]
  ) -> Summary {
    SummaryDraft().with {
      $0.add("en it", .goes("en"))
      $0.add("de", .stays)
      $0.summary.command = command
      $0.summary.configuration = "Debug"
      $0.summary.outcome = outcome
      $0.summary.findings = severities.map { Finding(check: "x", severity: $0, message: "") }
    }
  }
}
