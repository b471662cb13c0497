import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct ShapeDiffersTests {
  private func lines(
    _ rules: [String: [String: Rule]],
    plain: [String: Sample.Texts] = [:],
    region: String = "en",
    policy: Policy = Policy()
  ) throws -> [String] {
    try varying(rules, plain: plain, region: region, policy: policy, checks: ["shape-differs"])
  }

  private let plural = Rule.plural(.one, .other)
  private let device = Rule.variants(.device, [.init(name: "mac", rule: .text(.none))])
  private let width = Rule.variants(.width, [.init(name: "20", rule: .text(.none))])

  @Test func findsAPlainTextWhereTheSourceVaries() throws {
    #expect(
      try lines(
        ["en": ["a": plural, "b": plural]],
        plain: ["de": ["a": "A", "b": "B"], "fr": ["a": "A", "b": "B"]]
      ) == [
        "warning shape-differs: de and fr do not vary 2 texts of L by number, where the source language does [a, b] "
          + "(users read one text for every number there; translate the plural forms)"
      ]
    )
  }

  @Test func findsAPluralWhereTheSourceIsPlain() throws {
    #expect(
      try lines(["de": ["a": plural]], plain: ["en": ["a": "A"]]) == [
        "warning shape-differs: de varies 1 text of L by number, where the source language does not [a] "
          + "(users read one text for every number in the source language; "
          + "give the others plural forms too, or make it one plain text)"
      ]
    )
  }

  @Test func tellsWidthsAndDevices() throws {
    #expect(
      try lines(
        ["en": ["a": device, "b": width]],
        plain: ["de": ["a": "A", "b": "B"]]
      ) == [
        "warning shape-differs: de does not vary 1 text of L by device, where the source language does [a] "
          + "(users read one text for every device there; translate a text for each device)",
        "warning shape-differs: de does not vary 1 text of L by width, where the source language does [b] "
          + "(users read one text for every width there; translate a text for each width)",
      ]
    )
  }

  @Test func seesPluralsInsideOfDevices() throws {
    let nested = Rule.variants(.device, [.init(name: "mac", rule: plural)])
    #expect(
      try lines(["en": ["a": nested], "de": ["a": plural], "fr": ["a": nested]]) == [
        "warning shape-differs: de does not vary 1 text of L by device, where the source language does [a] "
          + "(users read one text for every device there; translate a text for each device)"
      ]
    )
  }

  @Test(arguments: ["ja", "zh-Hans", "ko", "th", "la"])
  func expectsNoPluralWhereALanguageHasOneFormOrIsNotKnown(language: String) throws {
    #expect(try lines(["en": ["a": plural]], plain: [language: ["a": "A"]]) == [])
    #expect(
      try lines(["en": ["a": plural], language: ["a": .plural(.other)]]) == []
    )
    #expect(
      try lines([language: ["a": .plural(.other)]], plain: ["en": ["a": "A"]]) == []
    )
  }

  @Test func letsLanguagesWithPluralsFollowEachOtherWhereTheSourceHasNone() throws {
    #expect(
      try lines(
        ["en": ["a": plural], "de": ["a": plural]],
        plain: ["ja": ["a": "A"], "fr": ["a": "A"]],
        region: "ja"
      ) == [
        "warning shape-differs: fr does not vary 1 text of L by number, where most languages do [a] "
          + "(users read one text for every number there; translate the plural forms)"
      ]
    )
  }

  @Test func asksTheMajorityWhereTheSourceHasNoSuchKey() throws {
    #expect(
      try lines(
        ["de": ["a": plural], "fr": ["a": plural]],
        plain: ["en": ["b": "B"], "nl": ["a": "A"]]
      ).count == 1
    )
    #expect(
      try lines(["de": ["a": plural]], plain: ["en": ["b": "B"], "nl": ["a": "A"]]) == []
    )
  }

  @Test func takesTheRuleWhereTheStringsFileHasTheKeyToo() throws {
    let texts = ["en": ["a": "A"], "de": ["a": "A"]]
    #expect(try lines(["en": ["a": plural], "de": ["a": plural]], plain: texts) == [])
  }

  @Test func remembersTheShapeOfARemovedSource() throws {
    let product = sample(
      ["en": ["a": plural], "fr": ["a": plural]],
      plain: ["de": ["a": "A"]]
    )
    let found = try pruned(product).filter { $0.check == "shape-differs" }
    #expect(
      found.map(\.message) == [
        "de does not vary 1 text of L by number, where the source language does"
      ]
    )
  }

  @Test func judgesNoShapeThatTheSystemCannotUse() throws {
    #expect(try lines(["en": ["a": plural], "de": ["a": .malformed("it is empty")]]) == [])
  }

  @Test func isAllowedByLanguage() throws {
    let policy = Policy(allowances: [
      Allowance(
        check: "shape-differs",
        language: LanguageTag("de").map { .init($0, text: "de") },
        reason: "worded without a number"
      )
    ])
    #expect(
      try lines(
        ["en": ["a": plural]],
        plain: ["de": ["a": "A"], "fr": ["a": "A"]],
        policy: policy
      ).map { String($0.prefix { $0 != "[" }) } == [
        "warning shape-differs: fr does not vary 1 text of L by number, where the source language does "
      ]
    )
  }
}
