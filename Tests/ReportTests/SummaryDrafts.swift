import Diagnostics
import Model
import Report

extension SummaryDraft {
  /// The app of the design: `en` goes, and `ja` lacks what only it had.
  static var journal: SummaryDraft {
    var draft = SummaryDraft()
    draft.add("Base", .isBase, bytes: 230_000)
    draft.add("de", .stays)
    draft.add("en", .goes("en"), bytes: 412_345)
    draft.add("fr ja pt-BR", .stays)
    let chat = draft.nest("Frameworks/Chat.framework")
    draft.add("en", to: chat, .serves("ja", "Chat.framework"), bytes: 18_020)
    draft.add("it ko", to: chat, .stays)
    let cards = draft.nest("Cards_Cards.bundle", .resourceBundle)
    draft.add("de", to: cards, .stays)
    draft.add("en", to: cards, .goes("en"), bytes: 881)
    draft.declare(["de", "en"], region: "en")
    draft.summary.plan.edits = [
      InfoPlistEdit(component: 0, developmentRegion: "de", undeclared: ["en"])
    ]
    draft.cover("Localizable", keys: 1_204, "de fr ja pt-BR", missing: ["ja": 22])
    draft.cover("Main", keys: 88, "de fr ja pt-BR", missing: ["pt-BR": 2])
    draft.summary.inventory.resources = [
      LocalizedResource(component: 0, name: "Main.storyboardc", kind: .nibs, localizations: [0])
    ]
    draft.summary.findings = [
      Finding(
        check: "missing-key",
        severity: .error,
        cause: .plan,
        message: "ja lacks 22 of 1,204 keys of Localizable",
        reason: "only en, to be removed, has them: they would show as raw keys",
        advice: "translate them, or keep en",
        component: 0,
        table: "Localizable",
        keys: ["checkout.pay", "checkout.total", "error.offline"]
          + (0..<19).map { "onboarding.step\($0)" },
        languages: ["ja"],
        place: Place("ja.lproj/Localizable.strings")
      ),
      Finding(
        check: "conflicting-key",
        severity: .warning,
        cause: .before,
        message: "1 key stands twice in 'fr.lproj/Localizable.strings' with different values",
        reason: "only one value, the last, is ever shown",
        advice: "the other stands in line 12; take one out",
        component: 0,
        table: "Localizable",
        keys: ["Sorry, you loose."],
        languages: ["fr"],
        place: Place(
          "fr.lproj/Localizable.strings",
          at: TextPosition(line: 211, column: 1)
        ),
        entries: [EntryRef(table: 0, row: 3, key: 4)]
      ),
      Finding(
        check: "missing-nib-key",
        severity: .note,
        cause: .before,
        message: "pt-BR lacks 2 of 88 keys of Main",
        reason: "the text in the nib or storyboard would show",
        component: 0,
        table: "Main",
        keys: ["4dE-aX.title", "9Kq-11.text"],
        languages: ["pt-BR"]
      ),
    ]
    draft.summary.quotes = [
      EntryRef(table: 0, row: 3, key: 4): Quote(
        position: TextPosition(line: 211, column: 1),
        value: "Désolé,\nvous avez perdu."
      )
    ]
    return draft
  }

