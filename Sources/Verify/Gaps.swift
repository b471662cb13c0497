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
    guard languages.contains(where: { !$0.missing.isEmpty }) else { return [] }
    let places = KeyPlaces(of: self)
    for language in languages {
      let keys = language.missing.filter { isCounted($0, language) }
      guard !keys.isEmpty else { continue }
      if keys.count * 2 > required.count, required.count > 2 {
        gaps += split(keys, of: [language], isMost: true, places)
      } else {
        rest.append((language, keys))
      }
    }
    let bySet = self.bySet(rest, places)
    let byLanguage = rest.flatMap { split($0.keys, of: [$0.language], isMost: false, places) }
    return merged(gaps) + (bySet.count <= byLanguage.count ? bySet : merged(byLanguage))
  }

  private func bySet(
    _ lacking: [(language: JudgedLanguage, keys: [KeySpace.Index])],
    _ places: KeyPlaces
  ) -> [Gap] {
    var languages: [KeySpace.Index: [Int]] = [:]
    for (place, entry) in lacking.enumerated() {
      for key in entry.keys { languages[key, default: []].append(place) }
    }
    var keys: [[Int]: [KeySpace.Index]] = [:]
    for key in languages.keys.sorted() { keys[languages[key] ?? [], default: []].append(key) }
    return keys.keys.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { set in
      split(keys[set] ?? [], of: set.map { lacking[$0].language }, isMost: false, places)
    }
  }

  /// One gap for each cause.
  private func split(
    _ keys: [KeySpace.Index],
    of languages: [JudgedLanguage],
    isMost: Bool,
    _ places: KeyPlaces
  ) -> [Gap] {
    var gaps: [Gap] = []
    for key in keys {
      let isLost = languages.contains { isTakenAway(key, from: $0) }
      let isOnlyInRemoved = !places.isKnown[Int(key)] && places.isInRemoved[Int(key)]
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
    if before.cell(key, in: language.ownBefore).isPresent { return true }
    return before.cell(key, in: language.shownBefore).isPresent
      && !after.cell(key, in: language.shownAfter).isPresent
  }
}

/// Where the keys of a table are, found out once for all of them.
private struct KeyPlaces {
  /// Whether a judged localization finds the key.
  var isKnown: [Bool]

  /// Whether a localization that is not in the judged tree has it.
  var isInRemoved: [Bool]

  init(of judged: JudgedTable) {
    let table = judged.table
    isKnown = Array(repeating: false, count: table.keys.count)
    isInRemoved = isKnown
    let picked = Set(judged.languages.flatMap(\.pick.rows))
    for (index, row) in table.rows.enumerated() {
      let isRemoved = row.localization.map { !judged.after.has($0) } ?? false
      guard isRemoved || picked.contains(index) else { continue }
      for (key, cell) in row.cells.enumerated() where cell.isPresent {
        if picked.contains(index) { isKnown[key] = true }
        if isRemoved { isInRemoved[key] = true }
      }
    }
  }
}
