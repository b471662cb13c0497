import Languages
import Testing

/// Plural categories against Apple's own rules, by sampling.
@Suite(.enabled(if: ApplePlurals.areThere)) struct ApplePluralsTests {
  private let rules: ApplePlurals
  private let names: [String]

  init() throws {
    rules = try #require(ApplePlurals())
    names = try DataFile.pluralLanguages().filter { $0 != "lld" }
  }

  @Test func hasTheSystemsCategoriesOfWholeNumbers() throws {
    let numbers = (0...2000).map(Double.init)
    for name in names {
      let known = try #require(LanguageTag(name)?.pluralCategories, "\(name)")
      let found = Set(rules.categories(of: numbers, in: name))
      #expect(known.wholeNumbers == found.sorted(), "\(name)")
    }
  }

  @Test func hasTheSystemsCategoriesOfDecimals() throws {
    let numbers = (0...200).filter { $0 % 10 != 0 }.map { Double($0) / 10 }
    for name in names {
      let known = try #require(LanguageTag(name)?.pluralCategories, "\(name)")
      let found = Set(rules.categories(of: numbers, in: name))
      #expect(known.decimals == found.sorted(), "\(name)")
    }
  }

  @Test func hasACategoryBeyondTheseForMillionsAlone() throws {
    var beyond: [String] = []
    for name in names {
      let known = try #require(LanguageTag(name)?.pluralCategories, "\(name)")
      let rest = Set(known.all).subtracting(known.wholeNumbers).subtracting(known.decimals)
      guard !rest.isEmpty else { continue }
      #expect(rest == [.many], "\(name)")
      #expect(rules.categories(of: [1_000_000], in: name) == [.many], "\(name)")
      beyond.append(name)
    }
    #expect(beyond.sorted() == ["br", "ca", "es", "fr", "it", "pt", "pt_PT", "scn", "vec"])
  }

  @Test func givesExamplesThatTheSystemSortsTheSameWay() throws {
    for name in names {
      let known = try #require(LanguageTag(name)?.pluralCategories, "\(name)")
      for category in known.all {
        let examples =
          known.wholeNumbers(in: category).map(Double.init)
          + known.decimals(in: category).compactMap(Double.init)
        let found = rules.categories(of: examples, in: name)
        #expect(found == examples.map { _ in category }, "\(name)")
      }
    }
  }

  @Test func fallsBackAsTheSystemDoes() throws {
    let numbers = [0.0, 1, 1.5, 2, 5, 21, 1_000_000]
    for (name, other) in [
      ("pt_AO", "pt"), ("pt_PT", "pt_PT"), ("pt_BR", "pt"), ("fr_CA", "fr"), ("zh_Hant_HK", "zh"),
      ("sr_Latn_ME", "sr"), ("es_419", "es"), ("ca_ES_VALENCIA", "ca"),
    ] {
      let tag = try #require(LanguageTag(name))
      #expect(tag.pluralCategories == LanguageTag(other)?.pluralCategories, "\(name)")
      #expect(
        rules.categories(of: numbers, in: name) == rules.categories(of: numbers, in: other),
        "\(name)"
      )
    }
  }
}
