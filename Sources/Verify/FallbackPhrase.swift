import Diagnostics
import Model
import Resolve

/// What users are given in place of a language, for the middle of a sentence.
enum FallbackPhrase {
  /// `de`, `de or fr, as the order of the folder has it`, `any of 38 languages, as the order of the folder has it`; with
  /// ` in Today.appex` for its place behind the languages.
  static func seen(_ names: [ByteName], in place: String = "") -> String {
    let names = names.map { Phrase.language($0.description) }
    guard names.count > 1 else { return (names.first ?? "") + place }
    let list = names.count > 6 ? "any of \(names.count) languages" : Phrase.choice(names)
    return "\(list)\(place), as the order of the folder has it"
  }

  /// `users of en see de`, one for each of what they are given instead; the most frequent first, and last those whom a
  /// further language of theirs leads elsewhere than others who had the same: `those who also list fr see fr`.
  ///
  /// Where others who had the same are given something else, it is `users whose language is not there` of those.
  /// With a `place` it is `users who saw en see de in Today.appex` where some only fell back to it.
  static func clauses(
    of changes: [LanguageChange],
    seeing verb: String,
    in place: String = "",
    then remark: ([ByteName]) -> String = { _ in "" }
  ) -> [String] {
    let groups = Dictionary(grouping: changes, by: \.after)
    let had = groups.mapValues { Set($0.flatMap(\.before)) }
    let fallen = Set(changes.lazy.filter { !$0.hadTheirOwn }.map(\.after))
    let sorted = had.sorted { a, b in
      a.value.count != b.value.count
        ? a.value.count > b.value.count : a.key.lexicographicallyPrecedes(b.key)
    }
    let next = Set(groups.filter { $0.value.allSatisfy(\.isOfNextLanguage) }.keys)
    let others = Set(sorted.lazy.filter { !next.contains($0.key) }.flatMap(\.value))
    let isAside = { (after: [ByteName], before: Set<ByteName>) in
      next.contains(after) && before.isSubset(of: others)
    }
    // Who speaks the language of the fallback may be given a relative of it, and all others another language.
    let isOfOthers = { (after: [ByteName], before: Set<ByteName>) in
      groups[after]?.allSatisfy(\.audience.ids.isEmpty) ?? false
        && had.contains { $0.key != after && !$0.value.isDisjoint(with: before) }
    }
    return sorted.filter { !isAside($0.key, $0.value) }.map { after, before in
      if isOfOthers(after, before) {
        return "users whose language is not there \(verb) \(seen(after, in: place))\(remark(after))"
      }
      let names = before.subtracting(after).sorted().map(\.description)
      let users = !place.isEmpty && fallen.contains(after) ? "users who saw" : "users of"
      return "\(users) \(Phrase.languages(names)) \(verb) \(seen(after, in: place))\(remark(after))"
    }
      + sorted.filter { isAside($0.key, $0.value) }.map { after, _ in
        let names = Phrase.languages(after.map(\.description))
        return "those who also list \(names) \(verb) \(seen(after, in: place))\(remark(after))"
      }
  }
}

extension LanguageChange {
  /// Whether it is a language behind the first of their list that leads users to what they are given.
  fileprivate var isOfNextLanguage: Bool {
    let next = audience.ids.dropFirst()
    return !next.isEmpty
      && after.allSatisfy { name in
        !name.speaks(Array(audience.ids.prefix(1))) && name.speaks(Array(next))
      }
  }
}
