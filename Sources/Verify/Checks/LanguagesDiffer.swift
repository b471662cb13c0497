import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  /// An extension without any localization is not compared: it shows no texts, or those of a framework.
  static let languagesDiffer = Check(
    "languages-differ",
    .warning,
    what: "an extension, watch app or app clip has other languages than the app",
    why: "users of these languages see one part in their own and another in a foreign one",
    fix:
      "add the languages where they are lacking, or remove them from both; each target is pruned in a phase of its own",
    details: [.language],
    findEntries: { judgement, allowances in
      guard judgement.component(0).kind == .app else { return [] }
      var groups: [Difference: [Component.ID]] = [:]
      for id in judgement.judged where judgement.owned[id] {
        guard let difference = judgement.difference(of: id, &allowances) else { continue }
        groups[difference, default: []].append(id)
      }
      return groups.sorted { ($0.value[0]) < ($1.value[0]) }.map { difference, ids in
        judgement.finding(difference, in: ids)
      }
    }
  )
}

/// What a part of the app speaks that the app does not, and the reverse; by tag.
private struct Difference: Hashable {
  var lacking: [LanguageTag]
  var further: [LanguageTag]
  var cause = Finding.Cause.before

  var isEmpty: Bool { lacking.isEmpty && further.isEmpty }

  init(of part: SpokenLanguages, against app: SpokenLanguages) {
    lacking = app.own.filter { !part.serve($0) }.sorted()
    further = part.own.filter { !app.serve($0) }.sorted()
  }
}

/// The languages that one component speaks.
private struct SpokenLanguages {
  /// On disk or declared.
  var own: Set<LanguageTag> = []

  /// With the development region beside Base.
  var all: Set<LanguageTag> = []

  /// Whether a language, or one that it inherits from or that inherits from it, is there; users of `en-GB` are not
  /// astonished by `en`.
  func serve(_ language: LanguageTag) -> Bool {
    all.contains(language)
      || all.contains {
        language.inherits(from: $0) || $0.inherits(from: language)
      }
  }
}

extension ComponentKind {
  fileprivate var isPartOfAnApp: Bool {
    switch self {
    case .appExtension, .watchApp, .appClip: true
    case .app, .xpcService, .helperApp, .framework, .resourceBundle, .settingsBundle, .looseFolder,
      .testSupport:
      false
    }
  }
}

extension Judgement {
  /// How the languages of a part of the app differ from the app's; nil where they do not, or are allowed to.
  fileprivate func difference(
    of id: Component.ID,
    _ allowances: inout Allowances
  ) -> Difference? {
    guard component(id).kind.isPartOfAnApp else { return nil }
    let part = languages(of: id, in: after, heedingPlan: true)
    guard !part.all.isEmpty else { return nil }
    var difference = Difference(of: part, against: languages(of: 0, in: after, heedingPlan: true))
    let old = Difference(
      of: languages(of: id, in: before, heedingPlan: false),
      against: languages(of: 0, in: before, heedingPlan: false)
    )
    let isOld =
      difference.lacking.allSatisfy(old.lacking.contains)
      && difference.further.allSatisfy(old.further.contains)
    if isPrune, !isOld { difference.cause = .plan }
    if allowances.mayAllow("languages-differ") {
      let isOpen = { (tag: LanguageTag) in
        !allowances.allow("languages-differ", in: id, language: tag)
      }
      difference.lacking = difference.lacking.filter(isOpen)
      difference.further = difference.further.filter(isOpen)
    }
    return difference.isEmpty ? nil : difference
  }

  /// What a component speaks; what the policy removes is not counted even where it is still there, since that is
  /// `unwanted-localization`, or what a seal keeps.
  private func languages(of id: Component.ID, in view: View, heedingPlan: Bool) -> SpokenLanguages {
    var languages = SpokenLanguages()
    for index in view.listed(in: id) where !unspoken[id].contains(index) {
      let localization = view.localization(index, in: id)
      let decision = plan.decision(index, in: id)
      guard let tag = localization.tag,
        !heedingPlan || !(decision.isRemoval || decision.rule == .sealRequires)
      else { continue }
      languages.all.insert(tag)
      if localization.form != .virtual { languages.own.insert(tag) }
    }
    return languages
  }

  fileprivate func finding(_ difference: Difference, in ids: [Component.ID]) -> Finding {
    let lacking = difference.lacking.map(\.description)
    let further = difference.further.map(\.description)
    let parts = Phrase.list(ids.map(name).sorted(), noun: "extensions")
    let (lack, have) = ids.count == 1 ? ("lacks", "has") : ("lack", "have")
    let app = name(of: 0)
    let message: String
    let advice: String
    if further.isEmpty {
      let them = Phrase.them(lacking.count)
      message = "\(parts) \(lack) \(Phrase.languages(lacking)), which \(app) has"
      advice = "add \(them), or remove \(them) from the app"
    } else if lacking.isEmpty {
      let them = Phrase.them(further.count)
      message = "\(parts) \(have) \(Phrase.languages(further)), which \(app) has not"
      advice = "add \(them) to the app, or remove \(them) here, in a phase of its own target"
    } else {
      message =
        "\(parts) \(lack) \(Phrase.languages(lacking)), and \(have) \(Phrase.languages(further)), unlike \(app)"
      advice = "have the same languages in both, by a phase in each target"
    }
    return Finding(
      check: "languages-differ",
      severity: .warning,
      cause: difference.cause,
      message: message,
      reason:
        "users of \(Phrase.them(lacking.count + further.count) == "it" ? "it" : "these") see one part in their language and the other in another",
      advice: advice,
      component: ids.count == 1 ? ids[0] : 0,
      languages: (lacking + further).sorted()
    )
  }
}
