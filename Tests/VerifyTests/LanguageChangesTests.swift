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

  @Test func tellsWhoGetsWhat() throws {
    #expect(
      try changes(
        app("en", "de", "fr", "ja"),
        removing: ["en", "fr"],
        for: [["en"], ["fr"], ["fr", "ja"], ["de"]]
      ) == [
        "note language-changes: users of en and fr see de: the new fallback; users of fr see ja"
      ]
    )
  }

  @Test func saysNothingWhereNothingChanges() throws {
    #expect(try changes(app("en", "de"), removing: ["it"]) == [])
    #expect(try changes(app("en", "de", "fr"), removing: ["fr"], for: [["de"]]) == [])
  }

  /// An extension is a process of its own, a framework follows the one that loads it.
  @Test func tellsOfExtensionsAndNotOfWhatFollows() throws {
    let tables = ["Localizable": ["en": texts, "de": texts]]
    #expect(
      try changes(
        app("en", "de"),
        Sample("Frameworks/Kit.framework", .framework, tables: tables),
        Sample("PlugIns/Today.appex", .appExtension, tables: tables)
      ) == [
        "note language-changes: users of en see de: the new fallback",
        "note language-changes: users of en see de in Today.appex: the new fallback",
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
