import Languages
import Testing

@Suite struct LanguageParentsTests {
  @Test(arguments: [
    ("en", ""),
    ("en-US", "en"),
    ("en-GB", "en-001 en"),
    ("en-AU", "en-GB en-001 en"),
    ("en-NZ", "en-AU en-GB en-001 en"),
    ("en-150", "en-GB en-001 en"),
    ("en-CY", "en-150 en-GB en-001 en"),
    ("en-DE", "en-150 en-GB en-001 en"),
    ("en-JP", "en"),
    ("en_US_POSIX", "en-US en"),
    ("fr-CA", "fr"),
    ("ca-ES-valencia", "ca-ES ca"),
    ("es-MX", "es-419 es"),
    ("es-US", "es-419 es"),
    ("es-ES", "es"),
    ("es-419", "es"),
    ("pt-BR", "pt"),
    ("pt-PT", "pt"),
    ("pt-AO", "pt-PT pt"),
    ("sr", ""),
    ("sr-Latn", ""),
    ("sr-Latn-RS", "sr-Latn"),
    ("sr-Cyrl", "sr"),
    ("sh-RS", "sr-Latn"),
    ("az-Cyrl", ""),
    ("no", ""),
    ("nb", "no"),
    ("nn", "no"),
    ("no_NO", "nb no"),
    ("hi-Latn", "en-IN en-GB en-001 en"),
    ("ht", "fr-HT fr"),
    ("prs", "fa"),
    ("ars-SA", "ars ar"),
    ("zh", ""),
    ("zh-Hans", "zh"),
    ("zh-SG", "zh-Hans zh"),
    ("zh-Hant", ""),
    ("zh-TW", ""),
    ("zh-HK", "zh-Hant"),
    ("zh-Hant-HK", "zh-Hant"),
    ("zh-Hant-MO", "zh-Hant-HK zh-Hant"),
    ("zh-Latn", ""),
    ("yue", "yue-Hant zh-Hant-HK zh-Hant"),
    ("yue-HK", "yue-Hant zh-Hant-HK zh-Hant"),
    ("yue-Hans", "zh-Hans zh"),
    ("wuu", "wuu-Hans zh-Hans zh"),
  ])
  func followsTheSystemsChain(name: String, parents: String) throws {
    let tag = try #require(LanguageTag(name))
    #expect(tag.parents.map(\.description).joined(separator: " ") == parents)
  }

  @Test(arguments: [("en-AU", "en-GB"), ("en-AU", "en"), ("zh-HK", "zh_TW"), ("nb", "no")])
  func inheritsFromItsParents(name: String, parent: String) throws {
    #expect(try #require(LanguageTag(name)).inherits(from: #require(LanguageTag(parent))))
  }

  @Test(arguments: [
    ("en", "en"), ("en", "en-GB"), ("en-US", "en-GB"), ("zh-Hant", "zh"), ("zh-Hant", "zh-Hans"),
    ("zh-HK", "zh-Hans"), ("sr-Latn", "sr"), ("nb", "nn"), ("fr", "en"), ("pt-PT", "pt-BR"),
  ])
  func inheritsFromNothingElse(name: String, other: String) throws {
    #expect(try !#require(LanguageTag(name)).inherits(from: #require(LanguageTag(other))))
  }
}
