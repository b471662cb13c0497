import Diagnostics
import Model
import Resolve

extension Check {
  static let localizationLink = Check(
    "localization-link",
    .warning,
    what:
      "a localization is a symbolic link that leads nowhere, or to no localization of its component",
    why: "its users are given a language whose files are not there",
    fix: "remove the link together with what it leads to, or ship a real folder",
    details: [.language]
  ) { judgement in
    judgement.judged.flatMap { id in
      judgement.after.languages(of: id).compactMap { index -> Finding? in
        let localization = judgement.after.localization(index, in: id)
        guard case .link(let target) = localization.form,
          judgement.after.origin(of: index, in: id) == nil
        else { return nil }
        // Out of the artifact is `link-escapes`.
        if case .outside = target { return nil }
        let dangles = judgement.before.origin(of: index, in: id) != nil
        return Finding(
          check: "localization-link",
          severity: .warning,
          cause: dangles ? .plan : .before,
          message:
            "\(localization.name) of \(judgement.name(of: id)) is a link to \(judgement.words(for: target, in: id, dangles: dangles))",
          reason: judgement.harm(of: target),
          advice: dangles
            ? "remove both, or keep both" : "remove \(localization.name), or ship a real folder",
          component: id,
          languages: [localization.name.description],
          place: localization.entry.map { Place($0) }
        )
      }
    }
  }
}

extension Judgement {
  fileprivate func harm(of target: Localization.LinkTarget) -> String {
    if case .inside = target {
      return "the system follows it, lprune does not: its texts are not judged"
    }
    return "its users are given a language whose files are not there"
  }

  fileprivate func words(
    for target: Localization.LinkTarget,
    in id: Component.ID,
    dangles: Bool
  ) -> String {
    switch target {
    case .localization(let index):
      let name = component(id).localizations[index].name
      return dangles ? "\(name), which would be removed" : "\(name), which is no folder"
    case .inside(let path): return "'\(path)', which is no localization of it"
    case .dangling(let text): return "'\(text)', where nothing is"
    case .outside(let text): return "'\(text)'"
    }
  }
}
