import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let developmentRegionRemoved = Check(
    "development-region-removed",
    .error,
    what:
      "an app or extension loses the localization of its development region and gets no new one",
    why:
      "users of every language that is not there would see raw keys, or a language that nobody chose",
    fix:
      "name the language to fall back to as 'developmentRegion', or set DEVELOPMENT_LANGUAGE in the project"
  ) { judgement in
    judgement.judged.compactMap { id in
      let component = judgement.component(id)
      guard component.kind.isHost, let region = component.developmentRegion,
        let tag = judgement.before.developmentTag(of: id),
        judgement.before.offered(by: id).contains(tag),
        let now = judgement.after.developmentTag(of: id),
        !judgement.after.offered(by: id).contains(now)
      else { return nil }
      return Finding(
        check: "development-region-removed",
        severity: .error,
        cause: .plan,
        message:
          "\(judgement.name(of: id)) falls back to its development region '\(region)', which would go",
        reason:
          "users of every language that is not there would see raw keys or a language nobody chose",
        advice: judgement.advice(insteadOf: region, in: id),
        component: id,
        languages: [region],
        place: component.infoPlist.map { Place($0.file) }
      )
    }
  }
}

extension Judgement {
  fileprivate func advice(insteadOf region: String, in id: Component.ID) -> String {
    if let advice = component(id).infoPlist?.adviceToEdit { return advice }
    let left = names(after.languages(of: id), in: id)
    let named = policy.settings(for: component(id)).developmentRegion
    if let named {
      return "'\(named.text)' is to take its place but would not be there; "
        + (left.isEmpty ? "keep it" : "name one of \(Phrase.list(left, limit: 12))")
    }
    let example = left.first ?? "de"
    return
      "set DEVELOPMENT_LANGUAGE in the project to one that stays (\(Phrase.list(left, limit: 12))), "
      + "or \"developmentRegion\": \"\(example)\" in the policy, or keep '\(region)'"
  }
}
