import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct SameAsReferenceTests {
  private func same(
    _ texts: [String: Sample.Texts],
    allowances: [Allowance] = [],
    isOn: Bool = true
  ) throws -> [String] {
    try judged(
      Sample(tables: ["Localizable": texts]),
      policy: Policy(
        root: .init(checks: isOn ? ["same-as-reference": .note] : [:]),
        allowances: allowances
      )
    ).lines
  }

  private let texts: [String: Sample.Texts] = [
    "en": ["a.b": "Colour", "ok": "OK", "e": ""], "en-GB": ["a.b": "Colour", "ok": "OK", "e": ""],
    "de": ["a.b": "Colour", "ok": "OK", "e": ""], "fr": ["a.b": "Couleur", "ok": "OK", "e": ""],
  ]

  @Test func findsTextsThatAreThoseOfTheSourceLanguage() throws {
    #expect(
      try same(texts) == [
        "note same-as-reference: de and fr have 1 text of Localizable as it is in en [ok] "
          + "(users may see the source language there; translate it, or allow it by name)",
        "note same-as-reference: de has 1 text of Localizable as it is in en [a.b] "
          + "(users may see the source language there; translate it, or allow it by name)",
      ]
    )
  }

  @Test func isOffByDefault() throws {
    #expect(try same(texts, isOn: false) == [])
  }

  @Test func leavesOutWhatIsAllowed() throws {
    #expect(
      try same(texts, allowances: [try allowing("same-as-reference", key: "ok")]) == [
        "note same-as-reference: de has 1 text of Localizable as it is in en [a.b] "
          + "(users may see the source language there; translate it, or allow it by name)"
      ]
    )
  }

  /// Compiled catalogs leave out texts that are their own keys in the source language.
  @Test func comparesWithTheKeyWhereTheSourceLanguageLeavesItOut() throws {
    let texts: [String: Sample.Texts] = [
      "en": ["a.b": "A"],
      "de": [
        "a.b": "B", "Check out": "Check out", "%1$@ (%2$lld)": "%1$@ (%2$lld)",
        "Save it": "Sichern",
      ],
      "en-GB": ["a.b": "A", "Check out": "Check out"],
    ]
    #expect(
      try same(texts) == [
        "note same-as-reference: de has 1 text of Localizable as it is in en [Check out] "
          + "(users may see the source language there; translate it, or allow it by name)"
      ]
    )
  }
}
