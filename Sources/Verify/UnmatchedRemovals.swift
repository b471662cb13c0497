import Diagnostics
import Languages
import Model

extension Judgement {
  /// Entries of `remove` of which nothing is there but the variant that most of their speakers use, which they do not
  /// name: `en` where the artifact has `en-US`.
  ///
  /// That nothing else of a removed language is there is what every run after the first should find.
  var unmatchedRemovals: [Finding] {
    let root = findings(on: policy.root.selection, in: inventory.components)
    return root
      + policy.components.flatMap { entry in
        findings(
          on: entry.settings.selection,
          in: inventory.components.filter(entry.match.value.matches)
        )
      }
  }

  private func findings(
    on selection: Policy.Selection?,
    in components: [Component]
  ) -> [Finding] {
    guard let selection, case .remove(let entries) = selection else { return [] }
    let localizations = components.flatMap(\.localizations).filter { $0.form != .file }
    return entries.compactMap { entry in
      guard !entry.value.isException, let tag = entry.value.tag,
        !localizations.contains(where: { $0.tag == tag })
      else { return nil }
      let common = LanguageTag(tag.withCommonestRegion)
      let same = Set(localizations.filter { $0.tag == common }.map(\.name))
        .filter { selection.entry(naming: $0, common) == nil }.sorted().map(\.description)
      guard let first = same.first, common != tag else { return nil }
      return Finding(
        check: "unmatched-policy-entry",
        severity: .note,
        message:
          "'\(entry.text)' in 'remove' is not here, only \(Phrase.languages(same)), which it does not mean",
        reason: "a language without a region is that one alone",
        advice: "write '\(first)' to remove it, or '!\(first)' beside it to keep it",
        place: entry.location.map(Place.init(inPolicy:))
      )
    }
  }
}
