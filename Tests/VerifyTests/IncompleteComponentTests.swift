import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct IncompleteComponentTests {
  @Test func saysOfOthersComponentsOnlyThatTheyAreIncomplete() throws {
    let findings = try judged(
      Sample(region: "en", folders: ["de", "en", "fr"]),
      Sample(
        "Frameworks/Chat.framework",
        .framework,
        identifier: "org.other.chat",
        tables: ["Localizable": ["en": ["a": "A"], "de": [:], "fr": ["a": "A"], "ko": [:]]]
      )
    ).of("incomplete-component")
    #expect(
      findings.lines == ["note incomplete-component: Chat.framework: 1 of 3 languages incomplete"]
    )
    #expect(findings[0].languages == ["de"])
  }
}
