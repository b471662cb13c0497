import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct ValueNotAStringTests {
  private func sample(_ cells: [String: [String: Cell]], owned: Bool = true) -> Sample {
    let texts = ["a": "A", "b": "B", "c": "C"]
    return Sample(
      tables: ["Localizable": ["en": texts, "de": texts, "fr": texts]],
      cells: cells
    )
  }

  @Test func namesKeysThatHoldNoText() throws {
    let odd = Cell(.notText)
    let findings = try judged(
      sample(["de/Localizable": ["a": odd, "b": odd], "fr/Localizable": ["a": odd, "b": odd]])
    )
    #expect(
      findings.lines == [
        "warning value-not-a-string: de and fr have 2 values in Localizable that are no text [a, b] "
          + "(an app that shows one crashes: it gets what is no text; write a text in quotes, or take the entries out)"
      ]
    )
    #expect(findings[0].entries.map(\.key) == [0, 1, 0, 1])
  }

  @Test func saysItOfOneKeyInOneLanguage() throws {
    let findings = try judged(sample(["fr/Localizable": ["c": Cell(.notText)]]))
    #expect(
      findings.lines == [
        "warning value-not-a-string: fr has 1 value in Localizable that is no text [c] "
          + "(an app that shows it crashes: it gets what is no text; write a text in quotes, or take the entry out)"
      ]
    )
  }

  @Test func doesNotMindWhatAStringsdictReplaces() throws {
    let findings = try judged(
      Sample(
        tables: [
          "Localizable": ["en": ["a": "A"]], "Localizable.stringsdict": ["en": ["a": "A"]],
        ],
        cells: ["en/Localizable": ["a": Cell(.notText)]]
      )
    )
    #expect(findings.lines == [])
  }

  @Test func mindsAStringsdictThatHoldsNeitherTextNorRule() throws {
    let findings = try judged(
      Sample(
        tables: ["Localizable.stringsdict": ["en": ["a": "A"]]],
        cells: ["en/Localizable.stringsdict": ["a": Cell(.notText)]]
      )
    )
    #expect(findings.map(\.check) == ["value-not-a-string"])
  }

  @Test func leavesOutWhatIsAllowed() throws {
    let policy = Policy(
      allowances: [
        Allowance(check: "value-not-a-string", key: Glob("a"), reason: "read as a list")
      ]
    )
    let odd = Cell(.notText)
    let findings = try judged(sample(["de/Localizable": ["a": odd, "b": odd]]), policy: policy)
    #expect(findings.map(\.keys) == [["b"]])
    let all = try judged(sample(["de/Localizable": ["a": odd]]), policy: policy)
    #expect(all.lines == [])
  }

  @Test func leavesOthersTablesToOthers() throws {
    let findings = try judged(
      Sample(folders: ["en"]),
      Sample(
        "Kit.framework",
        .framework,
        identifier: "org.kit",
        tables: ["L": ["en": ["a": "A"]]],
        cells: ["en/L": ["a": Cell(.notText)]]
      )
    )
    #expect(findings.lines == [])
  }
}
