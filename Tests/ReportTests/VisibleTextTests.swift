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

  /// Marks that join the letter before them take no column, so that no number of them is too wide.
  @Test(arguments: [
    (String(repeating: "k", count: 6_000_000), String(repeating: "k", count: 57) + "..."),
    (
      "e" + String(repeating: "\u{301}", count: 3_000_000),
      "e" + String(repeating: "\u{301}", count: 479) + "..."
    ),
  ])
  func looksAtNoMoreOfALongNameThanItShows(name: String, expected: String) {
    let time = ContinuousClock().measure { #expect(listed(name) == expected) }
    #expect(time < .milliseconds(500))
  }
}
