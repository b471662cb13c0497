import Languages
import Testing

/// The generated tables against the lists they are made from.
@Suite struct LanguageTablesTests {
  /// The alias rows that mean a language: private use and the undetermined language are none.
  static func aliases() throws -> [(String, String)] {
    try (DataFile.pairs("aliases.tsv") + DataFile.pairs("apple_aliases.tsv"))
      .filter { !$0.hasPrefix("und_") && !$1.contains("_x_") }
  }

  @Test func replacesEveryAlias() throws {
    let rows = try Self.aliases()
    #expect(rows.count > 400)
    #expect(
      rows.filter { LanguageTag($0) == nil || LanguageTag($0) != LanguageTag($1) }.map(\.0) == []
    )
  }

  @Test func knowsEveryLanguage() throws {
    let codes = try DataFile.words("languages.txt") + DataFile.pairs("likely.tsv").map(\.0)
    #expect(codes.count > 900)
    #expect(codes.filter { LanguageTag($0) == nil } == [])
  }

  @Test func knowsEveryScript() throws {
    let codes = try DataFile.words("scripts.txt")
    #expect(codes.count > 170)
    #expect(codes.filter { LanguageTag("en_\($0)")?.script != $0 } == [])
  }

  @Test func knowsEveryRegion() throws {
    let codes = try DataFile.words("regions.txt")
    #expect(codes.count > 290)
    #expect(codes.filter { LanguageTag("de_\($0)")?.region != $0 } == [])
  }

  @Test func knowsEveryVariant() throws {
    let codes = try DataFile.words("variants.txt")
    #expect(codes.count > 110)
    #expect(codes.filter { LanguageTag("de_DE_\($0)")?.variants != [$0] } == [])
  }

  @Test func followsEveryRowOfParents() throws {
    let apple = try DataFile.pairs("apple_parents.tsv")
    let ownNames = Set(apple.map(\.0))
    let rows = try apple + DataFile.pairs("parents.tsv").filter { !ownNames.contains($0.0) }
    #expect(rows.count > 350)
    let wrong = try rows.filter { name, parent in
      let tag = try #require(LanguageTag(name))
      // `zh_HK`, `yue_HK` and `no_NO` are no names that a tag keeps, and neither are their parents
      // that of the tag that they mean.
      guard tag.description == name.replacing("_", with: "-") else { return false }
      if parent == "root" { return !tag.parents.isEmpty }
      guard let expected = LanguageTag(parent), expected != tag else { return false }
      return expected.description == parent.replacing("_", with: "-")
        && tag.parents.first != expected
    }
    #expect(wrong.map(\.0) == [])
  }
}
