import Model
import Testing

@testable import Report

@Suite struct DecisionSectionTests {
  /// The section alone, one line a row.
  private func section(_ change: (inout SummaryDraft) -> Void) -> String {
    let summary = SummaryDraft().with(change)
    let names = ComponentNames(in: summary.inventory)
    return DecisionSection(summary, names: names).rows.lines(width: 80)
      .map { $0.rendered(isColored: false) }.joined(separator: "\n")
  }

  @Test func namesAKeepListOnceForAllItsEntries() {
    let text = section { draft in
      draft.summary.policy = Policy(root: Policy.Settings(selection: .keep([])))
      for name in ["de", "fr"] {
        let reason = "named by '\(name)' in 'keep'"
        draft.add(name, Decision(isRemoval: false, rule: .named, reason: reason))
      }
      draft.add("ar bg", Decision(isRemoval: true, rule: .unlisted, reason: "not in 'keep'"))
    }
    #expect(
      text == """
          remove  ar bg         25 KB  not in 'keep'
          keep    de fr                named in 'keep'
        """
    )
  }

  @Test func tellsExceptionsFromWhatIsNamed() {
    let text = section { draft in
      for name in ["en-GB", "en-IE"] {
        let reason = "exception '!\(name)' in 'remove'"
        draft.add(name, Decision(isRemoval: false, rule: .named, reason: reason))
      }
      draft.add("en-AU", .goes("en-*"))
      draft.add("en-US", .goes("en-US"))
    }
    #expect(
      text == """
          remove  en-AU en-US   25 KB  named in 'remove'
          keep    en-GB en-IE          exceptions in 'remove'
        """
    )
  }

  @Test func keepsTheReasonOfBaseWhereNothingElseStaysForIt() {
    let text = section { draft in
      draft.add("Base", .isBase)
      draft.add("en", .goes("en"))
    }
    #expect(
      text == """
          remove  en            12 KB  named by 'en' in 'remove'
          keep    Base                 what all languages share
        """
    )
  }

  @Test func saysOfFewComponentsWhomTheirLastResortServes() {
    let text = section { draft in
      for name in ["A", "B", "C"] {
        let id = draft.nest("Frameworks/\(name).framework")
        draft.add("en", to: id, .serves("ja", "\(name).framework"))
      }
    }
    #expect(
      text == """
          keep  A.framework en  12 KB  serves ja, which A.framework lacks
          keep  B.framework en  12 KB  serves ja, which B.framework lacks
          keep  C.framework en  12 KB  serves ja, which C.framework lacks
        """
    )
  }

  @Test func joinsManyComponentsWithALastResort() {
    let text = section { draft in
      for name in ["A", "B", "C", "D"] {
        let id = draft.nest("Frameworks/\(name).framework")
        draft.add("en", to: id, .serves("ja", "\(name).framework"))
      }
    }
    #expect(
      text == """
          keep  en in 4 components  50 KB  serve languages they lack
                A.framework, B.framework, C.framework, D.framework
        """
    )
  }

  @Test func countsNamesWhereComponentsDiffer() {
    let text = section { draft in
      let names = ["A": "en", "B": "en en-GB", "C": "en en-AU en-GB en-IN"]
      for (name, languages) in names.sorted(by: { $0.key < $1.key }) {
        draft.add(languages, to: draft.nest("\(name).bundle", .resourceBundle), .goes("en*"))
      }
    }
    #expect(
      text == """
          remove  7 localizations in 3 components  87 KB  named by 'en*' in 'remove'
                  A.bundle (en), B.bundle (en en-GB), C.bundle (4)
        """
    )
  }

  @Test func countsManyNamesOfOneComponent() {
    let text = section { draft in
      let names = (0..<30).map { "en-\($0)" }.joined(separator: " ")
      draft.add(names, to: draft.nest("Frameworks/Chat.framework"), .goes("en-*"))
    }
    #expect(
      text == """
          remove  Chat.framework 30 localizations  372 KB  named by 'en-*' in 'remove'
        """
    )
  }

  @Test func joinsComponentsThatASealHolds() {
    let text = section { draft in
      for name in ["A", "B"] {
        draft.add(
          "en",
          to: draft.nest("Frameworks/\(name).framework"),
          Decision(
            isRemoval: false,
            rule: .sealRequires,
            reason: "sealed; prune it in a phase of its own target, before it is signed"
          )
        )
      }
    }
    #expect(
      text == """
          keep  en in 2 components  25 KB  sealed; prune it in a phase of its own
                                           target, before it is signed
                A.framework, B.framework
        """
    )
  }

  @Test func joinsEditsOfNestedComponents() {
    let text = section { draft in
      let nested = ["A", "B", "C"].map { draft.nest("PlugIns/\($0).appex", .appExtension) }
      draft.summary.plan.edits = [
        InfoPlistEdit(component: 0, developmentRegion: "de", undeclared: ["en", "it"]),
        InfoPlistEdit(component: nested[0], undeclared: ["en"]),
        InfoPlistEdit(component: nested[1], developmentRegion: "de"),
        InfoPlistEdit(component: nested[2], undeclared: ["en"]),
      ]
    }
    #expect(
      text == """
          edit  Info.plist          'de' becomes the development region; en and 'it' are
                                    undeclared
          edit  2 Info.plists       en is undeclared
                A.appex, C.appex
          edit  B.appex Info.plist  'de' becomes the development region
        """
    )
  }

  @Test func listsComponentsByTheirNames() {
    let text = section { draft in
      for path in ["Frameworks/Zoo.framework", "PlugIns/Ape.appex", "Bear.bundle"] {
        draft.add("en", to: draft.nest(path), .goes("en"))
      }
      draft.summary.plan.edits = [1, 2, 3].map {
        InfoPlistEdit(component: $0, developmentRegion: "de")
      }
    }
    #expect(
      text == """
          remove  en in 3 components  37 KB  named by 'en' in 'remove'
                  Ape.appex, Bear.bundle, Zoo.framework
          edit    3 Info.plists              'de' becomes the development region
                  Ape.appex, Bear.bundle, Zoo.framework
        """
    )
  }

  @Test func countsOtherComponentsInWhichNothingHappens() {
    let text = section { draft in
      for name in ["A", "B"] { draft.add("de fr", to: draft.nest("\(name).bundle"), .stays) }
    }
    #expect(
      text == """
          keep  4 localizations in 2 other components  not in 'remove'
        """
    )
  }

  @Test func countsWhatIsNeverTouched() {
    let text = section { draft in
      let reason = "not the resources of a bundle"
      let decision = Decision(isRemoval: false, rule: .untouchable, reason: reason)
      draft.add("en de", to: draft.nest("Sounds", .looseFolder), decision)
      draft.add("en", to: draft.nest("Maps", .looseFolder), decision)
      draft.add(
        "en",
        to: draft.nest("PlugIns/AppTests.xctest", .testSupport),
        Decision(isRemoval: false, rule: .untouchable, reason: "test support")
      )
    }
    #expect(
      text == """
          keep  4 localizations in 2 loose folders and 1 test bundle
        """
    )
  }

  @Test func namesComponentsByPathWhereTwoHaveOneName() {
    let text = section { draft in
      draft.add("en", to: draft.nest("Frameworks/Chat.framework"), .goes("en"))
      draft.add("it", to: draft.nest("PlugIns/Share.appex/Chat.framework"), .goes("it"))
    }
    #expect(
      text == """
          remove  2 localizations in 2 components  25 KB  named in 'remove'
                  Frameworks/Chat.framework (en),
                  PlugIns/Share.appex/Chat.framework (it)
        """
    )
  }

  @Test func givesALongNameALineToItself() {
    let text = section { draft in
      let name = String(repeating: "Long", count: 20) + ".framework"
      draft.add("en", to: draft.nest("Frameworks/\(name)"), .goes("en"))
      draft.add("en", to: draft.nest("Frameworks/Chat.framework"), .serves("ja", "it"))
    }
    #expect(
      text == """
          remove  LongLongLongLongLongLongLongLongLongLongLongLongLongLongLongLongLongLongLongLong.framework
                  en                 12 KB  named by 'en' in 'remove'
          keep    Chat.framework en  12 KB  serves ja, which it lacks
        """
    )
  }
}
