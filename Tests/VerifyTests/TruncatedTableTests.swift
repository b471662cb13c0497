import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct TruncatedTableTests {
  @Test func namesTheCutAndNotTheKeysBehindIt() throws {
    let note = FileNote(
      .truncated(reason: "a second ';'", lostKeys: ["b"]),
      at: TextPosition(line: 2, column: 1)
    )
    let findings = try judged(
      Sample(
        tables: ["Localizable": ["en": ["a": "A", "b": "B", "c": "C"], "de": ["a": "A"]]],
        notes: ["de/Localizable": [note]]
      )
    )
    #expect(findings.map(\.check) == ["truncated-table", "missing-key"])
    #expect(findings.map(\.keys) == [["b"], ["c"]])
  }
}
