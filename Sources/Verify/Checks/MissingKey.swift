import Diagnostics
import Model

extension Check {
  static let missingKey = Check(
    "missing-key",
    .error,
    what: "a language lacks a key whose name is no readable text",
    why: "there is no falling back key by key: users see 'checkout.pay' where a text belongs",
    fix: "translate the keys, or remove the language"
  ) { judgement, allowances in
    judgement.gaps(
      "missing-key",
      fallback: .key,
      allowing: &allowances,
      tellingRareApart: true
    ) { key, language, table in
      language.lacksPart(key) && table.source.isIdentifier(key)
    }.map { gap in
      let appearance = "as \(gap.keys.count == 1 ? "a raw key" : "raw keys")"
      let loss = "\(gap.pronoun) would show \(appearance)"
      return gap.finding(
        "missing-key",
        .error,
        message: gap.message,
        reason: gap.isNowhere
          ? "no language has \(gap.object): \(loss)"
          : gap.isRare
            ? gap.reason(ofRareKeysShowing: appearance)
            : gap.isOnlyInRemoved
              ? "\(gap.soleHolders): \(loss)"
              : gap.isGoneSince
                ? "the prune saw \(gap.object), and no language has \(gap.object) any more: \(loss)"
                : loss,
        advice: gap.advice
      )
    }
  }
}

extension JudgedLanguage {
  /// Whether the language has the table, but not the key in it, and no fault of the file explains that.
  func lacksPart(_ key: KeySpace.Index) -> Bool {
    state != .absent && state != .damaged && !cutOff.contains(key)
  }
}
