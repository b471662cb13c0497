import Diagnostics
import Model

extension Check {
  static let untranslatedKey = Check(
    "untranslated-key",
    .error,
    what: "a language lacks a key that is itself the source text",
    why: "users of that language see the text in the source language",
    fix: "translate the keys, or set \"untranslated-key\": \"warning\" in 'checks' to ship without"
  ) { judgement, allowances in
    judgement.gaps(
      "untranslated-key",
      fallback: .key,
      allowing: &allowances,
      tellingRareApart: true
    ) { key, language, table in
      language.lacksPart(key) && !table.source.isIdentifier(key)
    }.map { gap in
      gap.finding(
        "untranslated-key",
        .error,
        message: gap.message,
        reason: gap.isNowhere
          ? "no language has \(gap.object): \(gap.pronoun) would show in the source language"
          : gap.isRare
            ? gap.reason(ofRareKeysShowing: "in the source language")
            : gap.isGoneSince
              ? "the prune saw \(gap.object), and no language has \(gap.object) any more"
              : "\(gap.pronoun) would show in the source language",
        advice: gap.advice
      )
    }
  }
}