  /// A large app: eleven languages that lack the new strings, and thirty components of others.
  static var large: SummaryDraft {
    var draft = SummaryDraft("Atlas.app", size: 312_400_000)
    let languages = "cs da de es fr it ja ko nl pl pt-BR sv"
    draft.add("Base", .isBase)
    draft.add("en", .goes("en"), bytes: 1_204_000)
    draft.add("en-GB", .stays)
    draft.add(languages, .stays)
    for index in 1...30 {
      let sdk = draft.nest("Frameworks/SDK\(index).framework")
      if index % 3 == 0 {
        draft.add("en", to: sdk, .goes("en"), bytes: 20_000)
      } else if index % 3 == 1 {
        draft.add("en", to: sdk, .serves("ja and ko", "SDK\(index).framework"), bytes: 9_000)
      }
      draft.add("ar bg de fr hu it nl", to: sdk, .stays)
    }
    let tests = draft.nest("PlugIns/AtlasTests.xctest", .testSupport)
    draft.add(
      "en de",
      to: tests,
      Decision(isRemoval: false, rule: .untouchable, reason: "test support")
    )
    let lacking =
      languages.split(separator: " ").dropFirst().dropLast().map(String.init) + ["en-GB"]
    draft.cover(
      "Localizable",
      keys: 1_200,
      "en-GB " + languages,
      missing: Dictionary(uniqueKeysWithValues: lacking.map { ($0, 30) })
    )
    draft.cover(
      "InfoPlist",
      keys: 6,
      languages,
      missing: ["ja": 2, "ko": 6],
      states: ["ko": .absent]
    )
    draft.cover("Errors", keys: 240, languages, missing: ["fr": 240], states: ["fr": .damaged])
    for table in ["Search", "Settings", "Today", "Widgets", "Maps", "Alerts"] {
      draft.cover(table, keys: 100, languages)
    }
    draft.summary.findings = [
      Finding(
        check: "missing-key",
        severity: .error,
        cause: .before,
        message: "11 languages lack 30 of 1,200 keys of Localizable",
        reason: "they would show as raw keys",
        advice: "translate them, or remove 11 languages",
        component: 0,
        table: "Localizable",
        keys: (1...30).map { "new.feature.\($0)" },
        languages: lacking
      ),
      Finding(
        check: "damaged-table",
        severity: .error,
        cause: .before,
        message: "the system cannot read 'fr.lproj/Errors.strings': expected ';' after the value",
        reason: "fr has none of the 240 keys of Errors; they show as raw keys",
        advice: "correct the file and build again",
        component: 0,
        table: "Errors",
        languages: ["fr"],
        place: Place("fr.lproj/Errors.strings", at: TextPosition(line: 17, column: 40))
      ),
    ]
    draft.summary.findings += [3, 6, 12].map { (sdk: Int) in
      Finding(
        check: "incomplete-component",
        severity: .note,
        message: "SDK\(sdk).framework: 4 of 7 languages incomplete",
        component: sdk,
        languages: ["ar", "bg", "fr", "hu"]
      )
    }
    return draft
  }
}

extension SummaryDraft {
  /// What an app in `en`, `nl` and `ar` says of one finding at error level about these entries.
  static func quoting(_ quoted: [(EntryRef, Quote)], keys: [String]) -> Summary {
    SummaryDraft().with { draft in
      draft.add("en nl ar", .stays)
      draft.cover("Localizable", keys: 9, "en nl ar")
      draft.summary.findings = [
        Finding(
          check: "placeholder-mismatch",
          severity: .error,
          message: "nl takes something else than en",
          reason: "why",
          advice: "what to do",
          component: 0,
          table: "Localizable",
          keys: keys,
          languages: ["nl"],
          entries: quoted.map(\.0)
        )
      ]
      draft.summary.quotes = Dictionary(uniqueKeysWithValues: quoted)
    }
  }

  /// An entry in `en`, and one in `nl` that takes something else.
  static let mistake = [
    (
      EntryRef(table: 0, row: 0, key: 0),
      Quote(
        position: TextPosition(line: 12, column: 1),
        value: "%1$@ holds %2$lld photos",
        marks: [11..<17]
      )
    ),
    (
      EntryRef(table: 0, row: 1, key: 0),
      Quote(
        position: TextPosition(line: 40, column: 1),
        value: "%1$@ bevat %2$@ foto's",
        marks: [11..<15]
      )
    ),
  ]
}

extension Summary {
  /// The summary after changes made for one test.
  func with(_ change: (inout Summary) -> Void) -> Summary {
    var summary = self
    change(&summary)
    return summary
  }
}

extension SummaryDraft {
  /// The draft after changes made for one test.
  func with(_ change: (inout SummaryDraft) -> Void) -> Summary {
    var draft = self
    change(&draft)
    return draft.summary
  }
}
