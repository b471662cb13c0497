import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct LocalizationLinkTests {
  @Test func findsALinkWhoseTargetGoes() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "pt-BR"), text: "pt-BR")]))
    )
    let findings = try pruned(
      Sample(
        region: "de",
        folders: ["de"],
        links: ["pt": "pt-BR"],
        tables: ["Localizable": ["pt-BR": ["a.b": "A"], "de": ["a.b": "A"]]]
      ),
      policy: policy
    )
    // No stray language: it is the plan that takes its table.
    #expect(findings.map(\.check) == ["missing-table", "localization-link"])
    #expect(
      findings[1].message == "pt of Sample.app is a link to pt-BR, which would be removed"
    )
  }

  @Test func readsALinkAsWhatItLeadsTo() throws {
    let findings = try judged(
      Sample(
        region: "de",
        links: ["pt": "pt-BR"],
        tables: ["Localizable": ["pt-BR": ["a.b": "A"], "de": ["a.b": "A"]]]
      )
    )
    #expect(findings.lines == [])
  }
}
