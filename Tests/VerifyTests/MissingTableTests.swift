import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct MissingTableTests {
  @Test func findsATableThatOnlyTheRemovedLanguageHas() throws {
    let findings = try pruned(
      Sample(tables: [
        "Localizable": ["en": ["a": "A"], "de": ["a": "A!"]], "Extra": ["en": ["b.c": "B"]],
      ])
    )
    #expect(
      findings.lines == [
        "error missing-table: de has no 'Extra' table, of 1 key [b.c] "
          + "(only en, to be removed, has it: its texts would show as raw keys; "
          + "add 'Extra.strings' to de, or remove it)"
      ]
    )
    #expect(findings[0].cause == .plan)
  }

  /// Users of fr-CA had the French text and get the German one: the plan's doing, though nothing shows raw.
  @Test func blamesThePlanForWhatAVariantInherited() throws {
    let findings = try pruned(
      Sample(
        region: "de",
        tables: [
          "Localizable": ["de": ["a": "A"], "fr": ["a": "A"], "fr-CA": ["a": "A"]],
          "Extra": ["de": ["b.c": "B"], "fr": ["b.c": "B"]],
        ]
      ),
      policy: removing("fr")
    )
    #expect(
      findings.lines == [
        "error missing-table: fr-CA has no 'Extra' table, of 1 key [b.c] "
          + "(fr, to be removed, has it: its texts would show in the development language; "
          + "add 'Extra.strings' to fr-CA, or remove it)"
      ]
    )
    #expect(findings[0].cause == .plan)
  }

  /// `Localizable~ipad` stands in for `Localizable` where it lies beside it, and nowhere else (runtime.md 3.1).
  @Test func doesNotMissATableForOneKindOfDevice() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "A"]],
        "Localizable~ipad": ["en": ["a.b": "A", "c.d": "C"]],
        "Pad~ipad": ["en": ["e.f": "E"]],
      ])
    )
    #expect(findings.map(\.table) == ["Pad~ipad"])
  }
}
