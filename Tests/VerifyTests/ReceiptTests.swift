import Languages
import Model
import Testing
import TestSupport

/// What `verify` makes of keys and languages that only a receipt knows.
@Suite struct ReceiptTests {
  private static let tables: [String: [String: Sample.Texts]] = [
    "L": [
      "en": ["Good": "Fine", "a.b": "A", "new.key": "New"],
      "de": ["Good": "Gut", "a.b": "A"],
      "fr": ["Good": "Bon", "a.b": "A"],
    ]
  ]

  private func findings(
    before: [String: [String: Sample.Texts]] = tables,
    after: [String: [String: Sample.Texts]],
    reference: Policy.Reference? = nil
  ) throws -> [String] {
    let policy = try shippingUntranslated(reference)
    let known = try receipt(Sample(tables: before), policy: policy)
    return try judged(Sample(region: "de", tables: after), after: known, policy: policy).lines
  }

  private func without(_ name: String, _ keys: [String] = []) -> [String: [String: Sample.Texts]] {
    Self.tables.mapValues { languages in
      languages.filter { $0.key != name }.mapValues { $0.filter { !keys.contains($0.key) } }
    }
  }

  private static let newKey =
    "warning missing-key: de and fr lack 1 of 3 keys of L [new.key] (only en, which was removed, "
    + "had it: it would show as a raw key; translate it, or keep en)"

  @Test(arguments: [Policy.Reference.union, .development])
  func missesWhatOnlyTheRemovedLanguageHad(reference: Policy.Reference) throws {
    #expect(try findings(after: without("en"), reference: reference) == [Self.newKey])
  }

  @Test func missesWhatTheNamedLanguageHad() throws {
    let english = try #require(LanguageTag("en"))
    #expect(try findings(after: without("en"), reference: .tag(english)) == [Self.newKey])
  }

  @Test func knowsNothingOfItWithoutAReceipt() throws {
    let findings = try judged(
      Sample(region: "de", tables: without("en")),
      after: nil,
      policy: shippingUntranslated()
    )
    #expect(findings.lines == [])
  }

  @Test func tellsWhatLanguagesLostThatStayed() throws {
    #expect(
      try findings(after: without("en", ["a.b"])) == [
        "warning missing-key: de and fr lack 1 of 3 keys of L [a.b] (the prune saw it, and no "
          + "language has it any more: it would show as a raw key; put it back, or prune again "
          + "where it went on purpose)",
        Self.newKey,
      ]
    )
  }

  /// `Good` looks like a text, and English says that it is a name.
  @Test func tellsNamesFromTextsAsThePruneDid() throws {
    var after = without("en")
    after["L"]?["fr"]?["Good"] = nil
    let findings = try findings(after: after).filter { $0.contains("[Good]") }
    #expect(
      findings == [
        "warning missing-key: fr lacks 1 of 3 keys of L [Good] (it would show as a raw key; "
          + "finish the table, or remove fr)"
      ]
    )
  }

  @Test func missesATableThatOnlyTheRemovedLanguageHad() throws {
    var before = Self.tables
    before["Help"] = ["en": ["help.title": "Help"]]
    let missing = try findings(before: before, after: without("en"))
      .filter { $0.contains(" missing-table: ") }
    #expect(
      missing == [
        "warning missing-table: de and fr have no 'Help' table, of 1 key [help.title] (only en, which was "
          + "removed, had it: its texts show as raw keys; add 'Help.strings' to de and fr, or "
          + "remove them)"
      ]
    )
  }

  /// In a variant of the source language a text key shows itself.
  @Test func knowsTheSourceLanguage() throws {
    let before = [
      "L": ["en": ["Hello you": "Hello you"], "en-GB": [:], "de": ["Hello you": "Hallo du"]]
    ]
    let after = ["L": ["en-GB": [:], "de": ["Hello you": "Hallo du"]]]
    #expect(try findings(before: before, after: after) == [])
    let other = ["L": ["fr": [:], "de": ["Hello you": "Hallo du"]]]
    let all = ["L": ["en": ["Hello you": "Hello you"]].merging(other["L"] ?? [:]) { a, _ in a }]
    #expect(
      try findings(before: all, after: other).first?.hasPrefix("warning untranslated-key: fr lacks")
        == true
    )
  }

  @Test func knowsWhoseTextsNibsHold() throws {
    let tables: [String: [String: Sample.Texts]] = [
      "Main": ["en": ["t": "A"], "de": ["t": "A"], "fr": [:]]
    ]
    let resources = ["Main.storyboardc": ["Base"]]
    let known = try receipt(
      Sample(folders: ["Base"], tables: tables, resources: resources),
      policy: shippingUntranslated()
    )
    let after = Sample(
      region: "de",
      folders: ["Base"],
      tables: tables.mapValues { $0.filter { $0.key != "en" } },
      resources: resources
    )
    #expect(
      try judged(after, after: known).of("shows-removed-language").lines == [
        "warning shows-removed-language: fr sees 1 of 1 text of Main.storyboard in en [t] "
          + "(en was removed, but the texts in the file itself stay; translate it in Main.strings)"
      ]
    )
    #expect(try judged(after, after: nil).of("shows-removed-language").lines == [])
  }

  @Test func knowsWhoseFolderADeclaredLanguageHad() throws {
    var known = try receipt(Sample(declared: ["de", "en"], tables: completeTables))
    let after = Sample(
      region: "de",
      declared: ["de", "en"],
      tables: ["Localizable": ["de": ["a": "A!"]]]
    )
    known?.components[0].undeclared = []
    let findings = try judged(after, after: known)
    #expect(
      findings.lines == [
        "error declared-missing: Info.plist of Sample.app still declares en, which was removed "
          + "(users of it see the development language instead of their next choice; "
          + "take it out of CFBundleLocalizations in the project, or keep its folder)"
      ]
    )
  }
}
