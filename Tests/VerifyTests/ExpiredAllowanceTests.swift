import Languages
import Model
import Testing
import TestSupport

import Verify

/// The day of these tests is 2027-01-15.
@Suite struct ExpiredAllowanceTests {
  private let sample = Sample(
    region: "de",
    tables: ["Localizable": ["de": ["a.b": "A", "c.d": "C"], "fr": ["a.b": "A"]]]
  )

  private func policy(until: String) throws -> Policy {
    Policy(allowances: [try allowing("missing-key", language: "fr", until: until)])
  }

  @Test func holdsOnItsLastDay() throws {
    #expect(try judged(sample, policy: policy(until: "2027-01-15")).lines == [])
  }

  @Test func holdsStillWhereAPruneIsJudged() throws {
    let findings = try pruned(sample, policy: policy(until: "2027-01-14"))
    #expect(
      findings.lines == [
        "warning expired-allowance: 'missing-key' in 'allow' (language 'fr') held until 2027-01-14 "
          + "('lprune verify' no longer goes by it; mend that and take the entry out, or give it a later day)"
      ]
    )
    #expect(
      findings[0].place == Place("lprune.json", in: .policy, at: TextPosition(line: 5, column: 3))
    )
  }

  @Test func holdsNoLongerWhereTheTreeIsJudgedAsItIs() throws {
    #expect(
      try judged(sample, policy: policy(until: "2027-01-14")).lines == [
        "error expired-allowance: 'missing-key' in 'allow' (language 'fr') held until 2027-01-14 "
          + "(what it allowed is found again; mend that and take the entry out, or give it a later day)",
        "error missing-key: fr lacks 1 of 2 keys of Localizable [c.d] "
          + "(it would show as a raw key; translate it, or remove fr)",
      ]
    )
  }

  @Test func isSilentWhereItIsOfNoUseAnyway() throws {
    let policy = Policy(allowances: [try allowing("missing-key", table: "X", until: "2026-01-01")])
    #expect(
      try judged(sample, policy: policy).map(\.check) == ["missing-key", "unused-allowance"]
    )
  }
}
