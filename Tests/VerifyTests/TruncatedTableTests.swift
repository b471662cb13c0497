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

  @Test(arguments: [
    (
      ["b", "c"], "2 keys of de are lost to one mistake in Localizable.strings: a second ';' [b, c]"
    ),
    (["b"], "1 key of de is lost to one mistake in Localizable.strings: a second ';' [b]"),
    ([], "the system stops reading Localizable.strings of de: a second ';'"),
  ])
  func countsTheKeysBehindTheCut(lost: [String], message: String) throws {
    let note = FileNote(.truncated(reason: "a second ';'", lostKeys: lost))
    let texts = Dictionary(uniqueKeysWithValues: (["a"] + lost).map { ($0, "A") })
    let findings = try judged(
      Sample(
        tables: ["Localizable": ["en": texts, "de": ["a": "A"]]],
        notes: ["de/Localizable": [note]]
      )
    )
    #expect(
      findings.lines == [
        "error truncated-table: \(message) "
          + "(the system drops what follows without a word, and so does the build; correct the file and build again)"
      ]
    )
  }
}
