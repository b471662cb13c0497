import Testing

/// What is JSON but no policy: every message, with its place.
@Suite struct PolicyProblemTests {
  /// The problems of a policy that has a version and `rest` in its second line.
  private func problems(after rest: String) -> [String] {
    ReadTests.problems(of: "{\"version\": 1,\n\(rest)}")
  }

  @Test(arguments: [
    (
      "[]",
      "p:1:1: the policy must be an object, not a list; write {\"version\": 1, \"remove\": [\"en\"]}"
    ),
    (
      "null",
      "p:1:1: the policy must be an object, not null; write {\"version\": 1, \"remove\": [\"en\"]}"
    ),
    (" {}", "p:1:2: 'version' is missing; write \"version\": 1"),
    ("{\"version\": 2}", "p:1:13: unsupported version 2; this lprune reads version 1"),
    ("{\"version\": 1.0}", "p:1:13: unsupported version 1.0; this lprune reads version 1"),
    ("{\"version\": \"1\"}", "p:1:13: 'version' must be the number 1, not a string; write 1"),
  ])
  func needsAVersion(text: String, expected: String) {
    #expect(ReadTests.problems(of: text) == [expected])
  }

  @Test(arguments: [
    ("\"kep\": []", "p:2:1: unknown key 'kep'; did you mean 'keep'?"),
    ("\"Keep\": []", "p:2:1: unknown key 'Keep'; did you mean 'keep'?"),
    (
      "\"developmentregions\": []",
      "p:2:1: unknown key 'developmentregions'; did you mean 'developmentRegion'?"
    ),
    ("\"match\": \"\"", "p:2:1: unknown key 'match'; it belongs in an entry of 'components'"),
    (
      "\"trimNested\": true",
      """
      p:2:1: unknown key 'trimNested'; the keys here are version, keep, remove, \
      developmentRegion, owned, reference, checks, components, signed and skipConfigurations
      """
    ),
    (
      "\"components\": [{\"match\": \"\", \"version\": 1}]",
      "p:2:30: unknown key 'version'; it belongs at the top level of the policy"
    ),
    (
      "\"components\": [{\"match\": \"\", \"lastresort\": \"keep\"}]",
      "p:2:30: unknown key 'lastresort'; did you mean 'lastResort'?"
    ),
    ("\"a\\nb\": 1", nil),
    (
      "\"owned\": [],\n\"owned\": []",
      "p:3:1: 'owned' is given twice, first in line 2; keep one of them"
    ),
    (
      "\"checks\": {\"missing-key\": \"off\", \"missing-key\": \"note\"}",
      "p:2:34: 'missing-key' is given twice, first in line 2; keep one of them"
    ),
  ])
  func explainsKeys(rest: String, expected: String?) {
    let problems = problems(after: rest)
    #expect(problems.count == 1)
    if let expected { #expect(problems == [expected]) }
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
      "\"reference\": {\"file\": \"keys.strings\"}",
      "p:2:14: 'reference' must be \"union\", \"development\" or a language tag, not an object; write \"union\""
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
    ("\"signed\": true", "p:2:11: 'signed' must be \"refuse\", not a boolean; write \"refuse\""),
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

  @Test(arguments: [
    (
      "\"checks\": {\"mising-key\": \"off\"}",
      "p:2:12: unknown check 'mising-key'; did you mean 'missing-key'?"
    ),
    ("\"checks\": {\"spelling\": \"off\"}", "p:2:12: unknown check 'spelling'"),
    (
      "\"checks\": {\"missing-key\": \"warn\"}",
      "p:2:27: unknown severity 'warn' for 'missing-key'; did you mean 'warning'?"
    ),
    (
      "\"checks\": {\"missing-key\": \"ignore\"}",
      "p:2:27: unknown severity 'ignore' for 'missing-key'; write \"off\", \"note\", \"warning\" or \"error\""
    ),
    (
      "\"signed\": \"optional-only\"",
      "p:2:11: unknown value 'optional-only' for 'signed'; write \"refuse\""
    ),
    ("\"signed\": \"refus\"", "p:2:11: unknown value 'refus' for 'signed'; did you mean 'refuse'?"),
    (
      "\"components\": [{\"match\": \"\", \"lastResort\": \"removed\"}]",
      "p:2:44: unknown value 'removed' for 'lastResort'; did you mean 'remove'?"
    ),
    (
      "\"components\": [{\"match\": \"\", \"lastResort\": \"x\"}]",
      "p:2:44: unknown value 'x' for 'lastResort'; write \"keep\" or \"remove\""
    ),
    (
      "\"components\": [{\"keep\": [\"de\"]}]",
      "p:2:16: an entry of 'components' without 'match'; say which components it is about: \"match\": \"Frameworks/Chat.framework\""
    ),
  ])
  func explainsValues(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }

  @Test(arguments: [
    (
      "Contents/PlugIns/Share.appex",
      "paths lead from the product down, without 'Contents/'; write 'PlugIns/Share.appex'"
    ),
    (
      "Payload/Journal.app/PlugIns",
      "paths lead from the product down, without 'Payload/'; write 'Journal.app/PlugIns'"
    ),
    (
      "Products/Applications/*",
      "paths lead from the product down, without 'Products/Applications/'; write '*'"
    ),
    (
      "Frameworks/*.framework/Versions/A/XPCServices/*",
      "paths lead from the product down, without 'Versions/A/'; write 'Frameworks/*.framework/XPCServices/*'"
    ),
    (
      "Frameworks/A.framework/Versions",
      "paths lead from the product down, without 'Versions/'; write 'Frameworks/A.framework'"
    ),
    ("*.app/Contents/", "paths lead from the product down, without 'Contents/'; write '*.app'"),
    (
      "Contents/",
      "paths lead from the product down, without 'Contents/'; the product itself is \"\""
    ),
    ("/Frameworks/A.framework", "paths lead from the product down; write 'Frameworks/A.framework'"),
    (
      "./Frameworks//A.framework/",
      "paths lead from the product down; write 'Frameworks/A.framework'"
    ),
    ("id:", "an identifier is missing; write \"id:com.acme.*\""),
  ])
  func explainsPathsThatMatchNothing(pattern: String, reason: String) {
    let expected = "'\(pattern)' matches nothing: \(reason)"
    #expect(problems(after: "\"owned\": [\"\(pattern)\"]") == ["p:2:11: \(expected)"])
    #expect(
      problems(after: "\"components\": [{\"match\": \"\(pattern)\"}]") == ["p:2:26: \(expected)"]
    )
  }

  @Test(arguments: [
    "", "*", "Frameworks/A*", "id:com.acme.*", "Watch/W.app/PlugIns/W.appex", "*_*.bundle",
    "Versions/A.bundle", "Resources/Contents/A.bundle", "Products/A.bundle", "?",
  ])
  func acceptsPathsThatMayMatch(pattern: String) {
    #expect(problems(after: "\"owned\": [\"\(pattern)\"]") == [])
  }

  @Test func shortensWhatIsTooLongForALine() {
    let name = String(repeating: "x", count: 100)
    let shown = String(repeating: "x", count: 60)
    #expect(
      problems(after: "\"checks\": {\"\(name)\": \"off\"}") == [
        "p:2:12: unknown check '\(shown)...'"
      ]
    )
  }

