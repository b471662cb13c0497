import Diagnostics
import Model
import Report

extension SummaryDraft {
  /// The app of the design: `en` goes, and `ja` lacks what only it had.
  static var journal: SummaryDraft {
    var sample = SummaryDraft()
    sample.add("Base", .isBase, bytes: 230_000)
    sample.add("de", .stays)
    sample.add("en", .goes("en"), bytes: 412_345)
    sample.add("fr ja pt-BR", .stays)
    let chat = sample.nest("Frameworks/Chat.framework")
    sample.add("en", to: chat, .serves("ja", "Chat.framework"), bytes: 18_020)
    sample.add("it ko", to: chat, .stays)
    let cards = sample.nest("Cards_Cards.bundle", .resourceBundle)
    sample.add("de", to: cards, .stays)
    sample.add("en", to: cards, .goes("en"), bytes: 881)
    sample.summary.plan.edits = [
      InfoPlistEdit(component: 0, developmentRegion: "de", undeclared: ["en"])
    ]
    sample.cover("Localizable", keys: 1_204, "de fr ja pt-BR", missing: ["ja": 22])
    sample.cover("Main", keys: 88, "de fr ja pt-BR", missing: ["pt-BR": 2])
    sample.summary.inventory.resources = [
      LocalizedResource(component: 0, name: "Main.storyboardc", kind: .nibs, localizations: [0])
    ]
    sample.summary.findings = [
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
    sample.summary.quotes = [
      EntryRef(table: 0, row: 3, key: 4): Quote(
        position: TextPosition(line: 211, column: 1),
        value: "Désolé,\nvous avez perdu."
      )
    ]
    return sample
  }

  /// A large app: twelve languages that all lack the new strings, a thin `en-GB`, and thirty components of others.
  static var large: SummaryDraft {
    var sample = SummaryDraft("Atlas.app", size: 312_400_000)
    let languages = "cs da de es fr it ja ko nl pl pt-BR sv"
    sample.add("Base", .isBase)
    sample.add("en", .goes("en"), bytes: 1_204_000)
    sample.add("en-GB", .stays)
    sample.add(languages, .stays)
    for index in 1...30 {
      let sdk = sample.nest("Frameworks/SDK\(index).framework")
      if index % 3 == 0 {
        sample.add("en", to: sdk, .goes("en"), bytes: 20_000)
      } else if index % 3 == 1 {
        sample.add("en", to: sdk, .serves("ja and ko", "SDK\(index).framework"), bytes: 9_000)
      }
      sample.add("ar bg de fr hu it nl", to: sdk, .stays)
    }
    let tests = sample.nest("PlugIns/AtlasTests.xctest", .testSupport)
    sample.add(
      "en de",
      to: tests,
      Decision(isRemoval: false, rule: .untouchable, reason: "test support")
    )
    let all = languages.split(separator: " ").map(String.init)
    sample.cover(
      "Localizable",
      keys: 1_200,
      "en-GB " + languages,
      missing: Dictionary(
        uniqueKeysWithValues: (all.dropFirst().dropLast() + ["en-GB"]).map { ($0, 30) }
      )
    )
    sample.cover(
      "InfoPlist",
      keys: 6,
      languages,
      missing: ["ja": 2, "ko": 6],
      states: ["ko": .absent]
    )
    sample.cover("Errors", keys: 240, languages, missing: ["fr": 240], states: ["fr": .damaged])
    for table in ["Search", "Settings", "Today", "Widgets", "Maps", "Alerts"] {
      sample.cover(table, keys: 100, languages)
    }
    sample.summary.findings = [
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
        languages: all.dropFirst().dropLast() + ["en-GB"]
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
    sample.summary.findings += [3, 6, 12].map {
      Finding(
        check: "incomplete-component",
        severity: .note,
        message: "SDK\($0).framework: 4 of 7 languages incomplete",
        component: $0,
        languages: ["ar", "bg", "fr", "hu"]
      )
    }
    return sample
  }
}
