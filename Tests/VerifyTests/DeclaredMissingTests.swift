import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct DeclaredMissingTests {
  @Test func notesWhatIsDeclaredWithoutAFolder() throws {
    let findings = try judged(Sample(region: "de", declared: ["de", "ko"], folders: ["de"]))
    #expect(
      findings.lines == [
        "note declared-missing: Info.plist of Sample.app declares ko without a folder "
          + "(users of it see the development language instead of their next choice; "
          + "take it out of CFBundleLocalizations unless its texts are in a framework or package)"
      ]
    )
  }
}
