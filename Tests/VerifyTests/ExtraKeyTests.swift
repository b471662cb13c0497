import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct ExtraKeyTests {
  private func extra(
    _ reference: Policy.Reference,
    _ texts: [String: Sample.Texts],
    allowances: [Allowance] = []
  ) throws -> [String] {
    try judged(
      Sample(tables: ["Localizable": texts]),
      policy: Policy(root: .init(reference: reference), allowances: allowances)
    ).filter { $0.check == "extra-key" }.lines
  }

  private let texts: [String: Sample.Texts] = [
    "en": ["a.b": "A"], "de": ["a.b": "A", "old.1": "1", "old.2": "2"],
    "fr": ["a.b": "A", "old.1": "1", "old.2": "2"],
  ]

  @Test func findsWhatTheDevelopmentLanguageDoesNotHave() throws {
    #expect(
      try extra(.development, texts) == [
        "note extra-key: de and fr have 2 keys of Localizable that en lacks [old.1, old.2] "
          + "(take them out, or add them to en)"
      ]
    )
  }

  @Test func findsWhatALanguageDoesNotHave() throws {
    let french = Policy.Reference.tag(try #require(LanguageTag("fr")))
    #expect(try extra(french, texts) == [])
    #expect(
      try extra(french, texts.merging(["de": ["new.1": "1"]]) { $1 }) == [
        "note extra-key: de has 1 key of Localizable that fr lacks [new.1] (take it out, or add it to fr)"
      ]
    )
  }

  @Test func findsWhatAFileDoesNotList() throws {
    let file = ReferenceFile(
      path: "l10n/keys.txt",
      table: "Localizable",
      keys: [Array("a.b".utf8)],
      exemptKeys: [Array("old.1".utf8)]
    )
    #expect(
      try extra(.files([file]), texts) == [
        "note extra-key: de and fr have 1 key of Localizable that 'l10n/keys.txt' lacks [old.2] "
          + "(take it out, or add it to 'l10n/keys.txt')"
      ]
    )
  }

  @Test func findsNothingWhereEveryKeyCounts() throws {
    #expect(try extra(.union, texts) == [])
  }

  @Test func leavesOutWhatIsAllowed() throws {
    #expect(
      try extra(
        .development,
        texts,
        allowances: [try allowing("extra-key", key: "old.1", language: "de")]
      ) == [
        "note extra-key: de and fr have 1 key of Localizable that en lacks [old.2] "
          + "(take it out, or add it to en)",
        "note extra-key: fr has 1 key of Localizable that en lacks [old.1] "
          + "(take it out, or add it to en)",
      ]
    )
  }

  /// Compiled catalogs leave out texts that are their own keys in the source language.
  @Test func takesNoTextForExtraThatTheSourceLanguageLeavesOut() throws {
    let texts: [String: Sample.Texts] = [
      "en": ["a.b": "A"], "de": ["a.b": "A", "Check out": "Zur Kasse"],
    ]
    #expect(try extra(.development, texts) == [])
    let written = texts.merging(["en": ["a.b": "A", "Save all": "Save all"]]) { $1 }
    #expect(try extra(.development, written).count == 1)
  }

  @Test func asksNoNibOrInfoPlistForATableOfTheDevelopmentLanguage() throws {
    let findings = try judged(
      Sample(
        tables: ["Main": ["de": ["x.text": "A"]], "InfoPlist": ["de": ["CFBundleName": "A"]]],
        resources: ["Main.nib": ["Base"]]
      ),
      policy: Policy(root: .init(reference: .development))
    )
    #expect(findings.lines == [])
  }
}
