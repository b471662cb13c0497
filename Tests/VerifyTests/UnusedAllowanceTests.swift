import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnusedAllowanceTests {
  private func unused(
    _ allowances: Allowance...,
    in product: Sample = Sample(tables: completeTables)
  ) throws -> [Finding] {
    try judged(product, policy: Policy(allowances: allowances))
  }

  @Test func findsEachWithItsPlace() throws {
    let findings = try unused(
      allowing("missing-key", table: "Legal", key: "eula.*", language: "de", line: 7),
      allowing("missing-plural-category", component: "", category: .few, line: 8)
    )
    #expect(
      findings.lines == [
        "warning unused-allowance: 'missing-key' in 'allow' (table 'Legal', key 'eula.*', language 'de') "
          + "allows nothing here (take the entry out, or correct what it names)",
        "warning unused-allowance: 'missing-plural-category' in 'allow' (component '', category 'few') "
          + "allows nothing here (take the entry out, or correct what it names)",
      ]
    )
    #expect(findings.map(\.place?.position?.line) == [7, 8])
  }

  @Test func isContentWhereSomethingIsAllowed() throws {
    let sample = Sample(tables: ["L": ["en": ["a.b": "A", "c": "C"], "de": ["c": "C"]]])
    #expect(try unused(allowing("missing-key"), in: sample).lines == [])
  }

  /// A policy is shared between targets, of which each has other parts.
  @Test func notesWhatIsForAComponentThatIsNotHere() throws {
    #expect(
      try unused(allowing("missing-key", component: "PlugIns/Watch.appex")).lines == [
        "note unused-allowance: 'missing-key' in 'allow' (component 'PlugIns/Watch.appex') "
          + "is for a component that the artifact does not have"
      ]
    )
    let part = Sample("", .appExtension, tables: completeTables)
    #expect(try unused(allowing("missing-key"), in: part).map(\.severity) == [.note])
  }

  @Test func leavesAnEntryOfComponentsThatMatchesNothingToItsOwnFinding() throws {
    #expect(try unused(allowing("missing-key", scope: "Chat.framework")).lines == [])
  }

  /// After the prune it cannot be seen what only the removed language had.
  @Test func weighsLessOnceTheLanguagesToRemoveAreGone() throws {
    let allowance = try allowing("missing-key", key: "pay.now")
    var policy = try removingEnglish()
    policy.allowances = [allowance]
    let texts: [String: Sample.Texts] = ["de": ["a": "A"], "fr": ["a": "A"]]
    let before = Sample(tables: [
      "L": texts.merging(["en": ["a": "A", "pay.now": "P"]]) { $1 }
    ])
    #expect(try pruned(before, policy: policy).lines == [])
    #expect(
      try judged(Sample(region: "de", tables: ["L": texts]), policy: policy).lines == [
        "note unused-allowance: 'missing-key' in 'allow' (key 'pay.now') allows nothing here "
          + "(what it is for may have gone with the languages that the policy removes)"
      ]
    )
  }

  /// A policy that is there for its checks alone blames no prune.
  @Test(arguments: [
    (["!en"], false, "warning"), ([], false, "warning"), (["*"], true, "warning"),
    (["en"], false, "note"), (["*", "!en"], true, "note"), (["de"], true, "note"),
  ])
  func weighsAsMuchWhereNothingIsEverRemoved(
    entries: [String],
    isKeep: Bool,
    weight: String
  ) throws {
    let named = try entries.map {
      Policy.Named(try LanguagePattern(parsing: $0), text: $0)
    }
    let policy = Policy(
      root: .init(selection: isKeep ? .keep(named) : .remove(named)),
      allowances: [try allowing("missing-key")]
    )
    let sample = Sample(region: "de", tables: ["L": ["de": ["a": "A"]]])
    let findings = try judged(sample, policy: policy)
    #expect(findings.map { "\($0.severity)" } == [weight])
  }

  @Test func doesNotMissWhatOnlyTheOtherCommandFinds() throws {
    let complete = Sample(tables: completeTables)
    var policy = try removingEnglish()
    policy.allowances = [try allowing("unwanted-localization")]
    #expect(try pruned(complete, policy: policy).lines == [])
    #expect(try unused(allowing("already-signed"), allowing("resource-lost")).lines == [])
  }
}
