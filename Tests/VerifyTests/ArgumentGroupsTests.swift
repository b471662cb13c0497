import Languages
import Model
import Testing
import TestSupport

/// How mistakes are gathered in findings.
@Suite struct ArgumentGroupsTests {
  @Test func tellsEachMistakeOnItsOwn() throws {
    let sample = ArgumentSample(texts: [
      "en": ["k.k": "%1$@ %2$@ %3$@"], "fr": ["k.k": "%1$@ %2$@"], "ja": ["k.k": "%1$@ %3$@"],
    ])
    #expect(
      try sample.findings().lines == [
        "warning dropped-argument: fr leaves out an argument of en in 1 text of L [k.k] "
          + "(fr shows nothing where en shows a text, argument 3; add it, or allow the key)",
        "warning dropped-argument: ja leaves out an argument of en in 1 text of L [k.k] "
          + "(ja shows nothing where en shows a text, argument 2; add it, or allow the key)",
      ]
    )
  }

  private let many = ArgumentSample(texts: [
    "en": ["a.a": "%d", "b.b": "%@", "c.c": "%@", "d.d": "%d", "e.e": "%@"],
    "de": ["a.a": "%f", "b.b": "%d", "c.c": "%@ %@", "d.d": "%@", "e.e": "%f"],
    "fr": ["a.a": "%f", "b.b": "%@", "c.c": "%@", "d.d": "%d", "e.e": "%@"],
  ])

  @Test func tellsTheWorstOfTheRest() throws {
    #expect(
      try many.findings().lines
        == [
          "error placeholder-mismatch: de or fr takes other arguments than en in 3 texts of L "
            + "[a.a, b.b, e.e] (worst of all, in 'a.a' de has a decimal number where en has a whole "
            + "number: users see a wrong number; copy the placeholder as it is)",
          "error placeholder-mismatch: de takes more arguments than en in 1 text of L [c.c] "
            + "(de takes a text as argument 2, but en takes only 1: this can crash; "
            + "take it out; to show an argument twice, number both alike)",
          "error placeholder-mismatch: de takes other arguments than en in 1 text of L [d.d] "
            + "(de has a text where en has a whole number: this can crash; "
            + "copy the placeholder as it is)",
        ].sorted()
    )
  }

  @Test func saysHowManyEntriesAreNotShown() throws {
    let keys = (1...5).map { "key.\($0)" }
    let sample = ArgumentSample(texts: [
      "en": Dictionary(uniqueKeysWithValues: keys.map { ($0, "%@") }),
      "fr": Dictionary(uniqueKeysWithValues: keys.map { ($0, "%d") }),
    ])
    let findings = try sample.findings()
    #expect(findings.map(\.entries.count) == [6])
    #expect(findings.map(\.moreEntries) == [2])
  }

  @Test func showsAFourthEntry() throws {
    let keys = (1...4).map { "key.\($0)" }
    let sample = ArgumentSample(texts: [
      "en": Dictionary(uniqueKeysWithValues: keys.map { ($0, "%@") }),
      "fr": Dictionary(uniqueKeysWithValues: keys.map { ($0, "%d") }),
    ])
    let findings = try sample.findings()
    #expect(findings.map(\.entries.count) == [8])
    #expect(findings.map(\.moreEntries) == [0])
  }
}
