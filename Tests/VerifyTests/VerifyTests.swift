import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct VerifyTests {
  @Test func weighsAsThePolicySays() throws {
    let policy = Policy(root: .init(checks: ["missing-key": .warning, "missing-table": .off]))
    let findings = try judged(
      Sample(tables: [
        "L": ["en": ["a": "b", "c": "d"], "de": ["a": "b"]], "M": ["en": ["a": "b"]],
      ]),
      policy: policy
    )
    #expect(findings.map(\.severity) == [.warning])
  }
}
