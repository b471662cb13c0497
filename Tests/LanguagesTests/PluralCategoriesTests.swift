import Languages
import Testing

@Suite struct PluralCategoriesTests {
  /// Languages, their categories, and those that whole numbers need, as they were before CLDR 44.
  private static let earlier: [(languages: String, all: String, wholeNumbers: String)] = [
    (
      """
      bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi \
      wo yo yue zh
      """,
      "other", "other"
    ),
    (
      """
      af ak am an as asa ast az bal bem bez bg bho bn brx ce ceb cgg chr ckb da de doi dv ee el en \
      eo et eu fa ff fi fil fo fur fy gl gsw gu guw ha haw hi hu hy ia io is jgo jmc ka kab kaj kcg \
      kk kkj kl kn ks ksb ku ky lb lg lij ln mas mg mgo mk ml mn mr nah nb nd ne nl nn nnh no nr nso \
      ny nyn om or os pa pap pcm ps rm rof rwk saq sc scn sd sdh seh si sn so sq ss ssy st sv sw syr \
      ta te teo ti tig tk tl tn tr ts tzm ug ur uz ve vo vun wa wae xh xog yi zu
      """,
      "one other", "one other"
    ),
    ("ca es fr it pt pt-PT vec", "one many other", "one other"),
    ("he iu naq sat se sma smi smj smn sms", "one two other", "one two other"),
    ("bs hr ro mo sh sr shi", "one few other", "one few other"),
    ("ksh lag lv prg", "zero one other", "zero one other"),
    ("be pl ru uk", "one few many other", "one few many"),
    ("cs sk lt", "one few many other", "one few other"),
    ("dsb hsb gd sl", "one two few other", "one two few other"),
    ("ga mt", "one two few many other", "one two few many other"),
    ("br", "one two few many other", "one two few other"),
    ("gv", "one two few many other", "one two few other"),
    ("ar ars cy kw", "zero one two few many other", "zero one two few many other"),
  ]

  @Test func differsFromAnEarlierTableInSicilianAlone() throws {
    var differing: [String] = []
    for (languages, all, wholeNumbers) in Self.earlier {
      for name in languages.words {
        let known = try #require(LanguageTag(name)?.pluralCategories, "\(name)")
        let isSame =
          known.all.map(\.rawValue) == all.words
          && known.wholeNumbers.map(\.rawValue) == wholeNumbers.words
        if !isSame { differing.append(name) }
      }
    }
    // CLDR 44 gave it `many` for whole millions.
    #expect(differing == ["scn"])
    let scn = try #require(LanguageTag("scn")?.pluralCategories)
    #expect(scn == LanguageTag("it")?.pluralCategories)
  }

  @Test func knowsMoreLanguagesThanAnEarlierTable() throws {
    let earlier = Set(Self.earlier.flatMap(\.languages.words).map { LanguageTag($0) })
    let names = try DataFile.pluralLanguages()
    #expect(names.filter { !earlier.contains(LanguageTag($0)) } == ["blo", "csw", "lld", "wuu"])
    // Ladin is no language that the system's matcher knows.
    #expect(names.filter { LanguageTag($0) == nil } == ["lld"])
  }

  @Test func knowsWhereOneIsForMoreThanTheNumberOne() throws {
    let names = try DataFile.pluralLanguages()
    let found = names.filter { LanguageTag($0)?.pluralCategories?.oneCoversMore ?? false }
    let expected = """
      be bs hr sr sh ru uk is lt lv prg mk sl dsb hsb br gv gd tzm ceb fil tl ak am as bho bn csw doi \
      fa ff fr gu guw hi hy kab kn ln mg nso pa pcm pt shi si ti wa zu
      """
    #expect(Set(found) == Set(expected.words))
  }

  @Test(arguments: [
    ("pl", PluralCategory.few, [2, 3, 4, 22, 23, 24]), ("pl", .one, [1]), ("pl", .other, []),
    ("ru", .one, [1, 21, 31, 41, 51, 61]), ("fr", .one, [0, 1]), ("fr", .many, []),
    ("de", .few, []),
  ])
  func givesWholeNumbers(name: String, category: PluralCategory, numbers: [Int]) throws {
    let known = try #require(LanguageTag(name)?.pluralCategories)
    #expect(known.wholeNumbers(in: category) == numbers)
  }

  @Test(arguments: [
    ("cs", PluralCategory.many, ["0.1", "0.2", "0.3"]), ("cs", .other, []), ("en", .one, []),
    ("da", .one, ["0.1", "0.2", "0.3"]), ("si", .one, ["0.1", "0.01", "0.001"]),
  ])
  func givesDecimals(name: String, category: PluralCategory, numbers: [String]) throws {
    let known = try #require(LanguageTag(name)?.pluralCategories)
    #expect(known.decimals(in: category) == numbers)
  }

  @Test(arguments: [
    ("iw", "he"), ("in", "id"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr"), ("zh_CN", "zh"),
    ("English", "en"), ("en-GB", "en"), ("pt-AO", "pt"),
  ])
  func usesThoseOfTheLanguageThatIsMeant(name: String, other: String) throws {
    let known = try #require(LanguageTag(name)?.pluralCategories)
    #expect(known == LanguageTag(other)?.pluralCategories)
  }

  @Test func tellsPortugalFromBrazil() throws {
    let (portugal, brazil) = (LanguageTag("pt-PT"), LanguageTag("pt-BR"))
    #expect(portugal?.pluralCategories?.wholeNumbers(in: .one) == [1])
    #expect(brazil?.pluralCategories?.wholeNumbers(in: .one) == [0, 1])
  }

  @Test(arguments: ["la", "cop", "tlh"])
  func saysNothingOfALanguageThatItDoesNotKnow(name: String) throws {
    let tag = try #require(LanguageTag(name))
    #expect(tag.pluralCategories == nil)
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}

extension PluralCategories {
  /// Whether `one` is for more whole numbers than 1, as for 21 in `ru` and for 0 in `fr`.
  fileprivate var oneCoversMore: Bool { wholeNumbers(in: .one).contains { $0 != 1 } }
}
