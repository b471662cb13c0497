import Languages
import Testing

/// Tags and parents against Apple's own matcher.
@Suite(.enabled(if: AppleMatcher.isThere)) struct AppleMatcherTests {
  /// Every name of the data, and two languages with all regions.
  private static func names() throws -> [String] {
    let pairs = try ["parents.tsv", "apple_parents.tsv", "likely.tsv", "apple_aliases.tsv"]
      .flatMap { try DataFile.pairs($0) }
    let regions = try DataFile.words("regions.txt")
    let languages = ["fr", "zh"]
    let regional = languages.flatMap { language in regions.map { "\(language)_\($0)" } }
    return Set(pairs.flatMap { [$0, $1] } + regional).subtracting(["root"]).sorted()
  }

  @Test func hasTheSystemsParents() throws {
    let matcher = try #require(AppleMatcher())
    let names = try Self.names()
    #expect(names.count > 1400)
    // A parent shows when its folder is there, so the folders of all parents are.
    let parents = Set(names.compactMap(LanguageTag.init).flatMap(\.parents))
    let folders = parents.map(\.description).sorted()
    for name in names {
      let tag = try #require(LanguageTag(name), "\(name)")
      let own = tag.description
      let used = matcher.localizations(from: [name] + folders.filter { $0 != own }, for: [name])
      #expect(Array(used.dropFirst()) == tag.parents.map(\.description), "\(name)")
    }
  }

  @Test func takesForOneWhatTheSystemDoes() throws {
    let matcher = try #require(AppleMatcher())
    let spellings = Self.spellings.map { ($0, LanguageTag($0)) }
    for (i, (a, tag)) in spellings.enumerated() {
      for (b, other) in spellings[(i + 1)...] {
        let isOne = matcher.treatsAsOne(a, b)
        if (tag == other) != isOne { Issue.record("\(a) \(b): \(isOne)") }
      }
    }
  }

  private static let spellings = """
    en EN eng English en-GB en_gb en-US en_US_POSIX en-001 es spa Spanish es-419 es-MX fr fra fre \
    French fr-CA FR-ca de ger deu German it he iw heb id in ind yi ji fil tl tgl tl-PH fil-PH ro \
    mo ro-MD mo-MD no nor nb nob nb-NO no_NO Norwegian nn nno sr sr-Latn sh hbs sh-RS sr-Latn-RS \
    sr-ME cnr cnr-Latn fa prs fa-AF prs-IR sw swc sw-CD zh zho chi cmn zh-Hans zh-hans Chinese zh-Hant \
    zh-HK zh_hant_hk zh-MO zh-SG zh-Hans-SG zh-Hans-HK yue yue-HK yue-Hant yue-Hant-HK yue-CN \
    yue-Hans-CN wuu pt por pt-BR pt_PT ja jpn ko hi hi-Latn tlh i-klingon sfb sgn-BE-FR ak tw twi \
    en-u-ca-hebrew de-x-formal
    """
    .split(separator: " ").map(String.init)

  /// The system knows these names apart, but uses one folder for the other's users; a policy that
  /// told them apart would only invite mistakes.
  @Test(arguments: [
    ("zh_CN", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
    ("zh-Hant-TW", "zh-Hant"),
  ])
  func takesForOneTheSameChinese(a: String, b: String) throws {
    let matcher = try #require(AppleMatcher())
    #expect(!matcher.treatsAsOne(a, b))
    #expect(matcher.localizations(from: ["en", a], for: [b]) == [a])
    #expect(matcher.localizations(from: ["en", b], for: [a]) == [b])
    let tag = try #require(LanguageTag(a))
    #expect(tag == LanguageTag(b))
  }

  @Test func replacesWhatTheSystemDoes() throws {
    let matcher = try #require(AppleMatcher())
    let rows = try DataFile.pairs("aliases.tsv") + DataFile.pairs("apple_aliases.tsv")
    let tags = rows.map { (LanguageTag($0), LanguageTag($1)) }
    let replaced = zip(rows, tags).filter { _, tags in tags.0 != nil && tags.0 == tags.1 }.map(\.0)
    // CLDR replaces these as well, but the system does not find them when written with `_`.
    let missed: Set = [
      "aa_saaho", "art_lojban", "cel_gaulish", "en_GB_oed", "hy_arevmda", "i_ami", "i_bnn",
      "i_hak", "i_klingon", "i_lux", "i_navajo", "i_pwn", "i_tao", "i_tay", "i_tsu", "no_bok",
      "no_bokmal", "no_nyn", "no_nynorsk", "zh_cmn", "zh_cmn_Hans", "zh_cmn_Hant", "zh_gan",
      "zh_guoyu", "zh_hakka", "zh_min_nan", "zh_wuu", "zh_xiang", "zh_yue",
    ]
    #expect(Set(replaced.filter { !matcher.treatsAsOne($0.0, $0.1) }.map(\.0)) == missed)
    // And the system replaces none that is not replaced here.
    let kept = Set(rows.map(\.0)).subtracting(replaced.map(\.0))
    #expect(rows.filter { kept.contains($0.0) && matcher.treatsAsOne($0.0, $0.1) }.map(\.0) == [])
  }
}
