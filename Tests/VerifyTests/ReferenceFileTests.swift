import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct ReferenceFileTests {
  private func file(_ keys: String..., table: String = "Localizable") -> ReferenceFile {
    ReferenceFile(
      path: "keys.txt",
      table: BundlePath(table),
      keys: keys.map { Array($0.utf8) },
      location: SourceLocation(file: "lprune.json", line: 3, column: 24)
    )
  }

  private func found(_ files: [ReferenceFile], _ samples: Sample...) throws -> [Finding] {
    try judged(samples[0], policy: Policy(root: .init(reference: .files(files))))
  }

  @Test func missesEverywhereWhatNoLanguageHas() throws {
    let sample = Sample(tables: [
      "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "B"]],
      "Other": ["en": ["c.d": "A"], "de": ["c.d": "A", "e.f": "A"]],
    ])
    #expect(
      try found([file("a.b", "new.1", "new.2")], sample).lines == [
        "error missing-key: de and en lack 2 of 3 keys of Localizable [new.1, new.2] "
          + "(no language has them: they would show as raw keys; "
          + "add them to de and en, or take them out of 'keys.txt')",
        "error missing-key: en lacks 1 of 2 keys of Other [e.f] "
          + "(it would show as a raw key; translate it, or remove en)",
      ]
    )
  }

  @Test func countsTheCoverageOfWhatIsListed() throws {
    let inventory = inventory(
      Sample(tables: ["Localizable": ["en": ["a.b": "A", "old": "O"], "de": ["a.b": "B"]]])
    )
    let coverage = verify(
      .asItIs(wouldRemove: .keepingAll(of: inventory)),
      in: inventory,
      under: Policy(root: .init(reference: .files([file("a.b", "new")]))),
      known: .sample
    ).coverage
    #expect(coverage.map(\.required) == [2])
    let keys = try #require(coverage.first?.keys)
    #expect(coverage[0].languages.map { $0.missing.map(keys.text) } == [["new"], ["new"]])
  }

  @Test func addsTheFilesOfOneTableUp() throws {
    let sample = Sample(tables: ["Localizable": ["en": ["a.b": "A", "c.d": "C"], "de": [:]]])
    let findings = try found([file("a.b"), file("c.d")], sample)
    #expect(findings.map(\.message) == ["de lacks 2 of 2 keys of Localizable"])
  }

  @Test func isForTheProductAloneUnlessAComponentSaysSo() throws {
    let tables: [String: [String: Sample.Texts]] = [
      "Localizable": ["en": ["a.b": "A", "old": "x"], "de": ["a.b": "B", "old": "x"]]
    ]
    let samples = (
      Sample(tables: tables), Sample("PlugIns/W.appex", .appExtension, tables: tables)
    )
    let reference = Policy.Reference.files([file("a.b", "new")])
    let root = try judged(
      samples.0,
      samples.1,
      policy: Policy(root: .init(reference: reference))
    )
    #expect(root.map(\.component) == [0, 0])
    let match = Policy.Named(ComponentPattern("W.appex"), text: "W.appex")
    let own = try judged(
      samples.0,
      samples.1,
      policy: Policy(components: [.init(match: match, settings: .init(reference: reference))])
    )
    #expect(own.map(\.component) == [1, 1])
    #expect(own.map(\.check) == ["missing-key", "extra-key"])
  }

  @Test func warnsOfAFileWhoseTableIsNotThere() throws {
    let sample = Sample(tables: completeTables)
    let findings = try found([file("a", table: "Localisable"), file("a", table: "keys")], sample)
    #expect(
      findings.lines == [
        "warning unmatched-policy-entry: 'keys.txt' in 'reference' is for the table 'Localisable', "
          + "which Sample.app does not have (what it lists is not looked for; did you mean \"table\": \"Localizable\"?)",
        "warning unmatched-policy-entry: 'keys.txt' in 'reference' is for the table 'keys', "
          + "which Sample.app does not have (what it lists is not looked for; "
          + "name the table beside 'file': \"table\": \"Localizable\")",
      ]
    )
    #expect(
      findings[0].place == Place("lprune.json", in: .policy, at: TextPosition(line: 3, column: 24))
    )
  }

  @Test func notesAMissingTableWhereThePolicyIsShared() throws {
    let part = Sample("", .framework, tables: completeTables)
    #expect(try found([file("a", table: "keys")], part).map(\.severity) == [.note])
  }
}
