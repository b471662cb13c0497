import Languages
import Model
import Testing
import TestSupport

import Verify

/// Where plural forms are looked for, by the example of one that lacks.
@Suite struct RuleEntriesTests {
  @Test func looksIntoDevicesAndWidths() throws {
    let whole = Rule.plural(.one, .other)
    let rule = Rule.variants(
      .device,
      [
        .init(name: "ipad", rule: .variants(.width, [.init(name: "20", rule: .plural(.other))])),
        .init(name: "other", rule: whole),
      ]
    )
    let findings = try judged(sample(["en": ["a": whole], "de": ["a": rule]]))
      .filter { $0.check == "missing-plural-category" }
    #expect(findings.map(\.message) == ["de lacks the plural form 'one' in 1 text of L"])
    #expect(
      findings.first?.entries.map(\.path) == [
        [
          "NSStringDeviceSpecificRuleType", "ipad", "NSStringVariableWidthRuleType", "20", "n",
          "other",
        ]
      ]
    )
  }

  @Test func looksIntoVariablesThatVariablesName() throws {
    func variable(_ name: String, _ texts: [Rule.CategoryText]) -> Rule.Variable {
      .init(name: name, valueType: "d", valueClass: .int32, texts: texts)
    }
    let inner: [Rule.CategoryText] = [.init(.other, .init(.init([.int32])))]
    let outer: [Rule.CategoryText] = [.init(.one, .naming("b")), .init(.other, .naming("b"))]
    let rule = Rule.plural(
      .init(
        format: .naming("a"),
        variables: [variable("a", outer), variable("b", inner), variable("unused", inner)]
      )
    )
    let findings = try judged(sample(["en": ["k": rule]]))
    #expect(findings.map(\.message) == ["en lacks the plural form 'one' in 1 text of L"])
    #expect(findings.first?.entries.map(\.path) == [["b", "other"]])
  }

  @Test func readsBaseInTheSourceLanguage() throws {
    let rule = Rule.plural(.other)
    let found = try judged(sample(["Base": ["a": rule], "ja": ["a": rule]]))
      .filter { $0.check == "missing-plural-category" }
    #expect(found.map(\.message) == ["Base lacks the plural form 'one' in 1 text of L"])
  }

  @Test func judgesAnInheritedFileOnce() throws {
    var product = sample(["fr": ["a": .plural(.other)]], region: "fr")
    product.folders = ["fr-CA"]
    let found = try judged(product).filter { $0.check == "missing-plural-category" }
    #expect(found.map(\.message) == ["fr lacks the plural form 'one' in 1 text of L"])
  }
}
