import Testing

/// Values of a wrong type, each with what is needed and how to write it.
@Suite struct PolicyTextsTests {
  private func problems(after rest: String) -> [String] {
    ReadTests.problems(of: "{\"version\": 1,\n\(rest)}")
  }

  @Test(arguments: [
    (
      "\"keep\": \"de\"",
      "p:2:9: 'keep' must be a list of language tags, not a string; write [\"de\"]"
    ),
    (
      "\"remove\": \"en\"",
      "p:2:11: 'remove' must be a list of language tags, not a string; write [\"en\"]"
    ),
    (
      "\"keep\": 1",
      "p:2:9: 'keep' must be a list of language tags, not a number; write [\"de\", \"fr\"]"
    ),
    (
      "\"keep\": null",
      "p:2:9: 'keep' must be a list of language tags, not null; write [\"de\", \"fr\"]"
    ),
    (
      "\"keep\": [\"de\", 1]",
      "p:2:16: each entry of 'keep' must be a language tag in quotes, not a number; write [\"de\", \"fr\"]"
    ),
    (
      "\"remove\": [[\"de\"]]",
      "p:2:12: each entry of 'remove' must be a language tag in quotes, not a list; write [\"en\", \"en-*\"]"
    ),
    (
      "\"developmentRegion\": [\"de\"]",
      "p:2:22: 'developmentRegion' must be a language tag, not a list; write \"de\""
    ),
    (
      "\"owned\": \"Frameworks/A*\"",
      "p:2:10: 'owned' must be a list of component paths, not a string; write [\"Frameworks/A*\"]"
    ),
    (
      "\"owned\": [true]",
      "p:2:11: each entry of 'owned' must be a component path in quotes, not a boolean; write [\"Frameworks/Acme*\"]"
    ),
    (
      "\"reference\": [\"union\"]",
      """
      p:2:14: 'reference' must be "union", "development", a language tag or an object with 'file', \
      not a list; write "union"
      """
    ),
    (
      "\"checks\": [\"missing-key\"]",
      "p:2:11: 'checks' must be an object with a severity for each check, not a list; write {\"missing-key\": \"warning\"}"
    ),
    (
      "\"checks\": {\"missing-key\": false}",
      "p:2:27: 'missing-key' must be a severity in quotes, not a boolean; write \"off\", \"note\", \"warning\" or \"error\""
    ),
    (
      "\"components\": {\"match\": \"\"}",
      """
      p:2:15: 'components' must be a list of objects with 'match' and settings, not an object; \
      write [{"match": "Frameworks/Chat.framework", "keep": ["*"]}]
      """
    ),
    (
      "\"components\": [\"Frameworks\"]",
      """
      p:2:16: each entry of 'components' must be an object with 'match' and settings, not a \
      string; write [{"match": "Frameworks/Chat.framework", "keep": ["*"]}]
      """
    ),
    (
      "\"components\": [{\"match\": [\"a\"]}]",
      "p:2:26: 'match' must be a component path, not a list; write \"Frameworks/Chat.framework\""
    ),
    (
      "\"signed\": true",
      "p:2:11: 'signed' must be \"refuse\" or \"optional-only\", not a boolean; write \"refuse\""
    ),
    (
      "\"skipConfigurations\": \"*Debug*\"",
      "p:2:23: 'skipConfigurations' must be a list of build configurations, not a string; write [\"*Debug*\"]"
    ),
    (
      "\"skipConfigurations\": [1]",
      "p:2:24: each entry of 'skipConfigurations' must be a build configuration in quotes, not a number; write [\"*Debug*\"]"
    ),
  ])
  func explainsTypes(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }
}
