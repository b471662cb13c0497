import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Decide
import Verify

@Suite struct ArtifactChecksTests {
  private let complete: [String: [String: Sample.Texts]] = [
    "Localizable": ["en": ["a": "A"], "de": ["a": "A!"]]
  ]

  @Test func refusesToPruneASealedProduct() throws {
    #expect(
      try pruned(Sample(isSealed: true, tables: complete)).lines == [
        "error already-signed: Sample.app is already signed (its seal lists the files that would go, and can keep "
          + "the bundle from starting without them; prune before signing, in the last Run Script phase of its target)"
      ]
    )
  }

  @Test func doesNotMindASealWhereNothingGoes() throws {
    let sample = Sample(region: "de", isSealed: true, tables: ["Localizable": ["de": ["a": "A"]]])
    #expect(try pruned(sample).lines == [])
  }

  @Test func findsADevelopmentRegionThatGoesWithoutASuccessor() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "en"), text: "en")]))
    )
    let findings = try pruned(Sample(tables: complete), policy: policy)
    #expect(
      findings.lines == [
        "error development-region-removed: Sample.app falls back to its development region 'en', which would go "
          + "(users of every language that is not there would see raw keys or a language nobody chose; "
          + "set DEVELOPMENT_LANGUAGE in the project to one that stays (de), "
          + "or \"developmentRegion\": \"de\" in the policy, or keep 'en')"
      ]
    )
  }

  @Test func findsASuccessorThatIsNotThere() throws {
    let findings = try pruned(
      Sample(tables: ["Localizable": ["en": ["a": "A"], "fr": ["a": "A"]]])
    )
    #expect(
      findings.lines.filter { $0.contains("development-region") } == [
        "error development-region-removed: Sample.app falls back to its development region 'en', which would go "
          + "(users of every language that is not there would see raw keys or a language nobody chose; "
          + "'de' is to take its place but would not be there; name one of fr)"
      ]
    )
  }

  @Test func findsAComponentThatKeepsNothing() throws {
    let findings = try pruned(Sample(folders: ["en"]))
    #expect(
      findings.map(\.check) == [
        "unmatched-policy-entry", "no-localization-left",
      ]
    )
  }

  @Test func findsAFileThatOnlyTheRemovedLanguageHas() throws {
    let findings = try pruned(
      Sample(folders: ["de", "en"], resources: ["Main.nib": ["en"], "help.html": ["en", "de"]])
    )
    #expect(
      findings.lines == [
        "error resource-lost: de would no longer find 1 file of Sample.app [Main.nib] "
          + "(it was found in en, to be removed; an app whose nib or storyboard is missing seldom starts; "
          + "move it to Base.lproj, or add it to the languages)"
      ]
    )
  }

  /// On other devices, and in languages without it, `help.html` serves.
  @Test func doesNotMissAFileForOneKindOfDevice() throws {
    let findings = try pruned(
      Sample(
        folders: ["de", "en"],
        resources: ["help~ipad.html": ["en"], "help.html": ["en", "de"], "pic~ipad.png": ["en"]]
      )
    )
    #expect(findings.map(\.keys) == [["pic~ipad.png"]])
  }

  @Test func findsARegionThatARelativeSpeaksFor() throws {
    let sample = Sample(
      region: "en_US",
      tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A"]]]
    )
    #expect(
      try pruned(sample, policy: removing("en")).map(\.message) == [
        "Sample.app falls back to en for its development region 'en_US', and it would go"
      ]
    )
    #expect(try pruned(sample).lines == [])
  }

  @Test func saysWhereAnExtensionIsToKeepItsLanguage() throws {
    let findings = try pruned(
      Sample(region: "de", folders: ["de"]),
      Sample("PlugIns/W.appex", .appExtension, folders: ["en"])
    )
    #expect(
      findings.map(\.advice) == ["keep en, by an entry of 'components' for 'PlugIns/W.appex'"]
    )
  }

  /// A file that only a language other than the fallback had was never found by anyone else.
  @Test func doesNotMissWhatNobodyElseFound() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "fr"), text: "fr")]))
    )
    let findings = try pruned(
      Sample(folders: ["de", "en"], resources: ["Main.nib": ["fr"]]),
      policy: policy
    )
    #expect(findings.lines == [])
  }

  @Test func findsWhatThePolicyWouldStillRemove() throws {
    let findings = try judged(Sample(tables: complete), policy: removingEnglish())
    #expect(
      findings.lines == [
        "error unwanted-localization: Sample.app still holds en, which the policy removes "
          + "(the store lists it and users are given it; run 'lprune prune' as the last step before signing)"
      ]
    )
  }

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

  @Test func notesWhatIsDeclaredWithoutAFolder() throws {
    let findings = try judged(Sample(region: "de", declared: ["de", "ko"], folders: ["de"]))
    #expect(
      findings.lines == [
        "note declared-missing: Info.plist of Sample.app declares ko without a folder "
          + "(users of it see the development language instead of their next choice; "
          + "take it out of CFBundleLocalizations unless its texts are in a framework or package)"
      ]
    )
  }

  @Test func findsALinkWhoseTargetGoes() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "pt-BR"), text: "pt-BR")]))
    )
    let findings = try pruned(
      Sample(
        region: "de",
        folders: ["de"],
        links: ["pt": "pt-BR"],
        tables: ["Localizable": ["pt-BR": ["a.b": "A"], "de": ["a.b": "A"]]]
      ),
      policy: policy
    )
    // No stray language: it is the plan that takes its table.
    #expect(findings.map(\.check) == ["missing-table", "localization-link"])
    #expect(
      findings[1].message == "pt of Sample.app is a link to pt-BR, which would be removed"
    )
  }

  @Test func readsALinkAsWhatItLeadsTo() throws {
    let findings = try judged(
      Sample(
        region: "de",
        links: ["pt": "pt-BR"],
        tables: ["Localizable": ["pt-BR": ["a.b": "A"], "de": ["a.b": "A"]]]
      )
    )
    #expect(findings.lines == [])
  }

  @Test func findsALanguageThatTheAppDoesNotSpeak() throws {
    let findings = try judged(
      Sample(
        folders: ["nl"],
        tables: ["Localizable": ["en": ["Save": "Save"], "de": ["Save": "Sichern"]]]
      )
    )
    #expect(findings.map(\.check) == ["missing-table", "stray-localization"])
    #expect(
      findings[1].message == "nl has nothing of Localizable, the main table of Sample.app"
    )
  }

  @Test func findsNamesThatAreNoLanguage() throws {
    let findings = try judged(Sample(region: "de", folders: ["de", "Hebrew", "base"]))
    #expect(
      findings.lines == [
        "warning unrecognised-name: Hebrew and base of Sample.app are no languages the system knows "
          + "(no user is ever given them; name the folders by language code, or remove them: \"=Hebrew\", \"=base\")"
      ]
    )
  }

  @Test func findsFilesInPlaceOfFolders() throws {
    let findings = try judged(Sample(region: "de", folders: ["de"], files: ["fr", "uk"]))
    #expect(
      findings.lines == [
        "warning unrecognised-name: fr.lproj and uk.lproj of Sample.app are files, no folders "
          + "(the system lists such a name as a language, and finds nothing in it; take them out of the build)"
      ]
    )
  }

  @Test func weighsAsThePolicySays() throws {
    let policy = Policy(root: .init(checks: ["missing-key": .warning, "missing-table": .off]))
    let findings = try judged(
      Sample(tables: [
        "L": ["en": ["a": "b", "c": "d"], "de": ["a": "b"]], "M": ["en": ["a": "b"]],
      ]),
      policy: policy
    )
    #expect(findings.map(\.severity) == [.warning])
  }

  /// What stands in Info.plist need not name a folder: the system falls back to the nearest, then to English.
  @Test(arguments: ["en-US", "en_US", "$(DEVELOPMENT_LANGUAGE)", "", "pt", "English"])
  func findsAFallbackThatGoesHoweverItIsNamed(region: String) throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "en"), text: "en")]))
    )
    let findings = try pruned(Sample(region: region, tables: complete), policy: policy)
    #expect(findings.map(\.check) == ["development-region-removed"])
  }

  @Test func saysThatAnInfoPlistHasNoRegionToReplace() throws {
    let findings = try pruned(Sample(region: nil, tables: complete))
    #expect(
      findings.map(\.advice) == [
        "set DEVELOPMENT_LANGUAGE in the project to one that stays (de); its Info.plist has no "
          + "CFBundleDevelopmentRegion that could be replaced"
      ]
    )
  }

  @Test func doesNotMindALanguageThatNobodyFallsBackTo() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "fr"), text: "fr")]))
    )
    let sample = Sample(
      tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A!"], "fr": ["a": "A?"]]])
    #expect(try pruned(sample, policy: policy).lines == [])
  }

  @Test func findsAReferenceThatIsNotThere() throws {
    let reference = Policy.Reference.tag(try #require(LanguageTag("ko")))
    let findings = try judged(
      Sample(tables: complete),
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

  @Test func saysWhereOnlyInfoPlistNamesALanguage() throws {
    let findings = try judged(
      Sample(region: "de", declared: ["de", "en"], tables: ["L": ["de": ["a": "A"]]]),
      policy: removingEnglish()
    )
    #expect(
      findings.filter { $0.check == "unwanted-localization" }.map(\.message)
        == ["Info.plist of Sample.app still names en, which the policy removes"]
    )
  }

  /// A link in a language that stays, into one that goes, would dangle, and its table with it.
  @Test func findsLinksIntoWhatGoes() throws {
    var inventory = inventory(
      [Sample(region: "de", tables: ["Localizable": ["de": ["a.b": "x"], "en": ["a.b": "x"]]])])
    let rows = inventory.tables[0].rows
    let german = try #require(rows.firstIndex { $0.localization == 0 })
    inventory.tables[0].rows[german].file = "en.lproj/Localizable.strings"
    inventory.oddities = [Oddity(.linkInto(["en.lproj"]), at: "de.lproj/Localizable.strings")]
    let policy = try removingEnglish()
    let findings = verify(
      .prune(decide(inventory, under: policy)),
      in: inventory,
      under: policy
    ).findings
    #expect(
      findings.lines == [
        "error resource-lost: 1 link leads into 'en.lproj', to be removed [de.lproj/Localizable.strings] "
          + "(what it stands for would be gone; put a real file in its place, or keep 'en.lproj')",
        "error missing-table: de has no 'Localizable' table, of 1 key [a.b] "
          + "(it is a link into what would be removed: its texts would show as raw keys; "
          + "add 'Localizable.strings' to de, or remove it)",
      ]
    )
  }
}
