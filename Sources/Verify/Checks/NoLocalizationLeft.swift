import Diagnostics
import Model
import Resolve

extension Check {
  static let noLocalizationLeft = Check(
    "no-localization-left",
    .error,
    what: "a component that had localizations keeps none",
    why: "everything it shows would be a raw key or nothing at all",
    fix: "keep one of its languages, in 'components' if need be",
    details: [.language]
  ) { judgement in
    judgement.judged.compactMap { id in
      guard judgement.losesEveryLanguage(id) else { return nil }
      let had = judgement.before.languages(of: id)
      return Finding(
        check: "no-localization-left",
        severity: .error,
        cause: .plan,
        message: "\(judgement.name(of: id)) keeps none of its languages",
        reason: "everything it shows would be a raw key or nothing at all",
        advice: judgement.advice(whereNothingStaysOf: judgement.names(had, in: id), in: id),
        component: id,
        languages: judgement.names(had, in: id)
      )
    }
  }
}

extension Judgement {
  /// Whether a component had languages and keeps none.
  func losesEveryLanguage(_ id: Component.ID) -> Bool {
    !before.languages(of: id).isEmpty && after.languages(of: id).isEmpty
  }

  fileprivate func advice(whereNothingStaysOf names: [String], in id: Component.ID) -> String {
    let list = Phrase.languages(names, limit: 12)
    return "keep \(names.count == 1 ? list : "one of \(list)")"
      + (id == 0 ? "" : ", by an entry of 'components' for '\(component(id).path)'")
  }
}
