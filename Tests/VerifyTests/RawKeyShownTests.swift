import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct RawKeyShownTests {
  private let typing =
    "error raw-key-shown: en and everyone whose language is not there would see 1 key of Chat of Chat.framework instead of text "
    + "[chat.typing] (they would be given de, which lacks it; "
    + "keep en there, by an entry of 'components' for 'Frameworks/Chat.framework')"

  @Test func findsTextsOfOthersThatTheFallbackLacks() throws {
    #expect(try ChatSample.shown(ChatSample.chat()) == [typing])
  }

  /// In what its team wrote, the same is a gap of German, whoever sees it.
  @Test func leavesToCoverageWhatCoverageSays() throws {
    let findings = try pruned(
      ChatSample.app,
      ChatSample.chat(identifier: "com.example.chat"),
      policy: ChatSample.policy()
    )
    #expect(findings.map(\.check) == ["missing-key"])
  }

  @Test func saysItWhereCoverageIsOff() throws {
    let policy = try ChatSample.policy { $0.root.checks = ["missing-key": .off] }
    let findings = try pruned(
      ChatSample.app,
      ChatSample.chat(identifier: "com.example.chat"),
      policy: policy
    )
    #expect(
      findings.lines == [
        "error raw-key-shown: en and everyone whose language is not there would see 1 key of Chat of Chat.framework instead of text "
          + "[chat.typing] (they would be given de, which lacks it; translate it in de, or keep en)"
      ]
    )
  }

  /// Then what German lacked before is a warning, and what English users would lose is not.
  @Test func saysItUnderTheGateHarm() throws {
    let policy = try ChatSample.policy { $0.root.gate = .harm }
    let findings = try pruned(
      ChatSample.app,
      ChatSample.chat(identifier: "com.example.chat"),
      policy: policy
    )
    #expect(
      findings.map { "\($0.severity) \($0.check)" } == [
        "error raw-key-shown", "warning missing-key",
      ]
    )
  }

  @Test func findsAFileThatDoesNotParse() throws {
    let damage = FileNote(.damaged(reason: "a semicolon is missing", keys: 2))
    let kit = ChatSample.chat(
      ["Chat": ["en": ["chat.open": "Open", "chat.typing": "Typing"], "de": [:]]],
      notes: ["de/Chat": [damage]]
    )
    let findings = try pruned(ChatSample.app, kit, policy: ChatSample.policy())
    #expect(
      findings.map { "\($0.severity) \($0.check) \($0.keys.count)" } == [
        "error raw-key-shown 2", "warning damaged-table 0", "note incomplete-component 0",
      ]
    )
  }

  /// The file is the finding; that English users would read it is no news.
  @Test func leavesDamageInOwnTablesToTheFindingAboutIt() throws {
    let damage = FileNote(.damaged(reason: "a semicolon is missing", keys: 2))
    let kit = ChatSample.chat(
      identifier: "com.example.chat",
      ["Chat": ["en": ["chat.open": "Open", "chat.typing": "Typing"], "de": [:]]],
      notes: ["de/Chat": [damage]]
    )
    #expect(
      try pruned(ChatSample.app, kit, policy: ChatSample.policy()).map(\.check) == ["damaged-table"]
    )
  }

  @Test func findsEntriesOfRuleFilesAlone() throws {
    let kit = ChatSample.chat([
      "Chat.stringsdict": ["en": ["chat.count": "%d"], "de": ["chat.days": "%d"]],
      "Chat": ["en": ["chat.open": "Open"], "de": ["chat.open": "Auf"]],
    ])
    #expect(
      try pruned(ChatSample.app, kit, policy: ChatSample.policy()).of("raw-key-shown").map(\.keys)
        == [["chat.count"]]
    )
  }

  /// A key that is a text shows the text.
  @Test func doesNotMindTexts() throws {
    let kit = ChatSample.chat([
      "Chat": ["en": ["Open the chat": "Open the chat"], "de": ["x.y": "Z"]]
    ])
    #expect(try ChatSample.shown(kit) == [])
  }

  /// What these lack, Info.plist and the nib say.
  @Test func doesNotMindTablesThatFallBack() throws {
    let kit = ChatSample.chat(
      [
        "InfoPlist": ["en": ["NSCameraUsageDescription": "Photos"], "de": ["x.y": "Z"]],
        "Main": ["en": ["1.text": "Open"], "de": ["2.text": "Z"]],
      ],
      folders: ["Base"],
      resources: ["Main.nib": ["Base"]]
    )
    #expect(try ChatSample.shown(kit) == [])
  }

  @Test func asksWhichKeysCount() throws {
    let policy = try ChatSample.policy {
      $0.root.reference = LanguageTag("de").map { .tag($0) }
    }
    #expect(try ChatSample.shown(ChatSample.chat(), under: policy) == [])
  }

  @Test func leavesOutWhatIsAllowed() throws {
    let policy = try ChatSample.policy {
      $0.allowances = [
        try allowing("raw-key-shown", table: "Chat", key: "chat.t*", language: "de")
      ]
    }
    #expect(
      try pruned(ChatSample.app, ChatSample.chat(), policy: policy).map(\.check) == [
        "incomplete-component"
      ]
    )
  }

  @Test func findsNothingWhereNothingIsPruned() throws {
    #expect(
      try judged(ChatSample.app, ChatSample.chat(), policy: ChatSample.policy()).of("raw-key-shown")
        .lines
        == []
    )
  }
}
