import Languages
import Model
import Testing
import TestSupport

@Suite struct PlaceholderMismatchTests {
  /// tables.md 8, case 1.
  @Test func findsSwappedArguments() throws {
    let source = "%lld%% of its %@ limit"
    let swapped = ArgumentSample(texts: [
      "en": ["limit.used": source], "zh-Hans": ["limit.used": "%@ 的 %lld%%"],
    ])
    #expect(
      try swapped.findings().lines == [
        "error placeholder-mismatch: zh-Hans takes the arguments of en in another order in 1 "
          + "text of L [limit.used] (zh-Hans has a text where en has a whole number: this can "
          + "crash; number them: '%2$@' for the text and '%1$...' for the whole number)"
      ]
    )
    let numbered = ArgumentSample(source, "%2$@ : %1$lld%%")
    #expect(try numbered.findings().lines == [])
  }

  /// tables.md 8, case 2.
  @Test func findsAnExtraArgument() throws {
    #expect(
      try ArgumentSample("%@ crashed", "%@ a planté, %@").findings().lines == [
        "error placeholder-mismatch: fr takes more arguments than en in 1 text of L [k.k] (fr "
          + "takes a text as argument 2, but en takes only 1: this can crash; take it out; to "
          + "show an argument twice, number both alike)"
      ]
    )
    #expect(try ArgumentSample("%@ crashed", "%1$@ a planté, %1$@").findings().lines == [])
  }

  /// tables.md 8, case 3.
  @Test func findsWholeLanguagesOfBadSpecifiers() throws {
    let sample = ArgumentSample(texts: [
      "en": ["a.a": "%@ left", "b.b": "%@ joined"],
      "ar": ["a.a": "%s", "b.b": "%s"],
      "bg": ["a.a": "%s", "b.b": "%s"],
      "zh_Hans": ["a.a": "%tu", "b.b": "离开"],
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: ar and bg take other arguments than en in 2 texts of L "
          + "[a.a, b.b] (they have a C string where en has a text: this can crash; copy the "
          + "placeholder as it is)",
        "error placeholder-mismatch: zh_Hans takes other arguments than en in 1 text of L "
          + "[a.a] (zh_Hans has a whole number where en has a text: users see a meaningless "
          + "number; copy the placeholder as it is)",
        "warning dropped-argument: zh_Hans leaves out an argument of en in 1 text of L [b.b] "
          + "(zh_Hans shows nothing where en shows a text; add it, or allow the key)",
      ]
    )
  }

  /// tables.md 8, case 4.
  @Test func isContentWithTheSamePlaceholders() throws {
    let sample = ArgumentSample("%@ as Primary Location", "%@ comme lieu principal")
    #expect(try sample.findings().lines == [])
  }

  /// tables.md 8, case 14, which needs nothing to compare with.
  @Test func findsATextThatContradictsItsValueType() throws {
    let sample = ArgumentSample(rules: [
      "en": ["k.k": plural("li", (.one, "%@ file"), (.other, "%@ files"))]
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: en contradicts the value type of a plural in 1 text of L "
          + "[k.k] (en has a text in a plural whose value type is 'li' (a whole number): this can "
          + "crash; write '%li' in the texts, or correct NSStringFormatValueTypeKey)"
      ]
    )
  }

  @Test func findsTheSameMistakeInEveryLanguage() throws {
    let sample = ArgumentSample(texts: [
      "en": ["k.k": "%1$@ %@"], "de": ["k.k": "%1$@ %@"], "fr": ["k.k": "%1$@ et %@"],
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: de, en and fr mix numbered and unnumbered placeholders "
          + "in 1 text of L [k.k] (they count those without a number from 1 again, so that one "
          + "argument shows twice; number all of them or none)"
      ]
    )
  }

  @Test func findsAPercentSignThatTakesAnArgument() throws {
    #expect(
      try ArgumentSample("%@ today", "100% de hoy").findings().lines == [
        "error placeholder-mismatch: fr has a percent sign that begins a placeholder in 1 "
          + "text of L [k.k] (fr has a '%' and a space before a letter, which together ask for a "
          + "whole number: users see a meaningless number; write '%%' for a percent sign)"
      ]
    )
  }

  @Test func findsTextsOfOneEntryThatContradictEachOther() throws {
    let texts: [(PluralCategory, String)] = [
      (.one, "%d file of %2$@"), (.other, "%d files of %2$d"),
    ]
    let sample = ArgumentSample(rules: [
      "en": ["k.k": plural("%#@count@", [("count", "d", texts)])]
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: en takes one argument in two ways in 1 text of L [k.k] "
          + "(en has a whole number where another of its texts has a text: users see a "
          + "meaningless number; write the same placeholder wherever an argument is repeated)"
      ]
    )
  }

  @Test func letsTheSourceDecideWhichOfTwoTextsIsWrong() throws {
    let sample = ArgumentSample(
      plural("d", (.one, "%d file of %2$@"), (.other, "%d files of %2$@")),
      plural("d", (.one, "%d fichier de %2$@"), (.other, "%d fichiers de %2$d"))
    )
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: fr takes other arguments than en in 1 text of L [k.k] "
          + "(fr has a whole number where en has a text: users see a meaningless number; copy the "
          + "placeholder as it is)"
      ]
    )
  }

  @Test func tellsSeveralKindsApart() throws {
    let sample = ArgumentSample(texts: [
      "en": ["a.a": "%1$@ %2$@", "b.b": "%d", "c.c": "%@"],
      "fr": ["a.a": "%1$@ %@", "b.b": "%@", "c.c": "%d"],
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: fr mixes numbered and unnumbered placeholders in 1 text "
          + "of L [a.a] (fr counts those without a number from 1 again, so that one argument "
          + "shows twice; number all of them or none)",
        "error placeholder-mismatch: fr takes other arguments than en in 1 text of L [b.b] "
          + "(fr has a text where en has a whole number: this can crash; copy the placeholder as "
          + "it is)",
        "error placeholder-mismatch: fr takes other arguments than en in 1 text of L [c.c] "
          + "(fr has a whole number where en has a text: users see a meaningless number; copy the "
          + "placeholder as it is)",
      ]
    )
  }

  @Test func comparesWithTheKeyWhereTheSourceIsSilent() throws {
    let sample = ArgumentSample(texts: [
      "en": ["other": "Other"],
      "fr": ["Hello %@": "Bonjour %d", "%lld of %@": "%2$@ : %1$lld", "Hi": "Salut %@"],
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: fr takes other arguments than the key in 1 text of L "
          + "[Hello %@] (fr has a whole number where the key has a text: users see a meaningless "
          + "number; copy the placeholder as it is)",
        "note stray-percent: fr has placeholders that the key lacks in 1 text of L [Hi] (fr "
          + "asks for a text where the key asks for nothing; take it out, or correct the key)",
      ]
    )
  }

  @Test func takesFurtherArgumentsOfTheKeyForSupplied() throws {
    let sample = ArgumentSample(texts: [
      "en": ["%@ by %@": "%@"], "fr": ["%@ by %@": "%1$@ de %2$@"],
    ])
    #expect(try sample.findings().lines == [])
  }

  @Test func comparesWithMostLanguagesWhereNothingElseSpeaks() throws {
    let sample = ArgumentSample(
      region: nil,
      texts: [
        "da": ["k.k": "%@"], "de": ["k.k": "%d"], "fr": ["k.k": "%@"], "it": ["k.k": "%1$@"],
        "nl": ["k.k": "aucun"],
      ]
    )
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: de takes other arguments than most languages in 1 text "
          + "of L [k.k] (de has a whole number where most languages have a text: users see a "
          + "meaningless number; copy the placeholder as it is)",
        "warning dropped-argument: nl leaves out an argument of most languages in 1 text of L "
          + "[k.k] (nl shows nothing where most languages show a text; add it, or allow the key)",
      ]
    )
  }

  @Test func blamesNoneWhereNoneHasAMajority() throws {
    let sample = ArgumentSample(
      region: nil,
      texts: ["de": ["k.k": "%d"], "fr": ["k.k": "%@"]]
    )
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: de and fr take different arguments in 1 text of L [k.k] "
          + "(fr has a text where de has a whole number: one of them is wrong and can crash; see "
          + "what the app passes, and correct what differs from it)"
      ]
    )
  }

  @Test func keepsTheNameOfTheAppInPhrases() throws {
    let key = "Play ${song} in ${applicationName}"
    let sample = ArgumentSample(
      table: "AppShortcuts",
      texts: [
        "en": [key: "Play ${song} in ${applicationName}"],
        "de": [key: "Spiele ${song}"],
        "fr": [key: "Joue ${title} dans ${applicationName}"],
        "it": [key: "Suona in ${applicationName}"],
        "nl": [key: "Speel in ${applicationName} ${song}"],
      ]
    )
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: de leaves out '${applicationName}' in 1 phrase of "
          + "AppShortcuts [Play ${song} in ${applicationName}] (Siri does not offer a phrase "
          + "without it; put it into every phrase, as it is written here)",
        "error placeholder-mismatch: fr names other parameters than en in 1 phrase of "
          + "AppShortcuts [Play ${song} in ${applicationName}] (fr has '${title}', which en has "
          + "not: nothing is filled in for it; keep the parameters of the phrase as they are)",
        "warning dropped-argument: 'it' leaves out a parameter of en in 1 phrase of AppShortcuts [Play ${song} in ${applicationName}] "
          + "('it' has no '${song}'; add it, or allow the key)",
      ]
    )
  }
}

