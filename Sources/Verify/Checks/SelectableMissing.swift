import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let selectableMissing = Check(
    "selectable-missing",
    .error,
    what: "a language that the app's own picker offers has no folder of exactly that name",
    why:
      "a picker opens the folder by its name; without it the choice shows another language, or raw keys",
    fix: "ship the language under that name, or take it out of 'selectable' and of the picker",
    details: [.language]
  ) { judgement in
    judgement.judged.flatMap { id in
      let missing = (judgement.settings[id].selectable ?? []).filter { offer in
        judgement.after.folder(named: offer.value, in: id)
          .flatMap { judgement.after.origin(of: $0, in: id) } == nil
      }
      return missing.map { judgement.finding(about: $0, in: id) }
    }
  }
}

extension Judgement {
  fileprivate func finding(
    about offer: Policy.Named<ByteName>,
    in id: Component.ID
  ) -> Finding {
    let tag = LanguageTag(offer.text)
    let others = names(
      after.languages(of: id).filter { after.localization($0, in: id).tag == tag },
      in: id
    )
    let all = names(after.languages(of: id), in: id)
    return Finding(
      check: "selectable-missing",
      severity: id == 0 ? weightOfTypos : .error,
      cause: before.folder(named: offer.value, in: id) == nil ? .before : .plan,
      message: others.isEmpty
        ? "'\(offer.text)' in 'selectable' has no folder in \(name(of: id))"
        : "'\(offer.text)' in 'selectable' is \(Phrase.languages(others)) in \(name(of: id))",
      reason: "a picker opens '\(offer.text).lproj' by that name and would not find it",
      advice: others.isEmpty
        ? "ship it, or offer what is there: \(Phrase.languages(all, limit: 12))"
        : "offer it by the name of its folder, or rename the folder",
      component: id,
      languages: [offer.text],
      place: offer.location.map(Place.init(inPolicy:))
    )
  }
}
