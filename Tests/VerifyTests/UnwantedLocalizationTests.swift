import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnwantedLocalizationTests {
  @Test func findsWhatThePolicyWouldStillRemove() throws {
    let findings = try judged(Sample(tables: completeTables), policy: removingEnglish())
    #expect(
      findings.lines == [
        "error unwanted-localization: Sample.app still holds en, which the policy removes "
          + "(the store lists it and users are given it; run 'lprune prune' as the last step before signing)"
      ]
    )
  }

  @Test func saysWhereOnlyInfoPlistNamesALanguage() throws {
    let findings = try judged(
      Sample(region: "de", declared: ["de", "en"], tables: ["L": ["de": ["a": "A"]]]),
      policy: removingEnglish()
    )
    #expect(
      findings.filter { $0.check == "unwanted-localization" }.map(\.message)
        == ["Info.plist of Sample.app still names en, which the policy removes"]
    )
  }
}
