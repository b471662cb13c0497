import Diagnostics
import Model
import Testing

@testable import Report

@Suite struct FindingSectionTests {
  /// The section for one finding, in an app with the table `Localizable` in `de`.
  private func section(
    _ finding: Finding,
    quotes: [EntryRef: Quote] = [:],
    width: Int = 80
  ) -> String {
    let summary = SummaryDraft().with {
      $0.add("de", .stays)
      $0.cover("Localizable", keys: 9, "de")
      $0.summary.quotes = quotes
    }
    return FindingSection(summary, findings: [finding], width: width).lines
      .map { $0.rendered(isColored: false) }.joined(separator: "\n")
  }

  @Test func saysWhatAndWhichCheck() {
    let finding = Finding(check: "link-escapes", severity: .error, message: "a link leads out")
    #expect(
      section(finding) == """
        error    a link leads out [link-escapes]
        """
    )
  }

  @Test func opensAFileOfThePolicyAtItsPlace() {
    let finding = Finding(
      check: "unmatched-policy-entry",
      severity: .error,
      message: "'dr' in 'keep' matches no localization of the artifact",
      reason: "one wrong letter in the policy can remove a language that users need",
      advice: "did you mean 'de'?",
      place: Place("/Users/me/lprune.json", in: .policy, at: TextPosition(line: 3, column: 12))
    )
    #expect(
      section(finding) == """
        error    'dr' in 'keep' matches no localization of the artifact
                 [unmatched-policy-entry]
                 one wrong letter in the policy can remove a language that users need;
                 did you mean 'de'?
                 lprune.json:3:12
        """
    )
  }

  @Test func namesTheFileOfAFindingThatIsOfNoTable() {
    let finding = Finding(
      check: "link-escapes",
      severity: .error,
      message: "the link leads out of the artifact",
      place: Place("en.lproj/away")
    )
    #expect(
      section(finding) == """
        error    the link leads out of the artifact [link-escapes]
                 en.lproj/away
        """
    )
  }

  @Test func quotesAFewEntries() {
    let entries = (0..<6).map { EntryRef(table: 0, row: 0, key: $0) }
    let finding = Finding(
      check: "empty-value",
      severity: .warning,
      message: "de has 6 empty values in Localizable",
      component: 0,
      table: "Localizable",
      languages: ["de"],
      entries: entries
    )
    let quotes = entries.enumerated().map { index, entry in
      (
        entry,
        Quote(
          position: TextPosition(line: index + 1, column: 1),
          value: String(repeating: "long ", count: 20),
          isCut: true
        )
      )
    }
    #expect(
      section(finding, quotes: Dictionary(uniqueKeysWithValues: quotes)) == """
        warning  de has 6 empty values in Localizable [empty-value]
                 de.lproj/Localizable.strings:1:1  k0 = "long long long long long lo..."
                 de.lproj/Localizable.strings:2:1  k1 = "long long long long long lo..."
                 de.lproj/Localizable.strings:3:1  k2 = "long long long long long lo..."
                 ... 3 more places
        """
    )
  }

  private func missing(_ keys: [String], width: Int = 80) -> String {
    let message = "de lacks \(keys.count) of 1,204 keys of Localizable"
    let finding = Finding(check: "missing-key", severity: .error, message: message, keys: keys)
    return section(finding, width: width)
  }

  @Test func namesAsManyKeysAsFitIntoTwoLines() {
    #expect(
      missing((10..<50).map { "key\($0)" }) == """
        error    de lacks 40 of 1,204 keys of Localizable: key10, key11, key12, key13,
                 key14, key15, key16, key17, key18, key19 and 30 more [missing-key]
        """
    )
    #expect(
      missing((10..<50).map { "settings.privacy.permission.request\($0)" }) == """
        error    de lacks 40 of 1,204 keys of Localizable:
                 settings.privacy.permission.request10,
                 settings.privacy.permission.request11 and 38 more [missing-key]
        """
    )
  }

  @Test func namesTwentySixOfAThousandKeys() {
    #expect(
      missing((1_000..<2_000).map { "key\($0)" }) == """
        error    de lacks 1000 of 1,204 keys of Localizable: key1000, key1001, key1002,
                 key1003, key1004, key1005, key1006, key1007, key1008, key1009, key1010,
                 key1011, key1012, key1013, key1014, key1015, key1016, key1017, key1018,
                 key1019, key1020, key1021, key1022, key1023, key1024, key1025
                 and 974 more [missing-key]
        """
    )
  }

  @Test func printsKeysHarmlessly() {
    let finding = Finding(
      check: "missing-key",
      severity: .error,
      message: "de lacks 3 of 9 keys of Localizable",
      keys: ["", "a\u{1B}[2Jb", String(repeating: "Text, ", count: 30)]
    )
    #expect(
      section(finding) == #"""
        error    de lacks 3 of 9 keys of Localizable: '', a\x1B[2Jb, 'Text, Text, Text,
                 Text, Text, Text, Text, Text, Text, Tex...' [missing-key]
        """#
    )
  }
}
