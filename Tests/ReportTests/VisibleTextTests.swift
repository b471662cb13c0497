import Testing

@testable import Report

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("Größe", "Größe"),
    ("a\nb", #"a\x0Ab"#),
    ("\u{1B}[31mred", #"\x1B[31mred"#),
    ("a\u{2028}b", #"a\u{2028}b"#),
    ("gpj.\u{202E}exe", #"gpj.\u{202E}exe"#),
    ("日本語", "日本語"),
  ])
  func spellsOutWhatWouldActOnATerminal(text: String, expected: String) {
    #expect(visible(text) == expected)
  }

  @Test(arguments: [
    ("checkout.pay", "checkout.pay"),
    ("Sorry, you lose.", "'Sorry, you lose.'"),
    ("", "''"),
    ("two words", "'two words'"),
    (String(repeating: "k", count: 60), String(repeating: "k", count: 60)),
    (String(repeating: "k", count: 61), String(repeating: "k", count: 57) + "..."),
    (String(repeating: "語", count: 40), String(repeating: "語", count: 28) + "..."),
  ])
  func quotesAndCutsNamesInLists(name: String, expected: String) {
    #expect(listed(name) == expected)
  }

  @Test(arguments: [
    (["a"], "a"),
    (["a", "b", "c", "d"], "a, b, c, d"),
    (["a", "b", "c", "d", "e"], "a, b, c and 2 more"),
  ])
  func countsWhatIsTooMuchForAList(names: [String], expected: String) {
    #expect(listed(names, upTo: 3) { " and \($0) more" } == expected)
  }
}
