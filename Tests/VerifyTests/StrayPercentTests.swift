import Languages
import Model
import Testing
import TestSupport

@Suite struct StrayPercentTests {
  /// tables.md 8, case 5.
  @Test func tellsAPercentSignFromAPlaceholder() throws {
    #expect(try ArgumentSample("100%% daily", "100%% par jour").findings().lines == [])
    #expect(
      try ArgumentSample("all daily", "100% de jour").findings().lines == [
        "note stray-percent: fr has a single '%' in 1 text of L [k.k] "
          + "(fr shows a number, or nothing, in its place if the app formats the text; "
          + "write '%%' then)"
      ]
    )
    #expect(try ArgumentSample("100% daily", "100% de jour").findings().lines == [])
  }

  @Test func notesPlaceholdersWhereTheSourceHasNone() throws {
    #expect(
      try ArgumentSample("none", "%d fichiers de %@").findings().lines == [
        "note stray-percent: fr has placeholders that en lacks in 1 text of L [k.k] (fr asks "
          + "for a whole number where en asks for nothing; take it out, or correct en)"
      ]
    )
  }

  @Test func notesAPercentSignThatFormattingLoses() throws {
    #expect(
      try ArgumentSample("%d%%", "%d%").findings().lines == [
        "note stray-percent: fr has a single '%' in 1 text of L [k.k] "
          + "(fr loses it if the app formats the text; write '%%' then)"
      ]
    )
  }

  @Test func saysWhatSeveralHaveInCommon() throws {
    let sample = ArgumentSample(texts: [
      "en": ["a.a": "none", "b.b": "all"], "fr": ["a.a": "%@", "b.b": "100%"],
    ])
    #expect(
      try sample.findings().lines == [
        "note stray-percent: fr has a single '%' in 1 text of L [b.b] (fr loses it if the app "
          + "formats the text; write '%%' then)",
        "note stray-percent: fr has placeholders that en lacks in 1 text of L [a.a] (fr asks "
          + "for a text where en asks for nothing; take it out, or correct en)",
      ]
    )
  }
}
