import Testing

/// What is wrong with lists of languages.
@Suite struct LanguageListTests {
  private func problems(after rest: String) -> [String] {
    ReadTests.problems(of: "{\"version\": 1,\n\(rest)}")
  }

  @Test(arguments: [
    ("grman", "'grman' in 'keep' is no known language; did you mean 'German'?"),
    ("jp", "'jp' in 'keep' is no known language; did you mean 'ja'?"),
    ("!cn", "'!cn' in 'keep' is no known language; did you mean '!zh-Hans'?"),
    ("cz-*", "'cz-*' in 'keep' is no known language; did you mean 'cs-*'?"),
    ("xx", "'xx' in 'keep' is no known language"),
    ("!grman-*", "'!grman-*' in 'keep' is no known language; did you mean '!German-*'?"),
    ("klingonese-tongue", "'klingonese-tongue' in 'keep' is no known language"),
    ("", "'' in 'keep' names no language; write \"de\""),
    ("!", "'!' in 'keep' names no language; write \"de\""),
    ("=", "'=' in 'keep' names no folder; write the name of a folder: '=zh_CN' for 'zh_CN.lproj'"),
    ("Hungarian", "'Hungarian' in 'keep' is no known language; did you mean 'hu'?"),
    ("en-UK", "'en-UK' in 'keep' is no known language; did you mean 'en-GB'?"),
    ("jp_JP", "'jp_JP' in 'keep' is no known language; did you mean 'ja-JP'?"),
    ("zh-Hanz-TW", "'zh-Hanz-TW' in 'keep' is no known language; did you mean 'zh-Hans-TW'?"),
    ("en-QZX", "'en-QZX' in 'keep' is no known language; did you mean 'en'?"),
    ("er", "'er' in 'keep' is no known language"),
    (
      "en.lproj",
      "'en.lproj' in 'keep' names a folder, not a language; write 'en', without '.lproj'"
    ),
    (
      "!en-GB.LPROJ",
      "'!en-GB.LPROJ' in 'keep' names a folder, not a language; write '!en-GB', without '.lproj'"
    ),
    (
      "=en.lproj",
      "'=en.lproj' in 'keep' names a folder, not a language; write '=en', without '.lproj'"
    ),
    (
      "grman.lproj",
      "'grman.lproj' in 'keep' is no known language; did you mean 'German'?"
    ),
    ("Base.lproj", "'Base.lproj' in 'keep' is no language and always stays; take it out"),
    (".lproj", "'.lproj' in 'keep' names no language; write \"de\""),
    ("Base", "'Base' in 'keep' is no language and always stays; take it out"),
    ("mul", "'mul' in 'keep' is no language and always stays; take it out"),
    (
      "e*",
      "'e*' in 'keep' is no pattern of languages; '*' stands alone, or behind a language: 'en-*'"
    ),
    (
      "*-GB",
      "'*-GB' in 'keep' is no pattern of languages; '*' stands alone, or behind a language: 'en-*'"
    ),
  ])
  func explainsUnknownLanguages(entry: String, expected: String) {
    #expect(problems(after: "\"keep\": [\"ja\", \"\(entry)\"]") == ["p:2:16: \(expected)"])
  }