  @Test func reportsEverythingAtOnceInTheOrderOfTheText() {
    let text = """
      {
        "checks": {"missing-kye": "error", "empty-value": "hint"},
        "components": [{"keep": []}, {"match": "Contents/X", "keep": ["de", "!de"]}],
        "keep": ["jp"],
        "remove": ["xx-*"],
        "signed": "accept"
      }
      """
    #expect(
      ReadTests.problems(of: text) == [
        "p:1:1: 'version' is missing; write \"version\": 1",
        "p:2:14: unknown check 'missing-kye'; did you mean 'missing-key'?",
        "p:2:53: unknown severity 'hint' for 'empty-value'; write \"off\", \"note\", \"warning\" or \"error\"",
        """
        p:3:18: an entry of 'components' without 'match'; say which components it is about: \
        "match": "Frameworks/Chat.framework"
        """,
        "p:3:27: 'keep' is empty, which would remove every localization; name the languages that stay",
        "p:3:42: 'Contents/X' matches nothing: paths lead from the product down, without 'Contents/'; write 'X'",
        "p:3:71: '!de' contradicts 'de' in line 3; take one of them out",
        "p:4:12: 'jp' in 'keep' is no known language; did you mean 'ja'?",
        "p:5:3: both 'keep' and 'remove'; the other is in line 4; one of them decides: take the other out",
        "p:5:14: 'xx-*' in 'remove' is no known language",
        "p:6:13: unknown value 'accept' for 'signed'; write \"refuse\"",
      ]
    )
  }
}
