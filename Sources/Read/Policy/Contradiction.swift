internal import Diagnostics
internal import Languages
internal import Model

/// The problem of a development region that the policy itself removes; nil where it may stay.
func contradiction(
  of region: Policy.Named<LanguageTag>?,
  with selection: Policy.Selection?
) -> Problem? {
  guard let region, let reason = selection?.removal(of: region) else { return nil }
  let key = region.location == nil ? "--development-region" : "developmentRegion"
  return Problem(
    "'\(key)' is \(quoted(region.text)), yet \(reason)",
    advice: "let it stay, or name another region",
    at: region.location
  )
}

/// The problems of names that a picker offers although the policy removes exactly these; patterns give way to them.
func contradictions(
  of selectable: [Policy.Named<ByteName>],
  with selection: Policy.Selection?
) -> [Problem] {
  selectable.compactMap { offer in
    guard let selection,
      let entry = selection.entry(naming: offer.value, LanguageTag(offer.text)),
      entry.value.specificity >= .tag, selection.isKeep == entry.value.isException
    else { return nil }
    let name =
      (entry.location == nil ? "--" : "") + (selection.isKeep ? "keep" : "remove")
    return Problem(
      "\(quoted(offer.text)) in 'selectable' is offered by the app, yet \(quoted(entry.text)) in "
        + "'\(name)' removes it",
      advice: "take it out of one of them",
      at: offer.location
    )
  }
}

extension Policy.Selection {
  /// Why every folder of the region's language goes; nil where one may stay.
  fileprivate func removal(of region: Policy.Named<LanguageTag>) -> String? {
    let (entries, isKeep) =
      switch self {
      case .keep(let entries): (entries, true)
      case .remove(let entries): (entries, false)
      }
    guard let first = entries.first else { return nil }
    let name = (first.location == nil ? "--" : "") + (isKeep ? "keep" : "remove")
    // Which folders an exact name means is known only where there are folders.
    let isExact = entries.contains { entry in
      entry.value.isExactFolder
        && entry.value.matches(
          name: Array(region.text.utf8),
          tag: region.value
        )
    }
    guard !isExact else { return nil }
    let best = entries.filter {
      $0.value.matches(name: Array(region.text.utf8), tag: region.value)
    }.max { $0.value.isLighter(than: $1.value) }
    guard let best else { return isKeep ? "it is not in '\(name)'" : nil }
    guard isKeep == best.value.isException else { return nil }
    return "\(quoted(best.text)) in '\(name)' removes it"
  }
}

extension LanguagePattern {
  /// The heavier entry decides: the more specific one; of equally specific ones, an exception.
  fileprivate func isLighter(than other: LanguagePattern) -> Bool {
    specificity == other.specificity
      ? !isException && other.isException : specificity < other.specificity
  }
}