// Phrases that Siri is told to ignore.
extension PlaceholderMismatchTests {
  @Test func asksForTheNameOfTheAppOnlyWhereTheSourceHasIt() throws {
    let sample = ArgumentSample(
      table: "AppShortcuts",
      texts: [
        "en": ["Stop ${song}": "Stop ${song}"], "de": ["Stop ${song}": "Aufhören"],
        "fr": ["Stop ${song}": "Arrête ${song}"],
      ]
    )
    #expect(
      try sample.findings().lines == [
        "warning dropped-argument: de leaves out a parameter of en in 1 phrase of AppShortcuts "
          + "[Stop ${song}] (de has no '${song}'; add it, or allow the key)"
      ]
    )
  }
}

extension PlaceholderMismatchTests {
  @Test func findsThatEveryPhraseLacksTheNameOfTheApp() throws {
    let key = "Start ${applicationName}"
    let sample = ArgumentSample(
      table: "AppShortcuts",
      texts: ["en": [key: "Start"], "de": [key: "Los"]]
    )
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: de and en leave out '${applicationName}' in 1 phrase of AppShortcuts "
          + "[Start ${applicationName}] (Siri does not offer a phrase without it; "
          + "put it into every phrase, as it is written here)"
      ]
    )
  }
}

// What is no matter of the check.
extension PlaceholderMismatchTests {
  @Test(arguments: ["InfoPlist", "Main"])
  func leavesTablesThatAreNeverFormatted(table: String) throws {
    var app = ArgumentSample(
      table: table,
      texts: ["en": ["k.k": "%d"], "fr": ["k.k": "%@"]]
    ).app()
    app.resources = ["Main.nib": ["Base"]]
    #expect(try judged(app).filter(\.isAboutPlaceholders).lines == [])
  }

