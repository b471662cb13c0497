import Languages
import Model
import Resolve

/// Keys that the same localizations lack for the same cause, which make one finding.
struct Gap: Hashable, Sendable {
  /// Indices in `Component.localizations`, ascending.
  var languages: [Int]

  /// In the order of the key space.
  var keys: [KeySpace.Index]
  var cause: Finding.Cause

  /// Whether no localization that stays has any of the keys.
  var isOnlyInRemoved: Bool

  /// Whether each of the languages lacks over half the table.
  var isMost: Bool
}

extension JudgedTable {
  /// What the judged localizations lack, of the keys that count, in as few gaps as say it exactly.
  ///
  /// Keys are gathered by the set of languages that lack them or, where that makes more gaps, by language.
  func gaps(where isCounted: (KeySpace.Index, JudgedLanguage) -> Bool) -> [Gap] {
    var rest: [(language: JudgedLanguage, keys: [KeySpace.Index])] = []
    var gaps: [Gap] = []
    for language in languages {
      let keys = language.missing.filter { isCounted($0, language) }
      guard !keys.isEmpty else { continue }
      if keys.count * 2 > required.count, required.count > 2 {
        gaps += split(keys, of: [language], isMost: true)
      } else {
        rest.append((language, keys))
      }
    }
    let bySet = self.bySet(rest)
    let byLanguage = rest.flatMap { split($0.keys, of: [$0.language], isMost: false) }
    return merged(gaps) + (bySet.count <= byLanguage.count ? bySet : merged(byLanguage))
  }

  /// Whether a localization that stays has the key.
  private func isKnownElsewhere(_ key: KeySpace.Index) -> Bool {
    languages.contains { after.cell(key, in: $0.pick).isPresent }
  }

  private func bySet(_ lacking: [(language: JudgedLanguage, keys: [KeySpace.Index])]) -> [Gap] {
    var languages: [KeySpace.Index: [Int]] = [:]
    for (place, entry) in lacking.enumerated() {
      for key in entry.keys { languages[key, default: []].append(place) }
    }
    var keys: [[Int]: [KeySpace.Index]] = [:]
    for key in languages.keys.sorted() { keys[languages[key] ?? [], default: []].append(key) }
    return keys.keys.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { set in
      split(keys[set] ?? [], of: set.map { lacking[$0].language }, isMost: false)
    }
  }

  /// One gap for each cause.
  private func split(
    _ keys: [KeySpace.Index],
    of languages: [JudgedLanguage],
    isMost: Bool
  ) -> [Gap] {
    var gaps: [Gap] = []
    for key in keys {
      let isLost = languages.contains { isTakenAway(key, from: $0) }
      let isOnlyInRemoved = !isKnownElsewhere(key) && isInRemoved(key)
      let cause: Finding.Cause = isLost ? .plan : .before
      if let place = gaps.firstIndex(where: {
        $0.cause == cause && $0.isOnlyInRemoved == isOnlyInRemoved
      }) {
        gaps[place].keys.append(key)
      } else {
        gaps.append(
          Gap(
            languages: languages.map(\.localization),
            keys: [key],
            cause: cause,
            isOnlyInRemoved: isOnlyInRemoved,
            isMost: isMost
          )
        )
      }
    }
    return gaps
  }

  /// Gaps of one language each with the same keys, put together.
  private func merged(_ gaps: [Gap]) -> [Gap] {
    gaps.reduce(into: []) { merged, gap in
      let same = merged.firstIndex { other in
        var other = other
        other.languages = gap.languages
        return other == gap
      }
      if let same { merged[same].languages += gap.languages } else { merged.append(gap) }
    }
  }

  /// Whether the language covered the key before the plan; or its users saw the development region's text, and see the
  /// key after it.
  private func isTakenAway(_ key: KeySpace.Index, from language: JudgedLanguage) -> Bool {
    let own = before.pick(for: language.localization)
    if before.cell(key, in: own).isPresent { return true }
    let old = before.pick(for: language.localization, orLastResort: true)
    guard before.cell(key, in: old).isPresent else { return false }
    let new = after.pick(for: language.localization, orLastResort: true)
    return !after.cell(key, in: new).isPresent
  }

  /// Whether a localization that is not in the judged tree has the key.
  private func isInRemoved(_ key: KeySpace.Index) -> Bool {
    table.rows.contains { row in
      row.cell(key).isPresent && row.localization.map { !after.has($0) } ?? false
    }
  }
}
