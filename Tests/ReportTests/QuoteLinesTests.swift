import Diagnostics
import Model
import Testing

@testable import Report

@Suite struct QuoteLinesTests {
  /// The section for a finding about `entries` of the table `Localizable`, in `en`, `nl` and `ar`.
  private func section(
    _ quoted: [(EntryRef, Quote)],
    keys: [String] = ["k0"],
    width: Int = 80,
    isColored: Bool = false
  ) -> String {
    let summary = SummaryDraft.quoting(quoted, keys: keys)
    return FindingSection(summary, findings: summary.findings, width: width).lines
      .map { $0.rendered(isColored: isColored) }.joined(separator: "\n")
  }

  @Test func putsWhatIsComparedBelowEachOther() {
    #expect(
      section(SummaryDraft.mistake) == """
        error    nl takes something else than en: k0 [placeholder-mismatch]
                 why; what to do
                 nl.lproj/Localizable.strings:40:1
                 en  "%1$@ holds %2$lld photos"
                                 ^^^^^^
                 nl  "%1$@ bevat %2$@ foto's"
                                 ^^^^
        """
    )
  }

  /// Of several languages that are wrong, the reason tells of one.
  @Test func pointsAtTheFileThatTheReasonTellsOf() {
    let arabic = (
      EntryRef(table: 0, row: 2, key: 0),
      Quote(position: TextPosition(line: 7, column: 1), value: "%d", marks: [0..<2])
    )
    let summary = SummaryDraft.quoting(SummaryDraft.mistake + [arabic], keys: ["k0"])
    func place(_ file: BundlePath?) -> String? {
      let summary = summary.with { $0.findings[0].place = file.map { Place($0) } }
      let lines = FindingSection(summary, findings: summary.findings, width: 80).lines
      return lines.map { $0.rendered(isColored: false) }.first { $0.contains(".lproj") }
    }
    #expect(
      place("nl.lproj/Localizable.strings") == "         nl.lproj/Localizable.strings:40:1"
    )
    #expect(place(nil) == "         ar.lproj/Localizable.strings:7:1")
  }

  @Test func colorsTheMarks() {
    #expect(
      section(SummaryDraft.mistake, isColored: true).replacing("\u{1B}[", with: "^").hasSuffix(
        """
                 ^2mnl.lproj/Localizable.strings:40:1^0m
                 en  "%1$@ holds ^31m%2$lld^0m photos"
                                 ^31m^^^^^^^0m
                 nl  "%1$@ bevat ^31m%2$@^0m foto's"
                                 ^31m^^^^^0m
        """
      )
    )
  }

  @Test func needsNoHeadingForOneKeyOfABinaryFile() {
    let binary = SummaryDraft.mistake.map { entry, quote in
      (entry, Quote(position: nil, value: quote.value, marks: quote.marks))
    }
    #expect(
      section(binary) == """
        error    nl takes something else than en: k0 [placeholder-mismatch]
                 why; what to do
                 en  "%1$@ holds %2$lld photos"
                                 ^^^^^^
                 nl  "%1$@ bevat %2$@ foto's"
                                 ^^^^
        """
    )
  }

  @Test func namesTheKeyWhereThereAreSeveral() {
    let text = section(
      [
        (EntryRef(table: 0, row: 0, key: 0), Quote(position: nil, value: "%@", marks: [0..<2])),
        (EntryRef(table: 0, row: 1, key: 0), Quote(position: nil, value: "niets")),
        (EntryRef(table: 0, row: 0, key: 3), Quote(position: nil, value: "%d", marks: [0..<2])),
        (EntryRef(table: 0, row: 1, key: 3), Quote(position: nil, value: "%s", marks: [0..<2])),
      ],
      keys: ["k0", "k3"]
    )
    #expect(
      text == """
        error    nl takes something else than en: k0, k3 [placeholder-mismatch]
                 why; what to do
                 k0
                 en  "%@"
                      ^^
                 nl  "niets"
                 k3
                 en  "%d"
                      ^^
                 nl  "%s"
                      ^^
        """
    )
  }

  @Test func showsTheReferenceOnceForSeveralLanguages() {
    let entry = { EntryRef(table: 0, row: $0, key: 0) }
    let text = section([
      (entry(0), Quote(position: nil, value: "%@ %d", marks: [3..<5])),
      (entry(1), Quote(position: nil, value: "%@ %@", marks: [3..<5])),
      (
        EntryRef(table: 0, row: 0, key: 0, marked: [1]),
        Quote(position: nil, value: "%@ %d", marks: [0..<2])
      ),
      (entry(2), Quote(position: nil, value: "%d", marks: [0..<2])),
    ])
    #expect(
      text == """
        error    nl takes something else than en: k0 [placeholder-mismatch]
                 why; what to do
                 en  "%@ %d"
                      ^^ ^^
                 nl  "%@ %@"
                         ^^
                 ar  "%d"
                      ^^
        """
    )
  }

  @Test func marksInTheLineWhatIsWrittenFromRightToLeft() {
    let text = section([
      (EntryRef(table: 0, row: 0, key: 0), Quote(position: nil, value: "%d items", marks: [0..<2])),
      (EntryRef(table: 0, row: 2, key: 0), Quote(position: nil, value: "%@ عناصر", marks: [0..<2])),
    ])
    #expect(
      text.hasSuffix(
        """
                 en  "%d items"
                      ^^
                 ar  ">>%@<< عناصر"
        """
      )
    )
  }

  @Test func namesTheTextOfARuleDictionary() {
    let text = { (paths: [[String]]) in
      self.section([
        (
          EntryRef(table: 0, row: 0, key: 0, path: paths[0]),
          Quote(position: nil, value: "%d items", marks: [0..<2])
        ),
        (
          EntryRef(table: 0, row: 1, key: 0, path: paths[1]),
          Quote(position: TextPosition(line: 7, column: 9), value: "%@ items", marks: [0..<2])
        ),
      ])
    }
    #expect(
      text([["n", "other"], ["n", "other"]]).hasSuffix(
        """
                 nl.lproj/Localizable.strings:7:9  k0 > n > other
                 en  "%d items"
                      ^^
                 nl  "%@ items"
                      ^^
        """
      )
    )
    #expect(
      text([["n", "other"], ["n", "one"]]).hasSuffix(
        """
                 nl.lproj/Localizable.strings:7:9
                 en n > other  "%d items"
                                ^^
                 nl n > one    "%@ items"
                                ^^
        """
      )
    )
  }

  @Test func cutsLongValuesAroundTheMark() {
    let long = String(repeating: "many words ", count: 9)
    let mark = long.utf8.count..<long.utf8.count + 2
    let text = section([
      (
        EntryRef(table: 0, row: 0, key: 0),
        Quote(position: nil, value: long + "%d" + long, isCut: true, marks: [mark])
      )
    ])
    #expect(
      text.hasSuffix(
        """
                 en  "...y words many words %dmany words many words many words many ..."
                                            ^^
        """
      )
    )
  }

  @Test func saysHowAnEntryVariesThatIsNoText() {
    let cell = Cell(.text, rule: 0)
    let summary = SummaryDraft.quoting(
      [
        (EntryRef(table: 0, row: 0, key: 0), Quote(position: nil, value: "")),
        (EntryRef(table: 0, row: 1, key: 0), Quote(position: nil, value: "Items")),
      ],
      keys: ["k0"]
    ).with {
      let format = Rule.Text(.none)
      $0.inventory.tables[0].rules = [.plural(Rule.Plural(format: format, variables: []))]
      $0.inventory.tables[0].rows[0].cells = [cell]
    }
    let text = FindingSection(summary, findings: summary.findings, width: 80).lines
      .map { $0.rendered(isColored: false) }.joined(separator: "\n")
    #expect(
      text.hasSuffix(
        """
                 en.lproj/Localizable.strings  k0 = (varies by number)
                 nl.lproj/Localizable.strings  k0 = "Items"
        """
      )
    )
  }

  @Test func saysThatAnEntryIsNoText() {
    let summary = SummaryDraft.quoting(
      [(EntryRef(table: 0, row: 0, key: 0), Quote(position: nil, value: ""))],
      keys: ["k0"]
    ).with { $0.inventory.tables[0].rows[0].cells = [Cell(.notText)] }
    let text = FindingSection(summary, findings: summary.findings, width: 80).lines
      .map { $0.rendered(isColored: false) }.joined(separator: "\n")
    #expect(text.hasSuffix("en.lproj/Localizable.strings  k0 = (no text)"))
  }

  @Test(arguments: [60, 80, 120], ["多くの words\n", "כמה מילים "])
  func keepsLinesWithinTheWidth(width: Int, words: String) {
    let long = String(repeating: words, count: 9)
    let mark = long.utf8.count..<long.utf8.count + 2
    let quoted = (0..<2).map {
      (
        EntryRef(table: 0, row: $0, key: 0),
        Quote(position: nil, value: long + "%d" + long, isCut: true, marks: [mark])
      )
    }
    let lines = section(quoted, width: width).split(separator: "\n")
    #expect(lines.filter { displayWidth(of: $0) > width } == [])
  }
}
