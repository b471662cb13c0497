import Languages
import Model
import Testing
import TestSupport

/// What plurals and variants take (tables.md 4 and 8).
@Suite struct PluralArgumentTests {
  /// tables.md 8, case 13.
  private let files = plural(
    "%1$#@count@",
    [
      (
        "count", "lu",
        [(.one, "%1$lu file of %2$@ by %3$@"), (.other, "%1$lu files of %2$@ by %3$@")]
      )
    ]
  )

  @Test func readsTheArgumentsInTheTextsOfAVariable() throws {
    let same = plural(
      "%1$#@count@",
      [("count", "lu", [(.one, "%3$@ : %lu de %2$@"), (.other, "%3$@ : %lu de %2$@")])]
    )
    #expect(try ArgumentSample(files, same).findings().lines == [])
    let wrong = plural(
      "%1$#@count@",
      [("count", "lu", [(.one, "%lu de %2$d"), (.other, "%lu de %2$d, %4$@")])]
    )
    #expect(
      try ArgumentSample(files, wrong).findings().lines == [
        "error placeholder-mismatch: fr takes other arguments than en in 1 text of L [k.k] "
          + "(fr takes '%@' (a text) as argument 4, but en takes only 3: this can crash; "
          + "take it out; to show an argument twice, number it: '%1$@ ... %1$@')"
      ]
    )
  }

  @Test func comparesAPluralWithAPlainText() throws {
    let source = ["k.k": "%d files in %@"]
    let same = plural("%#@count@ dans %@", [("count", "d", [(.other, "%d fichiers")])])
    let wrong = plural("%#@count@ dans %d", [("count", "lld", [(.other, "%lld fichiers")])])
    let sample = ArgumentSample(
      texts: ["en": source],
      rules: ["de": ["k.k": same], "fr": ["k.k": wrong]]
    )
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: fr takes other arguments than en in 1 text of L [k.k] "
          + "(fr has '%d' (a whole number) where en has '%@' (a text): users see a "
          + "meaningless number; copy the placeholder as it is)",
        "warning placeholder-width: fr takes numbers in another size than en in 1 text of L [k.k] "
          + "(fr has '%lld' (64 bits) where en has '%d' (32 bits): users may see a wrong "
          + "number; copy the placeholder as it is)",
      ]
    )
  }

  @Test func givesEachVariableItsOwnArgument() throws {
    let source = plural(
      "%#@files@ in %#@folders@",
      [
        ("files", "d", [(.one, "%d file"), (.other, "%d files")]),
        ("folders", "lld", [(.one, "%lld folder"), (.other, "%lld folders")]),
      ]
    )
    let turned = plural(
      "%2$#@folders@ : %1$#@files@",
      [
        ("files", "d", [(.other, "%1$d Dateien")]),
        ("folders", "lld", [(.other, "%2$lld Ordner")]),
      ]
    )
    let wrong = plural(
      "%#@folders@ : %#@files@",
      [
        ("files", "d", [(.other, "%d fichiers")]),
        ("folders", "lld", [(.other, "%lld dossiers")]),
      ]
    )
    let bad = plural(
      "%#@files@ in %#@folders@",
      [
        ("files", "d", [(.other, "%d file")]),
        ("folders", "lld", [(.other, "%@ cartelle")]),
      ]
    )
    let sample = ArgumentSample(rules: [
      "en": ["k.k": source], "de": ["k.k": turned], "fr": ["k.k": wrong], "it": ["k.k": bad],
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: 'it' contradicts the value type of a plural in 1 text of L [k.k] "
          + "('it' has '%@' (a text) in a plural whose value type is 'lld' (a whole "
          + "number): this can crash; write '%lld' in the texts, or correct "
          + "NSStringFormatValueTypeKey)",
        "warning placeholder-width: fr takes numbers in another size than en in 1 text of L [k.k] "
          + "(fr has '%lld' (64 bits) where en has '%d' (32 bits): users may see a wrong "
          + "number; copy the placeholder as it is)",
      ]
    )
  }

  @Test func followsNestedVariablesOnceRoundACircle() throws {
    let nested = plural(
      "%#@files@",
      [
        ("files", "d", [(.one, "one file"), (.other, "%1$d files %2$#@folders@")]),
        ("folders", "d", [(.one, "in %2$d folder"), (.other, "in %2$d folders %1$#@files@")]),
      ]
    )
    #expect(try ArgumentSample(rules: ["en": ["k.k": nested]]).findings().lines == [])
    let sample = ArgumentSample(
      texts: ["fr": ["k.k": "%d fichiers"]],
      rules: ["en": ["k.k": nested]]
    )
    #expect(
      try sample.findings().lines == [
        "warning dropped-argument: fr leaves out an argument of en in 1 text of L [k.k] "
          + "(fr shows nothing where en shows '%2$d' (a whole number); add it, or allow the "
          + "key)"
      ]
    )
  }

  @Test func countsNumberedSpecifiersOfAVariableInTheWholeEntry() throws {
    func rule(_ one: String, _ other: String) -> Rule {
      plural("%2$#@files@", [("files", "d", [(.one, one), (.other, other)])])
    }
    let sample = ArgumentSample(rules: [
      "en": ["k.k": rule("%1$@ has one file", "%1$@ has %2$d files")],
      "de": ["k.k": rule("%1$@ hat eine Datei", "%1$@ hat %d Dateien")],
      "fr": ["k.k": rule("%1$@ a un fichier", "%d fichiers")],
    ])
    #expect(
      try sample.findings().lines == [
        "warning dropped-argument: fr leaves out an argument of en in 1 text of L [k.k] "
          + "(fr shows nothing in 'other' where en shows '%1$@' (a text); add it, or allow the key)"
      ]
    )
  }

  @Test func leavesForgedCirclesAlone() throws {
    let forged = plural(
      "%#@a@",
      [
        ("a", "d", [(.other, "%@ %#@a@ %#@b@")]), ("b", "@", [(.other, "%d %#@a@ %#@b@")]),
      ]
    )
    #expect(try ArgumentSample(rules: ["en": ["k.k": forged]]).findings().lines == [])
  }

  @Test func judgesEachVariantOnItsOwn() throws {
    func widths(_ short: String, _ long: String) -> Rule {
      .variants(
        .width,
        [
          .init(name: "5", rule: .text(Placeholders(of: short))),
          .init(name: "20", rule: .text(Placeholders(of: long))),
        ]
      )
    }
    let sample = ArgumentSample(rules: [
      "en": ["k.k": widths("%d", "%d of %@")],
      "de": ["k.k": widths("%d von %@", "%d von %@")],
      "fr": ["k.k": widths("%d", "%d")],
      "it": ["k.k": widths("%@", "%d di %@")],
    ])
    #expect(
      try sample.findings().lines == [
        "error placeholder-mismatch: 'it' takes other arguments than en in 1 text of L [k.k] "
          + "('it' has '%@' (a text) where en has '%d' (a whole number): this can crash; "
          + "copy the placeholder as it is)",
        "warning dropped-argument: fr leaves out an argument of en in 1 text of L [k.k] "
          + "(fr shows nothing where en shows '%2$@' (a text); add it, or allow the key)",
      ]
    )
    #expect(
      try sample.findings().first?.entries.last?.path == ["NSStringVariableWidthRuleType", "5"]
    )
  }
}
