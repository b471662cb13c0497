import Diagnostics
import Model
import Report
import Testing

@Suite struct XcodeReporterTests {
  @Test func printsWhatXcodeShows() {
    #expect(
      report(.xcode, SummaryDraft.journal.summary) == """
        /build/Products/Journal.app/ja.lproj/Localizable.strings: error: ja lacks 22 of 1,204 keys of Localizable: checkout.pay, checkout.total, error.offline, onboarding.step0, onboarding.step1, onboarding.step2, onboarding.step3, onboarding.step4, onboarding.step5, onboarding.step6, onboarding.step7, onboarding.step8, onboarding.step9, onboarding.step10, onboarding.step11, onboarding.step12, onboarding.step13, onboarding.step14, onboarding.step15, onboarding.step16, onboarding.step17, onboarding.step18; only en, to be removed, has them: they would show as raw keys; translate them, or keep en [missing-key]
        /build/Products/Journal.app/fr.lproj/Localizable.strings:211:1: warning: 1 key stands twice in 'fr.lproj/Localizable.strings' with different values: 'Sorry, you loose.'; only one value, the last, is ever shown; the other stands in line 12; take one out [conflicting-key]
        note: lprune: pt-BR lacks 2 of 88 keys of Main: 4dE-aX.title, 9Kq-11.text; the text in the nib or storyboard would show [missing-nib-key]
        note: lprune: Journal.app: Nothing was removed. 1 error, 1 warning.

        """
    )
  }

  @Test func namesTwentySixOfAThousandKeys() {
    let summary = SummaryDraft().with {
      $0.summary.findings = [
        Finding(
          check: "missing-key",
          severity: .error,
          message: "ja lacks 1,000 of 1,204 keys of Localizable",
          advice: "finish the table",
          keys: (1_000..<2_000).map { "key\($0)" }
        )
      ]
    }
    let line = report(.xcode, summary).split(separator: "\n")[0]
    #expect(
      line.hasSuffix(", key1024, key1025 and 974 more; finish the table [missing-key]")
    )
  }

  @Test func showsWhatIsComparedInTheLine() {
    let summary = SummaryDraft.quoting(SummaryDraft.mistake, keys: ["k0"])
    #expect(
      report(.xcode, summary).split(separator: "\n")[0] == """
        /build/Products/Journal.app/nl.lproj/Localizable.strings:40:1: error: nl takes something \
        else than en: k0; why; what to do; en has "%1$@ holds >>%2$lld<< photos", nl has \
        "%1$@ bevat >>%2$@<< foto's" [placeholder-mismatch]
        """
    )
  }

  @Test func showsTheFirstOfSeveralKeysThatAreCompared() {
    let long = String(repeating: "many words ", count: 9)
    let mark = long.utf8.count..<long.utf8.count + 2
    let quote = Quote(position: nil, value: long + "%d" + long, isCut: true, marks: [mark])
    let quoted = [(0, 0), (1, 0), (0, 3), (1, 3)].map { row, key in
      (EntryRef(table: 0, row: row, key: KeySpace.Index(key), path: ["n", "other"]), quote)
    }
    let summary = SummaryDraft.quoting(quoted, keys: ["k0", "k3"])
    #expect(
      report(.xcode, summary).split(separator: "\n")[0] == """
        /build/Products/Journal.app/nl.lproj/Localizable.strings: error: nl takes something else \
        than en: k0, k3; why; what to do; for k0 > n > other en has \
        "... words many words >>%d<<many words many words many words m...", nl has \
        "... words many words >>%d<<many words many words many words m..." [placeholder-mismatch]
        """
    )
  }

  @Test func tellsOfTheComponentsOfOthersInOneLine() {
    let summary = SummaryDraft.large.summary
    let lines = report(.xcode, summary).split(separator: "\n")
    #expect(
      lines.suffix(2) == [
        """
        note: lprune: 3 components of others are incomplete: SDK12.framework (4 languages), \
        SDK3.framework (4 languages), SDK6.framework (4 languages) [incomplete-component]
        """,
        "note: lprune: Atlas.app: Nothing was removed. 2 errors.",
      ]
    )
    #expect(!report(.xcode, summary, quiet: true).contains("incomplete"))
  }

  @Test func leavesOutNotesWhenQuiet() {
    #expect(
      report(.xcode, SummaryDraft.journal.summary, quiet: true) == """
        /build/Products/Journal.app/ja.lproj/Localizable.strings: error: ja lacks 22 of 1,204 keys of Localizable: checkout.pay, checkout.total, error.offline, onboarding.step0, onboarding.step1, onboarding.step2, onboarding.step3, onboarding.step4, onboarding.step5, onboarding.step6, onboarding.step7, onboarding.step8, onboarding.step9, onboarding.step10, onboarding.step11, onboarding.step12, onboarding.step13, onboarding.step14, onboarding.step15, onboarding.step16, onboarding.step17, onboarding.step18; only en, to be removed, has them: they would show as raw keys; translate them, or keep en [missing-key]
        /build/Products/Journal.app/fr.lproj/Localizable.strings:211:1: warning: 1 key stands twice in 'fr.lproj/Localizable.strings' with different values: 'Sorry, you loose.'; only one value, the last, is ever shown; the other stands in line 12; take one out [conflicting-key]
        note: lprune: Journal.app: Nothing was removed. 1 error, 1 warning.

        """
    )
  }

  @Test func saysThatAConfigurationIsSkipped() {
    let summary = SummaryDraft().with {
      $0.summary.configuration = "Debug"
      $0.summary.outcome = .skipped(pattern: "*Debug*")
    }
    #expect(
      report(.xcode, summary) == """
        note: lprune: Journal.app: Nothing was removed: '*Debug*' in 'skipConfigurations' skips configuration 'Debug'.

        """
    )
  }

  @Test func saysWhatWasRemoved() {
    let summary = SummaryDraft.journal.summary.with {
      $0.findings = []
      $0.outcome = .applied(
        Receipt(
          removed: ["Cards_Cards.bundle/en.lproj", "en.lproj"],
          edited: ["Info.plist"],
          warnings: ["'.lprune-1f.done' is still there; the next prune removes it"]
        )
      )
    }
    #expect(
      report(.xcode, summary) == """
        warning: lprune: '.lprune-1f.done' is still there; the next prune removes it
        note: lprune: Journal.app: Removed 2 localizations (413 KB: en; Cards_Cards.bundle en) and edited 1 Info.plist. 48.2 MB -> 47.8 MB

        """
    )
  }

  @Test func foldsWhatWouldBeRemovedLikeTheText() {
    let summary = SummaryDraft().with { draft in
      draft.summary.isDryRun = true
      draft.summary.outcome = .previewed
      draft.add("en it", .goes("en"))
      for name in ["A", "B"] {
        draft.add("en", to: draft.nest("Frameworks/\(name).framework"), .goes("en"))
      }
    }
    #expect(
      report(.xcode, summary) == """
        note: lprune: Journal.app: Would remove 4 localizations (50 KB: en it; en in 2 components: A.framework, B.framework). 48.2 MB -> 48.2 MB

        """
    )
  }

  @Test(arguments: [false, true])
  func saysWhatSealsKeep(isQuiet: Bool) {
    let sealed = Decision(isRemoval: false, rule: .sealRequires, reason: "sealed")
    let summary = SummaryDraft().with { draft in
      draft.summary.outcome = .nothingToDo
      let share = draft.nest("PlugIns/ShareExt.appex", .appExtension)
      draft.add("en it", to: share, sealed)
      draft.add("de", to: share, .stays)
      draft.summary.inventory.components[share].seal = Seal(file: "CodeResources")
      draft.add("en", to: draft.nest("PlugIns/ShareExt.appex/Core.bundle"), sealed)
    }
    let notes = """
      note: lprune: Core.bundle is part of a sealed bundle and keeps en: prune it in a phase of its own target, before it is signed
      note: lprune: ShareExt.appex is sealed and keeps en and 'it': prune it in a phase of its own target, before it is signed

      """
    #expect(
      report(.xcode, summary, quiet: isQuiet)
        == (isQuiet ? "" : notes) + "note: lprune: Journal.app: Nothing to do.\n"
    )
  }

  @Test func saysWhatTheSealOfASignedProductKeeps() {
    let summary = SummaryDraft().with { draft in
      draft.summary.outcome = .nothingToDo
      draft.add("en", Decision(isRemoval: false, rule: .sealRequires, reason: "sealed"))
      draft.summary.inventory.components[0].seal = Seal(file: "CodeResources")
    }
    #expect(
      report(.xcode, summary) == """
        note: lprune: Journal.app is sealed and keeps en: prune it before it is signed
        note: lprune: Journal.app: Nothing to do.

        """
    )
  }

  @Test(
    arguments: [
      (nil, "error: lprune: it is wrong [x]"),
      (
        Place("a\nb.strings"),
        #"/build/Products/Journal.app/a\x0Ab.strings: error: it is wrong [x]"#
      ),
      (
        Place("Info.plist", at: TextPosition(line: 3, column: 4)),
        "/build/Products/Journal.app/Info.plist:3:4: error: it is wrong [x]"
      ),
      (
        Place("/src/lprune.json", in: .policy, at: TextPosition(line: 1, column: 2)),
        "/src/lprune.json:1:2: error: it is wrong [x]"
      ),
    ] as [(Place?, String)]
  )
  func namesFilesByTheirWholePath(place: Place?, expected: String) {
    let finding = Finding(check: "x", severity: .error, message: "it is wrong", place: place)
    let summary = SummaryDraft().with { $0.summary.findings = [finding] }
    #expect(report(.xcode, summary).hasPrefix(expected + "\n"))
  }

  @Test func keepsAFindingOnOneLine() {
    let finding = Finding(
      check: "x",
      severity: .warning,
      message: "line one\nline two",
      reason: "why",
      advice: "what to do"
    )
    let summary = SummaryDraft().with { $0.summary.findings = [finding] }
    #expect(
      report(.xcode, summary) == #"""
        warning: lprune: line one\x0Aline two; why; what to do [x]
        note: lprune: Journal.app: Nothing was removed. 1 warning.

        """#
    )
  }

  @Test func tellsNoSizesWhereNothingWouldGo() {
    let summary = SummaryDraft.journal.summary.with {
      $0.findings = []
      $0.isDryRun = true
    }
    #expect(
      report(.xcode, summary) == """
        note: lprune: Journal.app: Nothing would be removed.

        """
    )
  }
}
