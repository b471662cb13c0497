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
    judgement.gaps("missing-nib-key", fallback: .nib, allowing: &allowances) {
      key,
      language,
      table in
      // In a language that goes it is a finding of its own.
      language.state != .damaged && !(table.remains?.show(for: key, in: language) ?? false)
    }.map { gap in
      gap.finding(
        "missing-nib-key",
        .note,
        message: gap.message,
        reason: "the text in the \(judgement.drawing(of: gap.judged)) would show",
        advice: nil
      )
    }
  }
}

extension Judgement {
  /// What has the texts that a table translates, in words: `nib or storyboard`.
  func drawing(of judged: JudgedTable) -> String {
    let definition = "\(judged.name).intentdefinition"
    let isOfIntents = inventory.resources.contains {
      $0.component == judged.component && $0.name.description == definition
    }
    return isOfIntents ? "intent definition" : "nib or storyboard"
  }
}
