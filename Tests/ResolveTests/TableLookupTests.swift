import Model
import TestSupport
import Testing

import Resolve

@Suite struct TableLookupTests {
  /// The files that lookup picks for `language` in the only table of the product.
  private func picked(
    _ language: String,
    _ tables: [String: [String: Sample.Texts]],
    orLastResort: Bool = false
  )
    throws -> [String]
  {
    let inventory = inventory(Sample(tables: tables))
    let table = try #require(inventory.tables.first)
    let index = try #require(
      inventory.product.localizations.firstIndex { $0.name == ByteName(language) }
    )
    return TableLookup(table, in: View(inventory))
      .pick(for: index, orLastResort: orLastResort).rows
      .map { table.rows[$0].file.description }
  }

  /// runtime.md, vector R1.
  @Test func picksBaseBeforeAParent() throws {
    let table: [String: Sample.Texts] = ["Base": ["a": "1"], "fr": ["a": "1"], "en": ["a": "1"]]
    #expect(
      try picked("fr-CA", ["T": table.merging(["fr-CA": [:]]) { $1 }]) == ["fr-CA.lproj/T.strings"]
    )
    #expect(try picked("fr", ["T": table]) == ["fr.lproj/T.strings"])
  }

  @Test func picksWhatHidesThemAll() throws {
    #expect(
      try picked("fr", ["T": ["": ["a": "1"], "fr": ["a": "2"]]]) == ["T.strings"]
    )
  }

  /// runtime.md, vector R2: strings and stringsdict come from different languages.
  @Test func findsStringsAndStringsdictSeparately() throws {
    let tables: [String: [String: Sample.Texts]] = [
      "T": ["fr": ["s": "1", "both": "1"], "fr-CA": ["s": "2", "both": "2"]],
      "T.stringsdict": ["fr": ["both": "3"]],
    ]
    #expect(
      try picked("fr-CA", tables) == ["fr-CA.lproj/T.strings", "fr.lproj/T.stringsdict"]
    )
  }

  @Test func asksTheDevelopmentRegionOnlyAsALastResort() throws {
    let tables: [String: [String: Sample.Texts]] = [
      "T": ["en": ["a": "1"], "de": [:]], "U": ["de": ["a": "1"]],
    ]
    #expect(try picked("de", ["T": ["en": ["a": "1"]], "U": ["de": [:]]]) == [])
    #expect(
      try picked("de", ["T": ["en": ["a": "1"]], "U": ["de": [:]]], orLastResort: true)
        == ["en.lproj/T.strings"]
    )
    #expect(try picked("de", tables) == ["de.lproj/T.strings"])
  }
}
