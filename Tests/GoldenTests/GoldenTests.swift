import Foundation
import Testing

/// Runs the built program over every case of `Fixtures`; `scripts/record` rewrites what is expected.
@Suite struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test(arguments: GoldenCase.all)
  func doesWhatTheCaseExpects(_ golden: GoldenCase) throws {
    let outcome = try golden.run()
    if Self.isRecording {
      try golden.record(outcome)
      Issue.record("recorded \(golden.name); a recording run never passes")
      return
    }
    let expected = try golden.expectation()
    let actual = outcome.expectation
    for path in Set(expected.keys).union(actual.keys).sorted() {
      #expect(actual[path].map(readable) == expected[path].map(readable), "\(path)")
    }
  }

  @Test(arguments: GoldenCase.all.filter { $0.refusingCheck != nil })
  func refusesForTheReasonInTheNameAndChangesNothing(_ golden: GoldenCase) throws {
    let outcome = try golden.run()
    #expect(outcome.runs.map(\.status) == outcome.runs.map { _ in 1 })
    #expect(outcome.listing == "")
    let report = try #require(outcome.runs.last { $0.words.contains("json") })
    #expect(try errors(in: report) == [golden.refusingCheck])
  }

  @Test
  func coversEveryCheckThatRefusesAPrune() {
    let names = GoldenCase.all.compactMap(\.refusingCheck)
    let checks = [
      "already-signed", "damaged-table", "declared-missing", "development-region-removed",
      "empty-value",
      "language-lost", "link-escapes", "malformed-rule", "missing-key", "missing-plural-category",
      "missing-table", "needs-resigning", "no-localization-left", "placeholder-mismatch",
      "raw-key-shown",
      "resource-lost", "selectable-missing", "truncated-table", "unmatched-policy-entry",
      "untranslated-key", "unwanted-localization",
    ]
    #expect(names == checks)
  }

  /// The checks of the findings at error level in a JSON report, each once, sorted.
  private func errors(in run: Run) throws -> [String?] {
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(json?["findings"] as? [[String: Any]])
    let checks = findings.filter { $0["severity"] as? String == "error" }.map {
      $0["check"] as? String
    }
    return Set(checks).sorted { ($0 ?? "") < ($1 ?? "") }
  }

  /// The content as text where it is text, so that a failure shows the difference.
  private func readable(_ content: Data) -> String {
    String(data: content, encoding: .utf8) ?? content.base64EncodedString()
  }
}
