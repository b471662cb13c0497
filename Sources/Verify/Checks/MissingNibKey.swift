import Diagnostics
import Model

extension Check {
  static let missingNibKey = Check(
    "missing-nib-key",
    .note,
    what: "a language lacks a key of the table of a nib, storyboard or intent definition",
    why: "the text inside the nib shows instead, in the language it was drawn in",
    fix: "translate the keys, where that text is not right for the language"
  ) { judgement, allowances in
    judgement.gaps("missing-nib-key", fallback: .nib, allowing: &allowances) { _, language, _ in
      language.state != .damaged
    }.map { gap in
      gap.finding(
        "missing-nib-key",
        .note,
        message: gap.message,
        reason: "the text in the nib or storyboard would show",
        advice: nil
      )
    }
  }
}
