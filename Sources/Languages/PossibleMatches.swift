extension Matcher {
  /// How many answers are given at most: every order of six spellings of one id.
  private static let limit = 720

  /// Every answer that some order of the names whose order is unknown gives, that of `match` first; one
  /// element where the order does not matter.
  ///
  /// More than 720 are cut off, which takes seven spellings of one language.
  package func possibleMatches(_ preferences: [LocaleID]) -> [[Int]] {
    var answers = [match(preferences)]
    guard !unordered.isEmpty else { return answers }
    var seen = Set(answers)
    let found = search(preferences, as: [Int].self)
    guard !found.best.isEmpty || !found.held.isEmpty else {
      return unspoken.isEmpty ? answers : possiblyFirst(of: unspoken).map { [$0] }
    }
    for winner in possibleWinners(found, preferences) {
      var own: [[Int]] = [[winner]]
      for equal in Self.relatives(of: available[winner], in: indices) {
        let orders = possibleOrders(of: equal.filter { $0 != winner })
        let longer = own.lazy.flatMap { start in orders.lazy.map { start + $0 } }
        own = Array(longer.prefix(Self.limit))
      }
      answers += own.filter { seen.insert($0).inserted }
    }
    return Array(answers.prefix(Self.limit))
  }

  private func possibleWinners(_ found: Found<[Int]>, _ preferences: [LocaleID]) -> [Int] {
    if found.best.isEmpty { return possiblyLast(of: found.held) }
    let best = possiblyFirst(of: found.best)
    guard found.score > 0 else { return best }
    return best.flatMap { winner in
      exactMatches(preferences, insteadOf: winner).map(possiblyFirst) ?? [winner]
    }
  }

  /// Of ascending indices, those that some order puts in front of the others.
  private func possiblyFirst(of indices: [Int]) -> [Int] {
    guard let first = indices.first, unordered.contains(first) else {
      return Array(indices.prefix(1))
    }
    return indices.filter(unordered.contains)
  }

  /// Of ascending indices, those that some order puts behind the others.
  private func possiblyLast(of indices: [Int]) -> [Int] {
    guard let last = indices.last, unordered.contains(last) else {
      return Array(indices.suffix(1))
    }
    return indices.filter(unordered.contains)
  }

  /// The orders in which ascending indices can come: those with a known place in it, the others anyhow.
  private func possibleOrders(of indices: [Int]) -> [[Int]] {
    let before = indices.filter { $0 < unordered.lowerBound }
    let behind = indices.filter { $0 >= unordered.upperBound }
    var orders = [before]
    for (places, index) in indices.filter(unordered.contains).enumerated() {
      orders = orders.flatMap { order in
        (0...places).map { place in
          var longer = order
          longer.insert(index, at: order.count - place)
          return longer
        }
      }
      orders = Array(orders.prefix(Self.limit))
    }
    return orders.map { $0 + behind }
  }
}
