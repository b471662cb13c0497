import Languages
import Model
import Read
import Testing

/// Inputs that `scripts/fuzz` found, made small.
@Suite struct FuzzedInputTests {
  @Test func listsProblemsInTheOrderOfTheTextWhereItMakesNoSense() {
    #expect(
      problems(of: "{\"version\u{1}\n}") == [
        "p:1:2: the text has no \" at the end of its line",
        "p:1:10: control character U+0001 in a text; write '\\u0001'",
      ]
    )
  }

  @Test func quotesNoMoreOfHalfCharactersThanOfOthers() {
    // Each is three bytes in a table, and three times U+FFFD in a text.
    let halves = String(repeating: "\\UD800", count: 50)
    let file = Array("k = \"\(halves)\";".utf8)
    let read = table(of: [file])
    let inventory = inventory(of: read)
    let entry = EntryRef(table: 0, row: 0, key: 0)
    let quotes = quote([entry], of: inventory, reading: reading([file]))
    #expect(quotes[entry]?.value == String(repeating: "\u{FFFD}", count: 66))
    #expect(quotes[entry]?.isCut == true)
  }
}
