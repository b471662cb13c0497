import Languages
import Model
import Testing
import TestSupport

@Suite struct DroppedArgumentTests {
  @Test func warnsOfAnArgumentThatIsNotShown() throws {
    let sample = ArgumentSample(texts: [
      "en": ["a.a": "%1$@ on %2$@", "b.b": "%@"],
      "de": ["a.a": "%1$@ am %2$@", "b.b": "nichts"],
      "fr": ["a.a": "%2$@", "b.b": "rien"],
    ])
    #expect(
      try sample.findings().lines == [
        "warning dropped-argument: de and fr leave out an argument of en in 1 text of L [b.b] "
          + "(they show nothing where en shows a text; add it, or allow the key)",
        "warning dropped-argument: fr leaves out an argument of en in 1 text of L [a.a] (fr "
          + "shows nothing where en shows a text, argument 1; add it, or allow the key)",
      ]
    )
  }

  @Test func letsTheSmallCategoriesSayTheirNumberInWords() throws {
    let sample = ArgumentSample(
      plural("d", (.one, "%d file"), (.other, "%d files")),
      plural("d", (.zero, "aucun"), (.one, "un fichier"), (.two, "deux"), (.other, "%d fichiers"))
    )
    #expect(try sample.findings().lines == [])
  }

  @Test func asksTheLargeCategoriesForWhatOtherShows() throws {
    let sample = ArgumentSample(rules: [
      "en": ["k.k": plural("d", (.one, "one file"), (.other, "%d files"))],
      "pl": [
        "k.k": plural(
          "d",
          (.one, "plik"),
          (.few, "pliki"),
          (.many, "%d plików"),
          (.other, "%d pliku")
        )
      ],
      "ja": ["k.k": plural("d", (.other, "ファイル"))],
    ])
    #expect(
      try sample.findings().lines == [
        "warning dropped-argument: ja leaves out an argument of en in 1 text of L [k.k] (ja "
          + "shows nothing in 'other' where en shows a whole number; add it, or allow the key)",
        "warning dropped-argument: pl leaves out an argument of en in 1 text of L [k.k] (pl "
          + "shows nothing in 'few' where en shows a whole number; add it, or allow the key)",
      ]
    )
  }

  @Test func asksNothingOfATextWhoseSourceShowsNothing() throws {
    let sample = ArgumentSample(
      plural("d", (.one, "a file"), (.other, "files")),
      plural("d", (.one, "un fichier"), (.other, "des fichiers"))
    )
    #expect(try sample.findings().lines == [])
  }

  @Test func canBeAllowedForACategory() throws {
    let sample = ArgumentSample(
      plural("d", (.one, "one file"), (.other, "%d files")),
      plural("d", (.one, "plik"), (.few, "pliki"), (.many, "%d plików"), (.other, "%d pliku"))
    )
    let policy = Policy(allowances: [
      Allowance(check: "dropped-argument", category: .few, reason: "a few are a few")
    ])
    #expect(try sample.findings(policy: policy).lines == [])
  }
}

// Rules that are not whole.
extension DroppedArgumentTests {
  @Test func leavesAPluralThatLacksAFormToOtherChecks() throws {
    let sample = ArgumentSample(
      plural("d", (.one, "one file"), (.other, "%d files")),
      plural("d", (.one, "plik"), (.few, "%d pliki"), (.many, "%d plików"))
    )
    #expect(try sample.findings().lines == [])
  }

  @Test func leavesAPluralThatLacksAVariableToOtherChecks() throws {
    let sample = ArgumentSample(
      plural("d", (.one, "one file"), (.other, "%d files")),
      plural("%#@count@", [])
    )
    #expect(try sample.findings().lines == [])
  }
}
