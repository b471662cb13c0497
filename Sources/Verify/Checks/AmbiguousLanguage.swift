import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let ambiguousLanguage = Check(
    "ambiguous-language",
    .warning,
    what: "which language some users are given depends on the order of a folder's entries",
    why: "nobody chose it: it may differ from one build or device to the next",
    fix:
      "set CFBundleDevelopmentRegion to a language that is there; of two variants that suit equally well, remove one or add a better one",
    details: [.language]
  ) { judgement in
    judgement.judged.flatMap { id -> [Finding] in
      var groups: [Outcome: [Audience]] = [:]
      for row in judgement.audiences where row.component == id {
        guard let outcome = judgement.outcome(of: row) else { continue }
        if groups[outcome]?.contains(row.audience) ?? false { continue }
        groups[outcome, default: []].append(row.audience)
      }
      return groups.sorted { $0.key < $1.key }.map { outcome, audiences in
        judgement.finding(outcome, audiences, in: id)
      }
    }
  }
}

/// What may be given to some audiences, and why.
private struct Outcome: Hashable {
  var languages: [String]

  /// Whether one of the languages that they list has relatives there that suit it equally well.
  var isTie: Bool
  var cause: Finding.Cause

  static func < (a: Outcome, b: Outcome) -> Bool {
    // The backstop concerns more users than a tie.
    a.isTie != b.isTie ? b.isTie : a.languages.lexicographicallyPrecedes(b.languages)
  }
}

extension Judgement {
  /// What an audience may be given in a component, where that is open and the component itself is why.
  fileprivate func outcome(of row: AudienceResult) -> Outcome? {
    let id = row.component
    let chosen = row.after.chosen
    let isNew = !row.before.isAmbiguous
    guard chosen.count > 1, owned[id] || isNew,
      // Several folders of one language are `duplicate-localization`.
      Set(chosen.map(\.tag)).count > 1
    else { return nil }
    let hosts = row.host.map { [$0] } ?? after.hosts(of: id)
    // Where the app itself may be in either language, it is the app that is to be mended.
    let limits = hosts.compactMap {
      $0 == id ? nil : after.hostLists(of: $0, for: row.audience.ids)
    }
    guard !limits.contains(where: \.isAmbiguous) else { return nil }
    let answer = after.answer(to: row.audience.ids, limitedBy: limits.first, in: id)
    let isTie = answer == .asked
    // That an app or extension loses its fallback is an error of its own.
    let isLoss = isNew && isPrune && !isTie && component(id).kind.isHost
    return isLoss
      ? nil
      : Outcome(
        languages: chosen.sorted().map(\.description),
        isTie: isTie,
        cause: isNew && isPrune ? .plan : .before
      )
  }

  fileprivate func finding(
    _ outcome: Outcome,
    _ audiences: [Audience],
    in id: Component.ID
  ) -> Finding {
    let languages = outcome.languages
    let choice =
      languages.count > 6
      ? "one of \(Phrase.count(languages.count, "language"))"
      : Phrase.choice(languages.map(Phrase.language))
    return Finding(
      check: "ambiguous-language",
      severity: .warning,
      cause: outcome.cause,
      message:
        "\(subject(audiences)) given \(choice) in \(name(of: id)), whichever the folder lists first",
      reason: outcome.isTie
        ? "to the system \(languages.count == 2 ? "both" : "all of them") suit equally well"
        : lackOfFallback(in: id),
      advice: advice(outcome, audiences, in: id),
      component: id,
      languages: languages,
      place: outcome.isTie ? nil : component(id).infoPlist.map { Place($0.file) }
    )
  }

  private func lackOfFallback(in id: Component.ID) -> String {
    let region = after.developmentRegion(of: id).map { "its development region '\($0)'" }
    return "neither \(region ?? "a development region") nor English is there to fall back to"
  }

  private func advice(
    _ outcome: Outcome,
    _ audiences: [Audience],
    in id: Component.ID
  ) -> String {
    guard owned[id] else {
      let lost = before.languages(of: id).filter { !after.has($0, in: id) }
      return adviceToKeep(names(lost, in: id), in: id)
    }
    if outcome.isTie {
      let rest = "remove all but one of \(Phrase.languages(outcome.languages))"
      let going = taken(from: audiences, in: id)
      guard going.isEmpty else { return "keep \(Phrase.languages(going)), or \(rest)" }
      return "\(rest), or add \(Phrase.language(audiences[0].languages.first ?? ""))"
    }
    guard component(id).infoPlist != nil else {
      let infoPlist = "add an Info.plist with a CFBundleDevelopmentRegion that is there"
      let going = taken(from: audiences, in: id)
      return going.isEmpty
        ? "\(infoPlist), or en" : "\(adviceToKeep(going, in: id)), or \(infoPlist)"
    }
    return "set DEVELOPMENT_LANGUAGE (CFBundleDevelopmentRegion) to one of them"
  }

  /// What the plan takes from audiences who were given that and nothing else.
  private func taken(from audiences: [Audience], in id: Component.ID) -> [String] {
    let rows = self.audiences.filter {
      $0.component == id && audiences.contains($0.audience) && !$0.before.isAmbiguous
    }
    let gone = Set(rows.flatMap(\.before.chosen)).filter { !after.holds($0, in: id) }
    return gone.sorted().map(\.description)
  }

  /// `users of es-AR are`, `users of en-US, and of any other language, are`.
  private func subject(_ audiences: [Audience]) -> String {
    let lists = audiences.filter { !$0.languages.isEmpty }.map { audience in
      audience.languages.count == 1
        ? Phrase.language(audience.languages[0]) : "'\(audience)'"
    }
    guard lists.count < audiences.count else { return "users of \(Phrase.list(lists)) are" }
    return lists.isEmpty
      ? "users of any other language are"
      : "users of \(Phrase.list(lists)), and of any other language, are"
  }
}
