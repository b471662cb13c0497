import Model
import Read
import Testing

@Suite struct QuoteMarksTests {
  /// The quotes of references to the first key of a file.
  private func quotes(
    _ contents: [UInt8],
    _ references: [(path: [String], marked: [Int])],
    isDict: Bool = false,
    name: BundlePath = "Localizable"
  ) -> [Quote?] {
    let inventory = inventory(of: table(of: [contents], isDict: isDict, name: name))
    let entries = references.map {
      EntryRef(table: 0, row: 0, key: 0, path: $0.path, marked: $0.marked)
    }
    let found = quote(entries, of: inventory, reading: reading([contents]))
    return entries.map { found[$0] }
  }

  private func marks(_ value: String, _ marked: [Int]) -> [Range<Int>]? {
    quotes(Array("k = \"\(value)\";".utf8), [([], marked)])[0]?.marks
  }

  @Test func marksTheSpecifiersThatTakeAnArgument() {
    #expect(marks("é %@ %d %%", [2]) == [6..<8])
    #expect(marks("é %@ %d %%", [1, 2]) == [3..<5, 6..<8])
    #expect(marks("%2$@ %1$@ %2$@", [2]) == [0..<4, 10..<14])
    #expect(marks("%*d %@", [1]) == [0..<3])
    #expect(marks("%@ %y 5%", [0]) == [3..<5, 7..<8])
    #expect(marks("%@ %y", []) == [])
    #expect(marks("%@", [2]) == [])
  }

  @Test func marksNothingThatIsNotShown() {
    let long = String(repeating: "x", count: 197)
    #expect(marks("%@\(long)%@", [1, 2]) == [0..<2])
    #expect(marks("%@\(long)%@", [2]) == [])
    #expect(marks("\(long) %@ %@", [1, 2]) == [198..<200])
    #expect(marks("\(long)x %@ %@", [1, 2]) == [])
  }

  @Test func quotesOneKeyInSeveralWays() {
    let found = quotes(Array("k = \"%@ %d\";".utf8), [([], []), ([], [1]), ([], [2])])
    #expect(found.map { $0?.marks } == [[], [0..<2], [3..<5]])
  }

  @Test func marksNothingInPhrases() {
    let text = Array("k = \"%@ ${a}\";".utf8)
    #expect(quotes(text, [([], [0, 1])], name: "AppShortcuts")[0]?.marks == [])
  }

  @Test func quotesATextOfARule() throws {
    let sample = RuleSample.dictionary([
      ("k", .plural("%#@n@ x", "n", [("one", "%d é"), ("other", "%d %@")]))
    ])
    let references: [(path: [String], marked: [Int])] = [
      (["NSStringLocalizedFormatKey"], [1]), (["n", "other"], [2]), (["n", "few"], []), (["n"], []),
      (["n", "one", "x"], []), ([], [1]),
    ]
    for file in try sample.files() {
      let found = quotes(file, references, isDict: true)
      #expect(found.map { $0?.value } == ["%#@n@ x", "%d %@", nil, nil, nil, ""])
      #expect(found.map { $0?.marks } == [[0..<5], [3..<5], nil, nil, nil, []])
    }
  }

  @Test func saysWhereATextOfARuleIs() {
    let text = """
      /* é */ k = {
        NSStringLocalizedFormatKey = "%#@n@";
        n = { one = "a"; other = "b";
          other = "c"; };
      };
      """
    let references: [(path: [String], marked: [Int])] = [
      ([], []), (["n", "one"], []), (["n", "other"], []),
    ]
    let found = quotes(Array(text.utf8), references, isDict: true)
    #expect(found.map { $0?.value } == ["", "a", "c"])
    #expect(
      found.map { $0?.position } == [
        TextPosition(line: 1, column: 9), TextPosition(line: 3, column: 9),
        TextPosition(line: 4, column: 5),
      ]
    )
    let xml =
      "<plist><dict><key>k</key>\n<dict><key>a</key>\n <string>x</string></dict></dict></plist>"
    #expect(
      quotes(Array(xml.utf8), [(["a"], [])], isDict: true)[0]
        == Quote(position: TextPosition(line: 2, column: 7), value: "x")
    )
  }

  @Test func quotesNoTextOfARuleThatChanged() {
    #expect(quotes(Array("k = x;".utf8), [(["a"], [])], isDict: true) == [nil])
  }
}
