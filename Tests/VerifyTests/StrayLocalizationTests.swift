import Decide
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct StrayLocalizationTests {
  private let main: [String: Sample.Texts] = [
    "en": ["Save": "Save", "a.b": "A"], "de": ["Save": "Sichern", "a.b": "A"],
  ]

  private let finding =
    "warning stray-localization: 'it' has nothing of Localizable, the main table of Sample.app "
    + "(the store lists it although the app does not speak it; "
    + "remove it: \"remove\": [\"it\"]; or add the table, if it was forgotten)"

  /// It may have been forgotten, so that this alone is an error.
  private let missingTable =
    "error missing-table: 'it' has no 'Localizable' table, of 2 keys [Save, a.b] "
    + "(its texts show in the development language; add 'Localizable.strings' to 'it', or remove it)"

  @Test func findsALanguageThatTheAppDoesNotSpeak() throws {
    let findings = try judged(Sample(folders: ["it"], tables: ["Localizable": main]))
    #expect(findings.lines == [missingTable, finding])
    #expect(findings.map(\.languages) == [["it"], ["it"]])
  }

  @Test func missesNothingInAStrayNorInOthersWhatOnlyStraysHave() throws {
    let sample = Sample(
      tables: [
        "Localizable": main, "Other": ["it": ["x.y": "X"]],
        "Errors": ["en": ["e.f": "E"], "de": ["e.f": "E"], "it": ["e.f": "E", "g.h": "G"]],
        "InfoPlist": ["en": ["CFBundleName": "A"], "de": ["CFBundleName": "A"]],
        "Main": ["en": ["x.text": "A"], "de": ["x.text": "A"]],
      ],
      resources: ["Main.nib": ["Base"]]
    )
    #expect(try judged(sample).lines == [missingTable, finding])
    let inventory = inventory(sample)
    let coverage = verify(
      .asItIs(wouldRemove: decide(inventory, under: Policy())),
      in: inventory,
      under: Policy(),
      known: .sample
    ).coverage
    let errors = try #require(coverage.first { inventory.tables[$0.table].name == "Errors" })
    #expect(errors.required == 1)
    #expect(errors.languages.count == 2)
  }

  @Test func missesNothingOfAStrayThatIsRemoved() throws {
    let sample = Sample(tables: ["Localizable": main, "Other": ["it": ["x.y": "X"]]])
    #expect(try pruned(sample, policy: removing("it")).lines == [])
  }

  @Test func looksInStraysForWhatIsWrongThere() throws {
    let findings = try judged(
      Sample(
        tables: ["Localizable": main, "Other": ["it": ["x.y": "X"]]],
        notes: ["it/Other": [FileNote(.damaged(reason: "no string", keys: 1))]]
      )
    )
    #expect(findings.map(\.check) == ["damaged-table", "missing-table", "stray-localization"])
  }

  @Test func doesNotCountWhatThePlanTakesAway() throws {
    let sample = Sample(tables: [
      "Localizable": ["en": ["a.b": "A"], "fr": ["a.b": "A"], "de": ["a.b": "A"]],
      "Other": ["fr-CA": ["x.y": "X"], "en": ["x.y": "X"], "fr": ["x.y": "X"], "de": ["x.y": "X"]],
    ])
    let findings = try pruned(sample, policy: removing("fr"))
    #expect(findings.map(\.check) == ["missing-table"])
    #expect(findings.map(\.languages) == [["fr-CA"]])
  }

  @Test func judgesFrameworksByTheLanguagesThatTheyHave() throws {
    let findings = try judged(
      Sample(tables: ["Localizable": main, "Other": ["it": ["x.y": "X"], "de": ["x.y": "X"]]]),
      Sample(
        "Kit.framework",
        .framework,
        tables: [
          "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "A"]], "K": ["it": ["c.d": "C"]],
        ]
      )
    )
    #expect(findings.map(\.check).filter { $0 == "stray-localization" }.count == 1)
    #expect(
      findings.of("missing-table").map(\.message) == [
        "'it' has no 'Localizable' table, of 2 keys",
        "en has no 'Other' table, of 1 key",
        "de and en have no 'K' table in Kit.framework, of 1 key",
        "'it' has no 'Localizable' table in Kit.framework, of 1 key",
      ]
    )
  }
}
