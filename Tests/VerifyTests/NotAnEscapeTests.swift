import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct NotAnEscapeTests {
  private func sample(_ counts: [String: Int], remark: String = "not-an-escape") -> Sample {
    let texts: Sample.Texts = ["a.b": "A"]
    return Sample(
      region: "de",
      tables: ["Localizable": ["de": texts, "fr": texts, "ja": texts]],
      notes: Dictionary(
        uniqueKeysWithValues: counts.map { language, count in
          (
            "\(language)/Localizable",
            [FileNote(.remark(remark, count: count), at: TextPosition(line: 4, column: 7))]
          )
        }
      )
    )
  }

  @Test func warnsOfALanguage() throws {
    let findings = try judged(sample(["ja": 441]))
    #expect(
      findings.lines == [
        "warning not-an-escape: ja has 441 backslashes that begin no escape in Localizable (the "
          + "system drops such a backslash and shows what stands behind it; write '\\\\' for a "
          + "backslash, '\\U' and four digits for a letter by its number, or take it out)"
      ]
    )
    #expect(
      findings[0].place
        == Place("ja.lproj/Localizable.strings", at: TextPosition(line: 4, column: 7))
    )
  }

  @Test func countsAllLanguagesTogether() throws {
    let findings = try judged(sample(["ja": 1, "fr": 2]))
    #expect(
      findings.map(\.message) == [
        "fr and ja have 3 backslashes that begin no escape in Localizable"
      ]
    )
  }

  @Test func leavesOutWhatIsRemovedOrAllowed() throws {
    var policy = try removing("ja")
    policy.allowances = [
      Allowance(
        check: "not-an-escape",
        language: LanguageTag("fr").map { .init($0, text: "fr") },
        reason: "a path of Windows"
      )
    ]
    let findings = try pruned(sample(["ja": 1, "fr": 2, "de": 1]), policy: policy)
    #expect(
      findings.map(\.message) == ["de has 1 backslash that begins no escape in Localizable"]
    )
    #expect(try judged(sample(["ja": 1], remark: "octal-escape")).lines == [])
  }
}
