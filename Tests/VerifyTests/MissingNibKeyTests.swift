import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct MissingNibKeyTests {
  @Test func notesWhatInfoPlistAndNibsStillShow() throws {
    let findings = try judged(
      Sample(
        folders: ["de"],
        tables: [
          "InfoPlist": ["en": ["CFBundleName": "App"], "fr": [:]], "Main": ["en": ["a.text": "A"]],
        ],
        resources: ["Main.nib": ["Base"]]
      )
    )
    #expect(
      findings.lines == [
        "note missing-info-plist-key: de and fr lack 1 of 1 key of InfoPlist [CFBundleName] "
          + "(the value of Info.plist would show)",
        "note missing-nib-key: de and fr lack 1 of 1 key of Main [a.text] "
          + "(the text in the nib or storyboard would show)",
      ]
    )
  }
}
