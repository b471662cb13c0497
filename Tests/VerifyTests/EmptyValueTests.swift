import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct EmptyValueTests {
  @Test func findsEmptyValuesOnlyWhereTheSourceHasAText() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": [
          "en": ["a": "A", "b": ""], "de": ["a": "", "b": ""],
        ]
      ])
    )
    #expect(
      findings.lines == [
        "error empty-value: de has 1 empty value in Localizable [a] "
          + "(users see nothing there, where other languages show a text; translate the key, or take the empty entry out)"
      ]
    )
  }
}
