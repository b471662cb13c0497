import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnrecognisedNameTests {
  @Test func findsNamesThatAreNoLanguage() throws {
    let findings = try judged(Sample(region: "de", folders: ["de", "Hebrew", "base"]))
    #expect(
      findings.lines == [
        "warning unrecognised-name: Hebrew and base of Sample.app are no languages the system knows "
          + "(no user is ever given them; name the folders by language code, or remove them: \"=Hebrew\", \"=base\")"
      ]
    )
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
