import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct DamagedTableTests {
  @Test func namesTheDamageAndNotEveryKeyBehindIt() throws {
    let note = FileNote(
      .damaged(reason: "missing ';' after the value", keys: nil),
      at: TextPosition(line: 195, column: 4)
    )
    let findings = try judged(
      Sample(
        tables: ["Localizable": ["en": ["a": "A", "b": "B"], "hu": [:]]],
        notes: ["hu/Localizable": [note]]
      )
    )
    #expect(
      findings.lines == [
        "error damaged-table: the system cannot read Localizable.strings of hu: missing ';' after the value "
          + "(hu has none of the 2 keys of Localizable; they show as raw keys; correct the file and build again)"
      ]
    )
    #expect(
      findings[0].place
        == Place("hu.lproj/Localizable.strings", at: TextPosition(line: 195, column: 4))
    )
  }

  @Test(arguments: [
    (
      "Localizable.stringsdict", "de has 2 of the 3 keys of Localizable; the rest shows as raw keys"
    ),
    ("InfoPlist", "de lacks the one key of InfoPlist; the values of Info.plist show"),
    ("Main", "de lacks the one key of Main; the texts in the nib or storyboard show"),
  ])
  func saysWhatIsLostWithAFile(file: String, loss: String) throws {
    let note = FileNote(.damaged(reason: "no dictionary", keys: nil))
    var texts: [String: [String: Sample.Texts]] = [
      "Localizable": ["en": ["a": "A", "b": "B"], "de": ["a": "A", "b": "B"]],
      "Localizable.stringsdict": ["en": ["n.n": "N"], "de": ["n.n": "N"]],
      "InfoPlist": ["en": ["CFBundleName": "App"], "de": ["CFBundleName": "App"]],
      "Main": ["en": ["a.text": "A"], "de": ["a.text": "A"]],
    ]
    texts[file]?["de"] = [:]
    let findings = try judged(
      Sample(tables: texts, resources: ["Main.nib": ["Base"]], notes: ["de/\(file)": [note]])
    )
    #expect(findings.map(\.check) == ["damaged-table"])
    #expect(findings[0].reason == loss)
  }

  @Test func doesNotMindDamageThatNobodyIsShown() throws {
    let damage = FileNote(.damaged(reason: "no dictionary", keys: nil))
    let findings = try judged(
      Sample(region: "de", folders: ["de"]),
      Sample(
        "Frameworks/Chat.framework",
        .framework,
        region: "de",
        tables: ["Localizable": ["de": ["a": "A"], "hu": [:]]],
        notes: ["hu/Localizable": [damage]]
      )
    )
    #expect(findings.lines == [])
  }
}
