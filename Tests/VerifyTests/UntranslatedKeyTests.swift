import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UntranslatedKeyTests {
  /// `en.lproj` speaks for `en_US`, so that English is the source.
  @Test func takesTheNearestLanguageForTheSource() throws {
    let sample = Sample(
      region: "en_US",
      tables: [
        "Localizable": ["en": ["a": "b"], "en-GB": ["a": "b"], "de": ["a": "b", "Save": "S"]]
      ]
    )
    #expect(try judged(sample).lines == [])
  }

  @Test func tellsTextsFromIdentifiersByTheSource() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": [
          "en": ["Save": "Save", "Cancel": "Abort"], "de": ["x": "y"], "en-GB": ["x": "y"],
        ]
      ])
    )
    #expect(
      findings.lines == [
        "error missing-key: de and en-GB lack 1 of 3 keys of Localizable [Cancel] "
          + "(it would show as a raw key; translate it, or remove de and en-GB)",
        "error missing-key: en lacks 1 of 3 keys of Localizable [x] "
          + "(it would show as a raw key; translate it, or remove en)",
        "error untranslated-key: de lacks 1 of 3 keys of Localizable [Save] "
          + "(it would show in the source language; translate it, or remove de)",
      ]
    )
  }

  /// After the prune the new region is no source: what was a text before must stay one.
  @Test func saysTheSameOfAKeyBeforeAndAfterThePrune() throws {
    let texts: [String: Sample.Texts] = [
      "de": ["Check out": "Zur Kasse", "a.b": "x"], "fr": ["a.b": "y"],
    ]
    let before = try pruned(
      Sample(tables: [
        "Localizable": texts.merging(["en": ["Check out": "Check out", "a.b": "z"]]) { $1 }
      ])
    )
    let after = try pruned(Sample(region: "de", tables: ["Localizable": texts]))
    #expect(before.map(\.check) == ["untranslated-key"])
    #expect(after.lines == before.lines)
  }

  /// An app that is written in the language it falls back to needs no translation into it.
  @Test func doesNotMissTextsInTheirOwnLanguage() throws {
    let findings = try pruned(
      Sample(
        region: "de",
        tables: ["Localizable": ["de": ["a.b": "x"], "fr": ["Zur Kasse": "Payer", "a.b": "y"]]]
      )
    )
    #expect(findings.lines == [])
  }
}
