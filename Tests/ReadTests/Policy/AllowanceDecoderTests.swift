import Diagnostics
import Languages
import Model
import Testing

/// The entries of `allow` and `tables`, and `plurals`.
@Suite struct AllowanceDecoderTests {
  /// The problems of a policy that has a version and `rest` in its second line.
  private func problems(after rest: String) -> [String] {
    ReadTests.problems(of: "{\"version\": 1,\n\(rest)}")
  }

  @Test func readsEveryKeyOfAnEntry() throws {
    let policy = try policy(
      """
      {"version": 1, "allow": [
        {"check": "missing-key", "component": "PlugIns/*", "table": "Legal*", "key": "eula.*",
         "language": "zh_CN", "category": "few", "reason": "not sold there", "until": "2027-06-30"},
        {"check": "empty-value", "reason": "meant"},
      ]}
      """
    )
    let allowance = try #require(policy.allowances.first)
    #expect(policy.allowances.map(\.check) == ["missing-key", "empty-value"])
    #expect(allowance.component == ComponentPattern("PlugIns/*"))
    #expect(allowance.table == Glob("Legal*"))
    #expect(allowance.key == Glob("eula.*"))
    #expect(allowance.language?.value == LanguageTag("zh-Hans"))
    #expect(allowance.language?.text == "zh_CN")
    #expect(allowance.category == .few)
    #expect(allowance.reason == "not sold there")
    #expect(allowance.until == CalendarDate(year: 2027, month: 6, day: 30))
    #expect(allowance.location?.description == "p:2:3")
    let other = policy.allowances[1]
    #expect(other.component == nil && other.table == nil && other.key == nil)
    #expect(other.language == nil && other.category == nil && other.until == nil)
  }

  @Test func scopesTheEntriesInsideComponents() throws {
    let policy = try policy(
      """
      {"version": 1,
       "components": [{"match": "Chat.framework", "allow": [{"check": "missing-key", "reason": "a"}]}],
       "allow": [{"check": "missing-key", "reason": "b"}]}
      """
    )
    #expect(policy.allowances.map(\.reason) == ["b", "a"])
    #expect(policy.allowances.map(\.scope) == [nil, ComponentPattern("Chat.framework")])
  }

  @Test func readsTablesAndPlurals() throws {
    let policy = try policy(
      """
      {"version": 1, "plurals": "all",
       "tables": [{"match": "Legal*", "checks": {"missing-key": "off"}}],
       "components": [{"match": "", "plurals": "whole-numbers",
         "tables": [{"match": "Main", "checks": {}}]}]}
      """
    )
    #expect(policy.root.plurals == .all)
    #expect(policy.root.tables.map(\.match.value) == [Glob("Legal*")])
    #expect(policy.root.tables.map(\.match.location?.description) == ["p:2:23"])
    #expect(policy.root.tables.map(\.checks) == [["missing-key": .off]])
    #expect(policy.components[0].settings.plurals == .wholeNumbers)
    #expect(policy.components[0].settings.tables.map(\.match.text) == ["Main"])
  }

  @Test(arguments: [
    (
      "{\"reason\": \"x\"}",
      "an entry of 'allow' without 'check'; name what it allows: \"check\": \"missing-key\""
    ),
    (
      "{\"check\": \"missing-key\"}",
      "an entry of 'allow' without 'reason'; say why, for whoever reads it next: \"reason\": \"not sold there\""
    ),
    (
      "7",
      "each entry of 'allow' must be an object with 'check' and 'reason', not a number; "
        + "write [{\"check\": \"missing-key\", \"language\": \"de\", \"reason\": \"not sold there\"}]"
    ),
  ])
  func explainsEntries(entry: String, expected: String) {
    #expect(problems(after: "\"allow\": [\(entry)]") == ["p:2:11: " + expected])
  }

  @Test(arguments: [
    ("\"reason\": \" \\t\"", "46: the 'reason' is empty; say why, for whoever reads it next"),
    (
      "\"reason\": \"x\", \"until\": \"2027-02-29\"",
      "60: '2027-02-29' in 'until' is no day; write the last day on which it holds: \"2027-06-30\""
    ),
    (
      "\"reason\": \"x\", \"until\": 2027",
      "60: 'until' must be a day, not a number; write \"2027-06-30\""
    ),
    (
      "\"reason\": \"x\", \"language\": \"germn\"",
      "63: 'germn' in 'language' is no known language; did you mean 'German'?"
    ),
    (
      "\"reason\": \"x\", \"language\": \"de-*\"",
      "63: 'de-*' in 'language' is no single language; write \"de\""
    ),
    (
      "\"reason\": \"x\", \"language\": \"*\"",
      "63: '*' in 'language' is no single language; leave it out to mean all"
    ),
    (
      "\"reason\": \"x\", \"category\": \"others\"",
      "63: unknown value 'others' for 'category'; did you mean 'other'?"
    ),
    (
      "\"reason\": \"x\", \"category\": \"x\"",
      "63: unknown value 'x' for 'category'; "
        + "write \"zero\", \"one\", \"two\", \"few\", \"many\" or \"other\""
    ),
    (
      "\"reason\": \"x\", \"table\": \"Legal.strings\"",
      "60: 'Legal.strings' is a file, not a table; write 'Legal'"
    ),
    (
      "\"reason\": \"x\", \"table\": \"\"",
      "60: the name of a table is missing; write \"Localizable\""
    ),
    (
      "\"reason\": \"x\", \"key\": [\"a\"]",
      "58: 'key' must be the name of a key, not a list; write \"settings.*\""
    ),
    (
      "\"reason\": \"x\", \"component\": \"Contents/X\"",
      "64: 'Contents/X' matches nothing: paths lead from the product down, without 'Contents/'; write 'X'"
    ),
    ("\"reason\": \"x\", \"keys\": \"a\"", "51: unknown key 'keys'; did you mean 'key'?"),
    (
      "\"reason\": \"x\", \"remove\": \"a\"",
      "51: unknown key 'remove'; it belongs at the top level of the policy"
    ),
    (
      "\"reason\": \"x\", \"reason\": \"y\"",
      "51: 'reason' is given twice, first in line 2; keep one of them"
    ),
  ])
  func explainsTheKeysOfAnEntry(rest: String, expected: String) {
    let entry = "{\"check\": \"missing-key\", \(rest)}"
    #expect(problems(after: "\"allow\": [\(entry)]") == ["p:2:" + expected])
  }

