import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct NoLocalizationLeftTests {
  @Test func findsAComponentThatKeepsNothing() throws {
    let findings = try pruned(Sample(folders: ["en"]))
    #expect(
      findings.map(\.check) == [
        "unmatched-policy-entry", "no-localization-left",
      ]
    )
  }
}
