import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct ImpliedQuantityTests {
  private func lines(_ rules: [String: [String: Rule]], policy: Policy = Policy()) throws
    -> [String]
  {
    try varying(rules, policy: policy, checks: ["implied-quantity"])
  }

  private let russian = Rule.plural(.one, .few, .many, .other, wordsOnly: [.one])
  private let french = Rule.plural(.one, .other, wordsOnly: [.one])

  @Test func findsAOneThatIsForTwentyOneToo() throws {
    #expect(
      try lines(["ru": ["days": russian], "uk": ["days": russian]]) == [
        "warning implied-quantity: ru and uk leave the number out of the plural form 'one' in 1 text of L [days] "
          + "(the form is for 21, 31 and 41 too, which would read like 1; write the number in the form)"
      ]
    )
  }

  @Test func findsAOneThatIsForNoneToo() throws {
    #expect(
      try lines(["fr": ["days": french]]) == [
        "warning implied-quantity: fr leaves the number out of the plural form 'one' in 1 text of L [days] "
          + "(the form is for 0 too, which would read like 1; write the number in the form)"
      ]
    )
  }

  @Test func letsAFormForZeroSpeakForNone() throws {
    #expect(
      try lines(["fr": ["days": .plural(.zero, .one, .other, wordsOnly: [.zero, .one])]]) == []
    )
  }

  @Test(arguments: ["en", "de", "es", "pt-PT", "pl", "cs", "ro", "he", "ar", "cy", "ja", "la"])
  func letsOneBeAWordWhereItIsForTheNumberOneAlone(language: String) throws {
    #expect(try lines([language: ["days": russian]]) == [])
  }

  @Test(arguments: ["be", "hr", "sr", "lt", "lv", "mk", "sl", "fil", "pt-BR", "hi", "fa", "zu"])
  func knowsWhereOneIsForMore(language: String) throws {
    #expect(try lines([language: ["days": russian]]).count == 1)
  }

  @Test func knowsDecimalsThatReadLikeOne() throws {
    let rule = Rule.plural(.one, .other, valueType: "f", of: .double, wordsOnly: [.one])
    #expect(
      try lines(["da": ["days": rule], "en": ["days": rule]]) == [
        "warning implied-quantity: da leaves the number out of the plural form 'one' in 1 text of L [days] "
          + "(the form is for 0.1, 0.2 and 0.3 too, which would read like 1; write the number in the form)"
      ]
    )
  }

  @Test func expectsNoNumberWhereNoFormHasOne() throws {
    #expect(
      try lines(["ru": ["days": .plural(.one, .other, wordsOnly: [.one, .other])]]) == []
    )
  }

  /// `%2$#@n@ in %1$@`, whose texts ask for the number by its position, or by none.
  @Test(arguments: [[ArgumentClass.unused, .int32], [.object, .int32], [.int32]])
  func findsTheNumberByItsPosition(classes: [ArgumentClass]) throws {
    #expect(try lines(["ru": ["days": .second(one: .init(.init(classes)))]]) == [])
  }

  @Test func takesNoOtherArgumentForTheNumber() throws {
    #expect(try lines(["ru": ["days": .second(one: .init(.init([.object])))]]).count == 1)
  }

  @Test func isAllowedByForm() throws {
    func policy(_ category: PluralCategory) -> Policy {
      Policy(allowances: [
        Allowance(check: "implied-quantity", category: category, reason: "never 21")
      ])
    }
    #expect(try lines(["ru": ["days": russian]], policy: policy(.one)) == [])
    #expect(try lines(["ru": ["days": russian]], policy: policy(.few)).count == 1)
  }
}

extension Rule {
  /// A variable for the second argument.
  fileprivate static func second(one: Text) -> Rule {
    let variable = Variable(
      name: "n",
      valueType: "d",
      valueClass: .int32,
      texts: [.init(.one, one), .init(.other, .init(.init([.int32])))]
    )
    return .plural(
      Plural(
        format: Text(
          .init([.object, .variable]),
          references: [.init(name: "n", position: 2)]
        ),
        variables: [variable]
      )
    )
  }
}
