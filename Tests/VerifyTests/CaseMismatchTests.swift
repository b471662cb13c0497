import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct CaseMismatchTests {
  private func table(_ languages: [String], keys: [String] = ["CFBundleName"]) -> [String: Sample
    .Texts]
  {
    let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "x") })
    return Dictionary(uniqueKeysWithValues: languages.map { ($0, texts) })
  }

  /// As in a published app: a few languages spell the name in another way (real-files.md, row 3).
  @Test func warnsOfInfoPlistWithASmallLetter() throws {
    let others = ["ar", "ca", "cs", "en", "es", "fr", "nl"]
    let findings = try judged(
      Sample(tables: [
        "infoPlist": table(["Base", "de", "pt-BR", "zh-Hans"]), "InfoPlist": table(others),
      ])
    )
    #expect(
      findings.lines == [
        "warning case-mismatch: Base, de, pt-BR and zh-Hans have 'infoPlist.strings', where 7 other "
          + "localizations have 'InfoPlist' (iOS minds case: they lack the table there; most Macs do "
          + "not, and show nothing wrong; rename them to 'InfoPlist.strings')"
      ]
    )
    #expect(findings[0].languages == ["Base", "de", "pt-BR", "zh-Hans"])
    #expect(findings[0].place == Place("Base.lproj/infoPlist.strings"))
  }

  @Test func takesTheMoreFrequentNameForTheRightOne() throws {
    let findings = try judged(
      Sample(tables: [
        "errors": table(["de"], keys: ["a.b"]), "Errors": table(["en", "fr"], keys: ["a.b"]),
      ])
    ).of("case-mismatch")
    #expect(
      findings.map(\.message) == [
        "de has 'errors.strings', where 2 other localizations have 'Errors'"
      ]
    )
  }

  @Test func takesKnownNamesForRightHoweverFew() throws {
    let findings = try judged(
      Sample(tables: [
        "localizable": table(["de", "fr"], keys: ["a.b"]),
        "Localizable": table(["en"], keys: ["a.b"]),
      ])
    )
    #expect(findings.of("case-mismatch").map(\.languages) == [["de", "fr"]])
    #expect(findings.of("missing-table").lines == [])
    let nib = try judged(
      Sample(
        tables: ["main": table(["de", "fr"]), "Main": table(["en"])],
        resources: ["Main.nib": ["Base"]]
      )
    )
    #expect(nib.of("case-mismatch").map(\.table) == ["main"])
  }

  @Test func knowsWhatTheSystemAsksForEvenWhereNobodyHasIt() throws {
    let findings = try judged(Sample(tables: ["infoplist": table(["en", "de"])]))
    #expect(
      findings.lines == [
        "warning case-mismatch: de and en have 'infoplist.strings', where the system asks for "
          + "'InfoPlist' (iOS minds case: they lack the table there; most Macs do not, and show "
          + "nothing wrong; rename them to 'InfoPlist.strings')"
      ]
    )
  }

  /// One cause, one finding.
  @Test func doesNotMissTheTableBesides() throws {
    var sample = Sample(tables: [
      "Legal": table(["de", "en", "fr"], keys: ["a.b"]), "legal": table(["ru"], keys: ["a.b"]),
      "Localizable": table(["de", "en", "fr", "ru"], keys: ["c.d"]),
    ])
    let mismatch =
      "error case-mismatch: ru has 'legal.strings', where 3 other localizations have 'Legal' "
      + "(iOS minds case: it lacks the table there; most Macs do not, and show nothing wrong; "
      + "rename it to 'Legal.strings')"
    #expect(try judged(sample).lines == [mismatch])
    sample.folders = ["pl"]
    sample.tables["Localizable"]?["pl"] = ["c.d": "C"]
    #expect(
      try judged(sample).map(\.message) == [
        "pl has no 'Legal' table, of 1 key",
        "ru has 'legal.strings', where 3 other localizations have 'Legal'",
      ]
    )
  }

  @Test func stillMissesWhatThePlanTakesAway() throws {
    let tables = [
      "Legal": table(["en", "fr"], keys: ["a.b"]), "legal": table(["de"], keys: ["a.b"]),
      "Localizable": table(["de", "en", "fr"], keys: ["c.d"]),
    ]
    #expect(
      try pruned(Sample(tables: tables)).map(\.check) == ["missing-table", "case-mismatch"]
    )
  }

  @Test func leavesTablesAloneThatOneLanguageHasSideBySide() throws {
    let findings = try judged(
      Sample(tables: ["errors": table(["en", "de"]), "Errors": table(["en", "de"])])
    )
    #expect(findings.lines == [])
  }

  @Test func doesNotMindWhatIsRemovedOrOfOthers() throws {
    let tables = ["infoPlist": table(["de"]), "InfoPlist": table(["en"])]
    #expect(try pruned(Sample(tables: tables), policy: removing("de")).lines == [])
    let kit = Sample("Kit.framework", .framework, identifier: "org.kit", tables: tables)
    #expect(try judged(Sample(folders: ["en", "de"]), kit).lines == [])
  }
}
