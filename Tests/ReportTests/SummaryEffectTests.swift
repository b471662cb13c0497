import Languages
import Model
import Testing

@Suite struct SummaryEffectTests {
  private func draft(_ outcome: Summary.Outcome, dryRun: Bool = false) -> Summary {
    SummaryDraft(size: 50_000).with { draft in
      draft.declare(["it"], region: "en")
      draft.add("Base", .isBase)
      draft.add("en", .goes("en"))
      draft.add("de", .stays)
      draft.add("it", .goes("it"), form: .declared)
      draft.add("xx-unknown", .stays)
      let chat = draft.nest("Frameworks/Chat.framework")
      draft.add("en fr", to: chat, .goes("en"), bytes: 4_000)
      draft.summary.plan.edits = [InfoPlistEdit(component: 0, undeclared: ["it"])]
      draft.summary.isDryRun = dryRun
      draft.summary.outcome = outcome
    }
  }

  @Test(
    arguments: [
      (.previewed, true),
      (.refused, true),
    ] as [(Summary.Outcome, Bool)]
  )
  func tellsWhatADryRunWouldDo(outcome: Summary.Outcome, dryRun: Bool) {
    let effect = draft(outcome, dryRun: dryRun).effect
    #expect(
      effect.removed == [
        "Frameworks/Chat.framework/en.lproj", "Frameworks/Chat.framework/fr.lproj", "en.lproj",
      ]
    )
    #expect(effect.edited == ["Info.plist"])
    #expect(effect.sizes.removed.bytes == 20_400)
    #expect(effect.sizes.after.bytes == 29_600)
    #expect(effect.storeLanguages.before == ["de", "en", "it"])
    #expect(effect.storeLanguages.after == ["de"])
  }

  @Test(arguments: [.refused, .judged, .skipped(pattern: "*")] as [Summary.Outcome])
  func changesNothingWhereThePlanWasNotCarriedOut(outcome: Summary.Outcome) {
    let effect = draft(outcome).effect
    #expect(effect.removed == [])
    #expect(effect.edited == [])
    #expect(effect.sizes == SummarySizes(before: TreeSize.files(812, 50_000)))
    #expect(effect.storeLanguages.after == ["de", "en", "it"])
  }

  /// The declaration of a language may be where no edit takes it out.
  @Test func listsForTheStoreWhatStaysDeclared() {
    let summary = SummaryDraft().with { draft in
      draft.declare(["zh-Hans", "en"], region: "de")
      draft.add("de", .stays)
      draft.add("en zh_CN", .goes("en"))
      draft.summary.plan.edits = [InfoPlistEdit(component: 0, undeclared: ["en"])]
      draft.summary.outcome = .previewed
    }
    #expect(summary.effect.storeLanguages.before == ["de", "en", "zh_CN"])
    #expect(summary.effect.storeLanguages.after == ["de", "zh_CN"])
  }

  @Test func believesTheReceipt() {
    let receipt = Receipt(removed: ["en.lproj"], edited: ["A/Info.plist"])
    let effect = draft(.applied(receipt)).effect
    #expect(effect.removed == ["en.lproj"])
    #expect(effect.edited == ["A/Info.plist"])
  }

  @Test func tellsWhatStillMustBeSigned() {
    let receipt = Receipt(removed: ["en.lproj"], edited: [])
    let outcomes: [(Summary.Outcome, [BundlePath])] = [
      (.refused, []), (.applied(receipt), ["Frameworks/Chat.framework", ""]),
    ]
    for (outcome, paths) in outcomes {
      var summary = draft(outcome)
      for id in 0...1 { summary.inventory.components[id].seal = Seal(file: "CodeResources") }
      #expect(summary.effect.needsSigning == paths)
      summary.signedAgain = [1]
      #expect(summary.effect.needsSigning == paths.filter { $0 == "" })
    }
  }

  @Test func tellsTheSizesOfOneComponent() {
    let sizes = draft(.previewed).plannedSizes(of: 1)
    #expect(sizes.before.bytes == 1_000_000)
    #expect(sizes.removed.bytes == 8_000)
    #expect(sizes.after.bytes == 992_000)
  }

  @Test func isNeverBelowNothing() {
    let sizes = SummarySizes(before: TreeSize.files(1, 10), removed: TreeSize.files(2, 5_000))
    #expect(sizes.after == TreeSize())
  }
}
