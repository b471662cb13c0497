import Diagnostics
import Model
import Resolve

/// How few localizations have keys that are new and not yet translated, or left over from texts that are gone.
struct Rarity: Hashable, Sendable {
  /// Those that have any of the keys, ascending.
  var holders: [Int]

  /// Whether each of them has all of the keys.
  var isUniform: Bool

  /// How many localizations have the table.
  var total: Int
}

/// Keys of a table.
struct KeySet {
  /// By key; empty where there are none.
  private var isMember: [Bool] = []
  private(set) var count = 0

  func contains(_ key: KeySpace.Index) -> Bool {
    Int(key) < isMember.count && isMember[Int(key)]
  }

  mutating func insert(_ key: KeySpace.Index) {
    guard !contains(key) else { return }
    let missing = Int(key) + 1 - isMember.count
    if missing > 0 { isMember.append(contentsOf: repeatElement(false, count: missing)) }
    isMember[Int(key)] = true
    count += 1
  }

  mutating func remove(_ key: KeySpace.Index) {
    guard contains(key) else { return }
    isMember[Int(key)] = false
    count -= 1
  }

  /// In the order of the key space.
  var keys: [KeySpace.Index] {
    isMember.indices.filter { isMember[$0] }.map { KeySpace.Index($0) }
  }
}

extension JudgedTable {
  /// The keys that, of the localizations with the table, fewer than half cover, and the development one does not have;
  /// none that the plan takes away, and none where a reference says which keys count.
  ///
  /// Of a text key the source language and its variants are not counted, since it may be left out there.
  func rareKeys(among lacking: [Lack], _ places: KeyPlaces) -> KeySet {
    var rare = KeySet()
    guard case .union = reference.reference else { return rare }
    let owners = self.owners
    var lacks = [Int](repeating: 0, count: table.keys.count)
    for language in owners {
      for key in language.missing { lacks[Int(key)] += 1 }
    }
    let translations = owners.count {
      !source.isSpoken(by: $0.localization)
    }
    for key in Set(lacking.flatMap(\.keys))
    where places.isKnown[Int(key)] && !source.isInDevelopment(key) {
      let count = source.isIdentifier(key) ? owners.count : translations
      if lacks[Int(key)] * 2 > count { rare.insert(key) }
    }
    for lack in lacking {
      for key in lack.keys where rare.contains(key) && isTakenAway(key, from: lack.language) {
        rare.remove(key)
      }
    }
    return rare
  }

  /// One gap of all rare keys, whichever of the languages lack them.
  func gap(of rare: KeySet, lackedBy lacking: [Lack]) -> Gap? {
    guard rare.count > 0 else { return nil }
    var lacked = KeySet()
    var languages: [Int] = []
    for lack in lacking {
      let keys = lack.keys.filter(rare.contains)
      for key in keys { lacked.insert(key) }
      if !keys.isEmpty { languages.append(lack.language.localization) }
    }
    guard lacked.count > 0 else { return nil }
    let keys = lacked.keys
    let owners = self.owners
    let counts = owners.map { owner in
      let own = after.own(owner.localization)
      return keys.count { after.cell($0, in: own).isPresent }
    }
    let holders = zip(owners, counts).filter { $1 > 0 }
    return Gap(
      languages: languages,
      keys: keys,
      cause: .before,
      isOnlyInRemoved: false,
      isMost: false,
      rarity: Rarity(
        holders: holders.map(\.0.localization),
        isUniform: holders.allSatisfy { $1 == keys.count },
        total: owners.count
      )
    )
  }

  /// The judged localizations with a file of the table that the system can read, without those that no user is to
  /// be given.
  private var owners: [JudgedLanguage] {
    languages.filter {
      !$0.isUnspoken && $0.state != .damaged && !after.own($0.localization).isEmpty
    }
  }
}

extension GapPhrase {
  /// `60 keys of Localizable are in few of 12 languages and not in en`.
  func message(of rarity: Rarity) -> String {
    let some = rarity.isUniform ? Phrase.number(rarity.holders.count) : "few"
    let development = judged.source.developmentName.map { " and not in \(Phrase.language($0))" }
    // What the source language leaves out because the key is the text, is not missing there.
    let isOmitted = judged.source.omitsTexts && !keys.contains(where: judged.source.isIdentifier)
    return "\(Phrase.count(keys.count, "key")) of \(judgement.name(of: judged)) "
      + "\(keys.count == 1 ? "is" : "are") in \(some) of \(Phrase.count(rarity.total, "language"))"
      + (isOmitted ? "" : development ?? "")
  }

  /// What becomes of rare keys: `new ones would show as raw keys`.
  func reason(ofRareKeysShowing appearance: String) -> String {
    keys.count == 1
      ? "it would show \(appearance), unless it is left over"
      : "new ones would show \(appearance)"
  }

  func advice(for rarity: Rarity) -> String {
    let holders = judgement.names(rarity.holders, in: judged.component)
    guard holders.count <= 3 else { return "translate or take \(object) out" }
    return "translate \(object), or take \(object) out of \(Phrase.languages(holders))"
  }
}
