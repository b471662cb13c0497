import Diagnostics
import Model

extension Check {
  static let hijackedLayout = Check(
    "hijacked-layout",
    .warning,
    what:
      "a folder 'Contents', 'Resources' or 'Support Files' in a bundle that keeps its Info.plist or localizations at its root",
    why:
      "the system takes such a folder, in any case, for the place of all of them: what lies beside it is not found",
    fix: "give the folder another name, or move what it hides to where the system looks",
    details: [.language]
  ) { judgement in
    judgement.inventory.oddities.compactMap { oddity in
      guard case .hijacker(let hidden) = oddity.kind else { return nil }
      let id = judgement.inventory.component(holding: oddity.path.parent)
      guard judgement.policy.judges(judgement.component(id)) else { return nil }
      let languages = hidden.map(\.name).filter { $0 != "Info.plist" }
      // What others' bundles say of themselves may be of no use; that their texts are lost is.
      guard judgement.owned[id] || !languages.isEmpty else { return nil }
      return judgement.finding(about: oddity.path, hiding: hidden, languages, in: id)
    }
  }
}

extension Judgement {
  fileprivate func finding(
    about folder: BundlePath,
    hiding hidden: [BundlePath],
    _ languages: [ByteName],
    in id: Component.ID
  ) -> Finding {
    let names = hidden.map { "'\($0.name)'" }
    let list = Phrase.list(names, limit: 4, noun: "entries")
    let them = Phrase.them(hidden.count)
    let component = component(id)
    let place = component.resources.relative(to: component.folder)
    // Where the folder has an Info.plist, the bundle is meant to be laid out by it.
    let advice =
      component.infoPlist == nil
      ? "give the folder another name, in the project too"
      : languages.isEmpty
        ? "take \(list) out of the build, or give the folder another name"
        : "move \(them) into '\(place)', take \(them) out of the build, or give the folder another name"
    return Finding(
      check: "hijacked-layout",
      severity: .warning,
      cause: .before,
      message: "the folder '\(folder.name)' of \(name(of: id)) hides \(list) beside it",
      reason: "to the system a bundle with such a folder keeps everything in it: "
        + "\(Phrase.they(hidden.count)) \(hidden.count == 1 ? "is" : "are") never found"
        + (languages.isEmpty ? "" : ", and no policy removes a language from there"),
      advice: advice,
      component: id,
      languages: languages.map { $0.dropLast(6).description },
      place: Place(folder)
    )
  }
}

extension BundlePath {
  /// The rest of the path below `folder`; the whole where it is not inside.
  fileprivate func relative(to folder: BundlePath) -> BundlePath {
    guard isInside(folder), !folder.isRoot, self != folder else { return self }
    return BundlePath(bytes: bytes.dropFirst(folder.bytes.count + 1))
  }
}
