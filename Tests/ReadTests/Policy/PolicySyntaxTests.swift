import Testing

/// What is no JSON, and what of it is understood all the same.
@Suite struct PolicySyntaxTests {
  @Test(arguments: [
    "{\"version\": 1}",
    "\u{FEFF}{\"version\": 1}",
    " \t\r\n{ \"version\" : 1 , } \n",
    "// a\n{/* b */\"version\"/* * / ** */:/**/1,// c\r\"checks\": {},}// d",
    "{\"version\": 1, \"keep\": [\"de\", /* , */ \"fr\",], \"components\": [],}",
    #"{"\u0076ersi\u006fn": 1, "keep": ["\u0064e"]}"#,
    #"{"version": 1, "owned": ["\"\\\/\b\f\n\r\t\uD83D\uDE00 ü"]}"#,
  ])
  func readsJSONWithCommentsAndTrailingCommas(text: String) {
    #expect(problems(of: text) == [])
  }

  @Test(arguments: [
    ("", "p:1:1: the file says nothing"),
    (" \n // only this", "p:2:14: the file says nothing"),
    ("{", "p:1:2: expected '}' for the '{' in line 1, found the end of the file"),
    (
      "{\n\"keep\": [\"de\"\n",
      "p:3:1: expected ']' for the '[' in line 2, found the end of the file"
    ),
    ("{\"version\": 1]", "p:1:14: expected '}' for the '{' in line 1, found ']'"),
    ("{\"keep\": [\"de\"}", "p:1:15: expected ']' for the '[' in line 1, found '}'"),
    ("{\"version\" 1}", "p:1:12: expected ':' after the name 'version', found '1'"),
    ("{\"version\"}", "p:1:11: expected ':' after the name 'version', found '}'"),
    ("{\"version\": }", "p:1:13: expected a value, found '}'"),
    ("{\"version\":", "p:1:12: expected a value, found the end of the file"),
    ("{[]: 1}", "p:1:2: expected a name in double quotes or '}', found '['"),
    ("{\"version\": 1 : 2}", "p:1:15: expected ',' or '}', found ':'"),
    ("{\"version\": 1} x", "p:1:16: expected the end of the file, found 'x'"),
    ("{\"version\": 1}}", "p:1:15: expected the end of the file, found '}'"),
    ("# note\n{}", "p:1:1: expected a value, found '#'; comments begin with '//'"),
    (
      "{ / note\n}",
      "p:1:3: expected a name in double quotes or '}', found '/'; comments begin with '//'"
    ),
    ("{\"version\": 1 /* note }", "p:1:15: the comment has no '*/' at its end"),
    (
      "{“version”: 1}",
      "p:1:2: expected a name in double quotes or '}', found '“'; use straight double quotes"
    ),
    ("{\"version: 1}\n", "p:1:2: the text has no \" at the end of its line"),
    ("{\"keep\": [\"de\\", "p:1:11: the text has no \" at the end of its line"),
    ("\u{0}", "p:1:1: expected a value, found '\\x00'"),
    ("<?xml version=\"1.0\"?>", "p:1:1: expected a value, found '<'"),
  ])
  func explainsWhatEndsTheReading(text: String, expected: String) {
    #expect(problems(of: text).first == expected)
  }

