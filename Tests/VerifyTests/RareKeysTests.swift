import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct RareKeysTests {
  private let names = ["da", "de", "es", "fi", "fr", "it", "ja", "ko", "nl", "pl", "sv"]

  /// Eleven languages and `en`, all with the same keys, and what is added to some.
  private func tables(
    keys: [String] = (1...100).map { "key.\($0)" },
    en: Sample.Texts? = nil,
    adding more: [String: [String]]
  ) -> [String: [String: Sample.Texts]] {
    var texts: [String: Sample.Texts] = [:]
    for name in names + ["en"] {
      texts[name] = Dictionary(
        uniqueKeysWithValues: (keys + (more[name] ?? [])).map { ($0, "\(name) \($0)") }
      )
    }
    if let en { texts["en"] = en }
    return ["Localizable": texts]
  }

  @Test func makesOneFindingOfWhatFewLanguagesHave() throws {
    var more: [String: [String]] = [:]
    for (number, name) in names.prefix(5).enumerated() {
      more[name] = (1...3).map { "old.\(number).\($0)" }
    }
    let findings = try judged(Sample(tables: tables(adding: more)))
    #expect(
      findings.map(\.message) == ["15 keys of Localizable are in few of 12 languages and not in en"]
    )
    #expect(findings[0].keys.count == 15)
    #expect(findings[0].languages == (names + ["en"]).sorted())
    #expect(
      findings[0].reason
        == "they would show as raw keys in 12 languages if they are new, and never if they are left over"
    )
    #expect(findings[0].advice == "translate them, or take them out of da, de, es, fi and fr")
    #expect(findings[0].check == "missing-key")
  }

  /// Compiled catalogs leave out texts that are their own keys in the source language.
  @Test func doesNotMissInTheSourceLanguageWhatItLeavesOut() throws {
    let texts = (1...30).map { "New text \($0)" }
    let findings = try judged(
      Sample(tables: tables(en: ["key.1": "Key"], adding: ["da": texts, "de": texts]))
    ).filter { $0.check == "untranslated-key" }
    #expect(findings.map(\.message) == ["30 keys of Localizable are in 2 of 12 languages"])
    #expect(
      findings[0].reason
        == "they would show in the source language in 9 languages if they are new, and never if they are left over"
    )
    #expect(findings[0].advice == "translate them, or take them out of da and de")
  }

  /// Then it is no question that they are wanted.
  @Test func leavesNewKeysOfTheDevelopmentLanguageAlone() throws {
    let findings = try judged(
      Sample(tables: tables(adding: ["en": ["new.1", "new.2"], "de": ["new.1", "new.2"]]))
    )
    #expect(findings.map(\.message) == ["10 languages lack 2 of 102 keys of Localizable"])
  }

  @Test func leavesWhatHalfOfTheLanguagesHaveAlone() throws {
    var more: [String: [String]] = [:]
    for name in names.prefix(6) { more[name] = ["half.1"] }
    let findings = try judged(Sample(tables: tables(adding: more)))
    #expect(
      findings.map(\.message) == ["en, ja, ko, nl, pl and sv lack 1 of 101 keys of Localizable"]
    )
  }

  /// What goes with a removed language is no leftover.
  @Test func countsNothingThatThePlanTakesAway() throws {
    let findings = try pruned(
      Sample(tables: tables(adding: ["en": ["pay.now"], "da": ["pay.now"]])),
      policy: removingEnglish()
    )
    #expect(findings.map(\.message) == ["10 languages lack 1 of 101 keys of Localizable"])
  }

  @Test func staysOneFindingForALanguageThatLacksMost() throws {
    var tables = tables(adding: ["de": ["old.1", "old.2"]])
    tables["Localizable"]?["en-GB"] = ["key.1": "Key"]
    let findings = try judged(Sample(tables: tables))
    #expect(
      findings.map(\.message) == [
        "2 keys of Localizable are in 1 of 13 languages and not in en",
        "en-GB lacks 101 of 102 keys of Localizable",
      ]
    )
    #expect(!findings[0].languages.contains("en-GB"))
  }

  /// real-files.md, row 12: two entries that ran together make a key that no other language has.
  @Test func tellsAKeyThatNoOtherLanguageHas() throws {
    var tables = tables(keys: ["Sorry, you loose.", "Quit", "New game"], adding: [:])
    tables["Localizable"]?["nb"] = [
      "Quit": "Avslutt", "New game": "Nytt spill",
      "Sorry, you looseVansklighetsgradpanel.": "Vanskelighetsgrad",
    ]
    let findings = try judged(Sample(region: nil, tables: tables))
    #expect(
      findings.lines == [
        "error untranslated-key: 1 key of Localizable is in 1 of 13 languages "
          + "[Sorry, you looseVansklighetsgradpanel.] (it would show in the source language in 12 languages "
          + "if it is new, and never if it is left over; translate it, or take it out of nb)",
        "error untranslated-key: nb lacks 1 of 4 keys of Localizable [Sorry, you loose.] "
          + "(it would show in the source language; translate it, or remove nb)",
      ]
    )
  }
}
