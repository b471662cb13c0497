import Decide
import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct RawKeyShownTests {
  /// An app in English and German, complete.
  private let app = Sample(tables: completeTables)

  /// A framework that someone else wrote, whose German lacks one of the texts.
  private func chat(
    identifier: String = "net.chat.kit",
    _ tables: [String: [String: Sample.Texts]] = [
      "Chat": ["en": ["chat.open": "Open", "chat.typing": "Typing"], "de": ["chat.open": "Auf"]]
    ],
    folders: [String] = [],
    resources: [String: [String]] = [:],
    notes: [String: [FileNote]] = [:]
  ) -> Sample {
    Sample(
      "Frameworks/Chat.framework",
      .framework,
      identifier: identifier,
      folders: folders,
      tables: tables,
      resources: resources,
      notes: notes
    )
  }

  /// Removes English, which German replaces, and asks what users of either see, and all others.
  private func policy(_ change: (inout Policy) throws -> Void = { _ in }) throws -> Policy {
    var policy = try removingEnglish()
    policy.root.audiences = [["en"], ["de"], []].map { .init(Audience($0), text: "") }
    try change(&policy)
    return policy
  }

  private func shown(_ kit: Sample, under policy: Policy? = nil) throws -> [String] {
    try pruned(app, kit, policy: policy ?? self.policy()).of("raw-key-shown").lines
  }

  private let typing =
    "error raw-key-shown: en and everyone else would see 1 key of Chat of Chat.framework instead of text "
    + "[chat.typing] (they would be given de, which lacks it; "
    + "keep en there, by an entry of 'components' for 'Frameworks/Chat.framework')"

  @Test func findsTextsOfOthersThatTheFallbackLacks() throws {
    #expect(try shown(chat()) == [typing])
  }

  /// In what its team wrote, the same is a gap of German, whoever sees it.
  @Test func leavesToCoverageWhatCoverageSays() throws {
    let findings = try pruned(app, chat(identifier: "com.example.chat"), policy: policy())
    #expect(findings.map(\.check) == ["missing-key"])
  }

  @Test func saysItWhereCoverageIsOff() throws {
    let policy = try policy { $0.root.checks = ["missing-key": .off] }
    let findings = try pruned(app, chat(identifier: "com.example.chat"), policy: policy)
    #expect(
      findings.lines == [
        "error raw-key-shown: en and everyone else would see 1 key of Chat of Chat.framework instead of text "
          + "[chat.typing] (they would be given de, which lacks it; translate it in de, or keep en)"
      ]
    )
  }

  /// Then what German lacked before is a warning, and what English users would lose is not.
  @Test func saysItUnderTheGateHarm() throws {
    let policy = try policy { $0.root.gate = .harm }
    let findings = try pruned(app, chat(identifier: "com.example.chat"), policy: policy)
    #expect(
      findings.map { "\($0.severity) \($0.check)" } == [
        "error raw-key-shown", "warning missing-key",
      ]
    )
  }

  @Test func findsAFileThatDoesNotParse() throws {
    let damage = FileNote(.damaged(reason: "a semicolon is missing", keys: 2))
    let kit = chat(
      ["Chat": ["en": ["chat.open": "Open", "chat.typing": "Typing"], "de": [:]]],
      notes: ["de/Chat": [damage]]
    )
    let findings = try pruned(app, kit, policy: policy())
    #expect(
      findings.map { "\($0.severity) \($0.check) \($0.keys.count)" } == [
        "error raw-key-shown 2", "warning damaged-table 0", "note incomplete-component 0",
      ]
    )
  }

  /// The file is the finding; that English users would read it is no news.
  @Test func leavesDamageInOwnTablesToTheFindingAboutIt() throws {
    let damage = FileNote(.damaged(reason: "a semicolon is missing", keys: 2))
    let kit = chat(
      identifier: "com.example.chat",
      ["Chat": ["en": ["chat.open": "Open", "chat.typing": "Typing"], "de": [:]]],
      notes: ["de/Chat": [damage]]
    )
    #expect(try pruned(app, kit, policy: policy()).map(\.check) == ["damaged-table"])
  }

  /// Beside Base the region stays in the list, and nothing is left of it (runtime.md, row P2).
  @Test func findsALanguageOfWhichNothingIsLeft() throws {
    let policy = try policy {
      $0.root.lastResort = .remove
      $0.root.audiences = [.init(Audience(["de"]), text: "")]
    }
    let kit = chat(
      ["Chat": ["en": ["chat.open": "Open"], "fr": ["chat.open": "X"]]],
      folders: ["Base"]
    )
    #expect(
      try shown(kit, under: policy) == [
        "error raw-key-shown: de would see 1 key of Chat of Chat.framework instead of text [chat.open] "
          + "(they would still be given en, of which nothing is left; "
          + "keep en there, by an entry of 'components' for 'Frameworks/Chat.framework')"
      ]
    )
  }

  /// Without Base and a region any folder may come first.
  @Test func saysWhatMayBe() throws {
    let policy = try policy {
      $0.root.lastResort = .remove
      $0.root.audiences = [.init(Audience(["de"]), text: "")]
    }
    var kit = chat([
      "Chat": ["en": ["chat.open": "Open"], "fr": ["chat.open": "X"], "ja": ["chat.shut": "Y"]]
    ])
    kit.region = nil
    #expect(
      try shown(kit, under: policy) == [
        "error raw-key-shown: de may see 1 key of Chat of Chat.framework instead of text [chat.open] "
          + "(they may be given ja, which lacks it; "
          + "keep en there, by an entry of 'components' for 'Frameworks/Chat.framework')"
      ]
    )
  }

  @Test func findsEntriesOfRuleFilesAlone() throws {
    let kit = chat([
      "Chat.stringsdict": ["en": ["chat.count": "%d"], "de": ["chat.days": "%d"]],
      "Chat": ["en": ["chat.open": "Open"], "de": ["chat.open": "Auf"]],
    ])
    #expect(
      try pruned(app, kit, policy: policy()).of("raw-key-shown").map(\.keys) == [["chat.count"]]
    )
  }

  /// A key that is a text shows the text.
  @Test func doesNotMindTexts() throws {
    let kit = chat([
      "Chat": ["en": ["Open the chat": "Open the chat"], "de": ["x.y": "Z"]]
    ])
    #expect(try shown(kit) == [])
  }

  /// What these lack, Info.plist and the nib say.
  @Test func doesNotMindTablesThatFallBack() throws {
    let kit = chat(
      [
        "InfoPlist": ["en": ["NSCameraUsageDescription": "Photos"], "de": ["x.y": "Z"]],
        "Main": ["en": ["1.text": "Open"], "de": ["2.text": "Z"]],
      ],
      folders: ["Base"],
      resources: ["Main.nib": ["Base"]]
    )
    #expect(try shown(kit) == [])
  }

  @Test func asksWhichKeysCount() throws {
    let policy = try policy {
      $0.root.reference = LanguageTag("de").map { .tag($0) }
    }
    #expect(try shown(chat(), under: policy) == [])
  }

  @Test func leavesOutWhatIsAllowed() throws {
    let policy = try policy {
      $0.allowances = [
        try allowing("raw-key-shown", table: "Chat", key: "chat.t*", language: "de")
      ]
    }
    #expect(try pruned(app, chat(), policy: policy).map(\.check) == ["incomplete-component"])
  }

  @Test func findsNothingWhereNothingIsPruned() throws {
    #expect(try judged(app, chat(), policy: policy()).of("raw-key-shown").lines == [])
  }

  /// A table for one kind of device stands in for the plain one, which serves where it is not.
  @Test func looksIntoThePlainTableOfADevice() throws {
    let texts = ["chat.open": "Open", "chat.typing": "Typing"]
    let served = chat(["Chat~ipad": ["en": texts], "Chat": ["en": texts, "de": texts]])
    #expect(try shown(served) == [])
    let lost = chat([
      "Chat~ipad": ["en": texts],
      "Chat": ["en": ["chat.open": "Open"], "de": ["chat.open": "Auf"]],
    ])
    #expect(
      try pruned(app, lost, policy: policy()).of("raw-key-shown").map(\.message) == [
        "en and everyone else would see 1 key of Chat~ipad of Chat.framework instead of text"
      ]
    )
  }

  /// Each of the users named sees each of the keys.
  @Test func tellsUsersApartWhoLoseOtherKeys() throws {
    var policy = try policy()
    policy.root.selection = .remove(
      try ["en", "fr"].map { .init(try LanguagePattern(parsing: $0), text: $0) }
    )
    policy.root.audiences = [["en"], ["fr"]].map { .init(Audience($0), text: "") }
    let texts = ["a": "A"]
    let app = Sample(tables: ["Localizable": ["en": texts, "fr": texts, "de": texts]])
    let kit = chat([
      "Chat": ["en": ["chat.a": "A"], "fr": ["chat.a": "B", "chat.b": "B"], "de": ["chat.c": "C"]]
    ])
    #expect(
      try pruned(app, kit, policy: policy).of("raw-key-shown").map { "\($0.message) \($0.keys)" }
        == [
          #"en and fr would see 1 key of Chat of Chat.framework instead of text ["chat.a"]"#,
          #"fr would see 1 key of Chat of Chat.framework instead of text ["chat.b"]"#,
        ]
    )
  }
}
