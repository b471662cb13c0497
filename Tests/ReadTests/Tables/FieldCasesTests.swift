import Model
import Read
import Testing

/// Cases that linters of other people got wrong (tables.md 8, cases 6 to 9).
@Suite struct FieldCasesTests {
  /// Case 6: dral3x/StringsLint #20, microsoft/dotstrings #10.
  @Test(arguments: [
    "\"k\" = \"v\"; // note", "\"k\"  = \"v\";", "k = v;", "\"k\"=\"v\";/* a */ // b",
    "'k'\t=\n'v'\n;",
    "/* a */ \"k\" /* b */ = /* c */ \"v\" /* d */ ; /* e */", "// \"x\" = \"y\";\n\"k\" = \"v\";",
    "k = \"//v\";", "k = \"/*v*/\";", "k = /v;",
  ])
  func countsOddSpacingAndCommentsAsPresent(text: String) {
    let table = table(text)
    #expect(table.keys() == ["k"])
    #expect(table.cell("k") == Cell(.text))
    #expect(table.notes() == [])
  }

  /// Case 7: dral3x/StringsLint #19.
  @Test func countsAValueOfSeveralLinesOnceAndKeepsLinesRight() {
    let text =
      "\"a\" = \"one\ntwo\r\nthree\\\nfour\";\n\"b\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\"\n"
    #expect(table(text).notes() == ["7:10 damaged: missing ';' after the value"])
    let whole = table(text + ";")
    #expect(whole.keys() == ["a", "b", "c"])
    #expect(whole.notes() == ["6:1 conflict: b, also 5:1"])
  }

  /// Case 8: wordpress-mobile/release-toolkit #740: both places, of which the one that counts comes first.
  @Test func findsDuplicateKeysSpelledDifferently() {
    let text = "\"A\" = \"1\";\n\"B\" = \"2\";\n\"\\U0041\" = \"3\";\n\"\\101\" = \"3\";\nA = 1;\n"
    let table = table(text)
    #expect(table.keys() == ["A", "B"])
    #expect(
      table.notes() == [
        "4:2 remark: octal-escape", "5:1 duplicate: A, also 1:1", "5:1 conflict: A, also 3:1",
        "5:1 conflict: A, also 4:1",
      ]
    )
  }

  /// Case 8 in the other form.
  @Test func findsDuplicateKeysSpelledDifferentlyInXML() {
    let text = """
      <dict>
      <key>A</key><string>1</string>
      <key>&#65;</key><string>2</string>
      <key><![CDATA[A]]></key><string>&#x31;</string>
      </dict>
      """
    #expect(
      table(text).notes() == ["4:1 duplicate: A, also 2:1", "4:1 conflict: A, also 3:1"]
    )
  }

  /// Case 9: sindresorhus/KeyboardShortcuts #234, moko-resources #118: keys lost in a file, not missing keys.
  @Test func losesTheTableToAnUnescapedQuote() {
    let table = table("\"a\" = \"1\";\n\"b\" = \"press \"Enter\" now\";\n\"c\" = \"3\";\n")
    #expect(table.keys.count == 0)
    #expect(
      table.notes() == [
        "2:15 damaged: missing ';' after the value; a quote inside a text is written \\\""
      ]
    )
    #expect(table.lostKeyCount() == 3)
  }

  /// Case 9, with a bad escape.
  @Test func losesTheTableToABackslashBeforeTheLastQuote() {
    let table = table("\"a\" = \"C:\\\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n")
    #expect(
      table.notes() == [
        "2:2 damaged: missing ';' after the value; it begins on line 1: is a quote missing there?; a quote inside a text is written \\\""
      ]
    )
    #expect(table.lostKeyCount() == 3)
  }
}
