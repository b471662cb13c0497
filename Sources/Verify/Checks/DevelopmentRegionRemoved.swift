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
      "name the language to fall back to as 'developmentRegion', or set DEVELOPMENT_LANGUAGE in the project",
    details: [.language]
  ) { judgement in
    judgement.judged.compactMap { id in
      guard judgement.losesDevelopmentRegion(id) else { return nil }
      let component = judgement.component(id)
      let fallback = judgement.before.fallback(in: id)
      let names = judgement.names(fallback, in: id)
      let isOwn = judgement.isOwnRegion(fallback, of: id)
      let region = isOwn ? component.developmentRegion ?? names[0] : names[0]
      return Finding(
        check: "development-region-removed",
        severity: .error,
        cause: .plan,
        message: isOwn
          ? "\(judgement.name(of: id)) falls back to its development region '\(region)', which would go"
          : judgement.message(forLosing: names, insteadOf: component.developmentRegion, of: id),
        reason: judgement.fates(in: id, losing: names),
        advice: judgement.advice(insteadOf: region, in: id),
        component: id,
        languages: isOwn ? [region] : names,
        place: component.infoPlist.map { Place($0.file) }
      )
    }
  }
}

extension Judgement {
  /// Whether a host loses all that its users fall back to, and gets no new region.
  ///
  /// Where nothing is left at all, `no-localization-left` says it.
  func losesDevelopmentRegion(_ id: Component.ID) -> Bool {
    guard isPrune, component(id).kind.isHost else { return false }
    let fallback = before.fallback(in: id)
    return !fallback.isEmpty && !fallback.contains { after.has($0, in: id) } && !hasNewRegion(id)
      && !losesEveryLanguage(id)
  }

  /// What users of each language that goes are given instead, and those of languages that are not there.
  fileprivate func fates(in id: Component.ID, losing fallback: [String]) -> String {
    let given = after.searchLists(of: id, for: []).chosen.sorted()
    let changes = languageChanges.filter { $0.component == id }
    let alike = Set(changes.filter { $0.after == given }.flatMap(\.before))
    let names = Set(fallback).union(alike.map(\.description)).sorted()
    let others = changes.filter { $0.after != given }
    return
      ([
        "users of \(Phrase.languages(names)) and of every language that is not there would "
          + fate(of: given, in: id)
      ] + FallbackPhrase.clauses(of: others, seeing: "would see"))
      .joined(separator: "; ")
  }

  /// What falling back comes to: `see de or fr, as the order of the folder has it`.
  private func fate(of given: [ByteName], in id: Component.ID) -> String {
    guard given.allSatisfy({ after.holds($0, in: id) }) else {
      let base = after.folder(named: "Base", in: id) == nil ? "nothing" : "only Base.lproj"
      return
        "still be given \(Phrase.languages(given.map(\.description))), of which \(base) is left, "
        + "and see raw keys"
    }
    return "see \(FallbackPhrase.seen(given))" + (given.count == 1 ? ", which nobody chose" : "")
  }

  /// Whether the plan writes another development region.
  fileprivate func hasNewRegion(_ id: Component.ID) -> Bool {
    plan.edit(of: id)?.developmentRegion != nil
  }

  /// Whether the fallback has the development region's own tag.
  fileprivate func isOwnRegion(_ fallback: [Int], of id: Component.ID) -> Bool {
    let tag = before.developmentTag(of: id)
    return fallback.contains { before.localization($0, in: id).tag == tag }
  }

  fileprivate func message(
    forLosing fallback: [String],
    insteadOf region: String?,
    of id: Component.ID
  ) -> String {
    let place = region.map { " for its development region '\($0)'" } ?? ""
    return "\(name(of: id)) falls back to \(Phrase.languages(fallback))\(place), "
      + "and \(Phrase.they(fallback.count)) would go"
  }

  fileprivate func advice(insteadOf region: String, in id: Component.ID) -> String {
    if let advice = component(id).infoPlist?.adviceToEdit { return advice }
    let left = names(after.languages(of: id), in: id)
    guard let example = left.first else { return "keep one of its languages" }
    let choice = Phrase.languages(left, limit: 12)
    guard component(id).infoPlist?.hasDevelopmentRegion ?? false else {
      return
        "set DEVELOPMENT_LANGUAGE in the project to one that stays (\(choice)); its Info.plist has no "
        + "CFBundleDevelopmentRegion that could be replaced"
    }
    if let named = settings[id].developmentRegion {
      return "'\(named.text)' is to take its place but would not be there; name one of \(choice)"
    }
    return "set DEVELOPMENT_LANGUAGE in the project to one that stays (\(choice)), "
      + "or \"developmentRegion\": \"\(example)\" in the policy, or keep '\(region)'"
  }
}
