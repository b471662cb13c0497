import Diagnostics
import Model
import Resolve

extension Check {
  static let noLocalizationLeft = Check(
    "no-localization-left",
    .error,
    what: "a component that had localizations keeps none",
    why: "everything it shows would be a raw key or nothing at all",
    fix: "keep one of its languages, in 'components' if need be"
  ) { judgement in
    judgement.judged.compactMap { id in
      let had = judgement.before.languages(of: id)
      guard !had.isEmpty, judgement.after.languages(of: id).isEmpty else { return nil }
      return Finding(
        check: "no-localization-left",
        severity: .error,
        cause: .plan,
        message: "\(judgement.name(of: id)) keeps none of its languages",
        reason: "everything it shows would be a raw key or nothing at all",
        advice:
          "keep one of \(Phrase.list(judgement.names(had, in: id), limit: 12, noun: "its languages"))",
        component: id,
        languages: judgement.names(had, in: id)
      )
    }
  }
}
