import Languages
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"),
    ("EN", "en"),
    ("en-GB", "en-GB"),
    ("en_gb", "en-GB"),
    ("FR-ca", "fr-CA"),
    ("haw", "haw"),
    ("zxx", "zxx"),
    ("es-419", "es-419"),
    ("en_001", "en-001"),
    ("sr-latn-rs", "sr-Latn-RS"),
    ("uz_Cyrl", "uz-Cyrl"),
    ("ca-valencia", "ca-valencia"),
    ("ca-ES-Valencia", "ca-ES-valencia"),
    ("de-1996", "de-1996"),
    ("en_US_POSIX", "en-US-posix"),
    ("sl-rozaj-biske", "sl-rozaj-biske"),
    ("en-XA", "en-XA"),
    ("sq-XK", "sq-XK"),
    ("sr-CS", "sr-CS"),
  ])
  func readsTagsInAnySpelling(name: String, tag: String) {
    #expect(LanguageTag(name)?.description == tag)
  }

  @Test(arguments: [
    ("Arabic", "ar"), ("Chinese", "zh-Hans"), ("Danish", "da"), ("Dutch", "nl"),
    ("English", "en"), ("Finnish", "fi"), ("French", "fr"), ("German", "de"),
    ("Italian", "it"), ("Japanese", "ja"), ("Korean", "ko"), ("Norwegian", "nb"),
    ("Polish", "pl"), ("Portuguese", "pt"), ("Russian", "ru"), ("Spanish", "es"),
    ("Swedish", "sv"), ("Thai", "th"), ("Turkish", "tr"), ("no_NO", "nb-NO"),
    ("english", "en"), ("PORTUGUESE", "pt"), ("no-no", "nb-NO"),
  ])
  func readsTheTwentyNamesOfOld(name: String, tag: String) {
    #expect(LanguageTag(name)?.description == tag)
  }

  @Test(arguments: [
    ("eng", "en"), ("fre", "fr"), ("fra", "fr"), ("ger", "de"), ("deu", "de"), ("spa", "es"),
    ("zho", "zh"), ("chi", "zh"), ("cmn", "zh"), ("jpn", "ja"), ("nor", "no"), ("nob", "nb"),
    ("ENG-gb", "en-GB"), ("ger_at", "de-AT"), ("zho-TW", "zh-Hant"), ("nor-NO", "nb-NO"),
  ])
  func shortensCodesOfThreeLetters(name: String, tag: String) {
    #expect(LanguageTag(name)?.description == tag)
  }

  @Test(arguments: [
    ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("in_ID", "id-ID"), ("ji", "yi"),
    ("jw", "jv"), ("tl", "fil"), ("tl-PH", "fil-PH"), ("tgl", "fil"), ("mo", "ro"),
    ("mo-MD", "ro-MD"), ("mol", "ro"), ("sh", "sr-Latn"), ("sh-RS", "sr-Latn-RS"),
    ("hbs", "sr-Latn"), ("tw", "ak"), ("bh", "bho"), ("cmn-TW", "zh-Hant"),
    ("yue-HK", "yue-Hant-HK"), ("yue_CN", "yue-Hans-CN"),
    // The meaning's script gives way to the name's own, its region does not.
    ("sh-Cyrl", "sr-Cyrl"), ("cnr", "sr-ME"), ("cnr-Latn", "sr-ME"), ("prs-IR", "fa-AF"),
    ("swc-KE", "sw-CD"),
    // Names that are replaced as a whole.
    ("i-klingon", "tlh"), ("art-lojban", "jbo"), ("zh-min-nan", "nan"), ("zh-yue", "yue"),
    ("zh-cmn-Hans", "zh-Hans"),
    ("sgn-BE-FR", "sfb"), ("en_GB_oed", "en-GB-oxendict"), ("no-bok", "nb"), ("hy-arevmda", "hyw"),
  ])
  func replacesOldCodes(name: String, tag: String) {
    #expect(LanguageTag(name)?.description == tag)
  }

  @Test(arguments: [
    ["zh-Hans", "zh_Hans", "zh-hans", "zh_CN", "zh-CN", "zh-Hans-CN", "zho_CN", "Chinese"],
    ["zh-Hant", "zh_Hant", "ZH-HANT", "zh_TW", "zh-TW", "zh-Hant-TW", "zh_Hant_TW"],
    ["zh-Hant-HK", "zh-HK", "zh_HK", "zh_hant_hk"],
    ["zh-Hant-MO", "zh-MO", "zh_Hant_MO"],
    ["zh-Hans-SG", "zh-SG", "zh_SG", "zh-hans-sg"],
    ["zh", "ZH", "zho", "chi"],
    ["zh-Hans-HK"], ["zh-Hans-TW"], ["zh-Hant-CN"], ["zh-US"],
  ])
  func countsSpellingsOfChineseAsOne(names: [String]) throws {
    #expect(names.map { LanguageTag($0)?.description } == names.map { _ in names[0] })
    #expect(Set(names.compactMap(LanguageTag.init)).count == 1)
  }

  @Test(arguments: [
    ("en", "en-US"), ("en", "en-GB"), ("zh", "zh-Hans"), ("zh-Hans", "zh-Hant"),
    ("zh-Hans", "zh-SG"), ("zh-Hant", "zh-HK"), ("sr", "sr-Latn"), ("sr", "sr-Cyrl"),
    ("no", "nb"), ("nb", "nn"), ("pt", "pt-BR"), ("en-US", "en-US-POSIX"), ("zh", "yue"),
    ("fr-FR", "fr"),
  ])
  func tellsTagsApart(a: String, b: String) throws {
    #expect(try #require(LanguageTag(a)) != #require(LanguageTag(b)))
  }

  @Test(arguments: [
    ("en@calendar=hebrew", "en"),
    ("en-u-ca-hebrew", "en"),
    ("zh_CN-u-nu-hanidec", "zh-Hans"),
    ("de-x-formal", "de"),
    ("en-GB-t-fr", "en-GB"),
  ])
  func dropsKeywords(name: String, tag: String) {
    #expect(LanguageTag(name)?.description == tag)
  }

  @Test(arguments: [
    "Base", "base", "mul", "und", "mis", "root", "unk", "Hebrew", "Greek", "Norvegian", "by",
    "DK-nb-NO", "hx_en", "es-formal", "Default@2x", "xx", "jp", "qqq", "en-XX", "en-ZZ", "en-Abcd",
    "en-Zzzz", "en-999", "English-GB", "Chinese-TW", "en-GB-US", "en-US-Latn", "en-posix-US",
    "de-1996-1996", "en-USA", "zh-yue-HK", "zh-min", "i-default", "mul-DE",
  ])
  func refusesUnknownLanguages(name: String) {
    #expect(LanguageTag(name) == nil)
  }

  @Test(arguments: [
    "", "-", "_", "en-", "-en", "_en", "en--US", "en__US", "en-u", "en GB", " en", "en\n", "e", "@",
    "@x=y", "x-foo", "u-ca", "en.lproj", "en_US.UTF-8", "fr\u{301}", "日本語", "en=de", "=",
    "*",
    "en-*", "en,fr",
  ])
  func refusesWhatIsNoTag(name: String) {
    #expect(LanguageTag(name) == nil)
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(LanguageTag(utf8: [0xFF, 0xFE]) == nil)
    #expect(LanguageTag("en\0") == nil)
    #expect(LanguageTag(utf8: Array("en".utf8) + [0xFF]) == nil)
    #expect(LanguageTag(utf8: Array("en_gb".utf8)) == LanguageTag("en-GB"))
  }

  @Test func givesItsParts() throws {
    let tag = try #require(LanguageTag("zh_hant_hk_pinyin"))
    #expect(tag.language == "zh")
    #expect(tag.script == "Hant")
    #expect(tag.region == "HK")
    #expect(tag.variants == ["pinyin"])
  }

  @Test func readsItsOwnDescription() throws {
    for name in ["zh_TW", "en_US_POSIX", "sh", "no_NO", "es-419", "Norwegian", "ca-valencia"] {
      let tag = try #require(LanguageTag(name))
      #expect(LanguageTag(tag.description) == tag)
    }
  }

  @Test func sortsByLanguageFirst() {
    let names = ["zh-Hant-HK", "fr", "en-GB", "zh-Hans", "haw", "en", "zh-Hant", "en-001", "zh"]
    #expect(
      names.compactMap(LanguageTag.init).sorted().map(\.description)
        == ["en", "en-001", "en-GB", "fr", "haw", "zh", "zh-Hans", "zh-Hant", "zh-Hant-HK"]
    )
  }

  @Test func survivesALongName() {
    #expect(LanguageTag(String(repeating: "a", count: 10_000)) == nil)
    #expect(LanguageTag(Array(repeating: "en", count: 10_000).joined(separator: "-")) == nil)
    #expect(LanguageTag("en" + String(repeating: "-1996", count: 10_000)) == nil)
  }
}
