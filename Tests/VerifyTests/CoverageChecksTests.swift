import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct CoverageChecksTests {
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

  @Test func findsATableThatOnlyTheRemovedLanguageHas() throws {
    let findings = try pruned(
      Sample(tables: [
        "Localizable": ["en": ["a": "A"], "de": ["a": "A!"]], "Extra": ["en": ["b.c": "B"]],
      ])
    )
    #expect(
      findings.lines == [
        "error missing-table: de has no 'Extra' table, of 1 key [b.c] "
          + "(only en, to be removed, has it: its texts would show as raw keys; "
          + "add 'Extra.strings' to de, or remove it)"
      ]
    )
    #expect(findings[0].cause == .plan)
  }

  /// Users of fr-CA had the French text and get the German one: the plan's doing, though nothing shows raw.
  @Test func blamesThePlanForWhatAVariantInherited() throws {
    let findings = try pruned(
      Sample(
        region: "de",
        tables: [
          "Localizable": ["de": ["a": "A"], "fr": ["a": "A"], "fr-CA": ["a": "A"]],
          "Extra": ["de": ["b.c": "B"], "fr": ["b.c": "B"]],
        ]
      ),
      policy: removing("fr")
    )
    #expect(
      findings.lines == [
        "error missing-table: fr-CA has no 'Extra' table, of 1 key [b.c] "
          + "(fr, to be removed, has it: its texts would show in the development language; "
          + "add 'Extra.strings' to fr-CA, or remove it)"
      ]
    )
    #expect(findings[0].cause == .plan)
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

  /// `Localizable~ipad` stands in for `Localizable` where it lies beside it, and nowhere else (runtime.md 3.1).
  @Test func doesNotMissATableForOneKindOfDevice() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "A"]],
        "Localizable~ipad": ["en": ["a.b": "A", "c.d": "C"]],
        "Pad~ipad": ["en": ["e.f": "E"]],
      ])
    )
    #expect(findings.map(\.table) == ["Pad~ipad"])
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

  @Test func isContentWhereEveryKeyIsCovered() throws {
    #expect(
      try pruned(
        Sample(tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A!"], "fr": ["a": "A?"]]])
      )
      .lines == []
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

  @Test func notesWhatInfoPlistAndNibsStillShow() throws {
    let findings = try judged(
      Sample(
        folders: ["de"],
        tables: [
          "InfoPlist": ["en": ["CFBundleName": "App"], "fr": [:]], "Main": ["en": ["a.text": "A"]],
        ],
        resources: ["Main.nib": ["Base"]]
      )
    )
    #expect(
      findings.lines == [
        "note missing-info-plist-key: de and fr lack 1 of 1 key of InfoPlist [CFBundleName] "
          + "(the value of Info.plist would show)",
        "note missing-nib-key: de and fr lack 1 of 1 key of Main [a.text] "
          + "(the text in the nib or storyboard would show)",
      ]
    )
  }

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

  @Test func namesTheDamageAndNotEveryKeyBehindIt() throws {
    let note = FileNote(
      .damaged(reason: "missing ';' after the value"),
      at: TextPosition(line: 195, column: 4)
    )
    let findings = try judged(
      Sample(
        tables: ["Localizable": ["en": ["a": "A", "b": "B"], "hu": [:]]],
        notes: ["hu/Localizable": [note]]
      )
    )
    #expect(
      findings.lines == [
        "error damaged-table: the system cannot read Localizable.strings of hu: missing ';' after the value "
          + "(hu has none of the 2 keys of Localizable; they show as raw keys; correct the file and build again)"
      ]
    )
    #expect(
      findings[0].place
        == Place("hu.lproj/Localizable.strings", at: TextPosition(line: 195, column: 4))
    )
  }

  @Test(arguments: [
    (
      "Localizable.stringsdict", "de has 2 of the 3 keys of Localizable; the rest shows as raw keys"
    ),
    ("InfoPlist", "de lacks the one key of InfoPlist; the values of Info.plist show"),
    ("Main", "de lacks the one key of Main; the texts in the nib or storyboard show"),
  ])
  func saysWhatIsLostWithAFile(file: String, loss: String) throws {
    let note = FileNote(.damaged(reason: "no dictionary"))
    var texts: [String: [String: Sample.Texts]] = [
      "Localizable": ["en": ["a": "A", "b": "B"], "de": ["a": "A", "b": "B"]],
      "Localizable.stringsdict": ["en": ["n.n": "N"], "de": ["n.n": "N"]],
      "InfoPlist": ["en": ["CFBundleName": "App"], "de": ["CFBundleName": "App"]],
      "Main": ["en": ["a.text": "A"], "de": ["a.text": "A"]],
    ]
    texts[file]?["de"] = [:]
    let findings = try judged(
      Sample(tables: texts, resources: ["Main.nib": ["Base"]], notes: ["de/\(file)": [note]])
    )
    #expect(findings.map(\.check) == ["damaged-table"])
    #expect(findings[0].reason == loss)
  }

  @Test func doesNotMindDamageThatNobodyIsShown() throws {
    let damage = FileNote(.damaged(reason: "no dictionary"))
    let findings = try judged(
      Sample(region: "de", folders: ["de"]),
      Sample(
        "Frameworks/Chat.framework",
        .framework,
        region: "de",
        tables: ["Localizable": ["de": ["a": "A"], "hu": [:]]],
        notes: ["hu/Localizable": [damage]]
      )
    )
    #expect(findings.lines == [])
  }

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

  @Test func saysOfOthersComponentsOnlyThatTheyAreIncomplete() throws {
    let findings = try judged(
      Sample(region: "en", folders: ["de", "en", "fr"]),
      Sample(
        "Frameworks/Chat.framework",
        .framework,
        identifier: "org.other.chat",
        tables: ["Localizable": ["en": ["a": "A"], "de": [:], "fr": ["a": "A"], "ko": [:]]]
      )
    )
    #expect(
      findings.lines == ["note incomplete-component: Chat.framework: 1 of 3 languages incomplete"]
    )
    #expect(findings[0].languages == ["de"])
  }

  @Test(arguments: [
    ("union", ["a.1", "a.2", "a.3"]), ("development", ["a.1", "a.2"]), ("fr", ["a.1", "a.3"]),
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
    let missing = findings.filter { $0.languages.contains("de") }.flatMap(\.keys)
    #expect(missing.sorted() == keys)
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
