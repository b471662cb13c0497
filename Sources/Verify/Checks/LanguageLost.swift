import Diagnostics
import Model
import Resolve

extension Check {
  static let languageLost = Check(
    "language-lost",
    .error,
    what:
      "users whose language is kept, or nobody asked to remove, end without it in a part of the app",
    why: "that part would speak to them in a language that they may not know, the rest in theirs",
    fix: "keep the localization that served them, by an entry of 'components'",
    details: [.language]
  ) { judgement in
    // Where nothing is left of a component, another finding says that of all its users.
    let lost = judgement.languageChanges.filter {
      $0.isLost && !judgement.keepsNoLanguage($0.component)
    }
    return judgement.judged.flatMap { id in
      // By what they had, then what they get.
      Dictionary(grouping: lost.filter { $0.component == id }) { [$0.before, $0.after] }
        .sorted { $0.key.joined().lexicographicallyPrecedes($1.key.joined()) }
        .map { judgement.finding(for: $0.value, in: id) }
    }
  }
}

extension Judgement {
  /// What becomes of users who all had the same and all get the same.
  fileprivate func finding(for changes: [LanguageChange], in id: Component.ID) -> Finding {
    let had = changes[0].before
    let names = had.map(\.description)
    let here = name(of: id)
    let users = AudiencePhrase.users(changes.map(\.audience))
    let isGone = had.contains { name in
      before.localizations(listedAs: name, in: id).contains { !after.has($0, in: id) }
    }
    let speaker = changes.lazy.compactMap(\.speaker).first
    let ownPhase = speaker.flatMap(adviceToPruneSealed).map { "\($0), or " } ?? ""
    let rest = speaker.map { ", while \(name(of: $0)) still speaks their language" } ?? ""
    return Finding(
      check: "language-lost",
      severity: .error,
      cause: .plan,
      message: "\(users) would see \(FallbackPhrase.seen(changes[0].after, in: " in \(here)"))"
        + (changes[0].after.count > 1 ? ", " : " ") + "instead of \(Phrase.languages(names))",
      reason: isGone
        ? "\(Phrase.languages(names)) served them there and would go\(rest)"
        : "\(Phrase.languages(names)) \(names.count == 1 ? "stays" : "stay") there, but nothing leads to "
          + Phrase.them(names.count),
      advice: id == 0 ? "keep \(Phrase.languages(names))" : ownPhase + adviceToKeep(names, in: id),
      component: id,
      languages: names
    )
  }

  /// How a program comes to lose what the policy removes and its seal keeps; nil where a seal keeps nothing of it.
  private func adviceToPruneSealed(_ host: Component.ID) -> String? {
    let isHeld = component(host).localizations.indices.contains {
      plan.decision($0, in: host).rule == .sealRequires
    }
    guard isHeld else { return nil }
    return component(0).isSealed
      ? "prune before signing"
      : "prune \(name(of: host)) in a phase of its own target, before it is signed"
  }
}
