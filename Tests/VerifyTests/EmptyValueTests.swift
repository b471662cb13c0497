import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct EmptyValueTests {
  @Test func findsEmptyValuesOnlyWhereTheSourceHasAText() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": [
          "en": ["a": "A", "b": ""], "de": ["a": "", "b": ""],
        ]
      ])
    )
    #expect(
      findings.lines == [
        "error empty-value: de has 1 empty value in Localizable [a] "
          + "(users see nothing there, where other languages show a text; translate the key, or take the empty entry out)"
      ]
    )
  }

  /// tables.md 8, case 15.
  @Test func takesAnEmptyValueForNoTranslation() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": [
          "en": ["a": "A", "b": "B", "c": "C"], "de": ["a": "", "b": "", "c": "C"],
          "fr": ["a": "", "b": "B", "c": ""], "nl": ["a": "", "b": "", "c": "C"],
        ]
      ])
    )
    #expect(
      findings.map { "\($0.check): \($0.message) \($0.keys)" } == [
        #"empty-value: de and nl have 2 empty values in Localizable ["a", "b"]"#,
        #"empty-value: fr has 2 empty values in Localizable ["a", "c"]"#,
      ]
    )
    #expect(findings.map(\.entries.count) == [4, 2])
  }

  @Test func leavesOutWhatIsAllowed() throws {
    let sample = Sample(tables: ["L": ["en": ["a": "A", "b": "B"], "de": ["a": "", "b": ""]]])
    let findings = try judged(
      sample,
      policy: Policy(allowances: [try allowing("empty-value", key: "a")])
    )
    #expect(findings.map(\.keys) == [["b"]])
    #expect(findings.map(\.message) == ["de has 1 empty value in L"])
  }
}
