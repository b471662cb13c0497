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

  /// How few localizations have the keys, where that is what is to be said of them.
  var rarity: Rarity? = nil

  /// Whether each of the languages lacks some of the keys, and not all of them.
  var isScattered = false
}

/// More gaps than this of one table and cause say less than one.
private let gapLimit = 3

extension JudgedTable {
  /// What the judged localizations lack, of the keys that count, in as few gaps as say it exactly.
  ///
  /// Keys are gathered by the set of languages that lack them or, where that makes more gaps, by language; those that few
  /// have make one gap, if they are to be told apart.
  func gaps(
    tellingRareApart: Bool,
    where isCounted: (KeySpace.Index, JudgedLanguage) -> Bool
  ) -> [Gap] {
    // Mostly nothing is missing.
    let lacking = languages.filter { !$0.missing.isEmpty && !$0.isUnspoken }
    var rest: [Lack] = lacking.compactMap { language in
      let keys = language.missing.filter { key in
        // Of a file by a wrong name another finding tells, unless the plan makes it worse.
        isCounted(key, language) && (!language.isMisnamed || isTakenAway(key, from: language))
      }
      return keys.isEmpty ? nil : (language, keys)
    }
    guard !rest.isEmpty else { return [] }
    let places = KeyPlaces(of: self)
    let rare = tellingRareApart ? rareKeys(among: rest, places) : KeySet()
    let most = rest.filter { lacksMost($0, leavingOut: rare) }
    var gaps = merged(most.flatMap { split($0.keys, of: [$0.language], isMost: true, places) })
    rest.removeAll { lacksMost($0, leavingOut: rare) }
    if let gap = self.gap(of: rare, lackedBy: rest) {
      gaps.append(gap)
      rest = rest.compactMap { entry in
        let keys = entry.keys.filter { !rare.contains($0) }
        return keys.isEmpty ? nil : (entry.language, keys)
      }
    }
    let bySet = self.bySet(rest, places)
    let byLanguage = merged(
      rest.flatMap { split($0.keys, of: [$0.language], isMost: false, places) }
    )
    return gaps + gathered(bySet.count <= byLanguage.count ? bySet : byLanguage)
  }

  /// One gap where there would be many small ones, of what the plan has no part in.
  private func gathered(_ gaps: [Gap]) -> [Gap] {
    let small = gaps.filter { $0.cause == .before && !$0.isOnlyInRemoved }
    guard small.count > gapLimit, var gap = small.first else { return gaps }
    gap.languages = Set(small.flatMap(\.languages)).sorted()
    gap.keys = Set(small.flatMap(\.keys)).sorted()
    gap.isScattered = true
    return gaps.filter { $0.cause == .plan || $0.isOnlyInRemoved } + [gap]
  }

  typealias Lack = (language: JudgedLanguage, keys: [KeySpace.Index])

  private func lacksMost(_ lack: Lack, leavingOut rare: KeySet) -> Bool {
    let keys = lack.keys.count { !rare.contains($0) }
    // In the source language only identifiers can be missing.
    let isSource = source.isSpoken(by: lack.language.localization)
    let all = required.count { !rare.contains($0) && (!isSource || source.isIdentifier($0)) }
    return all > 2 && keys * 2 > all
  }

  private func bySet(_ lacking: [Lack], _ places: KeyPlaces) -> [Gap] {
    groupedBySet(lacking.enumerated().map { ($0.offset, $0.element.keys) }).flatMap { group in
      split(group.keys, of: group.languages.map { lacking[$0].language }, isMost: false, places)
    }
  }

  /// One gap for each cause, of the languages for which it is the cause.
  private func split(
    _ keys: [KeySpace.Index],
    of languages: [JudgedLanguage],
    isMost: Bool,
    _ places: KeyPlaces
  ) -> [Gap] {
    var gaps: [Gap] = []
    for key in keys {
      let isOnlyInRemoved = !places.isKnown[Int(key)] && places.isInRemoved[Int(key)]
      let losers = languages.filter { isTakenAway(key, from: $0) }.map(\.localization)
      let others = languages.map(\.localization).filter { !losers.contains($0) }
      for (cause, those) in [(Finding.Cause.plan, losers), (.before, others)] where !those.isEmpty {
        if let place = gaps.firstIndex(where: {
          $0.cause == cause && $0.isOnlyInRemoved == isOnlyInRemoved && $0.languages == those
        }) {
          gaps[place].keys.append(key)
        } else {
          gaps.append(
            Gap(
              languages: those,
              keys: [key],
              cause: cause,
              isOnlyInRemoved: isOnlyInRemoved,
              isMost: isMost
            )
          )
        }
      }
    }
    return gaps
  }

  /// Gaps of one language each with the same keys, put together.
  private func merged(_ gaps: [Gap]) -> [Gap] {
    var places: [Gap: Int] = [:]
    return gaps.reduce(into: []) { merged, gap in
      var kind = gap
      kind.languages = []
      if let place = places[kind] {
        merged[place].languages += gap.languages
      } else {
        places[kind] = merged.count
        merged.append(gap)
      }
    }
  }

  /// Whether the language covered the key before the plan; or its users saw the development region's text, and see the
  /// key after it.
  func isTakenAway(_ key: KeySpace.Index, from language: JudgedLanguage) -> Bool {
    if before.cell(key, in: language.ownBefore).isPresent { return true }
    return before.cell(key, in: language.shownBefore).isPresent
      && !after.cell(key, in: language.shownAfter).isPresent
  }
}

/// Where the keys of a table are, found out once for all of them.
struct KeyPlaces {
  /// Whether a judged localization finds the key.
  var isKnown: [Bool]

  /// Whether a localization that is not in the judged tree has it; or had it alone, before an earlier prune removed it.
  var isInRemoved: [Bool]

  init(of judged: JudgedTable) {
    let table = judged.table
    isKnown = Array(repeating: false, count: table.keys.count)
    isInRemoved = isKnown
    for key in judged.prior?.lone ?? [] { isInRemoved[Int(key)] = true }
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
