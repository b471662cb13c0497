import Model
import Read
import Testing

/// The rules of the text form (tables.md 3, 3.1 and 3.3) and what people are told when one is broken.
@Suite struct TextTableTests {
  @Test(arguments: [
    #""a"="1";;"b"="2";"#, #""a"="1"; } "b"="2";"#, #""a"="1"; = "x"; "b"="2";"#,
    #""a"="1"; é = "x"; "b"="2";"#, "\"a\"=\"1\";\n# note\n\"b\"=\"2\";",
    "\"a\"=\"1\";\u{A0}\"b\"=\"2\";", "\"a\"=\"1\";\u{85}\"b\"=\"2\";",
    "\"a\"=\"1\";\u{FEFF}\"b\"=\"2\";", "\"a\"=\"1\";; it's \"b\"=\"2\";",
    "\"a\"=\"1\";; \"a\" = \"3\"; \"b\" \"2\"; \"b\"=\"2\"; \"b\"=\"2\";",
  ])
  func losesWhatFollowsABreak(text: String) {
    let table = table(text)
    #expect(table.keys() == ["a"])
    #expect(table.rows[0].isTruncated)
    #expect(table.notes().last?.hasSuffix("ends the table here; lost b") == true)
  }

  @Test func losesBothSidesOfAMergeConflict() {
    let text = """
      "a" = "1";
      <<<<<<< HEAD
      "b" = "2";
      =======
      "b" = "3";
      "c" = "4";
      >>>>>>> topic
      "d" = "5";
      """
    #expect(
      table(text).notes() == [
        "2:1 truncated: a merge conflict marker ends the table here; lost b c d"
      ]
    )
  }

  static let damaged: [(text: String, note: String)] = [
    ("\"a\" = \"1\"\n\"b\" = \"2\";", "2:1 damaged: missing ';' after the value on line 1"),
    ("\"a\" = \"1\";\n\"b\" = \"2\"\n\n", "2:10 damaged: missing ';' after the value"),
    (
      "\"a\" = \"1\" /* x",
      "1:10 damaged: missing ';' after the value; the comment that begins on line 1 has no end"
    ),
    (
      "\"a\" = \"x \"y\" z\";",
      "1:11 damaged: missing ';' after the value; a quote inside a text is written \\\""
    ),
    (
      "'a' = 'it's';",
      "1:11 damaged: missing ';' after the value; a quote inside a text is written \\'"
    ),
    (
      "a = Szolgá;",
      "1:10 damaged: missing ';' after the value; U+00E1 needs quotes around the text"
    ),
    ("a = b/*c*/;", "1:7 damaged: missing ';' after the value; '*' needs quotes around the text"),
    (
      "\"a\" = \"1;\n\"b\" = \"2\";\n",
      "2:2 damaged: missing ';' after the value; it begins on line 1: is a quote missing there?; a quote inside a text is written \\\""
    ),
    (
      "\"a\" = \"1\"\n<<<<<<< HEAD\n",
      "2:1 damaged: missing ';' after the value on line 1; a merge conflict marker follows"
    ),
    ("\"a\" \"1\";", "1:5 damaged: missing '=' after the key"),
    ("a = 1; b", "1:9 damaged: missing ';' after the key"),
    ("a = ;", "1:5 damaged: missing value before ';'"),
    ("a = ", "1:5 damaged: missing value at the end of the file"),
    ("a = “x”;", "1:5 damaged: unexpected character U+201C (a curly quote)"),
    ("a = @x;", "1:5 damaged: unexpected character '@'"),
    ("a = (b c);", "1:8 damaged: missing ')' of the list that begins on line 1"),
    ("a = (,);", "1:6 damaged: unexpected character ','"),
    ("a = {b = c};", "1:11 damaged: missing ';' after the value"),
    ("a = {b = c;;};", "1:12 damaged: missing '}' of the dictionary that begins on line 1"),
    ("a = <0fbd 7>;", "1:5 damaged: malformed data between '<' and '>'"),
    ("{ a = b; } c", "1:12 damaged: text after the closing '}'"),
    ("{ a = b; # }", "1:10 damaged: unexpected character '#'"),
    ("{ a = b;", "1:9 damaged: missing '}' at the end of the table"),
    (";", "1:1 damaged: missing value before ';'"),
    ("(a, b)", "1:1 damaged: the top-level object is not a dictionary"),
    ("<0f>", "1:1 damaged: the top-level object is not a dictionary"),
    ("a\n", "1:1 damaged: the top-level object is not a dictionary"),
    ("\r\n\"a", "2:1 damaged: an unterminated quoted string that starts here"),
  ]

  @Test(arguments: damaged)
  func refusesWhatTheSystemRefuses(text: String, note: String) {
    let table = table(text)
    #expect(table.notes() == [note])
    #expect(table.keys.count == 0)
    #expect(table.rows[0].cells.isEmpty)
  }

  @Test func countsLinesAndColumnsInCharacters() {
    let text = "\u{FEFF}/* 😀é */\r\n\"ключ\" = \"é\r\n😀\"; \"é\" “\r"
    let expected = "3:9 damaged: missing '=' after the key"
    #expect(table(text).notes() == [expected])
    let wide: [UInt8] = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(table(of: [wide]).notes() == [expected])
    let wider: [UInt8] = text.unicodeScalars.flatMap {
      [UInt8($0.value & 255), UInt8($0.value >> 8 & 255), UInt8($0.value >> 16), 0]
    }
    #expect(table(of: [wider]).notes() == [expected])
  }

  @Test(arguments: [
    (#""\U0041" = 1;"#, "A"), (#""\101" = 1;"#, "A"), (#""\200" = 1;"#, "\u{A0}"),
    (#""\351" = 1;"#, "Ø"), (#""\401" = 1;"#, "\u{1}"), (#""\377" = 1;"#, "\0"),
    (#""\u0041" = 1;"#, "u0041"), (#""\x41" = 1;"#, "x41"), (#""\q" = 1;"#, "q"),
    (#""\UD83D\UDE00" = 1;"#, "😀"), (#""\U4g" = 1;"#, "\u{4}g"), (#""\U" = 1;"#, "\0"),
    (#""\a\b\f\n\r\t\v" = 1;"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"),
    ("\"\\\n\" = 1;", "\n"), (#""\"\'\\" = 1;"#, #""'\"#), (#"'"' = 1;"#, "\""),
    (#"a.b-c/$:_9 = 1;"#, "a.b-c/$:_9"),
  ])
  func readsEscapesInKeys(text: String, key: String) {
    #expect(table(text).keys() == [key])
  }

  @Test func takesKeysLiterally() {
    let table = table("\"\u{E9}\" = 1; \"e\u{301}\" = 2; \"\u{212B}\" = 3; \"\u{C5}\" = 4;")
    #expect(table.keys.count == 4)
    #expect(table.rows[0].notes.isEmpty)
  }

  @Test func tellsLoneSurrogatesApart() {
    let escaped = table(#""\UD83D" = 1; "\UD83E" = 2; "\UDE00" = 3; "\UD83Dx" = 4;"#)
    #expect(escaped.keys.count == 4)
    #expect(escaped.keys()[0] == "\u{FFFD}\u{FFFD}\u{FFFD}")
    let units = Array("\u{FEFF}\"".utf16) + [0xD83D] + Array("\" = 1; \"".utf16) + [0xD83E]
    let bytes: [UInt8] = (units + Array("\" = 2;".utf16)).flatMap {
      [UInt8($0 & 255), UInt8($0 >> 8)]
    }
    #expect(table(of: [bytes]).keys.count == 2)
  }

  @Test func takesTheLastOfARepeatedKey() {
    let table = table("a = a;\n\"\\U0061\" = \"\"; b = 1; b = \"1\"; a = \"\";")
    #expect(table.cell("a") == Cell(.empty))
    #expect(
      table.notes() == [
        "2:23 duplicate: b, also 2:16", "2:32 conflict: a, also 1:1",
        "2:32 duplicate: a, also 2:1",
      ]
    )
  }

  @Test func saysWhatTheCellsAre() {
    let table = table(#"a = a; b = "\U0062"; c = ""; d = (e); f = {}; g; h = "\U0062"; i = ii;"#)
    #expect(table.cell("a") == Cell(.text, equalsKey: true))
    #expect(table.cell("b") == Cell(.text, equalsKey: true))
    #expect(table.cell("c") == Cell(.empty))
    #expect(table.cell("d") == Cell(.notText))
    #expect(table.cell("f") == Cell(.notText))
    #expect(table.cell("g") == Cell(.text, equalsKey: true))
    #expect(table.cell("h") == Cell(.text))
    #expect(table.cell("i") == Cell(.text))
  }

  @Test func readsADictionaryAsTextOfAStringsdict() {
    let table = table("a = { b = { c = d; }; }; e = f; g = (h);", isDict: true)
    #expect(table.cell("a") == Cell(.text, rule: 0))
    #expect(table.cell("e") == Cell(.text))
    #expect(table.cell("g") == Cell(.notText))
    #expect(table.keys.count == 3)
    #expect(table.notes() == [])
  }

  @Test func limitsNestingAndNotes() {
    let deep = "a = " + String(repeating: "(", count: 100_000)
    #expect(table(deep).notes() == ["1:516 damaged: nested more than 512 levels deep"])
    let many = table(String(repeating: "a = 1; ", count: 5_000))
    #expect(many.rows[0].notes.count == 1_000)
    let lost = table("a = 1;; " + (0..<5_000).map { "b\($0) = 1; " }.joined())
    guard case .truncated(_, let keys) = lost.rows[0].notes.first?.kind else {
      Issue.record("not truncated")
      return
    }
    #expect(keys.count == 1_000)
  }
}

/// What a forged table behind its break may cost: the time grows with its length alone.
@Suite struct TextRecoveryTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "a=(b,", "a=<a ", "a=<", "a={b={c={d=(e,f,(g,\"h\",{i=j", "a={b=\"", "\"x ", "a={k=v;",
    ]
  )
  func looksForLostKeysInOnePass(broken: String) {
    let text = "\"a\"=\"1\";;" + String(repeating: broken, count: (1 << 20) / broken.utf8.count)
    #expect(table(text).rows[0].isTruncated)
  }
}
