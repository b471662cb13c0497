import Model
import Read
import Testing

/// How many keys are said to be lost with a file from which the system reads nothing.
@Suite struct LostKeysTests {
  /// Lines of a table around the one that is broken.
  private static func around(_ line: String) -> String {
    let before = (0..<10).map { "\"a\($0)\" = \"A\";\n" }.joined()
    let after = (0..<10).map { "\"z\($0)\" = \"Z\";\n" }.joined()
    return before + line + after
  }

  @Test(arguments: [
    ("\"key\" = \"no semicolon\"\n", 21), ("\"key\" = \"a \"quote\" inside\";\n", 21),
    ("\"key\" = \"5\" long\";\n", 21), ("\"key\" = no quote\";\n", 21),
    ("\"key\" = Szolgá...\";\n", 21), ("\"key\" = \"no end;\n", 21),
    ("\"key\" = \"two\nlines\"\n", 21), ("\"key\" \"no equals sign\";\n", 21),
    ("\"key = \"no end of the key\";\n", 20), ("key\" = \"no start of the key\";\n", 20),
    ("\"key\" = it's;\n", 21), ("\"key\" = “curly”;\n", 21), ("\"key\" = ;\n", 21),
    ("\"key\" = { a = b };\n", 21), ("\"key\" = (a b);\n", 21), ("\"key\" = \"a\" \"b\";\n", 21),
    ("\"key\" = \"1\"\n<<<<<<< HEAD\n\"b\" = \"1\";\n=======\n>>>>>>> topic\n", 22),
    ("\"a1\" = \"repeated\"\n", 20), ("\"\\U0061\\U0031\" = \"repeated\"\n", 20),
  ])
  func countsEachKeyOnce(line: String, count: Int) {
    let table = table(Self.around(line))
    #expect(table.rows[0].isDamaged)
    #expect(table.lostKeyCount() == count)
  }

  @Test(arguments: [
    ("", 0), ("a", 0), ("(a, b)", 0), ("{ a = 1; b = 2; } c", 2), ("{ a = 1; b = 2;", 2),
    ("\"a\" = \"1\";\n\"b\" = \"no end", 2), ("\"Yes\";\n\"No\"\n\"Maybe\";\n\"Quit", 2),
  ])
  func countsKeysOfShortTables(text: String, count: Int) {
    #expect(table(text).rows[0].isDamaged)
    #expect(table(text).lostKeyCount() == count)
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>1</string><key>b</key><string>2", 2),
    ("<dict><key>a</key><string>&nbsp;</string><key>b</key><dict><key>c</key></dict></dict>", 2),
    ("<dict><key>a</key><string>1</string><!-- <key>x</key> --><key>b</key></dict>", 2),
    ("<dict><key>a</key><string><![CDATA[<key>x</key>]]></string><key>&#97;</key></dict>", 1),
    ("<dict><key>a</key><string>1</string><key>b<string>2</string><key/></dict>", 3),
    ("<dict><key>a</key><integer>1.5</integer><key>b</key><array><dict><key>x</key>", 2),
    ("<array><dict><key>a</key><string>1</string></dict></array>", 0), ("<plist/>", 0),
    ("<?xml version='1.0' encoding='koi8-r'?><dict><key>a</key><string>1</string></dict>", 1),
  ])
  func countsKeysOfXML(text: String, count: Int) {
    #expect(table(text).rows[0].isDamaged)
    #expect(table(text).lostKeyCount() == count)
  }

  @Test func namesThousandsOfKeysBehindACut() {
    let table = table("a = 1;; " + (0..<30_000).map { "b\($0) = 1; " }.joined())
    guard case .truncated(_, let keys) = table.rows[0].notes.first?.kind else {
      Issue.record("not truncated")
      return
    }
    #expect(keys.count == 20_000)
  }

  /// What a forged file may cost: the time grows with its length alone.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\"\n\\", "'\n\\", "\"a\"=\"\n\\", "\"a\"='\n\"b\"=\"'\n", "a=(b,", "a=<a ", "a=<", "\"x \n",
      "a={b={c={d=(e,f,(g,\"h\",{i=j", "a={b=\"", "'a'\"\\", "\"a\" \"b\\\"", "\"\\\"\n'",
    ]
  )
  func countsInAFewPasses(broken: String) {
    let count = (1 << 17) / broken.utf8.count
    for end in ["", "\"", "'", "\";'"] {
      #expect(table(String(repeating: broken, count: count) + end + "=").rows[0].isDamaged)
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["<!--", "<![CDATA[", "<key>", "<dict><key>a", "<", "<key><!--", "</", "<key/>"]
  )
  func countsKeysOfXMLInAFewPasses(broken: String) {
    let count = (1 << 17) / broken.utf8.count
    #expect(table("<dict>" + String(repeating: broken, count: count)).rows[0].isDamaged)
  }
}
