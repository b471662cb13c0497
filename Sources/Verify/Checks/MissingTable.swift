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
  ) { judgement in
    judgement.gaps(fallback: .key) { _, language, _ in language.state == .absent }.map { gap in
      gap.finding(
        "missing-table",
        .error,
        message: "\(gap.languages) \(gap.verb("has", "have")) no '\(gap.table)' table, of "
          + Phrase.count(gap.keys.count, "key"),
        reason: gap.cause == .plan
          ? "only what would be removed has it: they would show as raw keys"
          : "its texts show in the development language or as raw keys",
        advice: "add '\(gap.table).strings' to \(gap.languages), or remove "
          + gap.verb("it", "them")
      )
    }
  }
}
