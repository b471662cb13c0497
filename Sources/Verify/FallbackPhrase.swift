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

  /// `users of en see de`, one for each of what they are given instead; the most frequent first.
  ///
  /// With a `place` it is `users who saw en see de in Today.appex` where some only fell back to it.
  static func clauses(
    of changes: [LanguageChange],
    seeing verb: String,
    in place: String = "",
    then remark: ([ByteName]) -> String = { _ in "" }
  ) -> [String] {
    var had: [[ByteName]: Set<ByteName>] = [:]
    var others: Set<[ByteName]> = []
    for change in changes {
      had[change.after, default: []].formUnion(change.before)
      if !change.hadTheirOwn { others.insert(change.after) }
    }
    return had.sorted { a, b in
      a.value.count != b.value.count
        ? a.value.count > b.value.count : a.key.lexicographicallyPrecedes(b.key)
    }.map { after, before in
      let names = before.subtracting(after).sorted().map(\.description)
      let users = !place.isEmpty && others.contains(after) ? "users who saw" : "users of"
      return "\(users) \(Phrase.languages(names)) \(verb) \(seen(after, in: place))\(remark(after))"
    }
  }
}
