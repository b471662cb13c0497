import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnmatchedPolicyEntryTests {
  @Test func findsAnEntryThatMatchesNothing() throws {
    let policy = Policy(
      root: .init(
        selection: .keep([
          .init(try LanguagePattern(parsing: "de"), text: "de"),
          .init(
            try LanguagePattern(parsing: "ja"),
            text: "ja",
            at: SourceLocation(file: "lprune.json", line: 3, column: 12)
          ),
        ])
      )
    )
    let findings = try judged(Sample(region: "de", folders: ["de", "fr"]), policy: policy)
    #expect(
      findings.lines == [
        "error unmatched-policy-entry: 'ja' in 'keep' matches no localization of the artifact "
          + "(one wrong letter in the policy can remove a language that users need; the artifact has de and fr)",
        "error unwanted-localization: Sample.app still holds fr, which the policy removes "
          + "(the store lists it and users are given it; run 'lprune prune' as the last step before signing)",
      ]
    )
    #expect(
      findings[0].place == Place("lprune.json", in: .policy, at: TextPosition(line: 3, column: 12))
    )
  }

  /// Beside `Base` the system lists the development region without a folder (runtime.md 1).
  @Test func countsTheVirtualRegionAsALanguageToKeep() throws {
    let policy = Policy(
      root: .init(
        selection: .keep([
          .init(try LanguagePattern(parsing: "en"), text: "en"),
          .init(try LanguagePattern(parsing: "fr"), text: "fr"),
        ])
      )
    )
    let sample = Sample(region: "en", folders: ["Base", "fr"])
    #expect(try pruned(sample, policy: policy).lines == [])
  }

  @Test func weighsATypoLessWhereTheArtifactIsAPart() throws {
    let policy = Policy(
      root: .init(
        selection: .keep([
          .init(try LanguagePattern(parsing: "de"), text: "de"),
          .init(try LanguagePattern(parsing: "ja"), text: "ja"),
        ])
      )
    )
    let findings = try judged(
      Sample("", .framework, region: "de", folders: ["de"]),
      policy: policy
    )
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func findsAReferenceThatIsNotThere() throws {
    let reference = Policy.Reference.tag(try #require(LanguageTag("ko")))
    let findings = try judged(
      Sample(tables: completeTables),
      policy: Policy(root: .init(reference: reference))
    )
    #expect(
      findings.map(\.message) == ["'ko' in 'reference' matches no localization of the artifact"]
    )
  }

  @Test func doesNotMissAReferenceThatThePolicyRemoves() throws {
    var policy = try removingEnglish()
    policy.root.reference = .tag(try #require(LanguageTag("en")))
    let findings = try judged(
      Sample(region: "de", tables: ["Localizable": ["de": ["a.b": "A"], "fr": [:]]]),
      policy: policy
    )
    #expect(findings.map(\.message) == ["fr lacks 1 of 1 key of Localizable"])
  }

  @Test func suggestsTheLanguageThatIsThere() throws {
    let entries = try ["pt", "es", "Frech"].map {
      Policy.Named(try LanguagePattern(parsing: $0 == "Frech" ? "=Frech" : $0), text: $0)
    }
    let findings = try judged(
      Sample(region: "en", folders: ["French", "en", "pt-BR"]),
      policy: Policy(
        root: .init(
          selection: .keep(entries + [.init(try LanguagePattern(parsing: "*"), text: "*")])
        )
      )
    )
    #expect(
      findings.map(\.advice) == [
        "did you mean 'French'?", "the artifact has French, en and pt-BR", "the artifact has pt-BR",
      ]
    )
  }

  @Test(arguments: [
    ("Lgeal", "warning: did you mean 'Legal'?"),
    ("Stor*", "note: a table has the name of its files without the suffix: 'Localizable'"),
    ("Leg*", nil), ("Kit", nil),
  ])
  func findsTablesThatAreNotThere(pattern: String, expected: String?) throws {
    let table = Policy.TableSettings(
      match: .init(
        Glob(pattern),
        text: pattern,
        at: SourceLocation(file: "lprune.json", line: 3, column: 5)
      ),
      checks: [:]
    )
    let texts = ["de": ["a.b": "A"]]
    let findings = try judged(
      Sample(region: "de", tables: ["Legal": texts]),
      Sample("Kit.framework", .framework, region: "de", tables: ["Kit": texts]),
      policy: Policy(root: .init(tables: [table]))
    )
    #expect(findings.map { "\($0.severity): \($0.advice ?? "")" } == [expected].compactMap(\.self))
    let place = Place("lprune.json", in: .policy, at: TextPosition(line: 3, column: 5))
    #expect(findings.allSatisfy { $0.place == place })
  }

  @Test func looksForTheTablesOfAComponentInItAlone() throws {
    let texts = ["de": ["a.b": "A"]]
    let table = Policy.TableSettings(match: .init(Glob("Legal"), text: "Legal"), checks: [:])
    let entry = { (pattern: String) in
      Policy.ComponentSettings(
        match: .init(ComponentPattern(pattern), text: pattern),
        settings: .init(tables: [table])
      )
    }
    let findings = try judged(
      Sample(region: "de", tables: ["Legal": texts]),
      Sample("Kit.framework", .framework, region: "de", tables: ["Kit": texts]),
      policy: Policy(components: [entry("Kit.framework"), entry("")])
    )
    #expect(
      findings.map(\.message) == ["'Legal' in 'tables' matches no table of Kit.framework"]
    )
  }

  /// `en` is not `en-US`, which is what most who write it have in mind; it is left, and that is told.
  @Test(arguments: [
    (["en"], ["de", "en-US"], "en-US"), (["pt"], ["de", "pt-BR"], "pt-BR"),
    (["zh"], ["de", "zh-Hans", "zh_TW"], "zh-Hans"),
    // What every run after the first finds.
    (["en"], ["de", "en-GB"], nil), (["en"], ["de"], nil), (["en-US"], ["de", "en"], nil),
    (["en", "!en-US"], ["de", "en-US"], nil), (["en", "en-*"], ["de", "en-US"], nil),
    (["en"], ["de", "en", "en-US"], nil),
  ])
  func tellsOfAVariantThatRemoveDoesNotMean(
    entries: [String],
    folders: [String],
    variant: String?
  ) throws {
    let list = try entries.map { Policy.Named(try LanguagePattern(parsing: $0), text: $0) }
    let findings = try judged(
      Sample(region: "de", folders: folders),
      policy: Policy(root: .init(selection: .remove(list)))
    )
    let expected = variant.map { variant in
      "note unmatched-policy-entry: '\(entries[0])' in 'remove' is not here, only \(variant), which it does not mean "
        + "(a language without a region is that one alone; "
        + "write '\(variant)' to remove it, or '!\(variant)' beside it to keep it)"
    }
    #expect(findings.of("unmatched-policy-entry").lines == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    ("frameworks/chat.framework", "warning: did you mean 'Frameworks/Chat.framework'?"),
    ("Frameworks/Map.framework", "note: paths begin at the product: 'Frameworks/Chat.framework'"),
  ])
  func tellsASlipFromAPolicyThatIsShared(pattern: String, expected: String) throws {
    let match = Policy.Named(ComponentPattern(pattern), text: pattern)
    let product = Sample(region: "de", folders: ["de"])
    let framework = Sample("Frameworks/Chat.framework", .framework, region: "de", folders: ["de"])
    for policy in [
      Policy(components: [.init(match: match, settings: .init())]),
      Policy(root: .init(owned: [match])),
    ] {
      let findings = try judged(product, framework, policy: policy)
      #expect(findings.map { "\($0.severity): \($0.advice ?? "")" } == [expected])
    }
  }
}
