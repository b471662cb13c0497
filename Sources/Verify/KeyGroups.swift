import Model

/// What is said of keys in a language.
typealias KeysOfLanguage = (language: Int, keys: [KeySpace.Index])

/// Puts together what is said of keys, in as few groups as say it exactly: by the set of languages or, where that makes
/// more, by language, those with the same keys together.
///
/// Keys are in the order of the key space, and so are those of each group.
func grouped(_ entries: [KeysOfLanguage]) -> [(languages: [Int], keys: [KeySpace.Index])] {
  let bySet = groupedBySet(entries)
  var byKeys: [[KeySpace.Index]: [Int]] = [:]
  for entry in entries where !entry.keys.isEmpty {
    byKeys[entry.keys, default: []].append(entry.language)
  }
  guard byKeys.count < bySet.count else { return bySet }
  return byKeys.map { (languages: $0.value, keys: $0.key) }
    .sorted { $0.languages.lexicographicallyPrecedes($1.languages) }
}

/// The keys by the set of languages of which they are said.
func groupedBySet(_ entries: [KeysOfLanguage]) -> [(languages: [Int], keys: [KeySpace.Index])] {
  var languages: [[Int]] = []
  for entry in entries {
    guard let last = entry.keys.last else { continue }
    if Int(last) >= languages.count {
      languages.append(contentsOf: repeatElement([], count: Int(last) + 1 - languages.count))
    }
    for key in entry.keys { languages[Int(key)].append(entry.language) }
  }
  var keys: [[Int]: [KeySpace.Index]] = [:]
  for (key, set) in languages.enumerated() where !set.isEmpty {
    keys[set, default: []].append(KeySpace.Index(key))
  }
  return keys.map { (languages: $0.key, keys: $0.value) }
    .sorted { $0.languages.lexicographicallyPrecedes($1.languages) }
}

/// Puts together what was found in keys of languages, one by one, by the same rule.
func grouped<Found>(
  _ found: [Found],
  key: (Found) -> KeySpace.Index,
  language: (Found) -> Int
) -> [[Found]] {
  let bySet = gathered(found, by: key, language)
  let byKeys = gathered(found, by: language, key)
  return bySet.count <= byKeys.count ? bySet : byKeys
}

/// What has the same set of partners, together; in the order of the sets.
private func gathered<Found, Unit: Hashable, Partner: Hashable & Comparable>(
  _ found: [Found],
  by unit: (Found) -> Unit,
  _ partner: (Found) -> Partner
) -> [[Found]] {
  // Sets may be long: each is hashed once, not once for each thing found.
  var numbers: [[Partner]: Int] = [:]
  let places = Dictionary(grouping: found, by: unit).mapValues { found in
    let set = Set(found.map(partner)).sorted()
    let number = numbers[set] ?? numbers.count
    numbers[set] = number
    return number
  }
  let groups = Dictionary(grouping: found) { places[unit($0)] }
  let order = numbers.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  return order.compactMap { groups[$0] }
}
