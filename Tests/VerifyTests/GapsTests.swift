import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct GapsTests {
  @Test func mergesWhatManyLanguagesLack() throws {
    var texts: [String: Sample.Texts] = ["en": ["a.1": "1", "a.2": "2", "a.3": "3", "a.4": "4"]]
    for name in ["cs", "da", "de", "es", "fi", "fr", "it"] {
      texts[name] = ["a.1": "x", "a.2": "y"]
    }
    let findings = try judged(Sample(tables: ["Localizable": texts]))
    #expect(findings.map(\.message) == ["7 languages lack 2 of 4 keys of Localizable"])
    #expect(findings[0].keys == ["a.3", "a.4"])
    #expect(findings[0].languages == ["cs", "da", "de", "es", "fi", "fr", "it"])
  }

  @Test func saysOnceThatALanguageLacksMostOfATable() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": [
          "en": ["a.1": "1", "a.2": "2", "a.3": "3"], "de": ["a.1": "1", "a.2": "2", "a.3": "3"],
          "nl": ["a.1": "1"],
        ]
      ])
    )
    #expect(
      findings.lines == [
        "error missing-key: nl lacks 2 of 3 keys of Localizable [a.2, a.3] "
          + "(they would show as raw keys; finish the table, or remove nl)"
      ]
    )
  }

  @Test(arguments: [
    ("union", ["a.1", "a.2", "a.3", "a.4"]), ("development", ["a.1", "a.2"]),
    ("fr", ["a.1", "a.3"]),
  ])
  func countsTheKeysOfTheReference(name: String, keys: [String]) throws {
    let references: [String: Policy.Reference] = [
      "union": .union, "development": .development, "fr": .tag(try #require(LanguageTag("fr"))),
    ]
    let findings = try judged(
      Sample(tables: [
        "Localizable": [
          "en": ["a.1": "1", "a.2": "2"], "fr": ["a.1": "1", "a.3": "3"], "de": ["a.4": "4"],
        ]
      ]),
      policy: Policy(root: .init(reference: references[name]))
    )
    let missing = findings.filter { $0.check == "missing-key" && $0.languages.contains("de") }
      .flatMap(\.keys)
    #expect(missing.sorted() == keys)
  }
}
