import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct GateTests {
  /// An app in which German has one fault of each kind, and did before.
  private let faulty: Sample = {
    let damage = FileNote(.damaged(reason: "a ';' is missing", keys: 1))
    let cut = FileNote(.truncated(reason: "a ';' is too many", lostKeys: ["cut.b"]))
    let two = Placeholders([.object, .object])
    let one = Placeholders([.object])
    return Sample(
      tables: [
        "Absent": ["en": ["absent.a": "A"]],
        "Cut": ["en": ["cut.a": "A", "cut.b": "B"], "de": ["cut.a": "A"]],
        "Damaged": ["en": ["damaged.a": "A"], "de": [:]],
        "Empty": ["en": ["empty.a": "A"], "de": ["empty.a": ""]],
        "Lacking": ["en": ["lacking.a": "A", "lacking.b": "B"], "de": ["lacking.a": "A"]],
        "Taking": ["en": ["taking.a": "%@"], "de": ["taking.a": "%@ %@"]],
        "Text": ["en": ["A text": "A text", "b.c": "B"], "de": ["b.c": "B"]],
      ],
      notes: ["de/Damaged": [damage], "de/Cut": [cut]],
      cells: [
        "en/Taking": ["taking.a": Cell(.text, taking: one) ?? .absent],
        "de/Taking": ["taking.a": Cell(.text, taking: two) ?? .absent],
      ]
    )
  }()

  private func policy(_ gate: Policy.Gate, removing name: String) throws -> Policy {
    var policy = try removing(name)
    policy.root.gate = gate
    policy.root.audiences = [["en"], ["de"], []].map { .init(Audience($0), text: "") }
    return policy
  }

  private let checks = [
    "missing-table", "truncated-table", "damaged-table", "empty-value", "missing-key",
    "placeholder-mismatch", "untranslated-key",
  ]

  @Test func makesErrorsOfWhatIsMissingWhoeverCausedIt() throws {
    let findings = try pruned(inventory([faulty]), policy: policy(.coverage, removing: "it"))
    let errors = findings.filter { $0.severity == .error }
    #expect(Set(errors.map(\.check)) == Set(checks))
    #expect(errors.allSatisfy { $0.cause == .before })
  }

  @Test func makesWarningsOfWhatWasSoBefore() throws {
    let findings = try pruned(inventory([faulty]), policy: policy(.harm, removing: "it"))
    #expect(Set(findings.of(.warning)) == Set(checks))
    #expect(findings.of(.error) == [])
  }

  /// Without a plan nothing gets worse.
  @Test func makesWarningsOfAnArtifactAsItIs() throws {
    let findings = try judged(faulty, policy: policy(.harm, removing: "it"))
    #expect(Set(findings.of(.warning)) == Set(checks))
    #expect(findings.of(.error) == [])
  }

  /// What goes with the language that goes, its users and those who fall back to it would miss.
  @Test func makesErrorsOfWhatThePlanTakesAway() throws {
    let sample = Sample(
      tables: [
        "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "A"]],
        "Extra": ["en": ["c.d": "C", "A text": "Some text"]],
      ]
    )
    var policy = try removingEnglish()
    policy.root.gate = .harm
    let findings = try pruned(sample, policy: policy)
    #expect(
      findings.map { "\($0.severity) \($0.check) \($0.cause?.rawValue ?? "")" } == [
        "error missing-table plan"
      ]
    )
  }

  /// German lacked a key of which French showed what English says; of the other French shows what German says.
  @Test func blamesThePlanForEachLanguageApart() throws {
    let sample = Sample(
      tables: [
        "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "A"], "fr": ["a.b": "A"]],
        "Extra": ["en": ["c.d": "C", "c.e": "E"], "de": ["c.e": "E"]],
      ]
    )
    let findings = try pruned(sample)
    #expect(
      findings.map { "\($0.check) \($0.languages) \($0.cause?.rawValue ?? "")" } == [
        #"missing-table ["fr"] before"#, #"missing-table ["fr"] plan"#,
        #"missing-key ["de"] before"#,
      ]
    )
  }

  /// What texts take and how they vary, the files say, whatever goes.
  @Test func blamesNoPlanForWhatFilesSay() throws {
    var product = sample([
      "pl": ["items": .plural(.one, .other), "files": .malformed("it is no rule")],
      "en": ["items": .plural(.one, .other), "files": .plural(.one, .other)],
    ])
    product.folders = ["de"]
    for gate in [Policy.Gate.coverage, .harm] {
      let policy = try policy(gate, removing: "en")
      let found = try pruned(product, policy: policy).filter {
        ["missing-plural-category", "malformed-rule"].contains($0.check)
      }
      #expect(found.map(\.check) == ["malformed-rule", "missing-plural-category"])
      #expect(found.allSatisfy { $0.severity == (gate == .harm ? .warning : .error) })
      #expect(found.allSatisfy { $0.cause == .before })
    }
  }

  @Test func letsThePolicyWeighAll() throws {
    var policy = try policy(.harm, removing: "it")
    policy.root.checks = ["missing-key": .error]
    #expect(try pruned(inventory([faulty]), policy: policy).of(.error) == ["missing-key"])
  }

  /// Each component has its gate.
  @Test func asksEachComponentForItsGate() throws {
    let kit = Sample(
      "Frameworks/Kit.framework",
      .framework,
      tables: ["Kit": ["en": ["a.b": "A", "a.c": "C"], "de": ["a.b": "A"]]]
    )
    var policy = try removing("it")
    policy.components = [
      .init(
        match: .init(ComponentPattern("Frameworks/*"), text: "Frameworks/*"),
        settings: .init(gate: .harm)
      )
    ]
    #expect(
      try pruned(Sample(tables: completeTables), kit, policy: policy).map(\.severity) == [.warning]
    )
  }
}

extension [Finding] {
  /// The checks of one weight.
  fileprivate func of(_ severity: Severity) -> [String] {
    filter { $0.severity == severity }.map(\.check)
  }
}
