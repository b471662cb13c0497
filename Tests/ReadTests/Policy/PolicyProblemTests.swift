import Testing

/// What is JSON but no policy: every message, with its place.
@Suite struct PolicyProblemTests {
  private static let allChecks =
    "the checks are missing-key, missing-table, empty-value and damaged-table"

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
    (
      "\"match\": \"\"",
      "p:2:1: unknown key 'match'; it belongs in an entry of 'components' or 'tables'"
    ),
    (
      "\"budgets\": {}",
      """
      p:2:1: unknown key 'budgets'; the keys here are version, keep, remove, trimNested, \
      developmentRegion, selectable, audiences, owned, gate, reference, plurals, checks, tables, \
      allow, components, signed and skipConfigurations
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
      "\"checks\": {\"mising-key\": \"off\"}",
      "p:2:12: unknown check 'mising-key'; did you mean 'missing-key'?"
    ),
    (
      "\"checks\": {\"spelling\": \"off\"}",
      "p:2:12: unknown check 'spelling'; \(PolicyProblemTests.allChecks)"
    ),
    (
      "\"checks\": {\"missing-key\": \"warn\"}",
      "p:2:27: unknown severity 'warn' for 'missing-key'; did you mean 'warning'?"
    ),
    (
      "\"checks\": {\"missing-key\": \"ignore\"}",
      "p:2:27: unknown severity 'ignore' for 'missing-key'; write \"off\", \"note\", \"warning\" or \"error\""
    ),
    (
      "\"signed\": \"always\"",
      "p:2:11: unknown value 'always' for 'signed'; write \"refuse\" or \"optional-only\""
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

  @Test func explainsAnUnknownCheckAndItsSeverity() {
    #expect(
      problems(after: "\"checks\": {\"mising-key\": \"eror\"}") == [
        "p:2:12: unknown check 'mising-key'; did you mean 'missing-key'?",
        "p:2:26: unknown severity 'eror' for 'mising-key'; did you mean 'error'?",
      ]
    )
  }

  @Test func shortensWhatIsTooLongForALine() {
    let name = String(repeating: "x", count: 100)
    let shown = String(repeating: "x", count: 60)
    #expect(
      problems(after: "\"checks\": {\"\(name)\": \"off\"}") == [
        "p:2:12: unknown check '\(shown)...'; \(Self.allChecks)"
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
        "p:6:13: unknown value 'accept' for 'signed'; write \"refuse\" or \"optional-only\"",
      ]
    )
  }
}

/// Policies with more wrong than anyone reads, which must end soon and say little.
@Suite struct EndlessPolicyTests {
  private static let last =
    "more than 100 problems, of which only the first are listed; is this the policy?"

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      #"{"version": 1, "keep": ["de"$,]}"#, #"{"version": 1, "keep": [$a ]}"#,
      #"{"version": 1, "keep": [$"a"]}"#, #"{"version": 1, "keep": [$'de', ]}"#,
      #"{"version": 1, "keep": [$"xq", ]}"#, #"{"version": 1, "keep": [$1, ]}"#,
      #"{$"what": 1, }"#, #"{$"keep": ["de"], }"#, #"{"checks": {$"missing-ky": "error", }}"#,
      #"{"components": [${}, ]}"#, #"{"owned": [$"a//b", ]}"#, "{\"owned\": [\"$\u{1}\"]}",
      #"{"owned": ["$\q"]}"#, #"{"owned": ["$\ud800"]}"#,
    ]
  )
  func listsTheFirstProblems(pattern: String) throws {
    // What stands from `$` to the next bracket, quote or space is repeated.
    let parts = pattern.split(separator: "$")
    let rest = parts[1]
    let tail = try #require(
      ["]}", "\"]}", "}}", "}"].filter { rest.hasSuffix($0) }.max { $0.count < $1.count }
    )
    let repeated = String(repeating: String(rest.dropLast(tail.count)), count: 100_000)
    let found = problems(of: parts[0] + repeated + tail)
    #expect(found.count == 101)
    #expect(found.last == Self.last)
  }

  @Test(arguments: [
    #"{"version": $}"#, #"{$: 1}"#, #"{"$": 1}"#, #"{"version" $}"#, #"{"version": 1 $}"#,
    #"{"version": 1, "keep": ["$"]}"#, #"{"version": 1, "keep": ["a$"]}"#,
    #"{"version": 1, "owned": ["Contents/x$"]}"#, #"{"version": 1, "signed": "$"}"#,
    #"{"version": 1, "checks": {"$": "error"}}"#, #"{"version": 1, "reference": "$"}"#,
  ])
  func saysLittleAboutLongTexts(pattern: String) {
    for letter in ["a", "1", "e\u{301}\u{301}", "\u{301}"] {
      let text = pattern.replacing("$", with: String(repeating: letter, count: 100_000))
      let found = problems(of: text)
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.utf8.count < 1_000 }, "\(pattern) with \(letter)")
    }
  }
}
