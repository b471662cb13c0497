import Diagnostics
import Languages
import Model
import Read
import Testing

@Suite struct CommandLinePolicyTests {
  private static let text = """
    {
      "version": 1,
      "keep": ["de", "fr", "ja"],
      "developmentRegion": "de",
      "checks": {"missing-key": "warning"},
      "components": [{"match": "Frameworks/Chat.framework", "keep": ["*"]}],
    }
    """

  @Test func makesAPolicyOfOptionsAlone() throws {
    let policy = try commandLinePolicy(
      keep: nil,
      remove: "en, en-* ,!en-GB",
      developmentRegion: "de",
      over: nil
    )
    #expect(policy?.file == nil)
    #expect(policy?.root.selection?.words == ["remove", "en", "en-*", "!en-GB"])
    #expect(policy?.root.developmentRegion?.value == LanguageTag("de"))
    #expect(policy?.root.developmentRegion?.location == nil)
    #expect(policy?.skipConfigurations == ["*Debug*"])
  }

  @Test func makesNoPolicyOfNothing() throws {
    let policy = try commandLinePolicy(keep: nil, remove: nil, developmentRegion: nil, over: nil)
    #expect(policy == nil)
  }

  @Test func leavesThePolicyWhereNoOptionIsGiven() throws {
    let policy = try commandLinePolicy(
      keep: nil,
      remove: nil,
      developmentRegion: nil,
      over: policy(Self.text)
    )
    #expect(policy?.root.selection?.words == ["keep", "de", "fr", "ja"])
    #expect(policy?.root.developmentRegion?.text == "de")
  }

  @Test func replacesBothListsAndNothingElse() throws {
    let policy = try commandLinePolicy(
      keep: nil,
      remove: "en",
      developmentRegion: nil,
      over: policy(Self.text)
    )
    #expect(policy?.file == "p")
    #expect(policy?.root.selection?.words == ["remove", "en"])
    #expect(policy?.root.developmentRegion?.text == "de")
    #expect(policy?.root.checks == ["missing-key": .warning])
    #expect(policy?.components.map(\.settings.selection?.words) == [["keep", "*"]])
  }

  @Test func replacesTheRegionAlone() throws {
    let policy = try commandLinePolicy(
      keep: nil,
      remove: nil,
      developmentRegion: "fr",
      over: policy(Self.text)
    )
    #expect(policy?.root.selection?.words == ["keep", "de", "fr", "ja"])
    #expect(policy?.root.developmentRegion?.text == "fr")
  }

  /// The options of one run.
  struct Options: Sendable {
    var keep: String?
    var remove: String?
    var region: String?
  }

  @Test(arguments: [
    (
      Options(keep: "de", remove: "en"),
      ["both '--keep' and '--remove'; one of them decides: take the other out"]
    ),
    (
      Options(keep: "de,, jp"),
      [
        "an empty entry in '--keep'; write tags with commas between them: '--keep de,fr'",
        "'jp' in '--keep' is no known language; did you mean 'ja'?",
      ]
    ),
    (
      Options(remove: "en.lproj,=zh_CN.lproj", region: "de.lproj"),
      [
        "'en.lproj' in '--remove' names a folder, not a language; write 'en', without '.lproj'",
        "'=zh_CN.lproj' in '--remove' names a folder, not a language; write '=zh_CN', without '.lproj'",
        "'de.lproj' in '--development-region' names a folder, not a language; write 'de', without '.lproj'",
      ]
    ),
    (Options(keep: "grman"), ["'grman' in '--keep' is no known language; did you mean 'German'?"]),
    (
      Options(keep: "de,fr,"),
      ["an empty entry in '--keep'; write tags with commas between them: '--keep de,fr'"]
    ),
    (
      Options(remove: " "),
      ["an empty entry in '--remove'; write tags with commas between them: '--remove de,fr'"]
    ),
    (
      Options(keep: "!de"),
      [
        "'--keep' holds only exceptions, so it would remove every localization; put \"*\" before them to keep all others"
      ]
    ),
    (Options(remove: "en,en"), ["'en' is in '--remove' twice; take one of them out"]),
    (Options(remove: "en,!en"), ["'!en' contradicts 'en'; take one of them out"]),
    (
      Options(remove: "jp", region: "grman"),
      [
        "'jp' in '--remove' is no known language; did you mean 'ja'?",
        "'grman' in '--development-region' is no known language; did you mean 'German'?",
      ]
    ),
    (
      Options(keep: "fr", region: "de"),
      [
        "'--development-region' is 'de', yet it is not in '--keep'; let it stay, or name another region"
      ]
    ),
    (
      Options(remove: "de,de-*", region: "de"),
      [
        "'--development-region' is 'de', yet 'de' in '--remove' removes it; let it stay, or name another region"
      ]
    ),
    (
      Options(remove: "de"),
      [
        "p:4:24: 'developmentRegion' is 'de', yet 'de' in '--remove' removes it; let it stay, or name another region"
      ]
    ),
    (
      Options(region: "it"),
      [
        "'--development-region' is 'it', yet it is not in 'keep'; let it stay, or name another region"
      ]
    ),
  ])
  func explainsWrongOptions(options: Options, expected: [String]) throws {
    let policy = try policy(Self.text)
    let failure = #expect(throws: Failure.self) {
      try commandLinePolicy(
        keep: options.keep,
        remove: options.remove,
        developmentRegion: options.region,
        over: policy
      )
    }
    // What lies in the file is no mistake in the words.
    let isInFile = failure?.problems.allSatisfy { $0.location != nil }
    #expect(failure?.status == (isInFile == true ? .policy : .usage))
    #expect(failure?.problems.map(\.description) == expected)
  }
}
