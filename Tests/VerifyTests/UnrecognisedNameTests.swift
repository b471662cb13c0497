import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnrecognisedNameTests {
  @Test func findsNamesThatAreNoLanguage() throws {
    let findings = try judged(Sample(region: "de", folders: ["de", "Hebrew", "jp"]))
    #expect(
      findings.lines == [
        "warning unrecognised-name: Hebrew and jp of Sample.app are no languages the system knows "
          + "(no user is ever given them; name the folders by language code, such as 'he' for Hebrew "
          + "and 'ja' for jp, or remove them: \"=Hebrew\", \"=jp\")"
      ]
    )
  }

  @Test func suggestsTheLanguageThatIsMeant() throws {
    let findings = try judged(Sample(region: "de", folders: ["de", "jp"]))
    #expect(
      findings.map(\.advice) == [
        "name the folder by language code, such as 'ja', or remove it: \"=jp\""
      ]
    )
  }

  /// No user is ever given it; but it is a translation, made of keys that were asked for.
  @Test func missesNothingInThemButInOthersWhatOnlyTheyHave() throws {
    let sample = Sample(
      region: "de",
      tables: [
        "Localizable": ["de": ["a.b": "A"], "fr": ["a.b": "A"], "Greek": ["c.d": "C"]]
      ]
    )
    let findings = try judged(sample)
    #expect(findings.map(\.check) == ["missing-key", "unrecognised-name"])
    #expect(findings[0].languages == ["de", "fr"])
    #expect(findings[0].keys == ["c.d"])
  }

  /// As a last resort the development region's folder is looked up by its very name.
  @Test func missesWhatTheDevelopmentRegionHasByWhateverName() throws {
    let sample = Sample(
      region: "Greek",
      tables: ["Localizable": ["fr": ["a.b": "A"], "Greek": ["a.b": "A", "c.d": "C"]]]
    )
    #expect(try judged(sample).map(\.check) == ["missing-key", "unrecognised-name"])
  }

  /// It is for `case-mismatch` to say that it is Base.
  @Test func doesNotMindBaseInSmallLetters() throws {
    let findings = try judged(Sample(folders: ["base", "en"]))
    #expect(findings.map(\.check) == ["case-mismatch"])
  }

  @Test func findsFilesInPlaceOfFolders() throws {
    let findings = try judged(Sample(region: "de", folders: ["de"], files: ["fr", "uk"]))
    #expect(
      findings.lines == [
        "warning unrecognised-name: fr.lproj and uk.lproj of Sample.app are files, no folders "
          + "(the system lists such a name as a language, and finds nothing in it; take them out of the build)"
      ]
    )
  }
}
