import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct LanguageChangesTests {
  private let texts = ["a": "A"]

  private func app(_ languages: String...) -> Sample {
    let files = languages.map { ($0, texts) }
    return Sample(tables: ["Localizable": Dictionary(uniqueKeysWithValues: files)])
  }

  /// Removes languages and makes `de` the development region; asks what the users see whose languages are given.
  private func changes(
    _ samples: Sample...,
    removing names: [String] = ["en"],
    for audiences: [[String]] = [["en"], ["de"], []]
  ) throws -> [String] {
    var policy = try removingEnglish()
    policy.root.selection = .remove(
      try names.map { .init(try LanguagePattern(parsing: $0), text: $0) }
    )
    policy.root.audiences = audiences.map { .init(Audience($0), text: "") }
    return foundPruning(inventory(samples), under: policy).of("language-changes").lines
  }

  @Test func tellsOfTheNewFallback() throws {
    #expect(
      try changes(app("en", "de")) == [
        "note language-changes: users of en see de: the new fallback"
      ]
    )
  }

  /// Who speaks English is given another English, and only those whom nothing serves the new fallback.
  @Test func tellsThoseWhomNothingServesFromSpeakers() throws {
    #expect(
      try changes(app("en", "de", "en-GB")) == [
        "note language-changes: users whose language is not there see de: the new fallback; users of en see en-GB"
      ]
    )
  }

  /// What is the same in many frameworks is said once.
  @Test func tellsOfManyComponentsAtOnce() throws {
    let kits = (1...4).map { number in
      Sample(
        "Frameworks/Kit\(number).framework",
        .framework,
        tables: ["Localizable": ["en": texts, "de": texts, "en-GB": texts]]
      )
    }
    var product = app("en", "de")
    product.allowsMixedLocalizations = true
    let policy = try removingEnglish()
    let findings = foundPruning(inventory([product] + kits), under: policy).of("language-changes")
    #expect(
      findings.lines == [
        "note language-changes: users of en see de: the new fallback",
        "note language-changes: users of en see en-GB in 4 components "
          + "[Kit1.framework, Kit2.framework, Kit3.framework, Kit4.framework]",
      ]
    )
    let fewer = foundPruning(inventory([product] + kits.prefix(2)), under: policy)
    #expect(
      fewer.of("language-changes").map(\.message) == [
        "users of en see de: the new fallback",
        "users of en see en-GB in Kit1.framework", "users of en see en-GB in Kit2.framework",
      ]
    )
  }

  @Test func tellsWhoGetsWhat() throws {
    #expect(
      try changes(
        app("en", "de", "fr", "ja"),
        removing: ["en", "fr"],
        for: [["en"], ["fr"], ["fr", "ja"], ["de"]]
      ) == [
        "note language-changes: users of en and fr see de: the new fallback; those who also list ja see ja"
      ]
    )
  }

  @Test func saysNothingWhereNothingChanges() throws {
    #expect(try changes(app("en", "de"), removing: ["it"]) == [])
    #expect(try changes(app("en", "de", "fr"), removing: ["fr"], for: [["de"]]) == [])
  }

  /// Whoever was given a language for want of another is no user of it.
  @Test func tellsUsersOfALanguageFromThoseWhoFellBackToIt() throws {
    let kit = Sample(
      "Frameworks/Kit.framework",
      .framework,
      tables: ["Localizable": ["en": texts, "de": texts]]
    )
    #expect(
      try changes(app("en", "de", "fr"), kit, for: [["fr"]]) == [
        "note language-changes: users who saw en see de in Kit.framework: the new fallback"
      ]
    )
  }

  /// What does the same as the product, or as what loads it, is worth no word of its own.
  @Test func tellsOnlyOfWhatDiffers() throws {
    let same = ["Localizable": ["English": texts, "de": texts]]
    #expect(
      try changes(
        app("en", "de"),
        Sample("Frameworks/Kit.framework", .framework, tables: same),
        Sample("PlugIns/Other.appex", .appExtension, tables: same),
        Sample(
          "PlugIns/Today.appex",
          .appExtension,
          region: "fr",
          tables: ["Localizable": ["en": texts, "fr": texts]]
        )
      ) == [
        "note language-changes: users of en see de: the new fallback",
        "note language-changes: users of en see fr in Today.appex",
      ]
    )
  }

  /// A `Settings.bundle` has no development region; `ambiguous-language` tells what users of English see there.
  @Test func leavesItToItsOwnFindingWhereTheOrderOfTheFolderDecides() throws {
    let settings = Sample(
      "Settings.bundle",
      .settingsBundle,
      region: nil,
      tables: ["Root": ["en": texts, "de": texts, "fr": texts]]
    )
    #expect(
      try changes(app("en", "de", "fr"), settings) == [
        "note language-changes: users of en see de: the new fallback"
      ]
    )
  }

  /// Then the fallback is an accident, which an error tells.
  @Test func leavesALostRegionToItsOwnFinding() throws {
    var policy = try removing("en")
    policy.root.audiences = [.init(Audience(["en"]), text: "")]
    #expect(
      foundPruning(inventory([app("en", "de")]), under: policy).map(\.check)
        == ["development-region-removed"]
    )
  }
}
