import Diagnostics
import Testing

/// Answers, never distances: what must be suggested, and what must not.
@Suite struct SuggestionTests {
  private static let keys = [
    "version", "keep", "remove", "developmentRegion", "owned", "reference", "checks", "components",
    "signed", "skipConfigurations",
  ]

  private static let options = [
    "policy", "dry-run", "keep", "remove", "development-region", "report", "strict", "quiet",
    "color", "help", "version",
  ]

  private static let formats = ["text", "json", "xcode"]

  @Test(arguments: [
    ("kep", "keep"), ("keeep", "keep"), ("kepe", "keep"), ("Keep", "keep"), ("KEEP", "keep"),
    ("remvoe", "remove"), ("removes", "remove"), ("remov", "remove"), ("verison", "version"),
    ("develomentRegion", "developmentRegion"), ("developmentregion", "developmentRegion"),
    ("development_region", "developmentRegion"), ("component", "components"),
    ("check", "checks"), ("skipConfiguration", "skipConfigurations"), ("signd", "signed"),
    ("refrence", "reference"), ("dev", "developmentRegion"),
    ("skip", "skipConfigurations"),
  ])
  func suggestsThePolicyKey(typed: String, expected: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.keys) == expected)
  }

  @Test(arguments: [
    ("polcy", "policy"), ("dryrun", "dry-run"), ("dry_run", "dry-run"), ("dry", "dry-run"),
    ("developmentregion", "development-region"), ("colour", "color"), ("hlep", "help"),
    ("repotr", "report"), ("stric", "strict"), ("dev", "development-region"),
  ])
  func suggestsTheOption(typed: String, expected: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.options) == expected)
  }

  @Test(arguments: [("jsn", "json"), ("JSON", "json"), ("txt", "text"), ("xcod", "xcode")])
  func suggestsTheFormat(typed: String, expected: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.formats) == expected)
  }

  @Test(arguments: [
    "xml", "", "-", "delete", "de", "ke", "trimNested", "developement", "html", "markdown", "🎈🎈🎈",
  ])
  func suggestsNothingFarAway(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.keys + Self.formats) == nil)
  }

  @Test(arguments: ["es", "eN", "e", "xn"])
  func changesNoLetterOfAShortWord(typed: String) {
    let expected = typed == "eN" ? "en" : nil
    #expect(Suggestion.nearest(to: typed, among: ["de", "en", "fr", "zh"]) == expected)
  }

  @Test func prefersTheNearer() {
    #expect(Suggestion.nearest(to: "removee", among: ["removed", "remove"]) == "removed")
    #expect(Suggestion.nearest(to: "remove", among: ["removed", "remove"]) == "remove")
  }

  @Test func prefersTheFirstOfTheEquallyNear() {
    #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
  }

  @Test func suggestsNoneOfTwoBeginnings() {
    #expect(Suggestion.nearest(to: "mis", among: ["missing-key", "missing-table"]) == nil)
  }

  @Test func findsNothingAmongNothing() {
    #expect(Suggestion.nearest(to: "keep", among: []) == nil)
  }
}
