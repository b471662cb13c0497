import Languages
import Model
import Testing
import TestSupport

import Verify

/// Who sees which keys, and where lookup leads them.
@Suite struct RawKeyUsersTests {
  /// Beside Base the region stays in the list, and nothing is left of it (runtime.md, row P2).
  @Test func findsALanguageOfWhichNothingIsLeft() throws {
    let policy = try ChatSample.policy {
      $0.root.lastResort = .remove
      $0.root.audiences = [.init(Audience(["de"]), text: "")]
    }
    let kit = ChatSample.chat(
      ["Chat": ["en": ["chat.open": "Open"], "fr": ["chat.open": "X"]]],
      folders: ["Base"]
    )
    #expect(
      try ChatSample.shown(kit, under: policy) == [
        "error raw-key-shown: de would see 1 key of Chat of Chat.framework instead of text [chat.open] "
          + "(they would still be given en, of which nothing is left; "
          + "keep en there, by an entry of 'components' for 'Frameworks/Chat.framework')"
      ]
    )
  }

  /// Where the app limits nothing, or nothing overlaps with it, users are given what the framework has of theirs, though the
  /// app has none of it (runtime.md, rows M4 and M14).
  @Test(arguments: [(true, "de"), (true, "fr"), (false, "fr")])
  func looksIntoUsersWhoseLanguageOnlyTheFrameworkHas(mixes: Bool, region: String) throws {
    #expect(
      try findingsOfAppInGerman(mixes: mixes, frameworkIn: region).of("raw-key-shown").lines == [
        "error raw-key-shown: ja-JP would see 1 key of Chat of Chat.framework instead of text [chat.open] "
          + "(they would be given \(region), of which there is nothing; "
          + "keep ja there, by an entry of 'components' for 'Frameworks/Chat.framework')"
      ]
    )
  }

  /// Where the app's language is there, nobody is led to another.
  @Test func looksIntoNobodyWhomTheAppLimits() throws {
    let findings = try findingsOfAppInGerman(mixes: false, frameworkIn: "de")
    #expect(findings.of("raw-key-shown").lines == [])
  }

  /// Users whom the policy names are all that are asked about.
  @Test func looksIntoNobodyBesideThoseNamed() throws {
    let named = Policy.Named(Audience(["de"]), text: "")
    let findings = try findingsOfAppInGerman(mixes: true, frameworkIn: "de", users: [named])
    #expect(findings.of("raw-key-shown").lines == [])
  }

  /// What is found where Japanese goes from a framework that has Italian besides, and storyboards in another language.
  private func findingsOfAppInGerman(
    mixes: Bool,
    frameworkIn region: String,
    users: [Policy.Named<Audience>]? = nil
  ) throws -> [Finding] {
    var policy = Policy(
      root: .init(
        selection: .keep(
          try ["de", "it"].map { .init(try LanguagePattern(parsing: $0), text: $0) }
        )
      )
    )
    policy.root.audiences = users
    var app = Sample(region: "de", folders: ["de"])
    app.allowsMixedLocalizations = mixes
    var kit = ChatSample.chat(
      ["Chat": ["ja": ["chat.open": "Y"], "it": ["chat.open": "X"]]],
      folders: ["Base"]
    )
    kit.region = region
    return try pruned(app, kit, policy: policy)
  }

  /// Without Base and a region any folder may come first.
  @Test func saysWhatMayBe() throws {
    let policy = try ChatSample.policy {
      $0.root.lastResort = .remove
      $0.root.audiences = [.init(Audience(["de"]), text: "")]
    }
    var kit = ChatSample.chat([
      "Chat": ["en": ["chat.open": "Open"], "fr": ["chat.open": "X"], "ja": ["chat.shut": "Y"]]
    ])
    kit.region = nil
    #expect(
      try ChatSample.shown(kit, under: policy) == [
        "error raw-key-shown: de may see 1 key of Chat of Chat.framework instead of text [chat.open] "
          + "(they may be given ja, which lacks it; "
          + "keep en there, by an entry of 'components' for 'Frameworks/Chat.framework')"
      ]
    )
  }

  /// A table for one kind of device stands in for the plain one, which serves where it is not.
  @Test func looksIntoThePlainTableOfADevice() throws {
    let texts = ["chat.open": "Open", "chat.typing": "Typing"]
    let served = ChatSample.chat(["Chat~ipad": ["en": texts], "Chat": ["en": texts, "de": texts]])
    #expect(try ChatSample.shown(served) == [])
    let lost = ChatSample.chat([
      "Chat~ipad": ["en": texts],
      "Chat": ["en": ["chat.open": "Open"], "de": ["chat.open": "Auf"]],
    ])
    #expect(
      try pruned(ChatSample.app, lost, policy: ChatSample.policy()).of("raw-key-shown").map(
        \.message
      ) == [
        "en and everyone whose language is not there would see 1 key of Chat~ipad of Chat.framework instead of text"
      ]
    )
  }

  /// Each of the users named sees each of the keys.
  @Test func tellsUsersApartWhoLoseOtherKeys() throws {
    var policy = try ChatSample.policy()
    policy.root.selection = .remove(
      try ["en", "fr"].map { .init(try LanguagePattern(parsing: $0), text: $0) }
    )
    policy.root.audiences = [["en"], ["fr"]].map { .init(Audience($0), text: "") }
    let texts = ["a": "A"]
    let app = Sample(tables: ["Localizable": ["en": texts, "fr": texts, "de": texts]])
    let kit = ChatSample.chat([
      "Chat": ["en": ["chat.a": "A"], "fr": ["chat.a": "B", "chat.b": "B"], "de": ["chat.c": "C"]]
    ])
    #expect(
      try pruned(app, kit, policy: policy).of("raw-key-shown").map {
        "\($0.message) \($0.keys)"
      }
        == [
          #"en and fr would see 1 key of Chat of Chat.framework instead of text ["chat.a"]"#,
          #"fr would see 1 key of Chat of Chat.framework instead of text ["chat.b"]"#,
        ]
    )
  }
}
