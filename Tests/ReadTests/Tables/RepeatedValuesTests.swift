import Model
import Read
import Testing

/// Whether a key that a file holds twice has one value or two, where the values are nested.
@Suite struct RepeatedValuesTests {
  @Test(arguments: [
    ("{ x = 1; y = (2, 3); }", "{ y = ( 2,\"3\" ); /* z */ x = '1'; }", "duplicate"),
    ("{ x = 1; }", "{ x = 2; }", "conflict"), ("(1, 2)", "(2, 1)", "conflict"),
    ("<0fbd>", "<0f bd>", "duplicate"), ("<0fbd>", "<0fbe>", "conflict"),
    ("{ x = 1; x = 2; }", "{ x = 2; }", "duplicate"), ("(1)", "1", "conflict"),
  ])
  func comparesTextByWhatItHolds(one: String, other: String, note: String) {
    let table = table("a = \(one); a = \(other);")
    #expect(table.notes().filter { $0.contains(": a,") }.count == 1)
    #expect(table.notes().contains { $0.contains("\(note): a,") })
  }

  @Test(arguments: [
    (
      "<dict><key>x</key><string>1</string></dict>",
      "<dict>\n <key>x</key> <string>&#49;</string></dict>"
    ),
    (
      "<dict><key>x</key><true/><key>y</key><false/></dict>",
      "<dict><key>y</key><false></false><key>x</key><true/></dict>"
    ),
    (
      "<array><integer>1</integer><data>AA==</data></array>",
      "<array> <integer> 1</integer><data>\nAA==</data></array>"
    ),
  ])
  func takesXMLForEqualHoweverItIsWritten(one: String, other: String) {
    let table = table("<dict><key>a</key>\(one)<key>a</key>\(other)</dict>")
    #expect(table.rows[0].notes.count == 1)
    #expect(table.notes()[0].contains("duplicate: a"))
  }

  @Test(arguments: [
    ("<dict><key>x</key><string>1</string></dict>", "<dict><key>x</key><string>2</string></dict>"),
    ("<dict><key>x</key><string>1</string></dict>", "<dict><key>y</key><string>1</string></dict>"),
    ("<array><true/></array>", "<array><false/></array>"), ("<array><true/></array>", "<array/>"),
    ("<integer>1</integer>", "<integer>2</integer>"), ("<integer>1</integer>", "<true/>"),
    ("<array/>", "<dict/>"),
  ])
  func tellsXMLApart(one: String, other: String) {
    let table = table("<dict><key>a</key>\(one)<key>a</key>\(other)</dict>")
    #expect(table.rows[0].notes.count == 1)
    #expect(table.notes()[0].contains("conflict: a"))
  }
}
