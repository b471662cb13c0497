import Languages

/// What a run changed or, in a dry run, would have changed.
package struct SummaryEffect: Sendable {
  /// The `.lproj` entries from the artifact's root, sorted.
  package var removed: [BundlePath]

  /// The Info.plists from the artifact's root, sorted.
  package var edited: [BundlePath]

  /// The sealed components that still must be signed again, inside out, by the paths that policies use.
  package var needsSigning: [BundlePath]

  package var sizes: SummarySizes

  /// The product's languages as the store lists them, by name as written, before and after.
  package var storeLanguages: (before: [ByteName], after: [ByteName])
}

extension Summary {
  /// Whether the plan was carried out, or is shown as if it were because the run is dry; then even
  /// where an error stands in its way, since a preview is there to show the plan.
  package var isPlanInEffect: Bool {
    switch outcome {
    case .judged, .skipped: false
    case .previewed, .applied, .nothingToDo: true
    case .refused: isDryRun
    }
  }

  /// What the run changed, which is nothing where it judged, refused or skipped; what a dry run
  /// would change.
  package var effect: SummaryEffect {
    guard isPlanInEffect else {
      let languages = storeLanguages(afterPlan: false)
      return SummaryEffect(
        removed: [],
        edited: [],
        needsSigning: [],
        sizes: SummarySizes(before: inventory.size),
        storeLanguages: (languages, languages)
      )
    }
    return SummaryEffect(
      removed: removedEntries,
      edited: editedFiles,
      needsSigning: plan.needsSigning(in: inventory).filter { !signedAgain.contains($0) }
        .map { inventory.components[$0].path },
      sizes: plannedSizes,
      storeLanguages: (storeLanguages(afterPlan: false), storeLanguages(afterPlan: true))
    )
  }

  private var removedEntries: [BundlePath] {
    if case .applied(let receipt) = outcome { return receipt.removed }
    return inventory.components.indices.flatMap { id in
      let localizations = inventory.components[id].localizations
      return localizations.indices.filter { plan.removes($0, from: id) }
        .compactMap { localizations[$0].entry }
    }.sorted()
  }

  private var editedFiles: [BundlePath] {
    if case .applied(let receipt) = outcome { return receipt.edited }
    return plan.edits.compactMap { inventory.components[$0.component].infoPlist?.file }.sorted()
  }

  /// The product's folders, links and declared names that mean a language: what the App Store
  /// lists, as the artifact is or as the plan would leave it.
  package func storeLanguages(afterPlan: Bool) -> [ByteName] {
    let localizations = inventory.product.localizations
    let undeclared = afterPlan ? plan.edit(of: 0)?.undeclared ?? [] : []
    let declared = (inventory.product.infoPlist?.declared ?? [])
      .filter { !undeclared.contains($0) }.map { ($0, LanguageTag($0)) }
    let names = localizations.indices.filter { index in
      let localization = localizations[index]
      let stays = localization.isOnDisk && !(afterPlan && plan.removes(index, from: 0))
      // Where Info.plist cannot be edited, a language is listed although its folder goes.
      return localization.tag != nil
        && (stays || declared.contains { localization.isMeant(by: $0.0, $0.1) })
    }.map { localizations[$0].name }
    return Set(names).sorted()
  }
}
