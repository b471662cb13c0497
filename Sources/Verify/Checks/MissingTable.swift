import Diagnostics
import Model

extension Check {
  static let missingTable = Check(
    "missing-table",
    .error,
    what: "a language has no file of a table that others have",
    why:
      "its users see the development language's texts, or raw keys once that language is removed",
    fix: "add the file to the language, or remove the language"
  ) { judgement, allowances in
    judgement.gaps("missing-table", fallback: .key, allowing: &allowances) { _, language, _ in
      language.state == .absent
    }.map { gap in
      gap.finding(
        "missing-table",
        .error,
        message:
          "\(gap.languages) \(gap.verb("has", "have")) no '\(gap.table)' table\(gap.place), of "
          + Phrase.count(gap.keys.count, "key"),
        reason: gap.cause == .plan
          ? "\(gap.removedSources): its texts would show \(gap.appearance)"
          : "its texts show \(gap.appearance)",
        advice: judgement.owned[gap.judged.component]
          ? "add \(Phrase.list(gap.files)) to \(gap.languages), or remove "
            + gap.verb("it", "them")
          : gap.advice
      )
    }
  }
}
