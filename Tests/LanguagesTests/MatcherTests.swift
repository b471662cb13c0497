import Languages
import Testing

@Suite struct MatcherTests {
  private func match(_ available: String, _ preferences: String) -> String {
    let names = available.split(separator: " ").map(String.init)
    let matcher = Matcher(available: names.map { LocaleID($0) }, ordered: names.count)
    let found = matcher.match(preferences.split(separator: " ").map { LocaleID(String($0)) })
    return found.map { names[$0] }.joined(separator: " ")
  }

  @Test func answersRecordedQuestionsAsTheSystemDid() throws {
    let rows = try MatchingVectors.rows()
    #expect(rows.count == 1500)
    for row in rows {
      let found = match(
        row.available.joined(separator: " "),
        row.preferences.joined(separator: " ")
      )
      #expect(found == row.matched.joined(separator: " "), "\(row)")
    }
  }

  @Test(arguments: [
    ("en fr", "fr-CA", "fr"),
    ("en fr", "ja", ""),
    ("en fr", "ja fr en", "fr"),
    ("en zh_CN zh_TW zh_HK", "yue-Hant-HK", "zh_HK zh_TW"),
    ("en zh-Hans", "zh-Hant-TW", ""),
    ("en sr", "sr-Latn", ""),
    ("it-CH it-IT en", "it-VA", "it-IT"),
    ("en pt-BR", "pt-PT", "pt-BR"),
    ("en pt-BR", "pt-PT en", "en"),
    ("fr-CH ja-JP fr-CA", "fr-FR ja-JP fr-CA", "fr-CA"),
    ("zxx en-HK", "th-TH", "zxx"),
    ("EN Fr", "fr_ca", "Fr"),
    ("en es es-419 es-MX", "es-MX", "es-MX es-419 es"),
    ("English en", "en-US", "English en"),
    ("Base en", "Base", "Base"),
    ("Hebrew en", "he", ""),
  ])
  func chooses(available: String, preferences: String, expected: String) {
    #expect(match(available, preferences) == expected)
  }

  @Test(arguments: ["", "-", "_", "-x", "_US", "root", "@x=y", "x-private-use", "abcdefghijkl"])
  func neverMatches(name: String) {
    let id = LocaleID(name)
    let matcher = Matcher(available: [id, id], ordered: 0)
    #expect(matcher.match([id]) == [])
    #expect(matcher.possibleMatches([id]) == [[]])
  }

  @Test func survivesAnyBytes() {
    let long = [UInt8](repeating: UInt8(ascii: "-"), count: 100_000)
    #expect(Matcher(available: [LocaleID(utf8: long)], ordered: 1).match([LocaleID("en")]) == [])
    let invalid = LocaleID(utf8: [0xFF, 0xFE])
    let other = LocaleID(utf8: [0xFF, 0xFD])
    #expect(Matcher(available: [other, invalid], ordered: 2).match([invalid]) == [1])
  }

  @Test func answersNothingForNothing() {
    #expect(Matcher(available: [], ordered: 0).match([LocaleID("en")]) == [])
    #expect(Matcher(available: [LocaleID("en")], ordered: 1).match([]) == [])
    #expect(Matcher(available: [], ordered: 0).possibleMatches([]) == [[]])
  }

  @Test func namesWhatEitherOrderGives() {
    let ids = ["fr_CH", "fr_BE", "en", "English"].map { LocaleID($0) }
    let matcher = Matcher(available: ids, ordered: 0)
    #expect(matcher.possibleMatches([LocaleID("fr")]) == [[0], [1]])
    #expect(matcher.possibleMatches([LocaleID("en-AU")]) == [[2, 3], [3, 2]])
    // The same id as the user's comes first in any order.
    #expect(matcher.possibleMatches([LocaleID("en")]) == [[2, 3]])
    #expect(matcher.possibleMatches([LocaleID("ja")]) == [[]])
  }

  @Test func keepsTheOrderThatIsKnown() {
    let ids = ["fr_CH", "fr_BE", "fr_LU"].map { LocaleID($0) }
    #expect(Matcher(available: ids, ordered: 1).possibleMatches([LocaleID("fr")]) == [[0]])
    #expect(Matcher(available: ids, ordered: 3).possibleMatches([LocaleID("fr")]) == [[0]])
  }

  @Test func putsWhatIsAddedBehindTheFolder() {
    let ids = ["en_AU", "fr", "en"].map { LocaleID($0) }
    // Both are as near, and whatever the folder's order, `en` comes behind.
    let matcher = Matcher(available: ids, ordered: 0, last: 1)
    #expect(matcher.possibleMatches([LocaleID("en-IN")]) == [[0, 2]])
    #expect(
      Matcher(available: ids, ordered: 0).possibleMatches([LocaleID("en-IN")]) == [[0, 2], [2]]
    )
    let brazil = ["pt_BR", "Portuguese", "pt_br"].map { LocaleID($0) }
    #expect(
      Matcher(available: brazil, ordered: 0, last: 1).possibleMatches([LocaleID("pt-BR")])
        == [[0, 2, 1]]
    )
  }

  @Test func boundsHowManyOrdersAreNamed() {
    let ids = (0..<40).map { _ in LocaleID("en") }
    #expect(Matcher(available: ids, ordered: 0).possibleMatches([LocaleID("en")]).count == 720)
  }
}
