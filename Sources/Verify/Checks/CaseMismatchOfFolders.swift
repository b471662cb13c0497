import Diagnostics
import Model
import Resolve

extension Judgement {
  /// Folders of localizations that only a volume finds which does not mind case.
  var mismatchesOfFolders: [Finding] {
    judged.filter { owned[$0] }.flatMap { id in
      let folders = FolderNames(in: id, of: after)
      return [
        wrongSuffixes(in: id), miscasedBase(in: id), miscasedRegion(in: id, among: folders),
        miscasedDeclared(in: id, among: folders),
      ]
      .compactMap(\.self)
    }
  }

  /// `fr.LPROJ`, which the system lists on no volume.
  private func wrongSuffixes(in id: Component.ID) -> Finding? {
    let paths = inventory.oddities.filter { oddity in
      oddity.kind == .wrongSuffix && oddity.path.parent == component(id).resources
    }.map(\.path)
    guard let first = paths.first else { return nil }
    let isOne = paths.count == 1
    return finding(
      "\(Phrase.list(paths.map { "'\($0.name)'" }, noun: "folders")) of \(name(of: id)) \(isOne ? "is no localization" : "are no localizations")",
      reason:
        "the system knows only the suffix '.lproj', in small letters: no user is given \(Phrase.them(paths.count))",
      advice: "rename \(Phrase.them(paths.count)) to end in '.lproj'",
      in: id,
      languages: paths.map { $0.name.dropLast(6).description },
      place: first
    )
  }

  private func miscasedBase(in id: Component.ID) -> Finding? {
    let folders = after.present(in: id).filter { after.localization($0, in: id).isMiscasedBase }
    guard let first = folders.first else { return nil }
    let names = names(folders, in: id)
    return finding(
      "\(Phrase.list(names.map { "'\($0).lproj'" })) of \(name(of: id)) \(names.count == 1 ? "is" : "are") not 'Base.lproj'",
      reason:
        "iOS minds case: nobody finds what is in \(Phrase.them(names.count)) there; most Macs do not, and show nothing wrong",
      advice: "rename \(Phrase.them(names.count)) to 'Base.lproj'",
      in: id,
      languages: names,
      place: after.localization(first, in: id).entry
    )
  }

  private func miscasedRegion(in id: Component.ID, among folders: FolderNames) -> Finding? {
    guard let region = after.developmentRegion(of: id),
      let folder = folders.differing(from: ByteName(region))
    else { return nil }
    let name = after.localization(folder, in: id).name
    return finding(
      "the development region of \(self.name(of: id)) is '\(region)', but its folder is '\(name).lproj'",
      reason:
        "iOS minds case: what other languages lack is looked for in '\(region).lproj' and not found there; "
        + "most Macs do not, and show nothing wrong",
      advice: "rename the folder to '\(region).lproj', or set DEVELOPMENT_LANGUAGE to '\(name)'",
      in: id,
      languages: [name.description],
      place: after.localization(folder, in: id).entry
    )
  }

  private func miscasedDeclared(in id: Component.ID, among folders: FolderNames) -> Finding? {
    let region = after.developmentRegion(of: id)
    let declared = Set(component(id).infoPlist?.declared ?? []).sorted().filter { $0 != region }
    let pairs = declared.compactMap { name in
      folders.differing(from: ByteName(name)).map { (declared: name, folder: $0) }
    }
    guard let first = pairs.first else { return nil }
    let names = names(pairs.map(\.folder), in: id)
    let isOne = pairs.count == 1
    let hasBase = after.present(in: id).contains { after.localization($0, in: id).isBase }
    return finding(
      "Info.plist of \(name(of: id)) declares \(Phrase.languages(pairs.map(\.declared))), "
        + "but the \(isOne ? "folder is" : "folders are") "
        + Phrase.list(names.map { "'\($0).lproj'" }, noun: "others"),
      reason: hasBase
        ? "iOS minds case: users of \(isOne ? "it" : "these") are shown the files of Base first there; "
          + "most Macs do not, and show nothing wrong"
        : "iOS minds case: code that opens \(Phrase.list(pairs.map { "'\($0.declared).lproj'" }, noun: "folders by these names")) finds nothing there; "
          + "most Macs do not, and show nothing wrong",
      advice: isOne
        ? "rename the folder to '\(first.declared).lproj'"
        : "rename the folders to what Info.plist has",
      in: id,
      languages: names,
      place: after.localization(first.folder, in: id).entry
    )
  }

  private func finding(
    _ message: String,
    reason: String,
    advice: String,
    in id: Component.ID,
    languages: [String],
    place: BundlePath?
  ) -> Finding {
    Finding(
      check: "case-mismatch",
      severity: .warning,
      cause: .before,
      message: message,
      reason: reason,
      advice: advice,
      component: id,
      languages: languages.sorted(),
      place: place.map { Place($0) }
    )
  }
}

/// The folders of a component by name; an Info.plist can declare any number of names to be compared with them.
private struct FolderNames {
  private var names: Set<ByteName> = []
  private var folders: [CaselessName: Int] = [:]

  init(in id: Component.ID, of view: View) {
    for index in view.present(in: id).reversed() {
      let name = view.localization(index, in: id).name
      names.insert(name)
      folders[CaselessName(name)] = index
    }
  }

  /// The first folder whose name differs in case alone from one that is asked for, where none has that very name.
  func differing(from name: ByteName) -> Int? {
    names.contains(name) ? nil : folders[CaselessName(name)]
  }
}

extension Localization {
  /// Whether this is `base.lproj`, which only a volume that does not mind case takes for `Base.lproj`.
  var isMiscasedBase: Bool { !isBase && name.differsAtMostInCase(from: "Base") }
}
