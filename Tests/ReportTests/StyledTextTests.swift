import Testing

@testable import Report

@Suite struct StyledTextTests {
  @Test(arguments: [
    ("", []),
    ("one", ["one"]),
    ("one two three", ["one two", "three"]),
    ("abcdefghij k", ["abcdefghij", "k"]),
    ("日本 日本語 日", ["日本", "日本語 日"]),
  ])
  func breaksLinesAtSpaces(text: String, expected: [String]) {
    let lines = StyledText(text).wrapped(to: 9)
    #expect(lines.map { $0.rendered(isColored: false) } == expected)
  }

  @Test func keepsTheItemsOfAListWhole() {
    let list = StyledText.list([StyledText(whole: "a (1 key)"), StyledText(whole: "b (2 keys)")])
    let lines = list.wrapped(to: 14).map { $0.rendered(isColored: false) }
    #expect(lines == ["a (1 key),", "b (2 keys)"])
  }

  @Test func setsAColourOncePerLine() {
    let text = StyledText("two words", .bad) + StyledText(" and more")
    let lines = text.wrapped(to: 40).map { $0.rendered(isColored: true) }
    #expect(lines == ["\u{1B}[31mtwo words\u{1B}[0m and more"])
  }

  @Test func alignsByColumnsNotByLetters() {
    let text = StyledText("日本").filled(to: 6) + StyledText("5").pushed(to: 3)
    #expect(text.rendered(isColored: false) == "日本    5")
  }
}
