import Diagnostics
import Testing

@Suite struct PhraseTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func offersAChoice(names: [String], expected: String) {
    #expect(Phrase.choice(names) == expected)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    (["a", "b", "c", "d"], "4 languages"),
  ])
  func listsNames(names: [String], expected: String) {
    #expect(Phrase.list(names, limit: 3) == expected)
  }

  @Test(arguments: [
    ([], ""), (["it"], "'it'"), (["de", "it", "nl"], "de, 'it' and nl"),
    (["id", "no-NO", "English"], "'id', no-NO and English"),
    (["am", "he", "is", "to"], "4 languages"),
  ])
  func quotesLanguagesThatReadAsWords(names: [String], expected: String) {
    #expect(Phrase.languages(names, limit: 3) == expected)
  }

  @Test(arguments: [("it", "'it'"), ("IT", "IT"), ("Italian", "Italian"), ("de", "de")])
  func quotesALanguageThatReadsAsAWord(name: String, expected: String) {
    #expect(Phrase.language(name) == expected)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000"),
  ])
  func groupsDigits(value: Int, expected: String) {
    #expect(Phrase.number(value) == expected)
  }

  @Test(arguments: [(0, "0 keys"), (1, "1 key"), (1200, "1,200 keys")])
  func countsThings(value: Int, expected: String) {
    #expect(Phrase.count(value, "key") == expected)
  }

  @Test func countsThingsOfAnOddPlural() {
    #expect(Phrase.count(2, "entry", plural: "entries") == "2 entries")
  }
}