  @Test func leavesOthersTextsToOthers() throws {
    let sample = ArgumentSample("%d", "%@")
    let kit = sample.app("Kit.framework", .framework, identifier: "org.kit")
    let app = Sample(folders: ["en", "fr"])
    #expect(try judged(app, kit).filter(\.isAboutPlaceholders).lines == [])
  }

  @Test func asksForEachTextWhetherItIsAllowed() throws {
    let sample = ArgumentSample(texts: [
      "en": ["a.a": "%d", "b.b": "%d"], "de": ["a.a": "%@", "b.b": "%@"],
      "fr": ["a.a": "%@", "b.b": "%@"],
    ])
    let policy = Policy(allowances: [
      Allowance(
        check: "placeholder-mismatch",
        key: Glob("a.*"),
        language: LanguageTag("fr").map { .init($0, text: "fr") },
        reason: "the app looks twice"
      )
    ])
    #expect(
      try sample.findings(policy: policy).lines == [
        "error placeholder-mismatch: de and fr take other arguments than en in 1 text of L "
          + "[b.b] (they have a text where en has a whole number: this can crash; copy the "
          + "placeholder as it is)",
        "error placeholder-mismatch: de takes other arguments than en in 1 text of L [a.a] "
          + "(de has a text where en has a whole number: this can crash; copy the placeholder as "
          + "it is)",
      ]
    )
  }

  @Test func judgesTheEntryThatUsersSee() throws {
    let sample = ArgumentSample(
      texts: ["en": ["k.k": "%d"], "fr": ["k.k": "%@"]],
      rules: [
        "fr": ["k.k": plural("d", (.one, "%d fichier"), (.other, "%d fichiers"))]
      ]
    )
    #expect(try sample.findings().lines == [])
  }

  @Test func pointsAtBothTexts() throws {
    let sample = ArgumentSample(
      plural("d", (.one, "%d file of %2$@"), (.other, "%d files of %2$@")),
      plural("d", (.one, "%d fichier de %2$@"), (.other, "%d fichiers de %2$d"))
    )
    #expect(
      try sample.findings().map(\.entries) == [
        [
          EntryRef(table: 0, row: 0, key: 0, path: ["count", "other"], marked: [2]),
          EntryRef(table: 0, row: 1, key: 0, path: ["count", "other"], marked: [2]),
        ]
      ]
    )
  }
}
