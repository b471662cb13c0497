import Model
import Report
import Testing

@Suite struct TextReporterTests {
  @Test func tellsWhatGoesWhatIsMissingAndWhatToDo() {
    #expect(
      report(.text, SummaryDraft.journal.summary) == #"""
        Journal.app   6 localizations, 1 to remove   48.2 MB   413 KB to save

          remove  en                        412 KB  named by 'en' in 'remove'
          keep    Base de fr ja pt-BR               not in 'remove'
          remove  Cards_Cards.bundle en  881 bytes  named by 'en' in 'remove'
          keep    Chat.framework en          18 KB  serves ja, which Chat.framework
                                                    lacks
          edit    Info.plist                        'de' becomes the development region;
                                                    en is undeclared

        Coverage              keys     de     fr     ja  pt-BR
          Localizable        1,204   100%   100%  98.1%   100%
          Main (storyboard)     88   100%   100%   100%  97.7%

        The store lists  de fr ja pt-BR, no longer en

        error    ja lacks 22 of 1,204 keys of Localizable: checkout.pay, checkout.total,
                 error.offline, onboarding.step0 and 18 more [missing-key]
                 only en, to be removed, has them: they would show as raw keys;
                 translate them, or keep en
        warning  1 key stands twice in 'fr.lproj/Localizable.strings' with different
                 values: 'Sorry, you loose.' [conflicting-key]
                 only one value, the last, is ever shown; the other stands in line 12;
                 take one out
                 fr.lproj/Localizable.strings:211:1  k4 = "Désolé,\x0Avous avez perdu."
        note     pt-BR lacks 2 of 88 keys of Main: 4dE-aX.title, 9Kq-11.text
                 [missing-nib-key]
                 the text in the nib or storyboard would show
        Nothing was removed. 1 error, 1 warning, 1 note.

        """#
    )
  }

  @Test func usesTheWidthOfTheTerminal() {
    #expect(
      report(.text, SummaryDraft.journal.summary, width: 120) == #"""
        Journal.app   6 localizations, 1 to remove   48.2 MB   413 KB to save

          remove  en                        412 KB  named by 'en' in 'remove'
          keep    Base de fr ja pt-BR               not in 'remove'
          remove  Cards_Cards.bundle en  881 bytes  named by 'en' in 'remove'
          keep    Chat.framework en          18 KB  serves ja, which Chat.framework lacks
          edit    Info.plist                        'de' becomes the development region; en is undeclared

        Coverage              keys     de     fr     ja  pt-BR
          Localizable        1,204   100%   100%  98.1%   100%
          Main (storyboard)     88   100%   100%   100%  97.7%

        The store lists  de fr ja pt-BR, no longer en

        error    ja lacks 22 of 1,204 keys of Localizable: checkout.pay, checkout.total, error.offline, onboarding.step0,
                 onboarding.step1, onboarding.step2, onboarding.step3, onboarding.step4 and 14 more [missing-key]
                 only en, to be removed, has them: they would show as raw keys; translate them, or keep en
        warning  1 key stands twice in 'fr.lproj/Localizable.strings' with different values: 'Sorry, you loose.'
                 [conflicting-key]
                 only one value, the last, is ever shown; the other stands in line 12; take one out
                 fr.lproj/Localizable.strings:211:1  k4 = "Désolé,\x0Avous avez perdu."
        note     pt-BR lacks 2 of 88 keys of Main: 4dE-aX.title, 9Kq-11.text [missing-nib-key]
                 the text in the nib or storyboard would show
        Nothing was removed. 1 error, 1 warning, 1 note.

        """#
    )
  }

  @Test func colorsFewWords() {
    let coloured = report(.text, SummaryDraft.journal.summary, colored: true)
    #expect(
      coloured.replacing("\u{1B}[", with: "^") == #"""
        ^1mJournal.app^0m   6 localizations, 1 to remove   48.2 MB   413 KB to save

          ^33mremove^0m  en                        412 KB  named by 'en' in 'remove'
          keep    Base de fr ja pt-BR               not in 'remove'
          ^33mremove^0m  ^1mCards_Cards.bundle^0m en  881 bytes  named by 'en' in 'remove'
          keep    ^1mChat.framework^0m en          18 KB  serves ja, which Chat.framework
                                                    lacks
          edit    Info.plist                        'de' becomes the development region;
                                                    en is undeclared

        ^1mCoverage^0m              ^2mkeys^0m     ^1mde^0m     ^1mfr^0m     ^1mja^0m  ^1mpt-BR^0m
          Localizable        1,204   100%   100%  ^31m98.1%^0m   100%
          Main (storyboard)     88   100%   100%   100%  97.7%

        ^1mThe store lists^0m  de fr ja pt-BR, no longer en

        ^31merror^0m    ja lacks 22 of 1,204 keys of Localizable: checkout.pay, checkout.total,
                 error.offline, onboarding.step0 and 18 more ^2m[missing-key]^0m
                 only en, to be removed, has them: they would show as raw keys;
                 translate them, or keep en
        ^33mwarning^0m  1 key stands twice in 'fr.lproj/Localizable.strings' with different
                 values: 'Sorry, you loose.' ^2m[conflicting-key]^0m
                 only one value, the last, is ever shown; the other stands in line 12;
                 take one out
                 ^2mfr.lproj/Localizable.strings:211:1^0m  k4 = "Désolé,\x0Avous avez perdu."
        ^36mnote^0m     pt-BR lacks 2 of 88 keys of Main: 4dE-aX.title, 9Kq-11.text
                 ^2m[missing-nib-key]^0m
                 the text in the nib or storyboard would show
        ^31mNothing was removed. 1 error, 1 warning, 1 note.^0m

        """#
    )
  }

  @Test func staysShortForALargeApp() {
    #expect(
      report(.text, SummaryDraft.large.summary) == """
        Atlas.app   15 localizations, 1 to remove   312.4 MB   1.4 MB to save

          remove  en                                1.2 MB  named by 'en' in 'remove'
          keep    Base en-GB cs da de es fr it ja           not in 'remove'
                  ko nl pl pt-BR sv
          remove  en in 10 components               200 KB  named by 'en' in 'remove'
                  SDK12.framework, SDK15.framework, SDK18.framework, SDK21.framework,
                  SDK24.framework, SDK27.framework, SDK3.framework, SDK30.framework,
                  SDK6.framework, SDK9.framework
          keep    en in 10 components                90 KB  serve languages they lack
                  SDK1.framework, SDK10.framework, SDK13.framework, SDK16.framework,
                  SDK19.framework, SDK22.framework, ... 4 more
          keep    70 localizations in 10 other              not in 'remove'
                  components
          keep    2 localizations in 1 test bundle          test support

        Coverage        keys     da     de  en-GB     es       fr     it     ja     ko
          Localizable  1,200  97.5%  97.5%  97.5%  97.5%    97.5%  97.5%  97.5%  97.5%
          InfoPlist        6   100%   100%      -   100%     100%   100%    4/6   none
          Errors         240   100%   100%      -   100%  damaged   100%   100%   100%
                        keys     nl     pl  pt-BR
          Localizable  1,200  97.5%  97.5%  97.5%
          InfoPlist        6   100%   100%   100%
          Errors         240   100%   100%   100%
          -  not in that component, or never used there
          6 more tables complete
          2 more languages complete: cs sv
          not owned, incomplete: SDK12.framework (4 languages),
          SDK3.framework (4 languages), SDK6.framework (4 languages)

        The store lists  13 languages, no longer en

        error    11 languages lack 30 of 1,200 keys of Localizable: new.feature.1,
                 new.feature.2, new.feature.3, new.feature.4 and 26 more [missing-key]
                 they would show as raw keys; translate them, or remove 11 languages
        error    the system cannot read 'fr.lproj/Errors.strings': expected ';' after
                 the value [damaged-table]
                 fr has none of the 240 keys of Errors; they show as raw keys; correct
                 the file and build again
                 fr.lproj/Errors.strings:17:40
        Nothing was removed. 2 errors.

        """
    )
  }

  @Test func usesTheWidthOfTheTerminalForALargeApp() {
    #expect(
      report(.text, SummaryDraft.large.summary, width: 120) == """
        Atlas.app   15 localizations, 1 to remove   312.4 MB   1.4 MB to save

          remove  en                                                 1.2 MB  named by 'en' in 'remove'
          keep    Base en-GB cs da de es fr it ja ko nl pl pt-BR sv          not in 'remove'
          remove  en in 10 components                                200 KB  named by 'en' in 'remove'
                  SDK12.framework, SDK15.framework, SDK18.framework, SDK21.framework, SDK24.framework, SDK27.framework,
                  SDK3.framework, SDK30.framework, SDK6.framework, SDK9.framework
          keep    en in 10 components                                 90 KB  serve languages they lack
                  SDK1.framework, SDK10.framework, SDK13.framework, SDK16.framework, SDK19.framework, SDK22.framework,
                  ... 4 more
          keep    70 localizations in 10 other components                    not in 'remove'
          keep    2 localizations in 1 test bundle                           test support

        Coverage        keys     cs     da     de  en-GB     es       fr     it     ja     ko     nl     pl  pt-BR     sv
          Localizable  1,200   100%  97.5%  97.5%  97.5%  97.5%    97.5%  97.5%  97.5%  97.5%  97.5%  97.5%  97.5%   100%
          InfoPlist        6   100%   100%   100%      -   100%     100%   100%    4/6   none   100%   100%   100%   100%
          Errors         240   100%   100%   100%      -   100%  damaged   100%   100%   100%   100%   100%   100%   100%
          -  not in that component, or never used there
          6 more tables complete
          not owned, incomplete: SDK12.framework (4 languages), SDK3.framework (4 languages), SDK6.framework (4 languages)

        The store lists  13 languages, no longer en

        error    11 languages lack 30 of 1,200 keys of Localizable: new.feature.1, new.feature.2, new.feature.3, new.feature.4,
                 new.feature.5, new.feature.6, new.feature.7, new.feature.8, new.feature.9 and 21 more [missing-key]
                 they would show as raw keys; translate them, or remove 11 languages
        error    the system cannot read 'fr.lproj/Errors.strings': expected ';' after the value [damaged-table]
                 fr has none of the 240 keys of Errors; they show as raw keys; correct the file and build again
                 fr.lproj/Errors.strings:17:40
        Nothing was removed. 2 errors.

        """
    )
  }

  @Test func showsWhatThereIsWithoutAPolicy() {
    let summary = SummaryDraft.large.summary.with {
      $0.command = .report
      $0.outcome = .judged
      $0.policy = nil
      $0.plan = .init(
        decisions: $0.plan.decisions.map { $0.map { _ in .stays } },
        edits: []
      )
    }
    #expect(
      report(.text, summary) == """
        Atlas.app   15 localizations   312.4 MB

          Base    12 KB    da      12 KB    it      12 KB    pl      12 KB
          en     1.2 MB    de      12 KB    ja      12 KB    pt-BR   12 KB
          en-GB   12 KB    es      12 KB    ko      12 KB    sv      12 KB
          cs      12 KB    fr      12 KB    nl      12 KB
          nested: 232 localizations in 31 components, 2.9 MB:
          SDK12.framework (8, 107 KB), SDK15.framework (8, 107 KB),
          SDK18.framework (8, 107 KB), SDK21.framework (8, 107 KB),
          SDK24.framework (8, 107 KB), SDK27.framework (8, 107 KB),
          SDK3.framework (8, 107 KB), SDK30.framework (8, 107 KB), ... 23 more

        Coverage        keys     da     de  en-GB     es       fr     it     ja     ko
          Localizable  1,200  97.5%  97.5%  97.5%  97.5%    97.5%  97.5%  97.5%  97.5%
          InfoPlist        6   100%   100%      -   100%     100%   100%    4/6   none
          Errors         240   100%   100%      -   100%  damaged   100%   100%   100%
                        keys     nl     pl  pt-BR
          Localizable  1,200  97.5%  97.5%  97.5%
          InfoPlist        6   100%   100%   100%
          Errors         240   100%   100%   100%
          -  not in that component, or never used there
          6 more tables complete
          2 more languages complete: cs sv
          not owned, incomplete: SDK12.framework (4 languages),
          SDK3.framework (4 languages), SDK6.framework (4 languages)

        error    11 languages lack 30 of 1,200 keys of Localizable: new.feature.1,
                 new.feature.2, new.feature.3, new.feature.4 and 26 more [missing-key]
                 they would show as raw keys; translate them, or remove 11 languages
        error    the system cannot read 'fr.lproj/Errors.strings': expected ';' after
                 the value [damaged-table]
                 fr has none of the 240 keys of Errors; they show as raw keys; correct
                 the file and build again
                 fr.lproj/Errors.strings:17:40
        2 errors.

        """
    )
  }

  @Test func saysWhatAVerifiedArtifactStillHolds() {
    let summary = SummaryDraft.journal.summary.with {
      $0.command = .verify
      $0.outcome = .judged
    }
    #expect(
      report(.text, summary).split(separator: "\n").first
        == "Journal.app   6 localizations, 1 to remove   48.2 MB"
    )
  }

  /// Where nothing is to be done, why each localization is there is not worth a line.
  @Test func givesNoReasonsWhereAVerifiedArtifactIsAsItShouldBe() {
    let summary = SummaryDraft.journal.summary.with {
      $0.command = .verify
      $0.outcome = .judged
      $0.plan = Plan(decisions: $0.plan.decisions.map { $0.map { _ in .stays } }, edits: [])
      $0.findings = []
    }
    #expect(
      report(.text, summary) == """
        Journal.app   6 localizations   48.2 MB

        Coverage              keys     de     fr     ja  pt-BR
          Localizable        1,204   100%   100%  98.1%   100%
          Main (storyboard)     88   100%   100%   100%  97.7%

        OK: nothing found.

        """
    )
    let kept = summary.with { $0.plan.decisions[1][0] = .serves("ja", "Chat.framework") }
    #expect(
      report(.text, kept).contains(
        "keep  Chat.framework en                     18 KB  serves ja, which"
      )
    )
  }

  @Test(
    arguments: [
      (
        .applied(Receipt(removed: ["en.lproj"], edited: [])), false,
        "5 stay   48.2 MB -> 47.8 MB   -413 KB"
      ),
      (.previewed, true, "5 stay   48.2 MB -> 47.8 MB   -413 KB"),
      (.refused, false, "1 to remove   48.2 MB   413 KB to save"),
      (.refused, true, "1 to remove   48.2 MB   413 KB to save"),
      (.skipped(pattern: "*"), false, "1 to remove   48.2 MB   413 KB to save"),
    ] as [(Summary.Outcome, Bool, String)]
  )
  func tellsNewSizesOnlyOfWhatWasOrCanBeDone(
    outcome: Summary.Outcome,
    isDryRun: Bool,
    expected: String
  ) {
    let summary = SummaryDraft.journal.summary.with {
      $0.outcome = outcome
      $0.isDryRun = isDryRun
    }
    #expect(
      report(.text, summary).split(separator: "\n").first
        == "Journal.app   6 localizations, \(expected)"
    )
  }

  @Test func showsWhatThereIsAndWhatWouldGoInAReport() {
    let summary = SummaryDraft.journal.summary.with {
      $0.command = .report
      $0.outcome = .judged
      $0.coverage = []
      $0.findings = []
    }
    #expect(
      report(.text, summary) == """
        Journal.app   6 localizations, 1 to remove   48.2 MB

          Base   230 KB    en     412 KB    ja      12 KB
          de      12 KB    fr      12 KB    pt-BR   12 KB
          nested: 5 localizations in 2 components, 56 KB: Chat.framework (3, 43 KB),
          Cards_Cards.bundle (2, 13 KB)

          remove  en                        412 KB  named by 'en' in 'remove'
          keep    Base de fr ja pt-BR               not in 'remove'
          remove  Cards_Cards.bundle en  881 bytes  named by 'en' in 'remove'
          keep    Chat.framework en          18 KB  serves ja, which Chat.framework
                                                    lacks
          edit    Info.plist                        'de' becomes the development region;
                                                    en is undeclared

        Nothing to report.

        """
    )
  }

  @Test func tellsOnlyWarningsErrorsAndTheOutcomeWhenQuiet() {
    #expect(
      report(.text, SummaryDraft.journal.summary, quiet: true) == #"""
        error    ja lacks 22 of 1,204 keys of Localizable: checkout.pay, checkout.total,
                 error.offline, onboarding.step0 and 18 more [missing-key]
                 only en, to be removed, has them: they would show as raw keys;
                 translate them, or keep en
        warning  1 key stands twice in 'fr.lproj/Localizable.strings' with different
                 values: 'Sorry, you loose.' [conflicting-key]
                 only one value, the last, is ever shown; the other stands in line 12;
                 take one out
                 fr.lproj/Localizable.strings:211:1  k4 = "Désolé,\x0Avous avez perdu."
        Nothing was removed. 1 error, 1 warning.

        """#
    )
  }

  @Test func saysThatNothingWasDoneWhereThePlanChangesNoFile() {
    let summary = SummaryDraft().with {
      $0.summary.outcome = .applied(Receipt(removed: [], edited: []))
    }
    #expect(report(.text, summary, quiet: true) == "Nothing to do.\n")
  }

  @Test func namesTheArtifactWhenQuietAboutSeveral() {
    let summary = SummaryDraft().with { $0.summary.outcome = .nothingToDo }
    #expect(
      report(.text, summary, summary, quiet: true) == """
        Journal.app: Nothing to do.
        Journal.app: Nothing to do.

        """
    )
  }

  @Test func tellsWhoSeesWhatBetweenWhatIsMissingAndWhatToDo() {
    let summary = SummaryDraft.journal.with { draft in
      draft.show("de-DE", "de en", "de")
      draft.show("en-US", "en", "de")
      draft.show("ja-JP", "ja en", "ja de")
      draft.show("", "en", "de")
      draft.summary.coverage.removeLast()
      draft.summary.findings = []
    }
    let lines = report(.text, summary).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.suffix(11).joined(separator: "\n") == """

        Coverage        keys     de     fr     ja  pt-BR
          Localizable  1,204   100%   100%  98.1%   100%

        Who sees what                before     after
          en-US, any other language  en         de         asked for: the new fallback
          de-DE, ja-JP               their own  their own
        The store lists              de fr ja pt-BR, no longer en

        Nothing was removed.

        """
    )
    #expect(!report(.text, summary, quiet: true).contains("Who sees what"))
  }

  @Test func separatesArtifactsByALine() {
    let summary = SummaryDraft().with { $0.summary.outcome = .nothingToDo }
    #expect(
      report(.text, summary, summary) == """
        Journal.app   0 localizations   48.2 MB

        Nothing to do.

        Journal.app   0 localizations   48.2 MB

        Nothing to do.

        """
    )
  }

  @Test func saysWhatCouldNotBeCleanedUp() {
    let summary = SummaryDraft().with {
      $0.summary.outcome = .applied(
        Receipt(
          removed: ["en.lproj"],
          edited: ["Info.plist"],
          warnings: ["'.lprune-1f.done' is still there; the next prune removes it"]
        )
      )
    }
    #expect(
      report(.text, summary) == """
        Journal.app   0 localizations   48.2 MB

        warning  '.lprune-1f.done' is still there; the next prune removes it
        Removed 1 localization (0 bytes) and edited 1 Info.plist.

        """
    )
  }

  @Test func breaksTheFirstLineWhereItIsTooLong() {
    let name = String(repeating: "Long", count: 16) + ".app"
    #expect(
      report(.text, SummaryDraft(name).summary) == """
        LongLongLongLongLongLongLongLongLongLongLongLongLongLongLongLong.app
          0 localizations   48.2 MB

        Nothing was removed.

        """
    )
  }

  @Test func printsOddNamesHarmlessly() {
    let summary = SummaryDraft("Odd\u{1B}[31m\n.app").with {
      $0.add("日本語 de", .stays)
      $0.cover("Über\u{202E}", keys: 10, "日本語 de", missing: ["日本語": 1])
    }
    #expect(
      report(.text, summary) == #"""
        Odd\x1B[31m\x0A.app   2 localizations   48.2 MB

          keep  日本語 de     not in 'remove'

        Coverage         keys     de  日本語
          Über\u{202E}     10   100%    9/10

        Nothing was removed.

        """#
    )
  }

  @Test(arguments: [60, 70, 80, 100, 120])
  func keepsLinesWithinTheWidth(width: Int) {
    for summary in [SummaryDraft.journal.summary, SummaryDraft.large.summary] {
      let lines = report(.text, summary, width: width).split(separator: "\n")
      #expect(lines.filter { $0.count > width && $0.contains(" ") } == [])
    }
  }
}
