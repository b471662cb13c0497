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
          "\(gap.languages)\(gap.region) \(gap.verb("has", "have")) no '\(gap.table)' "
          + "table\(gap.place), of \(Phrase.count(gap.keys.count, "key"))",
        reason: gap.missingTableReason,
        advice: judgement.owned[gap.judged.component] ? gap.adviceToAddTable : gap.advice
      )
    }
  }
}

extension GapPhrase {
  /// What the development region is that has no folder.
  fileprivate var region: String {
    isOfVirtualRegion && gap.languages.count == 1
      ? ", the development region without a folder," : ""
  }

  fileprivate var missingTableReason: String {
    if cause == .plan { return "\(removedSources): its texts would show \(appearance)" }
    if isOnlyInRemoved, !judgement.isPrune {
      return "\(soleHolders): its texts show \(appearance)"
    }
    let users = isOfVirtualRegion ? ", also to users whose language is not there" : ""
    return "its texts show \(appearance)\(users)"
  }

  fileprivate var adviceToAddTable: String {
    let add = "add \(Phrase.list(files)) to \(languages)"
    return isOfVirtualRegion
      ? "\(add), or set DEVELOPMENT_LANGUAGE (CFBundleDevelopmentRegion) to a language that is there"
      : "\(add), or remove \(verb("it", "them"))"
  }
}