  @Test func explainsEveryEntryOfAList() {
    #expect(
      problems(after: "\"keep\": [\"jp\", 5, \"!de\", null, \"!de\"]") == [
        "p:2:10: 'jp' in 'keep' is no known language; did you mean 'ja'?",
        "p:2:16: each entry of 'keep' must be a language tag in quotes, not a number; write [\"de\", \"fr\"]",
        "p:2:26: each entry of 'keep' must be a language tag in quotes, not null; write [\"de\", \"fr\"]",
        "p:2:32: '!de' is in 'keep' twice, first in line 2; take one of them out",
      ]
    )
  }

  @Test(arguments: ["[5]", "[\"!de\", 5]"])
  func saysNothingOfAListAsAWholeThatIsNotRead(list: String) {
    let problems = problems(after: "\"keep\": \(list)")
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.contains("each entry of 'keep' must be") })
  }

  @Test(arguments: [
    (
      "\"reference\": \"de.lproj\"",
      "p:2:14: 'de.lproj' in 'reference' names a folder, not a language; write 'de', without '.lproj'"
    ),
    (
      "\"developmentRegion\": \"grman\"",
      "p:2:22: 'grman' in 'developmentRegion' is no known language; did you mean 'German'?"
    ),
    (
      "\"developmentRegion\": \"\"",
      "p:2:22: '' in 'developmentRegion' names no language; write \"de\""
    ),
    (
      "\"developmentRegion\": \"*\"",
      "p:2:22: '*' in 'developmentRegion' is no single language; write \"de\""
    ),
    (
      "\"reference\": \"unoin\"",
      "p:2:14: 'unoin' in 'reference' is no known language; did you mean 'union'?"
    ),
    (
      "\"reference\": \"developement\"",
      "p:2:14: 'developement' in 'reference' is no known language; did you mean 'development'?"
    ),
    (
      "\"reference\": \"grman\"",
      "p:2:14: 'grman' in 'reference' is no known language; did you mean 'German'?"
    ),
  ])
  func explainsUnknownLanguagesElsewhere(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }

  @Test(arguments: [
    (
      "\"keep\": []",
      "p:2:9: 'keep' is empty, which would remove every localization; name the languages that stay"
    ),
    (
      "\"keep\": [\"!de\", \"!fr\"]",
      "p:2:9: 'keep' holds only exceptions, so it would remove every localization; put \"*\" before them to keep all others"
    ),
    (
      "\"remove\": [\"!de\"]",
      "p:2:11: 'remove' holds only exceptions, so it removes nothing; put \"*\" before them to remove all others"
    ),
    (
      "\"keep\": [\"de\", \"fr\", \"de\"]",
      "p:2:22: 'de' is in 'keep' twice, first in line 2; take one of them out"
    ),
    (
      "\"keep\": [\"de\",\n\"German\"]",
      "p:3:1: 'German' means the same as 'de' in line 2; take one of them out"
    ),
    (
      "\"remove\": [\"DE\", \"de\"]",
      "p:2:18: 'de' means the same as 'DE' in line 2; take one of them out"
    ),
    (
      "\"remove\": [\"en\", \"!EN\"]",
      "p:2:18: '!EN' contradicts 'en' in line 2; take one of them out"
    ),
    ("\"remove\": [\"*\", \"!*\"]", "p:2:17: '!*' contradicts '*' in line 2; take one of them out"),
    (
      "\"keep\": [\"de\"],\n\"remove\": [\"en\"]",
      "p:3:1: both 'keep' and 'remove'; the other is in line 2; one of them decides: take the other out"
    ),
    (
      "\"components\": [{\"match\": \"\", \"remove\": [\"en\"], \"keep\": [\"de\"]}]",
      "p:2:48: both 'keep' and 'remove'; the other is in line 2; one of them decides: take the other out"
    ),
  ])
  func explainsContradictions(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }

  @Test(arguments: [
    ("de", "\"remove\": [\"de\"]", "'de' in 'remove' removes it"),
    ("German", "\"remove\": [\"de\"]", "'de' in 'remove' removes it"),
    ("en-GB", "\"remove\": [\"en\", \"en-*\"]", "'en-*' in 'remove' removes it"),
    ("de", "\"remove\": [\"*\", \"!fr\"]", "'*' in 'remove' removes it"),
    ("de", "\"keep\": [\"fr\"]", "it is not in 'keep'"),
    ("de", "\"keep\": [\"*\", \"!de\"]", "'!de' in 'keep' removes it"),
    ("en", "\"keep\": [\"en-*\"]", "it is not in 'keep'"),
  ])
  func explainsARegionThatGoes(region: String, list: String, reason: String) {
    let expected =
      "'developmentRegion' is '\(region)', yet \(reason); let it stay, or name another region"
    #expect(
      problems(after: "\"developmentRegion\": \"\(region)\", \(list)") == ["p:2:22: \(expected)"]
    )
  }

  @Test(arguments: [
    ("de", "\"remove\": [\"en\", \"en-*\"]"), ("de", "\"remove\": [\"*\", \"!de\"]"),
    ("en-GB", "\"remove\": [\"en\", \"en-*\", \"!en-GB\"]"), ("de", "\"keep\": [\"de\", \"fr\"]"),
    ("de", "\"keep\": [\"*\"]"), ("en-GB", "\"keep\": [\"en-*\"]"), ("de", "\"remove\": []"),
    ("de", "\"remove\": [\"=de\"]"), ("de", "\"keep\": [\"fr\", \"=de\"]"),
    ("de", "\"owned\": []"),
  ])
  func acceptsARegionThatMayStay(region: String, list: String) {
    #expect(problems(after: "\"developmentRegion\": \"\(region)\", \(list)") == [])
  }

  @Test func judgesTheRegionOfAComponentByWhatHoldsThere() {
    let root = "\"keep\": [\"de\", \"fr\"], \"developmentRegion\": \"de\",\n"
    let reason = "let it stay, or name another region"
    #expect(
      problems(after: root + "\"components\": [{\"match\": \"a\", \"developmentRegion\": \"ja\"}]")
        == [
          "p:3:52: 'developmentRegion' is 'ja', yet it is not in 'keep'; \(reason)"
        ]
    )
    #expect(
      problems(
        after: root
          + "\"components\": [{\"match\": \"a\", \"developmentRegion\": \"ja\", \"keep\": [\"*\"]}]"
      ) == []
    )
    #expect(
      problems(after: root + "\"components\": [{\"match\": \"a\", \"keep\": [\"fr\"]}]") == []
    )
  }
}
