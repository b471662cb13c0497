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

  /// Who lists `nb` is given `no` with the declaration and without it; Base is for everyone.
  @Test(arguments: [("nb", "no"), ("zh-HK", "zh-Hant"), ("en-GB", "en")])
  func saysNothingWhereUsersAreLedToARelative(declared: String, folder: String) throws {
    let app = Sample(region: "de", declared: ["de", declared], folders: ["Base", "de", folder])
    #expect(try judged(app).of("declared-missing").lines == [])
    let other = Sample(region: "de", declared: ["de", declared], folders: ["Base", "de", "ko"])
    #expect(try judged(other).of("declared-missing").map(\.languages) == [[declared]])
  }
}
