import Model
import Testing
import TestSupport

import Verify

@Suite struct DuplicateLocalizationTests {
  private func found(_ sample: Sample, policy: Policy = Policy()) throws -> [Finding] {
    try judged(sample, policy: policy).of("duplicate-localization")
  }

  @Test(arguments: [
    (["English", "de", "en"], "English and en", "en"),
    (["de", "zh-Hans", "zh_CN"], "zh-Hans and zh_CN", "zh-Hans"),
    (["EN", "de", "en"], "EN and en", "en"),
    (["de", "pt-BR", "pt_BR"], "pt-BR and pt_BR", "pt-BR"),
    (["de", "he", "iw"], "'he' and iw", "'he'"),
  ])
  func findsFoldersOfOneLanguage(folders: [String], pair: String, right: String) throws {
    #expect(
      try found(Sample(folders: folders)).lines == [
        "warning duplicate-localization: \(pair) of Sample.app are one language "
          + "(users are given the texts of one of them; of the other they see only files that the first "
          + "lacks; move everything into \(right), and take the rest out of the build)"
      ]
    )
  }

  @Test func prefersTheSpellingOfTheDevelopmentRegion() throws {
    let findings = try found(Sample(region: "English", folders: ["English", "en"]))
    #expect(
      findings.map(\.advice) == ["move everything into English, and take the rest out of the build"]
    )
    #expect(findings.map(\.place) == [Place("English.lproj")])
  }

  @Test func tellsOfAComponentOnce() throws {
    let findings = try found(Sample(folders: ["English", "French", "en", "fr"]))
    #expect(
      findings.map(\.message) == [
        "Sample.app has several folders for each of 2 languages: English and en; French and fr"
      ]
    )
    #expect(findings.map(\.languages) == [["English", "French", "en", "fr"]])
  }

  @Test func takesALinkAndWhatItLeadsToForOne() throws {
    #expect(try found(Sample(folders: ["en"], links: ["English": "en"])).isEmpty)
    // One round in a circle is no folder at all.
    #expect(
      try found(Sample(folders: ["en"], links: ["English": "eng", "eng": "English"])).isEmpty
    )
  }

  @Test func doesNotMindWhatIsNearOrRemovedOrOfOthers() throws {
    #expect(try found(Sample(folders: ["en", "en-GB", "zh-Hans", "zh-Hant"])).isEmpty)
    #expect(
      try pruned(Sample(folders: ["de", "en", "fr"]), policy: removing("=en"))
        .of("duplicate-localization").isEmpty
    )
    #expect(
      try pruned(Sample(folders: ["English", "de", "en"])).of("duplicate-localization").isEmpty
    )
    let kit = Sample("K.framework", .framework, identifier: "org.k", folders: ["English", "en"])
    #expect(
      try judged(Sample(folders: ["en"]), kit).of("duplicate-localization").isEmpty
    )
  }
}
