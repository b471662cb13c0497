import Diagnostics
import Model

// What earlier prunes, and this one, have to do with a gap.

extension GapPhrase {
  /// Whether a prune saw the keys in localizations that stayed, and no language has them now.
  var isGoneSince: Bool {
    keys.allSatisfy { !isHere($0) && judged.prior?.isKept($0) ?? false }
  }

  /// `only en, to be removed, has it`; `only en, which was removed, had it`.
  var soleHolders: String {
    let holders = self.holders
    let names = Phrase.languages(holders)
    guard judgement.isPrune else {
      return "only \(names), which \(holders.count == 1 ? "was" : "were") removed, had \(object)"
    }
    return "only \(names), to be removed, \(holders.count == 1 ? "has" : "have") \(object)"
  }
}
