import Foundation
import Model
import Read
import Testing

/// What tables say about the texts that they hold.
@Suite struct PlaceholderTests {
  private func taking(_ classes: [ArgumentClass], equalsKey: Bool = false) -> Cell? {
    Cell(.text, equalsKey: equalsKey, taking: Placeholders(classes))
  }

  @Test func readsPlaceholdersIntoCells() {
    let table = table(#"a = "%@ of %d"; "%@" = "%@"; b = plain; c = ""; d = "100%"; e = "100%%";"#)
    #expect(table.cell("a") == taking([.object, .int32]))
    #expect(table.cell("%@") == taking([.object], equalsKey: true))
    #expect(table.cell("b") == Cell(.text))
    #expect(table.cell("c") == Cell(.empty))
    #expect(table.cell("d") == Cell(.text, taking: Placeholders(flags: .stray)))
    #expect(table.cell("e") == Cell(.text))
    #expect(table.rules == [])
  }

  @Test(arguments: [
    #"k = "\U0025@";"#, #"k = "\45@";"#, #"k = "a\n\"%@";"#,
    "<plist><dict><key>k</key><string>&#37;@</string></dict></plist>",
    "<plist><dict><key>k</key><string>&#x25;@ &amp;</string></dict></plist>",
    "<plist><dict><key>k</key><string><![CDATA[%]]>@</string></dict></plist>",
  ])
  func knowsAPercentSignInEverySpelling(text: String) {
    #expect(table(text).cell("k") == taking([.object]))
  }

  @Test(arguments: [#""k" = "%";"#, "<plist><dict><key>k</key><string>%</string></dict></plist>"])
  func findsAPercentSignAtEveryPlace(text: String) {
    // Texts are looked at sixteen bytes at a time, as far as the file goes.
    for (before, after, end) in (0..<36).flatMap({ before in
      [0, 1, 15, 16, 33].flatMap { after in [0, 40].map { (before, after, $0) } }
    }) {
      func filler(_ count: Int) -> String { String(repeating: "x", count: count) }
      func cell(_ sign: String) -> Cell? {
        let value = filler(before) + sign + filler(after)
        let end = String(repeating: "\n", count: end)
        return table(text.replacing("%", with: value) + end).cell("k")
      }
      #expect(cell("%@") == taking([.object]), "\(before) \(after) \(end)")
      #expect(cell("é@") == Cell(.text), "\(before) \(after) \(end)")
    }
  }

  @Test(arguments: [#"k = "\\U0025 \\45 \n";"#, #"k = "\u0025";"#])
  func knowsWhatSpellsNoPercentSign(text: String) {
    #expect(table(text).cell("k") == Cell(.text))
  }

  @Test func knowsAPercentSignInUTF16() {
    func cell(_ text: String) -> Cell? {
      table(of: [binaryFile([.dictionary([1: 2]), .text("k"), .text(text)])]).cell("k")
    }
    #expect(cell("ш%@") == taking([.object]))
    // Halves of other characters look like a percent sign, and so do zeros beside it.
    #expect(cell("\u{2500}\u{2525}\u{0125}\u{2525}") == Cell(.text))
    #expect(cell("\u{0400}\u{2541}") == Cell(.text))
    #expect(cell("\u{2500}\u{2525}%d") == taking([.int32]))
  }

  @Test func readsLatin1InABinaryFile() {
    let file = binaryFile([
      .dictionary([1: 2]), .text("k"), .bytes([0x54, 0xE9, 0x25, 0x23, 0x40]),
    ])
    #expect(table(of: [file]).cell("k") == Cell(.text, taking: Placeholders(flags: .stray)))
  }

  @Test func keepsManyArgumentsAsARule() {
    let text = String(repeating: "%@", count: 7)
    let table = table("a = \"\(text)\"; b = \"\(text)!\"; c = \"%7$@\";")
    let seven = Placeholders(Array(repeating: .object, count: 7))
    let last = Placeholders(Array(repeating: .unused, count: 6) + [.object])
    #expect(table.rules == [.text(seven), .text(last)])
    #expect(table.cell("a") == Cell(.text, rule: 0))
    #expect(table.cell("b") == Cell(.text, rule: 0))
    #expect(table.cell("c") == Cell(.text, rule: 1))
  }

  @Test func forgetsTheRulesOfADamagedFile() {
    let files = ["a = \"%7$@\";", "a = \"%8$@\"; b", "a = \"%9$@\"; b = \"%7$@\";"]
    let table = table(of: files.map { Array($0.utf8) })
    let counts = table.rules.map { rule in
      if case .text(let placeholders) = rule { placeholders.classes.count } else { 0 }
    }
    #expect(counts == [7, 9])
    #expect(table.rows.map { $0.cells.map(\.rule) } == [[0], [], [1, 0]])
  }

  @Test func readsWhatKeysTake() {
    let text = String(repeating: "%@", count: 7)
    let files = ["plain; \"%@ of %d\" = x;", "\"é%d\"; \"\(text)\"; a; \"%%\";"]
    let table = table(of: files.map { Array($0.utf8) })
    let keys = (0..<KeySpace.Index(table.keys.count)).map { table.keyCell($0) }
    let rule = Cell(.text, rule: 0)
    #expect(
      keys == [
        Cell(.text), taking([.object, .int32]), taking([.int32]), rule, Cell(.text), Cell(.text),
      ]
    )
    #expect(table.keyCells.count == 6)
  }

  @Test func keepsNothingWhereNoKeyTakesAnything() {
    #expect(table("a = \"%@\"; \"100%%\" = b;").keyCells == [])
  }

  @Test func readsPhrasesOfAppShortcuts() {
    let text = """
      "Open ${applicationName}" = "${applicationName} öffnen: ${b}, ${applicationName} 100%@";
      b = "%@ $ {x} ${ open"; c = "$\\U007bé}";
      """
    let read = table(of: [Array(text.utf8)], name: "AppShortcuts")
    #expect(read.rule("Open ${applicationName}") == .phrase(["applicationName", "b"]))
    #expect(read.cell("b") == Cell(.text))
    #expect(read.rule("c") == .phrase(["é"]))
    #expect(read.keyCell(0).rule.map { read.rules[$0] } == .phrase(["applicationName"]))
    #expect(read.keyCell(1) == Cell(.text))
    #expect(table(text).rule("c") == nil)
  }
}

@Suite struct ValueHashTests {
  @Test func givesEqualValuesEqualNumbers() throws {
    let entries = ["a": "é %@ & \"x\"", "b": "", "c": "other", "d": "éé %d"]
    let sample = RuleSample.dictionary(
      entries.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }
    )
    let table = table(of: try sample.files(), comparingValues: true)
    for key in 0..<4 {
      let numbers = Set(table.rows.map { $0.valueHashes[key] })
      #expect(numbers.count == 1)
      #expect(!numbers.contains(0))
    }
    #expect(Set(table.rows[0].valueHashes).count == 4)
  }

  @Test func isTheSameInEveryRun() {
    let table = table("a = b; b = \"\";", isDict: false)
    #expect(table.rows[0].valueHashes == [])
    let compared = ReadTests.table(of: [Array("a = b; b = \"\";".utf8)], comparingValues: true)
    #expect(compared.rows[0].valueHashes == [422_976_901, 1])
  }

  @Test func hasNoNumberForWhatIsNoText() {
    let files = ["a = {}; b = x;", "c = (1); b = x;"].map { Array($0.utf8) }
    let table = table(of: files, isDict: true, comparingValues: true)
    #expect(table.rows[0].valueHashes[0] == 0)
    #expect(table.rows[1].valueHashes.count == 3)
    #expect(table.rows[1].valueHashes[0] == 0)
    #expect(table.rows[1].valueHashes[2] == 0)
    #expect(table.rows[0].valueHashes[1] == table.rows[1].valueHashes[1])
  }

  @Test func countsTheValueThatCounts() {
    let table = table(
      of: [Array("a = x; a = y;".utf8), Array("a = y;".utf8)],
      comparingValues: true
    )
    #expect(table.rows[0].valueHashes == table.rows[1].valueHashes)
  }
}
