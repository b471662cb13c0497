import Model
import Read
import Testing

/// What a policy says of users.
@Suite struct UsersDecoderTests {
  private func problems(after rest: String) -> [String] {
    ReadTests.problems(of: "{\"version\": 1,\n\(rest)}")
  }

  @Test func readsWhatItSaysOfUsers() throws {
    let policy = try policy(
      """
      {"version": 1, "trimNested": true, "selectable": ["de", "zh_CN"], "gate": "harm",
       "audiences": [["ja-JP", "fr-FR"], ["*"]],
       "components": [{"match": "Frameworks/*", "trimNested": false, "gate": "coverage"}]}
      """
    )
    #expect(policy.root.trimNested == true)
    #expect(policy.root.selectable?.map(\.value) == ["de", "zh_CN"])
    #expect(policy.root.gate == .harm)
    #expect(policy.root.audiences?.map(\.value) == [Audience(["ja-JP", "fr-FR"]), .anyone])
    #expect(policy.root.audiences?.map(\.text) == ["ja-JP, fr-FR", "*"])
    #expect(policy.components.map(\.settings.trimNested) == [false])
    #expect(policy.components.map(\.settings.gate) == [.coverage])
  }

  @Test(arguments: [
    ("\"trimNested\": 1", "p:2:15: 'trimNested' must be true or false, not a number; write true"),
    (
      "\"gate\": \"hram\"",
      "p:2:9: unknown value 'hram' for 'gate'; did you mean 'harm'?"
    ),
    (
      "\"gate\": true",
      "p:2:9: 'gate' must be \"coverage\" or \"harm\", not a boolean; write \"harm\""
    ),
  ])
  func explainsSettings(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }

  @Test(arguments: [
    (
      "\"selectable\": \"de\"",
      "p:2:15: 'selectable' must be a list of names of localizations, not a string; write [\"de\"]"
    ),
    (
      "\"selectable\": [1]",
      """
      p:2:16: each entry of 'selectable' must be the name of a localization in quotes, not a number; \
      write ["de", "fr"]
      """
    ),
    (
      "\"selectable\": [\"de.lproj\"]",
      "p:2:16: 'de.lproj' in 'selectable' names a folder, not a language; write 'de', without '.lproj'"
    ),
    (
      "\"selectable\": [\"jp\"]",
      "p:2:16: 'jp' in 'selectable' is no known language; did you mean 'ja'?"
    ),
    (
      "\"selectable\": [\"*\"]",
      "p:2:16: '*' in 'selectable' is no single language; write 'de'"
    ),
    (
      "\"selectable\": [\"!fr\"]",
      "p:2:16: '!fr' in 'selectable' is no single language; write 'fr'"
    ),
    ("\"selectable\": [\"\"]", "p:2:16: '' in 'selectable' names no language; write \"de\""),
    (
      "\"selectable\": [\"de\",\n\"de\"]",
      "p:3:1: 'de' is in 'selectable' twice, first in line 2; take one of them out"
    ),
    (
      "\"selectable\": [\"de\"], \"remove\": [\"ger\"]",
      """
      p:2:16: 'de' in 'selectable' is offered by the app, yet 'ger' in 'remove' removes it; take it \
      out of one of them
      """
    ),
    (
      "\"selectable\": [\"de\"], \"keep\": [\"fr\", \"!de\"]",
      """
      p:2:16: 'de' in 'selectable' is offered by the app, yet '!de' in 'keep' removes it; take it \
      out of one of them
      """
    ),
  ])
  func explainsWhatAPickerOffers(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }

  /// What the root says of a picker is about the product, and so may an entry of `components` be.
  @Test func knowsThatAnEntryForTheProductRemovesWhatAPickerOffers() {
    let selectable = "\"selectable\": [\"de\"], \"components\": [{\"match\": "
    #expect(
      problems(after: selectable + "\"\", \"remove\": [\"de\"]}]") == [
        """
        p:2:16: 'de' in 'selectable' is offered by the app, yet 'de' in 'remove' removes it; take it \
        out of one of them
        """
      ]
    )
    #expect(problems(after: selectable + "\"Chat.framework\", \"remove\": [\"de\"]}]") == [])
  }

  /// A pattern names no language by itself, and what is in no list is not named at all.
  @Test(arguments: [
    "\"remove\": [\"*\"]", "\"remove\": [\"de-*\"]", "\"keep\": [\"fr\"]",
    "\"remove\": [\"de-AT\", \"!=de-AT\"]",
  ])
  func letsAPickerOfferWhatAPatternRemoves(selection: String) {
    #expect(problems(after: "\"selectable\": [\"de-AT\"], \(selection)") == [])
  }

  @Test(arguments: [
    (
      "\"audiences\": [\"de\"]",
      """
      p:2:15: each entry of 'audiences' must be a list of languages in quotes, not a string; write \
      [["ja-JP", "fr-FR"], ["en-US"]]
      """
    ),
    (
      "\"audiences\": [[1]]",
      """
      p:2:16: each entry of 'audiences' must be a list of languages in quotes, not a number; write \
      [["ja-JP", "fr-FR"], ["en-US"]]
      """
    ),
    (
      "\"audiences\": []",
      """
      p:2:14: 'audiences' names no user; write [["ja-JP", "fr-FR"], ["en-US"]], or take it out to \
      have one for each language
      """
    ),
    (
      "\"audiences\": [[]]",
      "p:2:15: a user of 'audiences' without a language; write [\"*\"] for one none of whose languages is there"
    ),
    (
      "\"audiences\": [[\"de\", \"*\"]]",
      """
      p:2:22: '*' in 'audiences' stands beside other languages; it stands alone, for a user none of \
      whose languages is there
      """
    ),
    (
      "\"audiences\": [[\"=de\"]]",
      "p:2:16: '=de' in 'audiences' is no single language; write 'de'"
    ),
    (
      "\"audiences\": [[\"en-*\"]]",
      "p:2:16: 'en-*' in 'audiences' is no single language; write 'en'"
    ),
    (
      "\"audiences\": [[\"de\", \"fr\"],\n[\"de\"], [\"de\", \"fr\"]]",
      "p:3:9: the user 'de, fr' is in 'audiences' twice, first in line 2; take one of them out"
    ),
    (
      "\"audiences\": [[\"de\", \"fr\", \"German\"]]",
      "p:2:15: 'German' stands twice in one user of 'audiences'; take one of them out"
    ),
    (
      "\"audiences\": [[\"germn\"]]",
      "p:2:16: 'germn' in 'audiences' is no known language; did you mean 'German'?"
    ),
  ])
  func explainsUsers(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }
}
