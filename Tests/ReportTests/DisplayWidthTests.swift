import Testing

@testable import Report

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0),
    ("pt-BR", 5),
    ("Größe", 5),
    ("e\u{301}", 1),
    ("日本語", 6),
    ("한국어", 6),
    ("ｱ", 1),
    ("Ａ", 2),
    ("العربية", 7),
    ("🎉", 2),
    ("a\u{200B}b", 2),
  ])
  func countsColumnsOfATerminal(text: String, expected: Int) {
    #expect(displayWidth(of: text) == expected)
  }
}
