import Languages
import Testing

@Suite struct LanguagePatternTests {
  /// Whether an entry names a localization folder.
  private func matches(_ entry: String, _ name: String) throws -> Bool {
    try LanguagePattern(parsing: entry).matches(name: name.utf8, tag: LanguageTag(name))
  }

  @Test(arguments: [
    ("en", ["en", "EN", "eng", "English", "english"]),
    ("English", ["en", "eng"]),
    ("!en", ["en"]),
    ("zh_CN", ["zh_CN", "zh-CN", "zh-Hans", "zh-hans", "zh-Hans-CN", "Chinese", "zho-CN"]),
    ("zh-Hant", ["zh-Hant", "zh_TW", "zh-TW", "zh-hant", "zh-Hant-TW"]),
    ("zh-HK", ["zh_HK", "zh-Hant-HK"]),
    ("zh", ["zh", "zho", "chi"]),
    ("he", ["he", "iw", "heb"]),
    ("id", ["id", "in"]),
    ("nb", ["nb", "Norwegian"]),
    ("en-*", ["en-GB", "en_US", "EN-au", "eng-GB", "en-001", "en-US-POSIX", "en-Shaw"]),
    ("en_*", ["en-GB"]),
    ("!en-*", ["en-GB"]),
    ("zh-*", ["zh-Hans", "zh_CN", "zh-Hant", "zh_TW", "zh-HK", "zh-SG", "Chinese"]),
    ("zh-Hant-*", ["zh-HK", "zh-Hant-HK", "zh_MO"]),
    ("zh-Hans-*", ["zh-SG"]),
    ("sr-*", ["sr-Latn", "sr-Cyrl", "sh", "sr-RS"]),
    ("en-US-*", ["en_US_POSIX"]),
    ("*", ["en", "zh_TW", "English", "es-419", "tlh"]),
    ("!*", ["en"]),
    ("=zh_CN", ["zh_CN"]),
    ("!=en_GB", ["en_GB"]),
    ("=Base", ["Base"]),
    ("=Hebrew", ["Hebrew"]),
    ("=Default@2x", ["Default@2x"]),
    ("==", ["="]),
    ("=*", ["*"]),
    ("=!en", ["!en"]),
  ])
  func matchesWhatItMust(entry: String, names: [String]) throws {
    #expect(try names.filter { try matches(entry, $0) } == names)
  }

  @Test(arguments: [
    ("en", ["en-GB", "en_US", "fr", "Base", "mul", "Greek", "en-", "hi-Latn"]),
    ("en-GB", ["en", "en-US", "en-AU"]),
    ("zh", ["zh-Hans", "zh-Hant", "zh_CN", "Chinese", "yue"]),
    ("zh-Hans", ["zh", "zh-Hant", "zh_TW", "zh-SG", "zh-Hans-HK"]),
    ("zh-Hant", ["zh", "zh-Hans", "zh_HK"]),
    ("no", ["nb", "nn", "Norwegian", "no_NO"]),
    ("sr", ["sr-Latn", "sh"]),
    ("en-*", ["en", "EN", "English", "enm", "fr-CA", "hi-Latn", "Base", "en-XX"]),
    ("zh-*", ["zh", "zho", "yue", "wuu"]),
    ("zh-Hant-*", ["zh-Hant", "zh_TW", "zh-Hans-HK", "zh"]),
    ("*", ["Base", "mul", "base", "Greek", "unk", "", "Default@2x"]),
    ("=zh_CN", ["zh-CN", "zh-Hans", "ZH_CN", "zh_CN ", "zh_C", "zh"]),
    ("=en", ["EN", "English", "en-GB"]),
    // Two spellings of one text are two names.
    ("=\u{e9}", ["e\u{301}"]),
  ])
  func matchesNothingElse(entry: String, names: [String]) throws {
    #expect(try names.filter { try matches(entry, $0) } == [])
  }

  @Test func comparesFolderNamesAsBytes() throws {
    let entry = try LanguagePattern(parsing: "=en")
    #expect(entry.matches(name: Array("en".utf8), tag: nil))
    #expect(!entry.matches(name: [0x65, 0x6E, 0xFF], tag: LanguageTag("en")))
    #expect(try LanguagePattern(parsing: "=\u{e9}") != LanguagePattern(parsing: "=e\u{301}"))
  }

  @Test(arguments: [
    ("en", "en", false, LanguagePattern.Specificity.tag),
    ("English", "en", false, .tag),
    ("!EN_gb", "!en-GB", true, .tag),
    ("zh_TW", "zh-Hant", false, .tag),
    ("eng_*", "en-*", false, .pattern),
    ("!zh-CN-*", "!zh-Hans-*", true, .pattern),
    ("*", "*", false, .all),
    ("!*", "!*", true, .all),
    ("=zh_CN", "=zh_CN", false, .exactFolder),
    ("!=en_GB", "!=en_GB", true, .exactFolder),
  ])
  func tellsWhatItIs(
    text: String,
    canonical: String,
    isException: Bool,
    specificity: LanguagePattern.Specificity
  ) throws {
    let entry = try LanguagePattern(parsing: text)
    #expect(entry.description == canonical)
    #expect(entry.isException == isException)
    #expect(entry.specificity == specificity)
    #expect(entry.isExactFolder == (specificity == .exactFolder))
    #expect(try LanguagePattern(parsing: canonical) == entry)
  }

  @Test func givesTheTagOfATagAlone() throws {
    #expect(try LanguagePattern(parsing: "English").tag == LanguageTag("en"))
    #expect(try LanguagePattern(parsing: "!en-GB").tag == LanguageTag("en-GB"))
    #expect(try LanguagePattern(parsing: "en-*").tag == nil)
    #expect(try LanguagePattern(parsing: "=en").tag == nil)
    #expect(try LanguagePattern(parsing: "*").tag == nil)
  }

  @Test func ranksTheNarrowerHigher() {
    let ranks: [LanguagePattern.Specificity] = [.exactFolder, .all, .tag, .pattern]
    #expect(ranks.sorted() == [.all, .pattern, .tag, .exactFolder])
  }

  @Test(
    arguments: [
      ("", .empty),
      ("!", .malformed("!")),
      ("=", .malformed("=")),
      ("!=", .malformed("!=")),
      ("!!en", .malformed("!!en")),
      ("=a/b", .malformed("=a/b")),
      ("**", .malformed("**")),
      ("*-en", .malformed("*-en")),
      ("en*", .malformed("en*")),
      ("-*", .malformed("-*")),
      ("en-", .malformed("en-")),
      ("en-*-*", .malformed("en-*-*")),
      ("en, fr", .malformed("en, fr")),
      (" en", .malformed(" en")),
      ("fr.lproj", .malformed("fr.lproj")),
      ("!\u{301}en", .malformed("!\u{301}en")),
      ("jp", .unknownLanguage("jp")),
      ("!jp-*", .unknownLanguage("jp")),
      ("Greek", .unknownLanguage("Greek")),
      ("Base", .unknownLanguage("Base")),
      ("mul", .unknownLanguage("mul")),
      ("en-XX", .unknownLanguage("en-XX")),
      ("es-formal", .unknownLanguage("es-formal")),
    ] as [(String, LanguagePattern.ParseError)]
  )
  func refusesWhatIsNoEntry(text: String, error: LanguagePattern.ParseError) {
    #expect(throws: error) { try LanguagePattern(parsing: text) }
  }

  @Test func refusesANameThatEndsEarly() {
    #expect(throws: LanguagePattern.ParseError.malformed("=a\0")) {
      try LanguagePattern(parsing: "=a\0")
    }
  }
}
