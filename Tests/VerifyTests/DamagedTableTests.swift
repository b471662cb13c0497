import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct DamagedTableTests {
  @Test func namesTheDamageAndNotEveryKeyBehindIt() throws {
    let note = FileNote(
      .damaged(reason: "missing ';' after the value on line 194", keys: 168),
      at: TextPosition(line: 195, column: 1)
    )
    let findings = try judged(
      Sample(
        tables: ["Localizable": ["en": ["a": "A", "b": "B"], "hu": [:]]],
        notes: ["hu/Localizable": [note]]
      )
    )
    #expect(
      findings.lines == [
        "error damaged-table: 168 keys of hu are lost to one mistake in Localizable.strings: missing ';' after the value on line 194 "
          + "(hu has none of the 2 keys of Localizable; they show as raw keys; correct the file and build again)"
      ]
    )
    #expect(
      findings[0].place
        == Place("hu.lproj/Localizable.strings", at: TextPosition(line: 195, column: 1))
    )
  }

  @Test func saysPlainlyThatAFileIsEmpty() throws {
    let note = FileNote(.damaged(reason: "the file is empty (zero bytes)", keys: 0))
    let findings = try judged(
      Sample(
        tables: ["Localizable": ["en": ["a": "A"], "sr-CS": [:]]],
        notes: ["sr-CS/Localizable": [note]]
      )
    )
    #expect(
      findings.lines == [
        "error damaged-table: the system reads nothing from Localizable.strings of sr-CS: the file is empty (zero bytes) "
          + "(sr-CS lacks the one key of Localizable; it shows as a raw key; correct the file or take it out, and build again)"
      ]
    )
  }

  static let messages: [(kind: FileNote.Kind, language: String, message: String)] = [
    (
      .damaged(reason: "no ';'", keys: 1), "it",
      "1 key of 'it' is lost to one mistake in Localizable.strings of Chat.framework: no ';'"
    ),
    (
      .damaged(reason: "no ';'", keys: 1_204), "",
      "1,204 keys are lost to one mistake in 'Frameworks/Chat.framework/Localizable.strings': no ';'"
    ),
    (
      .damaged(reason: "the trailer is wrong", keys: nil), "de",
      "the system reads nothing from Localizable.strings of de in Chat.framework: the trailer is wrong"
    ),
    (
      .unreadable(reason: "no permission"), "de",
      "Localizable.strings of de in Chat.framework cannot be read: no permission"
    ),
  ]

  @Test(arguments: messages)
  func saysWhatIsLostAndWhere(kind: FileNote.Kind, language: String, message: String) throws {
    let findings = try judged(
      Sample(folders: ["en", "it", "de"]),
      Sample(
        "Frameworks/Chat.framework",
        .framework,
        tables: ["Localizable": ["en": ["a": "A"], language: [:]]],
        notes: ["\(language)/Localizable": [FileNote(kind)]]
      )
    )
    #expect(findings.filter { $0.check == "damaged-table" }.map(\.message) == [message])
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
    #expect(findings.map(\.check) == ["unreachable-localization"])
  }
}
