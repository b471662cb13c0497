import Languages
import Model
import Testing
import TestSupport

/// Tables whose development region is the one that an earlier prune wrote.
@Suite struct StandInTests {
  private func findings(_ texts: [String: [String: String]]) throws -> [Finding] {
    try ArgumentSample(region: "de", texts: texts).findings(policy: removingEnglish())
  }

  @Test func blamesNeitherOfTwoLanguagesThatDisagree() throws {
    #expect(
      try findings(["de": ["k.k": "%d"], "fr": ["k.k": "%@"]]).lines == [
        "error placeholder-mismatch: de and fr take different arguments in 1 text of L [k.k] "
          + "(fr has a text where de has a whole number: one of them is wrong and can crash; "
          + "see what the app passes, and correct what differs from it)"
      ]
    )
    #expect(
      try findings(["de": ["k.k": "%@"], "fr": ["k.k": "%@ %d"]]).lines == [
        "error placeholder-mismatch: de and fr take different arguments in 1 text of L [k.k] "
          + "(fr takes a whole number as argument 2, de takes only 1: one of them is wrong and "
          + "shows a meaningless number; see what the app passes, and correct what differs from "
          + "it)"
      ]
    )
    #expect(
      try findings(["de": ["k.k": "%d"], "fr": ["k.k": "%lld"]]).lines == [
        "warning placeholder-width: de and fr take numbers in different sizes in 1 text of L "
          + "[k.k] (fr reads 64 bits where de reads 32 bits: one of them is wrong and may show "
          + "wrong numbers; see what the app passes, and correct what differs from it)"
      ]
    )
  }

  @Test func takesThePlaceholderForMeantWhereOnlyOneHasAny() throws {
    #expect(
      try findings(["de": ["k.k": "nichts"], "fr": ["k.k": "%@"]]).lines == [
        "warning dropped-argument: de and fr show different arguments in 1 text of L [k.k] "
          + "(de shows nothing where fr shows a text: one of them is wrong; "
          + "see what the app passes, and add it or take it out, or allow the key)"
      ]
    )
  }

  @Test func comparesWithTheKeyFirst() throws {
    #expect(
      try findings(["de": ["k %@": "%d"], "fr": ["k %@": "%@"]]).map(\.message) == [
        "de takes other arguments than the key in 1 text of L"
      ]
    )
  }

  @Test func comparesWithMostLanguages() throws {
    #expect(
      try findings(["de": ["k.k": "%d"], "fr": ["k.k": "%@"], "ja": ["k.k": "%@"]]).map(\.message)
        == ["de takes other arguments than most languages in 1 text of L"]
    )
  }

  @Test func trustsARegionWhoseTextsAreTheKeys() throws {
    #expect(
      try findings([
        "de": ["Noch eins": "Noch eins", "k.k": "%d"], "fr": ["Noch eins": "Encore", "k.k": "%@"],
      ]).map(\.message) == ["fr takes other arguments than de in 1 text of L"]
    )
  }

  @Test func measuresByTheSourceWhileItIsThere() throws {
    let sample = ArgumentSample(texts: [
      "en": ["k.k": "%@"], "de": ["k.k": "%d"], "fr": ["k.k": "%@"],
    ])
    #expect(
      try pruned(sample.app()).filter(\.isAboutPlaceholders).map(\.message) == [
        "de takes other arguments than en in 1 text of L"
      ]
    )
  }

  @Test func canBeAllowedInEitherLanguage() throws {
    for name in ["de", "fr"] {
      var policy = try removingEnglish()
      policy.allowances = [
        Allowance(
          check: "placeholder-mismatch",
          language: LanguageTag(name).map { .init($0, text: name) },
          reason: "as it is meant"
        )
      ]
      let sample = ArgumentSample(region: "de", texts: ["de": ["k.k": "%d"], "fr": ["k.k": "%@"]])
      #expect(try sample.findings(policy: policy).lines == [])
    }
  }
}
