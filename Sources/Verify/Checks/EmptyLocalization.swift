import Diagnostics
import Model
import Resolve

extension Check {
  static let emptyLocalization = Check(
    "empty-localization",
    .note,
    what: "the folder of a language has no file in it",
    why:
      "the store lists the language and the system gives it to its users, who see the texts of Base or of the development language",
    fix: "take the folder out of the build, unless the texts are in a framework or package",
    details: [.language]
  ) { judgement in
    judgement.judged.filter { judgement.owned[$0] }.compactMap { id in
      let empty = judgement.emptyFolders(in: id)
      guard let first = empty.first else { return nil }
      let names = judgement.names(empty, in: id)
      let (has, folders) = names.count == 1 ? ("has", "the folder") : ("have", "the folders")
      return Finding(
        check: "empty-localization",
        severity: .note,
        cause: .before,
        message: "\(Phrase.languages(names)) of \(judgement.name(of: id)) \(has) no file",
        reason: "the system offers \(Phrase.them(names.count)) all the same, "
          + "and shows the texts of Base or of the development language",
        advice: "take \(folders) out of the build, unless the texts are in a framework or package",
        component: id,
        languages: names,
        place: judgement.after.localization(first, in: id).entry.map { Place($0) }
      )
    }
  }
}

extension Judgement {
  /// The folders of languages in which nothing lies that anyone could find.
  ///
  /// Not that of the development region, whose texts may be the keys themselves, and no strays, of which it is said that
  /// the app does not speak them.
  fileprivate func emptyFolders(in id: Component.ID) -> [Int] {
    let source = after.developmentTag(of: id)
    let candidates = after.languages(of: id).filter { index in
      let it = after.localization(index, in: id)
      return it.form == .folder && it.tag != nil && it.tag != source
        && it.sizes.total.files == 0 && !unspoken[id].contains(index)
    }
    guard !candidates.isEmpty else { return [] }
    // Files of which other names were counted before, and links, have no size of their own.
    var holders: Set<Int> = []
    for table in inventory.tables where table.component == id {
      holders.formUnion(table.rows.compactMap(\.localization))
    }
    for resource in inventory.resources where resource.component == id {
      holders.formUnion(resource.localizations)
    }
    return candidates.filter { !holders.contains($0) }
  }
}
