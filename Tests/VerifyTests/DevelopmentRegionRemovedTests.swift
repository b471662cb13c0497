import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct DevelopmentRegionRemovedTests {
  @Test func findsADevelopmentRegionThatGoesWithoutASuccessor() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "en"), text: "en")]))
    )
    let findings = try pruned(Sample(tables: completeTables), policy: policy)
    #expect(
      findings.lines == [
        "error development-region-removed: Sample.app falls back to its development region 'en', which would go "
          + "(users of en and of every language that is not there would see de, which nobody chose; "
          + "set DEVELOPMENT_LANGUAGE in the project to one that stays (de), "
          + "or \"developmentRegion\": \"de\" in the policy, or keep 'en')"
      ]
    )
  }

  /// Table C of runtime.md, row P4: nobody knows the order of a folder.
  @Test func saysThatTheOrderOfTheFolderDecides() throws {
    let sample = Sample(
      tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A!"], "fr": ["a": "A?"]]])
    #expect(
      try pruned(sample, policy: removing("en")).map(\.reason) == [
        "users of en and of every language that is not there would see de or fr, "
          + "as the order of the folder has it"
      ]
    )
  }

  /// Table C of runtime.md, row P2: the region stays in the list beside Base, and nothing of it is left.
  @Test func saysThatOnlyBaseIsLeft() throws {
    let sample = Sample(
      folders: ["Base"],
      tables: ["Localizable": ["en": ["a.b": "A"], "de": ["a.b": "A!"], "fr": ["a.b": "A?"]]]
    )
    #expect(
      try pruned(sample, policy: removing("en")).map(\.reason) == [
        "users of en and of every language that is not there would still be given en, "
          + "of which only Base.lproj is left, and see raw keys"
      ]
    )
  }

  /// Users of a language that goes as well are given their next one, if there is one.
  @Test func saysWhatBecomesOfOtherLanguagesThatGo() throws {
    var policy = try removing("en")
    policy.root.selection = .remove(
      try ["en", "fr"].map { .init(try LanguagePattern(parsing: $0), text: $0) }
    )
    policy.root.audiences = [["en"], ["fr", "ja"], ["ja"]].map { .init(Audience($0), text: "") }
    let texts = ["a": "A"]
    let sample = Sample(
      tables: ["Localizable": ["en": texts, "de": texts, "fr": texts, "ja": texts]])
    #expect(
      try pruned(sample, policy: policy).map(\.reason) == [
        "users of en and of every language that is not there would see de or ja, "
          + "as the order of the folder has it; users of fr would see ja"
      ]
    )
  }

  @Test func findsASuccessorThatIsNotThere() throws {
    let findings = try pruned(
      Sample(tables: ["Localizable": ["en": ["a": "A"], "fr": ["a": "A"]]])
    )
    #expect(
      findings.lines.filter { $0.contains("development-region") } == [
        "error development-region-removed: Sample.app falls back to its development region 'en', which would go "
          + "(users of en and of every language that is not there would see fr, which nobody chose; "
          + "'de' is to take its place but would not be there; name one of fr)"
      ]
    )
  }

  @Test func findsARegionThatARelativeSpeaksFor() throws {
    let sample = Sample(
      region: "en_US",
      tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A"]]]
    )
    #expect(
      try pruned(sample, policy: removing("en")).map(\.message) == [
        "Sample.app falls back to en for its development region 'en_US', and it would go"
      ]
    )
    #expect(try pruned(sample).lines == [])
  }

  @Test func saysWhereAnExtensionIsToKeepItsLanguage() throws {
    let findings = try pruned(
      Sample(region: "de", folders: ["de"]),
      Sample("PlugIns/W.appex", .appExtension, folders: ["en"])
    )
    #expect(
      findings.map(\.advice) == ["keep en, by an entry of 'components' for 'PlugIns/W.appex'"]
    )
  }

  /// What stands in Info.plist need not name a folder: the system falls back to the nearest, then to English.
  @Test(arguments: ["en-US", "en_US", "$(DEVELOPMENT_LANGUAGE)", "", "pt", "English"])
  func findsAFallbackThatGoesHoweverItIsNamed(region: String) throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "en"), text: "en")]))
    )
    let findings = try pruned(Sample(region: region, tables: completeTables), policy: policy)
    #expect(findings.map(\.check) == ["development-region-removed"])
  }

  @Test func saysThatAnInfoPlistHasNoRegionToReplace() throws {
    let findings = try pruned(Sample(region: nil, tables: completeTables))
    #expect(
      findings.map(\.advice) == [
        "set DEVELOPMENT_LANGUAGE in the project to one that stays (de); its Info.plist has no "
          + "CFBundleDevelopmentRegion that could be replaced"
      ]
    )
  }

  @Test func doesNotMindALanguageThatNobodyFallsBackTo() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "fr"), text: "fr")]))
    )
    let sample = Sample(
      tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A!"], "fr": ["a": "A?"]]])
    #expect(try pruned(sample, policy: policy).lines == [])
  }
}
