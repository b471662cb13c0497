import Diagnostics
import Model

extension Check {
  static let missingInfoPlistKey = Check(
    "missing-info-plist-key",
    .note,
    what: "a language lacks a key of InfoPlist.strings",
    why:
      "the value of Info.plist shows instead, such as a permission prompt in the source language",
    fix: "translate the keys, where the value of Info.plist is not right for the language"
  ) { judgement, allowances in
    judgement.gaps("missing-info-plist-key", fallback: .infoPlist, allowing: &allowances) {
      _,
      language,
      _ in language.state != .damaged
    }.map {
      gap in
      gap.finding(
        "missing-info-plist-key",
        .note,
        message: gap.message,
        reason: "the \(gap.keys.count == 1 ? "value" : "values") of Info.plist would show",
        advice: nil
      )
    }
  }
}
