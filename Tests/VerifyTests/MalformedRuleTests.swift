import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct MalformedRuleTests {
  private func lines(_ rules: [String: [String: Rule]], policy: Policy = Policy()) throws
    -> [String]
  {
    try varying(rules, policy: policy, checks: ["malformed-rule"])
  }

  private static func rule(naming names: String..., defining defined: String...) -> Rule {
    .plural(
      .init(
        format: names.count == 1 ? .naming(names[0]) : names.isEmpty ? .init(.none) : .naming("n"),
        variables: defined.map { name in
          .init(
            name: name,
            valueType: "d",
            valueClass: .int32,
            texts: [.init(.other, .init(.none))]
          )
        }
      )
    )
  }

  @Test(
    arguments: [
      (rule(naming: "m", defining: "n"), "it names the variable 'm', which it does not define"),
      (
        rule(defining: "n"),
        "its NSStringLocalizedFormatKey names none of its variables, as in '%#@count@'"
      ),
      (
        rule(defining: "n.m"),
        "the name of its variable 'n.m' may hold only letters, digits and '_'"
      ),
      (
        .plural(.one, .other, isPluralRule: false),
        "the NSStringFormatSpecTypeKey of its variable 'n' is not NSStringPluralRuleType"
      ),
      (
        .plural(.one, .other, valueType: nil, of: nil),
        "its variable 'n' has no NSStringFormatValueTypeKey, such as 'd'"
      ),
      (
        .plural(.one, .other, valueType: "y", of: nil),
        "the NSStringFormatValueTypeKey of its variable 'n' is 'y', which is no number format"
      ),
      (
        .malformed("its NSStringLocalizedFormatKey is no text"),
        "its NSStringLocalizedFormatKey is no text"
      ),
      (
        .variants(.device, [.init(name: "mac", rule: .malformed("it is empty"))]),
        "it is empty"
      ),
    ] as [(Rule, String)]
  )
  func saysWhyARuleIsOfNoUse(rule: Rule, reason: String) throws {
    #expect(
      try lines(["en": ["a": rule]]) == [
        "error malformed-rule: en has 1 rule in L that the system cannot use: \(reason) [a] "
          + "(users see no text there, or not the one that is meant; correct the entry)"
      ]
    )
  }

  @Test func mergesLanguagesAndKeysWithTheSameFault() throws {
    let rule = Rule.malformed("it is empty")
    #expect(
      try lines(["de": ["a": rule, "b": rule], "fr": ["a": rule, "b": rule]]) == [
        "error malformed-rule: de and fr have 2 rules in L that the system cannot use: it is empty [a, b] "
          + "(users see no text there, or not the one that is meant; correct the entries)"
      ]
    )
  }

  /// `%1$#@n@` whose texts have arguments of their own (SwiftGen 915, R.swift 716).
  @Test func acceptsFurtherArguments() throws {
    let texts = [PluralCategory.one, .other].map {
      Rule.CategoryText($0, .init(.init([.int32, .object, .object])))
    }
    let rule = Rule.plural(
      .init(
        format: .naming("n"),
        variables: [.init(name: "n", valueType: "d", valueClass: .int32, texts: texts)]
      )
    )
    #expect(try varying(["en": ["a": rule], "fr": ["a": rule]]) == [])
  }

  @Test func warnsOfAWidthThatIsMeantToBeAPosition() throws {
    let variable = Rule.Variable(
      name: "n",
      valueType: "d",
      valueClass: .int32,
      texts: [.init(.one, .init(.none)), .init(.other, .init(.init([.int32, .object, .object])))]
    )
    let format = Rule.Text(
      .init([.variable]),
      references: [.init(name: "n", position: 1, hasWidth: true)]
    )
    #expect(
      try lines(["en": ["a": .plural(.init(format: format, variables: [variable]))]]) == [
        "warning malformed-rule: en names '%1#@n@' in 1 text of L, without '$' [a] "
          + "(the number is a width to the system, which takes the arguments in the order of the text; write '%1$#@n@')"
      ]
    )
  }

  @Test func acceptsVariablesThatNothingNames() throws {
    #expect(try lines(["en": ["a": Self.rule(naming: "n", defining: "n", "m")]]) == [])
  }

  @Test func acceptsAFormatWithoutVariables() throws {
    #expect(try lines(["en": ["a": Self.rule()]]) == [])
  }

  @Test func isAllowedByKey() throws {
    let policy = Policy(allowances: [
      Allowance(check: "malformed-rule", key: Glob("a"), reason: "never shown")
    ])
    let rule = Rule.malformed("it is empty")
    #expect(try lines(["en": ["a": rule]], policy: policy) == [])
    #expect(try lines(["en": ["b": rule]], policy: policy).count == 1)
  }
}
