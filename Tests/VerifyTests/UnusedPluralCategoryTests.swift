import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnusedPluralCategoryTests {
  private func lines(_ rules: [String: [String: Rule]], policy: Policy = Policy()) throws
    -> [String]
  {
    try varying(rules, policy: policy, checks: ["unused-plural-category"])
  }

  @Test func notesFormsThatALanguageDoesNotUse() throws {
    let rule = Rule.plural(.one, .few, .other)
    #expect(
      try lines(["ja": ["a": rule, "b": rule], "ko": ["a": rule, "b": rule]]) == [
        "note unused-plural-category: ja and ko do not use the plural forms 'one' and 'few', which 2 texts of L have [a, b] "
          + "(the system ignores them and shows 'other'; take them out)"
      ]
    )
    #expect(
      try lines(["de": ["a": rule]]) == [
        "note unused-plural-category: de does not use the plural form 'few', which 1 text of L has [a] "
          + "(the system ignores it and shows 'other'; take it out)"
      ]
    )
  }

  @Test(arguments: ["en", "ja", "pl", "ru"])
  func letsEveryLanguageHaveAFormForZero(language: String) throws {
    #expect(try lines([language: ["a": .plural(.zero, .other)]]) == [])
  }

  @Test(arguments: ["fr", "es", "pt-PT", "cs", "lt", "br"])
  func knowsFormsThatWholeNumbersDoNotNeed(language: String) throws {
    #expect(try lines([language: ["a": .plural(.many, .other)]]) == [])
  }

  @Test func notesWhatIsNoForm() throws {
    let rule = Rule.plural(.one, .other, unknownKeys: ["Few", "plural"])
    #expect(
      try lines(["en": ["a": rule]]) == [
        "note unused-plural-category: en has 'Few' and 'plural' in 1 text of L, which are no plural forms [a] "
          + "(the system ignores them; did you mean 'few'? correct the names, or take them out)"
      ]
    )
    #expect(
      try lines(["la": ["a": .plural(.other, unknownKeys: ["Few"])]]) == [
        "note unused-plural-category: la has 'Few' in 1 text of L, which is no plural form [a] "
          + "(the system ignores it; did you mean 'few'? correct the name, or take it out)"
      ]
    )
  }

  @Test func suggestsTheFormThatIsMeantAndNamesItsPlace() throws {
    let rules = ["pl": ["dives": Rule.plural(.one, .few, .other, unknownKeys: ["mnay"])]]
    #expect(
      try lines(rules) == [
        "note unused-plural-category: pl has 'mnay' in 1 text of L, which is no plural form [dives] "
          + "(the system ignores it; did you mean 'many'? correct the name, or take it out)"
      ]
    )
    let finding = try #require(judged(sample(rules)).of("unused-plural-category").first)
    #expect(finding.entries == [EntryRef(table: 0, row: 0, key: 0, path: ["n", "mnay"])])
  }

  /// What the text has already cannot be meant.
  @Test func suggestsOnlyFormsThatAreMissing() throws {
    let rule = Rule.plural(.one, .many, .other, unknownKeys: ["mnay"])
    #expect(
      try lines(["pl": ["a": rule]]) == [
        "note unused-plural-category: pl has 'mnay' in 1 text of L, which is no plural form [a] "
          + "(the system ignores it; correct the name, or take it out)"
      ]
    )
  }

  @Test func saysNothingOfALanguageThatItDoesNotKnow() throws {
    #expect(try lines(["la": ["a": .plural(.few, .other)]]) == [])
  }

  @Test func isAllowedByForm() throws {
    let policy = Policy(allowances: [
      Allowance(check: "unused-plural-category", category: .one, reason: "written by a tool")
    ])
    #expect(try lines(["ja": ["a": .plural(.one, .other)]], policy: policy) == [])
    #expect(try lines(["ja": ["a": .plural(.one, .two, .other)]], policy: policy).count == 1)
  }
}