  @Test(arguments: [
    ("{'version': 1}", ["p:1:2: a text in single quotes; write it in double quotes"]),
    ("{version: 1}", ["p:1:2: the name 'version' has no quotes; write \"version\""]),
    ("{\"version\" = 1}", ["p:1:12: '=' after the name 'version'; write ':'"]),
    ("{\"version\": 1; \"keep\": [\"de\"]}", ["p:1:14: ';' in place of ','"]),
    (
      "{\"version\": 1\n\n \"keep\": [\"de\" \"fr\"]}",
      [
        "p:1:14: expected ',' or '}' after the value",
        "p:3:15: expected ',' or ']' after the value",
      ]
    ),
    (
      "{,\"version\": 1,,\"keep\": [,\"de\",,]}",
      [
        "p:1:2: a ',' too many", "p:1:16: a ',' too many", "p:1:26: a ',' too many",
        "p:1:32: a ',' too many",
      ]
    ),
    (
      "{\"version\": 1, \"keep\": [de]}", ["p:1:25: 'de' is no value; texts stand in double quotes"]
    ),
    (
      "{\"version\": 1, \"signed\": refuse}",
      [
        "p:1:26: 'refuse' is no value; texts stand in double quotes"
      ]
    ),
    ("{\"version\": 01}", ["p:1:13: '01' is no value; texts stand in double quotes"]),
    (
      "{\"version\": 1, \"owned\": [\"a\tb\"]}",
      [
        #"p:1:28: control character U+0009 in a text; write '\u0009'"#
      ]
    ),
    (
      #"{"version": 1, "owned": ["a\qb"]}"#,
      [
        #"p:1:28: a backslash that escapes nothing; write '\\' for a backslash"#
      ]
    ),
    (
      #"{"version": 1, "owned": ["\u12", "\uD800", "\uDC00", "\uD800\u0041"]}"#,
      [
        #"p:1:27: '\u' without four hexadecimal digits"#,
        #"p:1:35: '\uD800' is half a character; write both halves"#,
        #"p:1:45: '\uDC00' is half a character; write both halves"#,
        #"p:1:55: '\uD800' is half a character; write both halves"#,
      ]
    ),
  ])
  func explainsEverySlipAtOnce(text: String, expected: [String]) {
    #expect(problems(of: text) == expected)
  }

  @Test func reportsSlipsAndWrongKeysTogetherInTheirOrder() {
    let text = """
      {
        "version": 1,
        "kep": ["de"]
        signed: "refuse",
        "lastResort": "keep"
      }
      """
    #expect(
      problems(of: text) == [
        "p:3:3: unknown key 'kep'; did you mean 'keep'?",
        "p:3:16: expected ',' or '}' after the value",
        "p:4:3: the name 'signed' has no quotes; write \"signed\"",
        "p:5:3: unknown key 'lastResort'; it belongs in an entry of 'components'",
      ]
    )
  }

  @Test func countsColumnsInCharactersAndLinesAsEditorsDo() {
    #expect(
      problems(of: "{/* ä 😀 e\u{301} */?") == [
        "p:1:14: expected a name in double quotes or '}', found '?'"
      ]
    )
    #expect(
      problems(of: "{\r\n\r\n ?") == [
        "p:3:2: expected a name in double quotes or '}', found '?'"
      ]
    )
    #expect(
      problems(of: "{\r\r ?") == [
        "p:3:2: expected a name in double quotes or '}', found '?'"
      ]
    )
    #expect(
      problems(of: "\u{FEFF}{ ?") == [
        "p:1:3: expected a name in double quotes or '}', found '?'"
      ]
    )
  }

  @Test(
    arguments: [
      (
        [0x7B, 0x0A, 0x20, 0xC3, 0xA4, 0xFF, 0x7D],
        "p:2:3: the byte 0xFF is no UTF-8; save it as UTF-8"
      ),
      ([0x7B, 0xC3], "p:1:2: the byte 0xC3 is no UTF-8; save it as UTF-8"),
      ([0xED, 0xA0, 0x80], "p:1:1: the byte 0xED is no UTF-8; save it as UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "p: the file is UTF-16; save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "p: the file is UTF-16; save it as UTF-8"),
    ] as [([UInt8], String)]
  )
  func refusesOtherEncodings(bytes: [UInt8], expected: String) {
    #expect(problems(of: bytes) == [expected])
  }

  @Test(arguments: ["[", "{\"a\":"])
  func refusesToNestDeeply(opening: String) {
    let column = opening.count * 512 + 1
    let expected = ["p:1:\(column): nested deeper than 512 levels"]
    #expect(problems(of: String(repeating: opening, count: 513)) == expected)
    #expect(problems(of: String(repeating: opening, count: 100_000)) == expected)
  }

  @Test func readsWhatIsNestedAsDeepAsAllowed() {
    let lists = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    #expect(
      problems(of: "{\"version\": 1, \"signed\": \(lists)}") == [
        "p:1:26: 'signed' must be \"refuse\" or \"optional-only\", not a list; write \"refuse\""
      ]
    )
  }
}
