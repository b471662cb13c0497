import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct MissingKeyTests {
  @Test func findsAKeyThatOnlyTheRemovedLanguageHas() throws {
    let findings = try pruned(
      Sample(tables: [
        "Localizable": [
          "en": ["pay.now": "Pay", "cancel": "Cancel"], "de": ["cancel": "Abbrechen"],
          "fr": ["cancel": "Annuler"],
        ]
      ])
    )
    #expect(
      findings.lines == [
        "error missing-key: de and fr lack 1 of 2 keys of Localizable [pay.now] "
          + "(only en, to be removed, has it: it would show as a raw key; translate it, or keep en)"
      ]
    )
    #expect(findings[0].cause == .before)
  }

  @Test func isContentWhereEveryKeyIsCovered() throws {
    #expect(
      try pruned(
        Sample(tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A!"], "fr": ["a": "A?"]]])
      )
      .lines == []
    )
  }

  @Test func namesTheFileThatHidesAllLanguages() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": ["": ["a.b": "A"], "en": ["a.b": "A", "c.d": "C"], "de": ["c.d": "C"]]
      ])
    )
    #expect(
      findings.lines == [
        "error missing-key: de and en lack 1 of 2 keys of Localizable [c.d] "
          + "(it would show as a raw key; take 'Localizable.strings' out of the build: it hides the files of every language)"
      ]
    )
  }

  @Test func coversThroughBaseAndParentsButNotTheDevelopmentRegion() throws {
    let findings = try judged(
      Sample(
        region: "de",
        folders: ["it"],
        tables: [
          "Localizable": ["de": ["a": "A"], "fr": ["a": "A"], "fr-CA": [:], "it": ["a": "A"]],
          "Base-only": ["Base": ["b": "B"]],
          "Inherited": ["de": ["c": "C"], "fr": ["c": "C"], "it": ["c": "C"]],
        ]
      )
    )
    #expect(
      findings.lines == [
        "error missing-key: fr-CA lacks 1 of 1 key of Localizable [a] (it would show as a raw key; translate it, or remove fr-CA)"
      ]
    )
  }

  @Test func findsInOthersComponentsOnlyWhatThePlanTakesAway() throws {
    let findings = try pruned(
      Sample(region: "de", folders: ["de", "fr", "fr-CA"]),
      Sample(
        "Frameworks/Chat.framework",
        .framework,
        region: "de",
        identifier: "org.other.chat",
        folders: ["fr-CA"],
        tables: [
          "Localizable": ["de": ["a": "A"], "fr": ["a": "A"]],
          "Old.stringsdict": ["de": ["n": "N"]],
        ]
      ),
      policy: removing("fr")
    )
    #expect(
      findings.lines == [
        "error missing-table: fr-CA has no 'Localizable' table in Chat.framework, of 1 key [a] "
          + "(fr, to be removed, has it: its texts would show in the development language; "
          + "keep fr there, by an entry of 'components' for 'Frameworks/Chat.framework')",
        "note incomplete-component: Chat.framework: 1 of 2 languages incomplete",
      ]
    )
  }
}
