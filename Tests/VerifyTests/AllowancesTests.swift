import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

/// An allowance of a check, of everything that is not said.
func allowing(
  _ check: String,
  component: String? = nil,
  table: String? = nil,
  key: String? = nil,
  language: String? = nil,
  category: PluralCategory? = nil,
  until: String? = nil,
  scope: String? = nil,
  line: Int = 5
) throws -> Allowance {
  Allowance(
    check: check,
    scope: scope.map(ComponentPattern.init),
    component: component.map(ComponentPattern.init),
    table: table.map(Glob.init),
    key: key.map(Glob.init),
    language: try language.map { .init(try #require(LanguageTag($0)), text: $0) },
    category: category,
    reason: "as the test wants it",
    until: try until.map { try #require(CalendarDate($0)) },
    location: SourceLocation(file: "lprune.json", line: line, column: 3)
  )
}

@Suite struct AllowancesTests {
  private let tables: [String: [String: Sample.Texts]] = [
    "Localizable": [
      "en": ["a.1": "1", "a.2": "2", "a.3": "3", "a.4": "4", "b.1": "5"],
      "de": ["a.1": "1", "a.2": "2", "b.1": "5"], "fr": ["a.1": "1", "a.2": "2", "b.1": "5"],
      "nl": ["a.1": "1", "a.2": "2", "a.3": "3", "a.4": "4"],
    ]
  ]

  private func lines(_ allowances: Allowance...) throws -> [String] {
    try judged(Sample(tables: tables), policy: Policy(allowances: allowances)).map {
      "\($0.message) [\($0.keys.joined(separator: " "))]"
    }
  }

  @Test func countsExactlyWhatIsNotAllowed() throws {
    #expect(
      try lines() == [
        "de and fr lack 2 of 5 keys of Localizable [a.3 a.4]",
        "nl lacks 1 of 5 keys of Localizable [b.1]",
      ]
    )
    #expect(
      try lines(allowing("missing-key", key: "a.3", language: "de")) == [
        "de and fr lack 1 of 5 keys of Localizable [a.4]",
        "fr lacks 1 of 5 keys of Localizable [a.3]", "nl lacks 1 of 5 keys of Localizable [b.1]",
      ]
    )
    #expect(
      try lines(allowing("missing-key", table: "Local*", key: "a.*")) == [
        "nl lacks 1 of 5 keys of Localizable [b.1]"
      ]
    )
    #expect(
      try lines(
        allowing("missing-key", key: "a.?", language: "FR"),
        allowing("missing-key", language: "de"),
        allowing("missing-key", language: "nl")
      ) == []
    )
  }

  @Test(arguments: [
    try? allowing("missing-table"), try? allowing("missing-key", component: "Other.framework"),
    try? allowing("missing-key", table: "Legal"), try? allowing("missing-key", key: "a.5"),
    try? allowing("missing-key", language: "nl-BE"), try? allowing("missing-key", category: .few),
    try? allowing("missing-key", scope: "Other.framework"),
  ])
  func allowsNothingElse(allowance: Allowance?) throws {
    let found = try lines(try #require(allowance))
    #expect(found.prefix(2) == (try lines())[...])
  }

  /// tables.md 8, case 10.
  @Test func allowsAPartialRegionByName() throws {
    var texts: [String: Sample.Texts] = [:]
    texts["en"] = Dictionary(uniqueKeysWithValues: (1...9).map { ("key.\($0)", "\($0)") })
    texts["en-GB"] = ["key.1": "1", "key.2": "2", "key.3": "3"]
    let sample = Sample(tables: ["Localizable": texts])
    #expect(
      try judged(sample).lines == [
        "error missing-key: en-GB lacks 6 of 9 keys of Localizable "
          + "[key.4, key.5, key.6, key.7, key.8, key.9] "
          + "(they would show as raw keys; finish the table, or remove en-GB)"
      ]
    )
    let policy = Policy(allowances: [try allowing("missing-key", language: "en-GB")])
    #expect(try judged(sample, policy: policy).lines == [])
  }

  @Test func speaksOfTheComponentsOfItsScopeAlone() throws {
    let tables: [String: [String: Sample.Texts]] = [
      "L": ["en": ["a.b": "x", "c.d": "y"], "de": ["a.b": "x"]]
    ]
    let findings = try judged(
      Sample(tables: tables),
      Sample("PlugIns/W.appex", .appExtension, tables: tables),
      policy: Policy(
        components: [.init(match: .init(ComponentPattern("W.appex"), text: ""), settings: .init())],
        allowances: [try allowing("missing-key", scope: "W.appex")]
      )
    )
    #expect(findings.map(\.message) == ["de lacks 1 of 2 keys of L"])
  }

  @Test func allowsWholeFindings() throws {
    let policy = Policy(allowances: [try allowing("stray-localization", language: "fr")])
    let sample = Sample(
      folders: ["fr"],
      tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "B"]]]
    )
    #expect(try judged(sample).of("stray-localization").count == 1)
    #expect(try judged(sample, policy: policy).of("stray-localization").lines == [])
  }

  @Test func allowsTablesAndInfoPlistKeysAndNibKeys() throws {
    let sample = Sample(
      tables: [
        "InfoPlist": ["en": ["CFBundleName": "A"], "de": [:]],
        "Main": ["en": ["x.text": "A"], "de": [:]], "Other": ["en": ["a.b": "A"]],
      ],
      resources: ["Main.nib": ["Base"]]
    )
    let checks = ["missing-table", "missing-info-plist-key", "missing-nib-key"]
    #expect(try judged(sample).map(\.check) == checks)
    let policy = Policy(allowances: try checks.map { try allowing($0, language: "de") })
    #expect(try judged(sample, policy: policy).lines == [])
  }
}
