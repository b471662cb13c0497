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

  @Test func weighsATableAsItsEntryInTablesSays() throws {
    let match = Policy.Named(Glob("Legal*"), text: "Legal*")
    let component = Policy.Named(ComponentPattern(""), text: "")
    let policy = Policy(
      root: .init(tables: [.init(match: match, checks: ["missing-key": .note])]),
      components: [.init(match: component, settings: .init(checks: ["missing-key": .warning]))]
    )
    let texts: [String: Sample.Texts] = ["en": ["a.b": "b", "c.d": "d"], "de": ["a.b": "b"]]
    let findings = try judged(
      Sample(tables: ["Legal": texts, "Legal2": texts, "Main": texts]),
      policy: policy
    )
    #expect(
      findings.map { "\($0.table?.description ?? "") \($0.severity)" } == [
        "Main warning", "Legal note", "Legal2 note",
      ]
    )
  }
}
