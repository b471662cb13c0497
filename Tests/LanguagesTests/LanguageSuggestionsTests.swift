import Diagnostics
import Languages
import Testing

@Suite struct LanguageSuggestionsTests {
  @Test func suggestsNamesThatAreTagsOnce() {
    let names = LanguageTag.knownNames
    #expect(names.filter { LanguageTag($0) == nil } == [])
    #expect(Set(names).count == names.count)
  }

  @Test func suggestsTheCommonestFirst() throws {
    let names = LanguageTag.knownNames
    #expect(names.first == "en")
    #expect(try #require(names.firstIndex(of: "de")) < #require(names.firstIndex(of: "ee")))
  }

  @Test(arguments: ["de", "ee", "zh-Hans", "pt-BR", "en-GB", "English", "Norwegian", "cy"])
  func suggestsCodesRegionsAndNamesOfOld(name: String) {
    #expect(LanguageTag.knownNames.contains(name))
  }

  @Test(arguments: [
    ("dee", "de"), ("Germn", "German"), ("zh-Hanz", "zh-Hans"), ("en-GV", "en-GB"),
    ("Englsh", "English"),
  ])
  func isNearToWhatWasMeant(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: LanguageTag.knownNames) == meant)
  }

  @Test(arguments: [
    ("jp", "ja"), ("JP", "ja"), ("cn", "zh-Hans"), ("cz", "cs"), ("dk", "da"), ("gr", "el"),
    ("ua", "uk"), ("en-UK", "en-GB"), ("en_UK", "en-GB"), ("Greek", "el"), ("Hebrew", "he"),
    ("Czech", "cs"), ("Hungarian", "hu"), ("Ukrainian", "uk"),
  ])
  func knowsWellKnownConfusions(name: String, meant: String) {
    #expect(LanguageTag(name) == nil)
    #expect(LanguageTag.likelyMeant(by: name) == meant)
    #expect(LanguageTag(meant)?.description == meant)
  }

  @Test(arguments: ["se", "br", "kr", "en", "xx", "", "Base"])
  func leavesOtherNamesAlone(name: String) {
    #expect(LanguageTag.likelyMeant(by: name) == nil)
  }
}
