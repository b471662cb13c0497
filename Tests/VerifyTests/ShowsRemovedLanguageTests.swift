import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct ShowsRemovedLanguageTests {
  private static let check = "shows-removed-language"

  /// An app drawn in English, with texts in German and French.
  private func app(
    region: String? = "en",
    main: [String: Sample.Texts] = [:],
    info: [String: Sample.Texts] = [:],
    resources: [String: [String]] = ["Main.nib": ["Base"]]
  ) -> Sample {
    var tables = [
      "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "A!"], "fr": ["a.b": "A?"]]
    ]
    if !main.isEmpty { tables["Main"] = main }
    if !info.isEmpty { tables["InfoPlist"] = info }
    return Sample(region: region, tables: tables, resources: resources)
  }

  @Test func findsKeysThatALanguageLacksInTheTableOfANib() throws {
    let findings = try pruned(
      app(main: ["de": ["a.title": "A", "b.title": "B"], "fr": ["a.title": "A"]])
    )
    #expect(
      findings.lines == [
        "warning shows-removed-language: fr would see 1 of 2 texts of Main.nib in en [b.title] "
          + "(en is to be removed, but the texts in the file itself stay; "
          + "translate it in Main.strings)"
      ]
    )
    #expect(findings[0].cause == .plan)
    #expect(findings[0].table == "Main")
    #expect(findings[0].languages == ["fr"])
    #expect(findings[0].place == Place("fr.lproj/Main.strings"))
  }

  @Test func namesAStoryboardAsTheProjectDoes() throws {
    var inventory = inventory(
      app(main: ["fr": ["a.title": "A"]], resources: ["Main.storyboardc": ["Base"]])
    )
    inventory.resources[0].kind = .nibs
    let findings = try pruned(inventory)
    #expect(findings.map(\.message) == ["de would see 1 of 1 text of Main.storyboard in en"])
    #expect(findings[0].place == Place("Base.lproj/Main.storyboardc"))
  }

  @Test func saysOnceWhatManyTablesLack() throws {
    var sample = app(
      main: ["de": ["a.title": "A", "b.title": "B"], "fr": ["a.title": "A"]],
      resources: ["Main.nib": ["Base"], "Help.nib": ["Base"]]
    )
    sample.tables["Help"] = ["fr": ["c.text": "C"]]
    let findings = try pruned(sample)
    #expect(
      findings.lines == [
        "warning shows-removed-language: de and fr would between them see 2 of 3 texts of Help.nib "
          + "and Main.nib in en [Help/c.text, Main/b.title] (en is to be removed, but the texts in the files "
          + "themselves stay; translate them in Help.strings and Main.strings)"
      ]
    )
    #expect(findings[0].table == nil)
  }

  @Test func weighsATableApartWhereThePolicyDoes() throws {
    var sample = app(
      main: ["fr": ["a.title": "A"]],
      resources: ["Main.nib": ["Base"], "Help.nib": ["Base"]]
    )
    sample.tables["Help"] = ["fr": ["c.text": "C"]]
    var policy = try removingEnglish()
    policy.root.tables = [
      .init(match: .init(Glob("He*"), text: "He*"), checks: [Self.check: .note])
    ]
    #expect(Set(try pruned(sample, policy: policy).map(\.table)) == ["Main", "Help"])
  }

  @Test func findsNibsForWhichALanguageHasNeitherATableNorANib() throws {
    var sample = app(
      main: ["de": ["a.title": "A"], "fr": ["a.title": "B"], "ja": ["a.title": "C"]],
      resources: ["Main.nib": ["Base"], "Menu.nib": ["Base", "fr"]]
    )
    // The app does not speak a language that has nothing of its main table.
    sample.folders = ["nl"]
    sample.tables["Localizable"]?["ja"] = ["a.b": "A"]
    let findings = try pruned(sample).of(Self.check)
    #expect(
      findings.lines == [
        "warning shows-removed-language: de and ja would see the texts of Menu.nib in en [Menu.nib] "
          + "(en is to be removed, but what was drawn in Base.lproj stays, and these languages have "
          + "neither a nib nor a table of their own; give de and ja Menu.strings, or translate the "
          + "file)"
      ]
    )
  }

  @Test func namesATableOnceThatSeveralFilesAskFor() throws {
    let findings = try pruned(app(resources: ["Menu.nib": ["Base"], "Menu.storyboardc": ["Base"]]))
      .of(Self.check)
    #expect(
      findings.map(\.advice) == ["give de and fr Menu.strings, or translate the files"]
    )
  }

  @Test func saysOfEachLanguageOnlyWhatIsTrueOfIt() throws {
    let same = try pruned(
      app(main: ["de": ["a.title": "A"], "fr": ["a.title": "A"], "en": ["b.title": "B"]])
    )
    #expect(same.map(\.message) == ["de and fr would see 1 of 2 texts of Main.nib in en"])
    let different = try pruned(
      app(main: ["de": ["a.title": "A"], "fr": ["b.title": "B"]])
    )
    #expect(
      different.map(\.message) == [
        "de and fr would between them see 2 of 2 texts of Main.nib in en"
      ]
    )
    let nibs = try pruned(
      app(resources: ["Main.nib": ["Base", "de"], "Menu.nib": ["Base", "fr"]])
    )
    #expect(
      nibs.of(Self.check).map(\.message) == [
        "de and fr would between them see the texts of Main.nib and Menu.nib in en"
      ]
    )
  }

  @Test func doesNotMindWhatIsShownAtLaunch() throws {
    var inventory = inventory(app(resources: ["Launch.nib": ["Base"], "Start~ipad.nib": ["Base"]]))
    inventory.components[0].infoPlist?.launchStoryboards = ["Launch", "Start~ipad"]
    #expect(try pruned(inventory).lines == [])
  }

  @Test func findsUsageDescriptionsOfInfoPlist() throws {
    var inventory = inventory(
      app(
        info: [
          "de": ["NSCameraUsageDescription": "Foto", "CFBundleName": "App"],
          "fr": ["NSMicrophoneUsageDescription": "Micro"],
        ],
        resources: [:]
      )
    )
    inventory.components[0].infoPlist?.usageDescriptions = [
      "NSCameraUsageDescription", "NSMicrophoneUsageDescription",
    ]
    let findings = try pruned(inventory)
    #expect(
      findings.lines == [
        "warning shows-removed-language: de and fr would between them see 2 of 2 usage descriptions of "
          + "Info.plist in en [NSCameraUsageDescription, NSMicrophoneUsageDescription] (en is to be removed, but "
          + "the texts of Info.plist stay; translate them in InfoPlist.strings, or write Info.plist "
          + "in a language that stays)",
        "note missing-info-plist-key: fr lacks 1 of 3 keys of InfoPlist [CFBundleName] "
          + "(the value of Info.plist would show)",
      ]
    )
    #expect(findings[0].table == "InfoPlist")
    #expect(findings[0].place == Place("Info.plist"))
  }

  @Test func findsUsageDescriptionsWhereNobodyTranslatesThem() throws {
    var inventory = inventory(app(resources: [:]))
    inventory.components[0].infoPlist?.usageDescriptions = ["NSCameraUsageDescription"]
    #expect(
      try pruned(inventory).map(\.message) == [
        "de and fr would see 1 of 1 usage description of Info.plist in en"
      ]
    )
    #expect(judged(inventory).lines == [])
  }

  @Test func staysWithNotesWhereNothingIsRemoved() throws {
    let main: [String: Sample.Texts] = ["de": ["a.title": "A"]]
    let notes = [
      "note missing-nib-key: fr lacks 1 of 1 key of Main [a.title] "
        + "(the text in the nib or storyboard would show)"
    ]
    #expect(try judged(app(main: main)).lines == notes)
    #expect(try judged(app(main: main), policy: removing("ja")).lines == notes)
    #expect(try pruned(app(main: main), policy: removing("ja")).lines == notes)
    // As an earlier prune has left it.
    #expect(
      try judged(
        Sample(
          region: "de",
          tables: [
            "L": ["de": ["a.b": "A"], "fr": ["a.b": "B"]], "Main": ["de": ["a.title": "A"]],
          ],
          resources: ["Main.nib": ["Base"]]
        ),
        policy: removingEnglish()
      ).lines == notes
    )
  }

  /// `Base` brings English with it, without a folder of its own.
  @Test func knowsALanguageThatOnlyBaseSpeaks() throws {
    let sample = Sample(
      tables: ["Main": ["de": ["a.title": "A"], "ja": [:]]],
      resources: ["Main.nib": ["Base"]]
    )
    #expect(
      try pruned(sample).map(\.message) == ["ja would see 1 of 1 text of Main.nib in en"]
    )
  }

  @Test func leavesVariantsOfTheSameLanguageAlone() throws {
    let sample = Sample(
      region: "en_US",
      tables: [
        "L": ["en": ["a.b": "A"], "en-GB": ["a.b": "A"], "de": ["a.b": "A"]],
        "Main": ["de": ["a.title": "A"]],
      ],
      resources: ["Main.nib": ["Base"], "Menu.nib": ["Base", "de"]]
    )
    #expect(try pruned(sample).of(Self.check).lines == [])
  }

  @Test func leavesLanguagesWithANibOfTheirOwnAlone() throws {
    let sample = app(
      main: ["de": ["a.title": "A", "b.title": "B"], "fr": ["a.title": "A"]],
      resources: ["Main.nib": ["Base", "fr"]]
    )
    #expect(
      try pruned(sample).lines == [
        "note missing-nib-key: fr lacks 1 of 2 keys of Main [b.title] "
          + "(the text in the nib or storyboard would show)"
      ]
    )
  }

  @Test func countsWhatALoctableTranslates() throws {
    var inventory = inventory(
      app(main: ["fr": ["a.title": "A", "b.title": "B"]], resources: ["Main.nib": ["Base"]])
    )
    inventory.languageTables = [
      LanguageTable(
        component: 0,
        file: "Main.loctable",
        bytes: 1,
        keys: KeySpace(["a.title"]),
        languages: [.init(name: "de", isPresent: [true])]
      )
    ]
    #expect(try pruned(inventory).of(Self.check).map(\.keys) == [["b.title"]])
  }

  /// Without a file of its own, a language finds that of the development region, where the new one has it (runtime.md C, R1).
  @Test func leavesWhatTheNewDevelopmentRegionShowsInstead() throws {
    let texts = ["a.title": "A", "b.title": "B", "NSCameraUsageDescription": "C"]
    var sample = app(main: ["de": texts], info: ["de": texts], resources: ["Main.nib": ["Base"]])
    var inventory = inventory(sample)
    inventory.components[0].infoPlist?.usageDescriptions = ["NSCameraUsageDescription"]
    #expect(try pruned(inventory).of(Self.check).lines == [])
    // A file that lacks the key hides it.
    sample.tables["Main"]?["fr"] = ["b.title": "B"]
    #expect(
      try pruned(sample).of(Self.check).map(\.message) == [
        "fr would see 2 of 3 texts of Main.nib in en"
      ]
    )
  }

  @Test func leavesOutWhatIsAllowed() throws {
    var policy = try removingEnglish()
    policy.allowances = [
      Allowance(check: Self.check, table: Glob("Main"), key: Glob("b.*"), reason: "a name"),
      Allowance(check: Self.check, key: Glob("Menu.nib"), language: nil, reason: "no texts"),
    ]
    let sample = app(
      main: ["fr": ["a.title": "A", "b.title": "B"]],
      resources: ["Main.nib": ["Base"], "Menu.nib": ["Base"]]
    )
    #expect(
      try pruned(sample, policy: policy).map(\.message) == [
        "de would see 1 of 2 texts of Main.nib in en"
      ]
    )
  }

  @Test func leavesComponentsOfOthersAlone() throws {
    let kit = Sample(
      "Kit.framework",
      .framework,
      identifier: "org.kit",
      tables: ["L": ["en": ["a.b": "A"], "de": ["a.b": "B"]], "Main": ["de": ["a.title": "A"]]],
      resources: ["Main.nib": ["Base"]]
    )
    #expect(try pruned(app(resources: [:]), kit).lines == [])
  }

  @Test func namesTheComponent() throws {
    let kit = Sample(
      "Kit.framework",
      .framework,
      identifier: "com.example.kit",
      tables: [
        "L": ["en": ["a.b": "A"], "de": ["a.b": "B"], "fr": ["a.b": "C"]],
        "Main": ["fr": ["a.title": "A"]],
      ],
      resources: ["Main.nib": ["Base"]]
    )
    #expect(
      try pruned(app(resources: [:]), kit).map(\.message) == [
        "de would see 1 of 1 text of Main.nib of Kit.framework in en"
      ]
    )
  }

  @Test func leavesDamageToTheFindingAboutIt() throws {
    let sample = Sample(
      tables: [
        "L": ["en": ["a.b": "A"], "de": ["a.b": "B"]],
        "Main": ["de": [:], "en": ["a.title": "A"]],
      ],
      resources: ["Main.nib": ["Base"]],
      notes: ["de/Main": [FileNote(.damaged(reason: "zero-length", keys: nil))]]
    )
    #expect(try pruned(sample).map(\.check) == ["damaged-table"])
  }
}
