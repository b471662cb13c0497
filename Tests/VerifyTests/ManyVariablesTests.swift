import Languages
import Model
import Testing
import TestSupport

import Verify

/// Rules with more in them than anyone writes, which must take no longer than in proportion.
@Suite(.timeLimit(.minutes(1))) struct ManyVariablesTests {
  @Test func followsManyVariablesInTime() throws {
    let count = 10_000
    let variables = (0..<count).map { number in
      let next = number + 1 < count ? Rule.Text.naming("v\(number + 1)") : .init(.init([.int32]))
      return Rule.Variable(
        name: "v\(number)",
        valueType: "d",
        valueClass: .int32,
        texts: [.init(.one, next), .init(.other, next)]
      )
    }
    let rule = Rule.plural(.init(format: .naming("v0"), variables: variables))
    #expect(try varying(["en": ["k": rule], "de": ["k": rule]]) == [])
  }
}
