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
          + "(users of every language that is not there would see raw keys or a language nobody chose; "
          + "set DEVELOPMENT_LANGUAGE in the project to one that stays (de), "
          + "or \"developmentRegion\": \"de\" in the policy, or keep 'en')"
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
          + "(users of every language that is not there would see raw keys or a language nobody chose; "
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
