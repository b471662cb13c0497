/// Chooses among localizations for a user's languages as Apple's systems do.
///
/// The algorithm is that of ICU's `ualoc_localizationsToUse` in Apple's edition (ICU 76142.2).
package struct Matcher: Sendable {
  package let available: [LocaleID]

  /// The names whose order is unknown; those in front of them and behind them come in a known one.
  let unordered: Range<Int>

  /// By the group of languages, the available ids, ascending.
  private let groups: [String: [Int]]

  /// By normalized id, those available, ascending.
  let indices: [String: [Int]]

  /// For each available id, what `match` gives where that one wins.
  private let answers: [[Int]]

  /// Where in `available` the names are `zxx`, which is for users none of whose languages is there.
  let unspoken: [Int]

  /// - Parameters:
  ///   - available: The names of localizations, in the order in which the system lists them.
  ///   - ordered: How many of the first names come in a known order, those that Info.plist declares;
  ///     the order of the rest is that of a folder, which is unknown.
  ///   - last: How many of the last names come behind those of the folder, whatever its order: the
  ///     development region that the system adds.
  package init(available: [LocaleID], ordered: Int, last: Int = 0) {
    self.available = available
    unordered = ordered..<(available.count - last)
    let usable = available.indices.filter { available[$0].canMatch }
    groups = Dictionary(grouping: usable) { available[$0].group }
    let indices = Dictionary(grouping: usable) { available[$0].normalized }
    self.indices = indices
    unspoken = available.indices.filter { available[$0].name == "zxx" }
    answers = available.indices.map { winner in
      [winner] + Self.relatives(of: available[winner], in: indices).joined().filter { $0 != winner }
    }
  }

  /// The answer for the order given: the winner first, then those that the winner means or inherits
  /// from; indices in `available`, and none where nothing matches.
  package func match(_ preferences: [LocaleID]) -> [Int] {
    let found = search(preferences, as: FirstTie.self)
    guard var winner = found.best.first ?? found.held.last else {
      return unspoken.first.map { [$0] } ?? []
    }
    if found.best.first != nil, found.score > 0,
      let exact = exactMatches(preferences, insteadOf: winner)?.first
    {
      winner = exact
    }
    return answers[winner]
  }

  /// The available ids equal to each element of an id's chain.
  static func relatives(of id: LocaleID, in indices: [String: [Int]]) -> [[Int]] {
    id.chain.prefix(id.isRemote ? 8 : 9).map { link in
      let equal = indices[link] ?? []
      // Taiwan's takes part as what Hong Kong's inherits from, under a name that is in no chain.
      return link == "zh_Hant_HK" ? (equal + (indices["zh_Hant_TW"] ?? [])).sorted() : equal
    }
  }
}

extension Matcher {
  /// What the first preference that matches anything finds.
  struct Found<T: Ties> {
    /// Those with the lowest score.
    var best = T()
    /// -1 for the same id, 0 for the same once normalized, else steps to a common parent.
    var score = Int.max
    /// Brazil's Portuguese for Portugal's, which is used only where nothing else matches any
    /// preference.
    var held = T()
  }

  func search<T: Ties>(_ preferences: [LocaleID], as _: T.Type) -> Found<T> {
    var found = Found<T>()
    for preference in preferences where preference.canMatch {
      // Equal ids are of one group.
      guard let group = groups[preference.group] else { continue }
      for index in group { weigh(index, for: preference, into: &found) }
      if found.best.first != nil { break }
    }
    return found
  }

  private func weigh<T: Ties>(_ index: Int, for preference: LocaleID, into found: inout Found<T>) {
    let id = available[index]
    let score: Int
    if preference.base == id.base {
      score = -1
    } else if preference.normalized == id.normalized {
      score = 0
    } else if found.score <= 0 {
      return
    } else if let steps = preference.steps(to: id) {
      guard preference.normalized != "pt_PT" || id.normalized != "pt_BR" else {
        found.held.add(index)
        return
      }
      score = steps
    } else {
      return
    }
    guard score <= found.score else { return }
    if score < found.score { found.best = T() }
    found.score = score
    found.best.add(index)
  }

  /// The available ids that replace a winner that no preference names exactly, where it has a region and
  /// is not Chinese: those equal to the first preference of its language that has any; nil if none has.
  func exactMatches(_ preferences: [LocaleID], insteadOf winner: Int) -> [Int]? {
    let winner = available[winner]
    guard winner.namesRegion, winner.language != "zh" else { return nil }
    for preference in preferences where preference.canMatch {
      if preference.language == winner.language, let equal = indices[preference.normalized] {
        return equal
      }
    }
    return nil
  }
}

extension LocaleID {
  /// How far it is to a common parent: steps of both chains, and one for another language.
  ///
  /// Nil where there is none. `id` is the available one.
  fileprivate func steps(to id: LocaleID) -> Int? {
    let remoteness = id.isRemote ? 1 : 0
    var least: Int?
    for (i, link) in chain.enumerated() {
      for (j, other) in id.chain.enumerated() where link == other && j + remoteness < 9 {
        least = Swift.min(least ?? .max, i + (j == 0 ? 0 : j + remoteness))
      }
    }
    return least.map { $0 + (language == id.language ? 0 : 1) }
  }
}
