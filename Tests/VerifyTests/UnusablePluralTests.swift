import Languages
import Model
import Testing
import TestSupport

/// Plurals that the system cannot use, or not as they are meant, whose placeholders say nothing of their own.
@Suite struct UnusablePluralTests {
  /// What is missing from the dictionary is said by its own checks, and not by what then does not show.
  @Test func doesNotMissArgumentsOfAPluralThatTheSystemCannotUse() throws {
    let count = [(PluralCategory.one, "%d file"), (.other, "%d files")]
    let sample = ArgumentSample(rules: [
      "en": ["k.k": plural("%#@count@", [("count", "d", count)])],
      "de": ["k.k": plural("%#@number@", [("count", "d", count)])],
      "fr": ["k.k": plural("%#@count@", [("count", "y", count)])],
      "pl": ["k.k": plural("%#@count@", [("count", "d", [(.few, "%d pliki")])])],
    ])
    #expect(try sample.findings().lines == [])
    #expect(
      Set(try judged(sample.app()).map(\.check)) == ["malformed-rule", "missing-plural-category"]
    )
  }

  /// tables.md 8, case 13: a width that is meant to be a position is one finding, and no mixture of numbers and none.
  @Test func takesAWidthForNoMixture() throws {
    let texts = [(PluralCategory.one, "%lu x"), (.other, "%lu y")]
    let source = plural("%1$#@count@ %2$@ %3$@", [("count", "lu", texts)])
    let mixed = plural("%#@count@ %2$@ %3$@", [("count", "lu", texts)])
    #expect(
      try ArgumentSample(source, mixed).findings().map(\.message) == [
        "fr mixes numbered and unnumbered placeholders in 1 text of L"
      ]
    )
    guard case .plural(var plural) = mixed else {
      Issue.record("a plural is none")
      return
    }
    plural.format.references[0].hasWidth = true
    let sample = ArgumentSample(source, .plural(plural))
    #expect(try sample.findings().lines == [])
    #expect(
      try judged(sample.app()).map(\.message) == [
        "fr names '%1#@count@' in 1 text of L, without '$'"
      ]
    )
  }

  @Test func leavesDictionariesThatTheSystemCannotUse() throws {
    let sample = ArgumentSample(
      texts: ["fr": ["k.k": "%d"]],
      rules: ["en": ["k.k": .malformed("NSStringLocalizedFormatKey is missing")]]
    )
    #expect(try sample.findings().lines == [])
  }
}
