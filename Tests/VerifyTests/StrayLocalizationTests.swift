import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct StrayLocalizationTests {
  @Test func findsALanguageThatTheAppDoesNotSpeak() throws {
    let findings = try judged(
      Sample(
        folders: ["nl"],
        tables: ["Localizable": ["en": ["Save": "Save"], "de": ["Save": "Sichern"]]]
      )
    )
    #expect(findings.map(\.check) == ["missing-table", "stray-localization"])
    #expect(
      findings[1].message == "nl has nothing of Localizable, the main table of Sample.app"
    )
  }
}
