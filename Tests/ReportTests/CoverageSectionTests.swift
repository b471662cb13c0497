import Diagnostics
import Languages
import Model
import Testing

@testable import Report

@Suite struct CoverageSectionTests {
  private let gnustep =
    "BrazilianPortuguese Dutch English French German Hungarian Italian Japanese Norvegian"
    + " Portuguese Romanian Russian Spanish TraditionalChinese"

  /// The section alone.
  private func section(width: Int = 80, _ change: (inout SummaryDraft) -> Void) -> String {
    let summary = SummaryDraft().with(change)
    let names = ComponentNames(in: summary.inventory)
    return CoverageSection(summary, names: names, width: width).lines
      .map { $0.rendered(isColored: false) }.joined(separator: "\n")
  }

  @Test func showsEveryState() {
    let text = section { draft in
      draft.add("ar de en es fr it ja", .stays)
      draft.cover(
        "Localizable",
        keys: 1_000,
        "ar de en es fr it",
        missing: ["ar": 1_000, "de": 1, "es": 1_000, "fr": 400],
        states: [
          "ar": .damaged, "en": .absent, "es": .absent, "fr": .truncated, "it": .inherited,
        ]
      )
    }
    #expect(
      text == """
        Coverage        keys       ar     de     en     es     fr     it
          Localizable  1,000  damaged  99.9%      =   none    cut   100%
          =  needs no file there: the source text shows
        """
    )
  }

  @Test func countsWhereThereAreFewKeys() {
    let text = section { draft in
      draft.add("de fr", .stays)
      draft.cover("Small", keys: 19, "de fr", missing: ["fr": 1])
      draft.cover("Large", keys: 20, "de fr", missing: ["fr": 1])
    }
    #expect(
      text == """
        Coverage     keys     de     fr
          Small        19   100%  18/19
          Large        20   100%  95.0%
        """
    )
  }

  @Test func foldsWhatIsCompleteAndDoesNotFit() {
    let names = (0..<20).map { "l\($0)" }.joined(separator: " ")
    let text = section { draft in
      draft.add(names, .stays)
      for table in 0..<9 { draft.cover("T\(table)", keys: 1_100, names) }
      draft.cover("Open", keys: 100, names, missing: ["l3": 1, "l12": 100])
    }
    #expect(
      text == """
        Coverage     keys    l12     l3
          Open        100     0%  99.0%
          9 more tables complete
          18 more languages complete: l0 l1 l10 l11 l13 l14 l15 l16 l17 l18 l19 l2 l4 l5
          l6 l7 l8 l9
        """
    )
  }

  /// Tables in which nothing is missing would repeat the languages for nothing.
  @Test func foldsCompleteTablesWhereTheLanguagesTakeSeveralBlocks() {
    let names = (10..<24).map { "l\($0)" }.joined(separator: " ")
    let missing = Dictionary(
      uniqueKeysWithValues: names.split(separator: " ").map { (String($0), 3) }
    )
    let text = section { draft in
      draft.add(names, .stays)
      draft.cover("InfoPlist", keys: 3, names)
      draft.cover("Localizable", keys: 1_000, names, missing: missing)
    }
    #expect(
      text == """
        Coverage        keys    l10    l11    l12    l13    l14    l15    l16    l17
          Localizable  1,000  99.7%  99.7%  99.7%  99.7%  99.7%  99.7%  99.7%  99.7%
                        keys    l18    l19    l20    l21    l22    l23
          Localizable  1,000  99.7%  99.7%  99.7%  99.7%  99.7%  99.7%
          1 more table complete
        """
    )
  }

  @Test func saysInOneLineThatEverythingIsComplete() {
    let names = (0..<20).map { "l\($0)" }.joined(separator: " ")
    let text = section { draft in
      draft.add(names, .stays)
      for table in 0..<9 { draft.cover("T\(table)", keys: 1_100, names) }
    }
    #expect(
      text == """
        Coverage  20 languages complete in 9 tables with 9,900 keys
        """
    )
  }

  @Test func listsLanguagesDownwardsWhereTheyAreTooManyForColumns() {
    let text = section { draft in
      draft.add(gnustep, .stays)
      draft.cover(
        "Localizable",
        keys: 364,
        gnustep,
        missing: [
          "BrazilianPortuguese": 11, "Dutch": 3, "French": 10, "German": 40, "Italian": 20,
          "Japanese": 60, "Romanian": 3, "Russian": 4, "Spanish": 100, "TraditionalChinese": 200,
        ],
        states: ["Hungarian": .damaged, "Norvegian": .damaged, "Portuguese": .damaged]
      )
      draft.cover("InfoPlist", keys: 3, gnustep, missing: ["French": 1])
    }
    #expect(
      text == """
        Coverage               Localizable  InfoPlist
          keys                         364          3
          BrazilianPortuguese        96.9%       100%
          Dutch                      99.1%       100%
          French                     97.2%        2/3
          German                     89.0%       100%
          Hungarian                damaged       100%
          Italian                    94.5%       100%
          Japanese                   83.5%       100%
          Norvegian                damaged       100%
          Portuguese               damaged       100%
          Romanian                   99.1%       100%
          Russian                    98.9%       100%
          Spanish                    72.5%       100%
          TraditionalChinese         45.0%       100%
          1 more language complete: English
        """
    )
  }

  @Test func putsTheTablesOfNestedComponentsUnderTheirName() {
    let text = section { draft in
      let share = draft.nest("PlugIns/Share.appex", .appExtension, owned: true)
      draft.add("de fr ja", .stays)
      draft.add("de fr", to: share, .stays)
      draft.cover("Localizable", keys: 100, "de fr ja", missing: ["ja": 3])
      draft.cover("Localizable", in: share, keys: 40, "de fr", missing: ["fr": 1])
      draft.cover("ATableWhoseNameTakesMoreThanItsPart", in: share, keys: 40, "de fr")
    }
    #expect(
      text == """
        Coverage                           keys     de     fr     ja
          Localizable                       100   100%   100%  97.0%
          Share.appex
            Localizable                      40   100%  97.5%      -
            ATableWhoseNameTakesMoreThanItsPart
                                             40   100%   100%      -
          -  not in that component, or never used there
        """
    )
  }

  @Test func colorsGapsByTheWeightOfTheirFindings() {
    let summary = SummaryDraft().with { draft in
      draft.add("de fr ja", .stays)
      draft.cover(
        "Localizable",
        keys: 100,
        "de fr ja",
        missing: ["de": 1, "fr": 1, "ja": 1]
      )
      let severities = [("de", Severity.error), ("fr", .warning), ("ja", .note)]
      draft.summary.findings = severities.map { language, severity in
        Finding(
          check: "missing-key",
          severity: severity,
          message: "",
          component: 0,
          table: "Localizable",
          languages: [language]
        )
      }
    }
    let table = CoverageTable(summary, names: ComponentNames(in: summary.inventory))
    let cells = ["de", "fr", "ja"].map { name in
      table.rows[0].cell(CoverageLanguage(named: ByteName(name))).text.rendered(isColored: true)
    }
    #expect(cells == ["\u{1B}[31m99.0%\u{1B}[0m", "\u{1B}[33m99.0%\u{1B}[0m", "99.0%"])
  }

  @Test func saysNothingWithoutTables() {
    #expect(section { $0.add("de", .stays) } == "")
  }

  @Test func saysNothingOfTablesInWhichNothingHasToBeCovered() {
    let text = section { draft in
      draft.add("de fr", .stays)
      draft.cover("Empty", keys: 0, "de fr")
      draft.cover("Unjudged", keys: 1, "")
    }
    #expect(text == "")
  }

  @Test func joinsTheSpellingsOfALanguage() {
    let text = section { draft in
      let core = draft.nest("Core.bundle", .resourceBundle, owned: true)
      draft.add("de pt-BR zh_CN", .stays)
      draft.add("de pt-br zh-hans es_mx", to: core, .stays)
      draft.cover("Localizable", keys: 100, "de pt-BR zh_CN", missing: ["zh_CN": 1])
      draft.cover("Localizable", in: core, keys: 50, "de pt-br zh-hans es_mx")
    }
    #expect(
      text == """
        Coverage          keys     de  es-MX  pt-BR  zh_CN
          Localizable      100   100%      -   100%  99.0%
          Core.bundle
            Localizable     50   100%   100%   100%   100%
          -  not in that component, or never used there
        """
    )
  }

  @Test func showsTheWorseOfTwoFoldersOfALanguage() {
    let text = section { draft in
      draft.add("English German de en", .stays)
      draft.cover(
        "Localizable",
        keys: 100,
        "English German de en",
        missing: ["English": 3, "German": 100, "de": 1, "en": 2],
        states: ["German": .damaged]
      )
    }
    #expect(
      text == """
        Coverage        keys       de     en
          Localizable    100  damaged  97.0%
        """
    )
  }

  @Test func saysThatLanguagesAreCompleteOnlyWhereTheyAre() {
    let names = (0..<20).map { "l\($0)" }.joined(separator: " ")
    let text = section { draft in
      let core = draft.nest("Core.bundle", .resourceBundle, owned: true)
      draft.add(names, .stays)
      draft.add("l3", to: core, .stays)
      for table in 0..<9 { draft.cover("T\(table)", keys: 1_100, names) }
      draft.cover("Localizable", in: core, keys: 10, "l3")
    }
    #expect(
      text == """
        Coverage  20 languages complete wherever they are, in 10 tables with 9,910 keys
        """
    )
  }

  @Test func listsComponentsByTheirNames() {
    let text = section { draft in
      draft.add("de", .stays)
      for path in ["Frameworks/Zoo.framework", "PlugIns/Ape.appex", "Bear.bundle"] {
        let id = draft.nest(path, owned: true)
        draft.add("de", to: id, .stays)
        draft.cover("Localizable", in: id, keys: 10, "de")
      }
    }
    #expect(
      text == """
        Coverage          keys     de
          Ape.appex
            Localizable     10   100%
          Bear.bundle
            Localizable     10   100%
          Zoo.framework
            Localizable     10   100%
        """
    )
  }

  @Test func saysAboveTheTableWhatAnEarlierPruneHides() throws {
    let entries = try ["en", "it", "en-*", "!en-GB", "de"].map {
      Policy.Named(try LanguagePattern(parsing: $0), text: $0)
    }
    let change = { (draft: inout SummaryDraft) in
      draft.summary.command = .verify
      draft.summary.policy = Policy(root: Policy.Settings(selection: .remove(entries)))
      draft.add("de fr", .stays)
      draft.cover("Localizable", keys: 100, "de fr", missing: ["fr": 3])
    }
    #expect(
      section(change) == """
        Coverage
          'en' and 'it' are not here: keys that only they had cannot be seen
                        keys     de     fr
          Localizable    100   100%  97.0%
        """
    )
    let pruned = section { draft in
      change(&draft)
      draft.summary.command = .prune
    }
    #expect(pruned.split(separator: "\n").count == 2)
    let nested = section { draft in
      change(&draft)
      draft.add("en it", to: draft.nest("Core.bundle", .resourceBundle, owned: true), .stays)
    }
    #expect(nested.contains("'en' and 'it' are not here"))
    let packaged = section { draft in
      draft.summary.command = .verify
      draft.summary.policy = Policy(root: Policy.Settings(selection: .remove(entries)))
      draft.add("de en it", to: draft.nest("Core.bundle", .resourceBundle, owned: true), .stays)
    }
    #expect(!packaged.contains("not here"))
  }

  @Test func namesTheComponentsOfOthersThatAreIncomplete() {
    let text = section { draft in
      for name in ["A", "B"] {
        let id = draft.nest("Frameworks/\(name).framework")
        draft.summary.findings.append(
          Finding(
            check: "incomplete-component",
            severity: .note,
            message: "",
            component: id,
            languages: ["de", "fr"]
          )
        )
      }
    }
    #expect(
      text == """
        Coverage
          not owned, incomplete: A.framework (2 languages), B.framework (2 languages)
        """
    )
  }

  @Test func sumsUpTablesThatWouldFillScreens() {
    let names = (10..<22).map { "l\($0)" }
    let text = section { draft in
      draft.add(names.joined(separator: " "), .stays)
      draft.add("whole", .stays)
      for table in 0..<30 {
        let languages = names.joined(separator: " ") + " whole"
        let missing = Dictionary(uniqueKeysWithValues: names.map { ($0, table) })
        draft.cover("T\(table)", keys: 100, languages, missing: missing)
      }
    }
    #expect(
      text == """
        Coverage      keys    l10    l11    l12    l13    l14    l15    l16    l17
          29 tables  2,900  85.0%  85.0%  85.0%  85.0%  85.0%  85.0%  85.0%  85.0%
                      keys    l18    l19    l20    l21
          29 tables  2,900  85.0%  85.0%  85.0%  85.0%
          table by table: '--report json'
          1 more table complete
          1 more language complete: whole
        """
    )
  }
}
