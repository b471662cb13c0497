import Model
import Read
import Testing

/// Tables in XML, as the system reads them (tables.md 3.3; the rest ran on Linux).
@Suite struct XMLTableTests {
  @Test(arguments: [
    "<plist><dict><key>a</key><string>1</string></dict></plist>",
    "<dict><key>a</key><string>1</string></dict>",
    " \n<plist><dict><key>a</key><string>1</string></dict></plist> rest",
    "\u{FEFF}<plist><dict><key>a</key><string>1</string></dict></plist>",
    "<?xml version='1.0' encoding='us-ascii'?><!-- x --><dict><key>a</key><string>1</string></dict>",
    "<!DOCTYPE plist SYSTEM 'x'><dict><key>a</key>\n<!-- <key> --><?pi?><string>1</string ></dict>",
    "<plist x='y'><dict z = ''><key q>a</key><key>1</key></dict></plist>",
    "<dict><key>&#97;</key><string>&#x31;</string></dict>",
    "<dict><key><![CDATA[a]]></key><string><![CDATA[]]>1</string></dict>",
  ])
  func readsOneEntry(text: String) {
    let table = table(text)
    #expect(table.keys() == ["a"])
    #expect(table.cell("a") == Cell(.text))
    #expect(table.notes() == [])
  }

  @Test func saysWhatTheCellsAre() {
    let table = table(
      """
      <plist><dict><key>a</key><string/><key>b</key><string></string><key>c</key><string><![CDATA[]]></string>
      <key>d &lt; e</key><string>d <![CDATA[<]]> e</string><key>f</key><dict><key>x</key><dict/></dict>
      <key>g</key><array><dict><key>a</key><true/></dict></array><key>h</key><integer>1</integer><key/><string>i</string>
      </dict></plist>
      """
    )
    #expect(table.cell("a") == Cell(.empty))
    #expect(table.cell("b") == Cell(.empty))
    #expect(table.cell("c") == Cell(.empty))
    #expect(table.cell("d < e") == Cell(.text, equalsKey: true))
    #expect(table.cell("f") == Cell(.notText))
    #expect(table.cell("g") == Cell(.notText))
    #expect(table.cell("h") == Cell(.notText))
    #expect(table.cell("") == Cell(.text))
    #expect(table.keys.count == 8)
  }

  static let damaged: [(text: String, note: String)] = [
    ("<dict><key>a</key><string>b<!-- c --></string></dict>", "1:28 damaged: missing </string>"),
    ("<dict>\n<string>a</string></dict>", "2:1 damaged: <string> without a key before it"),
    ("<dict><key>a</key></dict>", "1:19 damaged: missing value of the key 'a'"),
    (
      "<dict><key>a</key>x<string>b</string></dict>",
      "1:19 damaged: text where an element is expected"
    ),
    ("<dict><key>a</key><foo>b</foo></dict>", "1:19 damaged: unknown element <foo>"),
    (
      "<dict><key>a</key><string>&nbsp;</string></dict>",
      "1:27 damaged: '&' begins no known reference; '&' itself is written &amp;"
    ),
    (
      "<dict><key>a</key><string>&#xD83D;</string></dict>",
      "1:27 damaged: '&' begins no known reference; '&' itself is written &amp;"
    ),
    ("<plist><dict></dict>", "1:21 damaged: the file ends inside <plist>"),
    ("<plist><dict></dict><dict/></plist>", "1:21 damaged: missing </plist>"),
    ("<plist></plist>", "1:8 damaged: an empty <plist>"),
    ("<plist/>", "1:9 damaged: an empty <plist>"),
    ("<?xml version='1.0'?>", "1:22 damaged: no XML element"),
    ("<?xml version='1.0'", "1:1 damaged: a processing instruction that starts here has no end"),
    ("<dict><!-- x", "1:7 damaged: a comment that starts here has no end"),
    (
      "<!DOCTYPE plist [<!ENTITY e 'v'>]><dict/>",
      "1:1 damaged: a document type with declarations of its own"
    ),
    ("<?xml encoding='koi8-r'?><dict/>", "damaged: encoding 'koi8-r', which lprune cannot read"),
    ("<dict><key>a</key><integer/></dict>", "1:29 damaged: an empty <integer>"),
    ("<dict><key>a</key><data/></dict>", "1:26 damaged: an empty <data>"),
    ("<dict><key>a</key><true>x</true></dict>", "1:25 damaged: missing </true>"),
    (
      "<dict><key>a</key><integer>1.0</integer></dict>",
      "1:28 damaged: '1.0' is no whole number of 64 bits"
    ),
    ("<dict><key>a</key><real>1,5</real></dict>", "1:25 damaged: '1,5' is no number"),
    (
      "<dict><key>a</key><date>2026-01-31</date></dict>",
      "1:25 damaged: '2026-01-31' is no date like 2026-01-31T12:00:00Z"
    ),
    ("<dict><key>a</key><data>é</data></dict>", "1:25 damaged: 'é' is no base64"),
    ("<dict><key>a</key><integer>1", "1:29 damaged: the file ends inside <integer>"),
    (
      "<dict><key>a</key><array><dict><key>b</key><integer>1 </integer></dict></array></dict>",
      "1:53 damaged: '1 ' is no whole number of 64 bits"
    ),
  ]

  @Test(arguments: damaged)
  func refusesWhatTheSystemRefuses(text: String, note: String) {
    #expect(table(text).notes() == [note])
    #expect(table(text).keys.count == 0)
  }

  @Test func takesTheLastOfARepeatedKey() {
    let table = table(
      """
      <dict>
      <key>a</key><string>1</string>
      <key>&#97;</key><string>2</string>
      <key>b</key><array/><key>b</key><array />
      </dict>
      """
    )
    #expect(table.notes() == ["3:1 conflict: a, also 2:1", "4:21 duplicate: b, also 4:1"])
  }

  @Test func readsLatin1WhereTheFileSaysSo() {
    let head = "<?xml version='1.0' encoding='ISO-8859-1'?><dict><key>"
    let bytes = Array(head.utf8) + [0xE9] + Array("</key><string>x</string></dict>".utf8)
    #expect(table(of: [bytes]).keys() == ["é"])
  }

  @Test func limitsNesting() {
    let text = "<dict><key>a</key>" + String(repeating: "<array>", count: 100_000)
    #expect(table(text).notes() == ["1:3603 damaged: nested more than 512 levels deep"])
    let plists = String(repeating: "<plist>", count: 100_000)
    #expect(table(plists).rows[0].isDamaged)
  }
}