  @Test func suggestsTheCheckThatIsMeant() {
    #expect(
      problems(after: "\"allow\": [{\"check\": \"missing-keys\", \"reason\": \"x\"}]") == [
        "p:2:21: unknown check 'missing-keys'; did you mean 'missing-key'?"
      ]
    )
  }

  @Test func findsTwoEntriesForTheSame() {
    let entry = "{\"check\": \"missing-key\", \"table\": \"A\", \"reason\": \"x\"}"
    #expect(
      problems(after: "\"allow\": [\(entry),\n\(entry)]") == [
        "p:3:1: an entry of 'allow' for the same as that in line 2; take one of them out"
      ]
    )
  }

  /// Of an entry that has a fault of its own nobody knows what it is for.
  @Test func doesNotCompareEntriesWithFaults() {
    let entry = "{\"check\": \"missing-key\", \"lang\": \"de\", \"reason\": \"x\"}"
    let other = "{\"check\": \"missing-key\", \"reason\": \"x\"}"
    #expect(
      problems(after: "\"allow\": [\(other),\n\(entry),\n\(entry)]") == [
        "p:3:26: unknown key 'lang'; did you mean 'language'?",
        "p:4:26: unknown key 'lang'; did you mean 'language'?",
      ]
    )
  }

  @Test func findsKeysThatCanMatchNothing() {
    let rest = "\"key\": \"a\", \"category\": \"few\", \"language\": \"de\", \"reason\": \"x\""
    #expect(
      problems(after: "\"allow\": [{\"check\": \"damaged-table\", \(rest)}]") == [
        "p:2:38: 'key' allows nothing of 'damaged-table', which is never about one key; take 'key' out",
        "p:2:50: 'category' allows nothing of 'damaged-table', which is never about one plural form; "
          + "take 'category' out",
      ]
    )
  }

  @Test(arguments: [
    (
      "{\"checks\": {}}",
      "12: an entry of 'tables' without 'match'; say which tables it is about: \"match\": \"Localizable\""
    ),
    (
      "{\"match\": \"A\"}",
      "12: an entry of 'tables' without 'checks'; say what changes there: \"checks\": {\"missing-key\": \"warning\"}"
    ),
    (
      "{\"match\": [], \"checks\": {}}",
      "22: 'match' must be the name of a table, not a list; write \"Localizable\""
    ),
    (
      "{\"match\": \"Main.strings\", \"checks\": {}}",
      "22: 'Main.strings' is a file, not a table; write 'Main'"
    ),
    (
      "{\"match\": \"A\", \"checks\": {\"missing-kye\": \"off\"}}",
      "38: unknown check 'missing-kye'; did you mean 'missing-key'?"
    ),
    (
      "{\"match\": \"A\", \"checks\": {}, \"keep\": []}",
      "41: unknown key 'keep'; it belongs at the top level of the policy"
    ),
  ])
  func explainsTables(entry: String, expected: String) {
    #expect(problems(after: "\"tables\": [\(entry)]") == ["p:2:" + expected])
  }

  @Test(arguments: [
    (
      "\"plurals\": \"whole\"",
      "p:2:12: unknown value 'whole' for 'plurals'; did you mean 'whole-numbers'?"
    ),
    (
      "\"plurals\": true",
      "p:2:12: 'plurals' must be \"whole-numbers\" or \"all\", not a boolean; write \"whole-numbers\""
    ),
    ("\"table\": []", "p:2:1: unknown key 'table'; did you mean 'tables'?"),
    ("\"reason\": \"\"", "p:2:1: unknown key 'reason'; it belongs in an entry of 'allow'"),
    ("\"file\": \"\"", "p:2:1: unknown key 'file'; it belongs in 'reference'"),
  ])
  func explainsTheRest(rest: String, expected: String) {
    #expect(problems(after: rest) == [expected])
  }
}
