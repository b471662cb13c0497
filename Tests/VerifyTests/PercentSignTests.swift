import Diagnostics
import Languages
import Model
import Testing

/// Percent signs that the system takes for placeholders, since a space and a letter follow.
@Suite struct PercentSignTests {
  @Test(arguments: [
    ("%lld%% daily", "%lld% daily"), ("%d%% done", "%d% fertig"), ("%@ today", "100 % de plus"),
    ("%1$d%% done", "%1$d% fertig"), ("%lld%% by %@", "%lld% des %@"),
  ])
  func saysThatAPercentSignBeginsAPlaceholder(source: String, fr: String) throws {
    let findings = try ArgumentSample(source, fr).findings()
    #expect(
      findings.map(\.message) == [
        "fr has a percent sign that begins a placeholder in 1 text of L"
      ]
    )
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.advice) == ["write '%%' for a percent sign"])
  }

  @Test func saysWhatComesOfIt() throws {
    #expect(
      try ArgumentSample("%lld%% of", "%lld% davon").findings().map(\.reason) == [
        "fr has a '%' and a space before a letter, which together ask for a whole number: "
          + "users see a meaningless number"
      ]
    )
    #expect(
      try ArgumentSample("%lld%% tax", "%lld% Steuern").findings().map(\.reason) == [
        "fr has a '%' and a space before a letter, which together ask for a UTF-16 string: "
          + "this can crash"
      ]
    )
  }

  @Test func marksThePercentSign() throws {
    let findings = try ArgumentSample("%lld%% of", "%lld% davon").findings()
    #expect(findings.flatMap { $0.entries.map(\.marked) } == [[], [2]])
  }

  @Test(arguments: ["%@ 100% täglich", "%@ 100%% au jour", "%@ 100% du jour", "%@ tout"])
  func blamesNoTranslationForThatOfTheSource(fr: String) throws {
    #expect(
      try ArgumentSample("%@ 100% daily", fr).findings().lines == [
        "note stray-percent: en has a single '%' in 1 text of L [k.k] (en shows a number, or "
          + "nothing, in its place if the app formats the text; write '%%' then)"
      ]
    )
  }

  @Test func countsPlaceholdersBehindThatOfTheSourceAsMeant() throws {
    let findings = try ArgumentSample("%lld% done by %@", "%lld%% von %@").findings()
    #expect(findings.map(\.languages) == [["en"]])
  }

  @Test(arguments: [("%@ % d", "%@ %d"), ("%@ %d", "%@ % d"), ("% d %@", "% d %@")])
  func takesASpaceForAFlagWhereThatFits(source: String, fr: String) throws {
    let findings = try ArgumentSample(source, fr).findings().filter { $0.severity > .note }
    #expect(findings.lines == [])
  }

  @Test func findsThatOfAPlural() throws {
    let sample = ArgumentSample(
      plural("lld", (.one, "%lld%% of it"), (.other, "%lld%% of them")),
      plural("lld", (.one, "%lld% davon"), (.other, "%lld% davon"))
    )
    #expect(
      try sample.findings().map(\.message) == [
        "fr has a percent sign that begins a placeholder in 1 text of L"
      ]
    )
  }

  @Test func findsOtherMistakesBesideIt() throws {
    let sample = ArgumentSample(texts: [
      "en": ["a.a": "%lld%% by %lld"], "fr": ["a.a": "%lld% davon %@"],
    ])
    #expect(
      try sample.findings().map(\.message) == ["fr takes other arguments than en in 1 text of L"]
    )
  }
}
