import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let rawKeyShown = Check(
    "raw-key-shown",
    .error,
    what:
      "users who see a text would see its key, as the localization that they would be given lacks it",
    why:
      "they read 'checkout.pay' where they had a text; what a localization lacks that stays, other checks say",
    fix: "translate the keys in that localization, or keep the one that has them",
    findEntries: { judgement, allowances in
      let changes = ListChange.all(of: judgement)
      return judgement.tables.flatMap { judged in
        let id = judged.component
        guard judged.fallback == .key, !judgement.keepsNoLanguage(id) else { return [Finding]() }
        return RawKeys(of: judged, changes[id], in: judgement, &allowances).findings
      }
    }
  )
}

/// The keys of one table that users would see after the plan and see as texts before it.
private struct RawKeys {
  private let judged: JudgedTable
  private let judgement: Judgement

  /// By index in `Judgement.users`.
  private var users: [Int: User] = [:]

  private struct User {
    var keys: Set<KeySpace.Index> = []
    var isInDoubt = false

    /// The localizations that they would be given, as the system spells them.
    var given: Set<ByteName> = []

    /// The localizations whose texts they see before the plan.
    var sources: Set<Int> = []
  }

  init(
    of judged: JudgedTable,
    _ changes: [ListChange],
    in judgement: Judgement,
    _ allowances: inout Allowances
  ) {
    self.judged = judged
    self.judgement = judgement
    let plain = judgement.plainTable(of: judged)
    // Most users are given one of few localizations, whatever they had.
    var known: [LookupChange.After: Absent] = [:]
    for (lookup, users) in lookups(changes, plain) {
      let given = lookup.after.given
      let absent = known[lookup.after] ?? self.absent(after: lookup.after, plain)
      known[lookup.after] = absent
      let keys = absent.keys.filter { key in
        judged.shows(key, in: lookup.before)
          && !judgement.allows("raw-key-shown", key, of: judged, written: absent.tag, &allowances)
      }
      guard !keys.isEmpty else { continue }
      let sources = lookup.before.rows.compactMap { judged.table.rows[$0].localization }
      for user in users {
        self.users[user.index, default: User()].keys.formUnion(keys)
        self.users[user.index]?.given.insert(given)
        self.users[user.index]?.sources.formUnion(sources)
        if user.isInDoubt { self.users[user.index]?.isInDoubt = true }
      }
    }
  }

  /// The keys that users would see who look for them after the plan, and of which no other check tells.
  private struct Absent {
    var keys: [KeySpace.Index] = []

    /// The language that they are given.
    var tag: LanguageTag?
  }

  private func absent(after: LookupChange.After, _ plain: JudgedTable?) -> Absent {
    let absent = judged.keysAbsent(in: after, besides: plain)
    guard !absent.isEmpty else { return Absent() }
    let isNamed = judgement.namedElsewhere(in: judged, of: after.given)
    return Absent(
      keys: absent.filter { !isNamed($0) },
      tag: after.given.tag
    )
  }

  /// What lookup finds for users for whom it is not the same after the plan, each once.
  private func lookups(
    _ changes: [ListChange],
    _ plain: JudgedTable?
  ) -> [(lookup: LookupChange, users: [ListChange.User])] {
    let id = judged.component
    let isSaid = judgement.losesItsRegion(id)
    var lookups: [(lookup: LookupChange, users: [ListChange.User])] = []
    var places: [LookupChange: Int] = [:]
    for change in changes {
      // What comes of a development region of which nothing is left, one finding says for all tables.
      if isSaid, !judgement.after.holds(change.given, in: id) { continue }
      let lookup = LookupChange(of: judged, change, plain: plain)
      guard lookup.before != lookup.after.pick else { continue }
      if let place = places[lookup] {
        lookups[place].users += change.users
      } else {
        places[lookup] = lookups.count
        lookups.append((lookup, change.users))
      }
    }
    return lookups
  }
}

extension RawKeys {
  /// One for each set of users.
  fileprivate var findings: [Finding] {
    grouped(users.sorted { $0.key < $1.key }.map { ($0.key, $0.value.keys.sorted()) })
      .map { finding(of: $0.keys, for: $0.languages) }
  }

  private func finding(of keys: [KeySpace.Index], for indices: [Int]) -> Finding {
    let id = judged.component
    let users = indices.compactMap { self.users[$0] }
    let isInDoubt = users.contains(where: \.isInDoubt)
    let given = Set(users.flatMap(\.given)).sorted()
    let names = given.map(\.description)
    let audience = AudiencePhrase.users(indices.map { judgement.users[$0].audience })
    return Finding(
      check: "raw-key-shown",
      severity: .error,
      cause: .plan,
      message: "\(audience) \(isInDoubt ? "may" : "would") see "
        + "\(Phrase.count(keys.count, "key")) of \(judgement.name(of: judged)) instead of text",
      reason: reason(given, count: keys.count, isInDoubt: isInDoubt),
      advice: advice(given, Set(users.flatMap(\.sources)), count: keys.count),
      component: id,
      table: judged.name,
      keys: keys.map(judged.table.keys.text).sorted(),
      languages: names
    )
  }

  private func reason(_ given: [ByteName], count: Int, isInDoubt: Bool) -> String {
    let names = Phrase.languages(given.map(\.description))
    let isThere = given.allSatisfy { judgement.after.holds($0, in: judged.component) }
    guard isThere else {
      let wasThere = given.contains { judgement.before.holds($0, in: judged.component) }
      return wasThere
        ? "they would still be given \(names), of which nothing is left"
        : "they would be given \(names), of which there is nothing"
    }
    let lack = given.count == 1 ? "lacks" : "lack"
    return "they \(isInDoubt ? "may" : "would") be given \(names), which \(lack) "
      + Phrase.them(count)
  }

  private func advice(_ given: [ByteName], _ sources: Set<Int>, count: Int) -> String {
    let id = judged.component
    let going = judgement.names(sources.filter { !judgement.after.has($0, in: id) }, in: id)
    let kept = going.isEmpty ? nil : Phrase.languages(going)
    guard judgement.owned[id] else {
      return kept == nil
        ? "tell its authors, or allow \(Phrase.them(count)) by name"
        : judgement.adviceToKeep(going, in: id)
    }
    let there = given.filter { judgement.after.holds($0, in: id) }
    guard !there.isEmpty else {
      return "name a language that stays as its development region"
        + (kept.map { ", or keep \($0)" } ?? "")
    }
    return "translate \(Phrase.them(count)) in \(Phrase.languages(there.map(\.description)))"
      + (kept.map { ", or keep \($0)" } ?? "")
  }
}
