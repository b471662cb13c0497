import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let duplicateLocalization = Check(
    "duplicate-localization",
    .warning,
    what: "two folders of a component are of one language, such as 'en' and 'English'",
    why:
      "users are given the texts of one of them; of the other they see only files that the first lacks",
    fix: "move everything into one folder, and take the other out of the build",
    details: [.language]
  ) { judgement in
    judgement.judged.filter { judgement.owned[$0] }.compactMap { id in
      let groups = judgement.foldersOfOneLanguage(in: id)
      guard let first = groups.first else { return nil }
      let names = groups.map { judgement.names($0, in: id) }
      let lists = names.map { Phrase.languages($0) }
      let right = names.map { judgement.bestName(of: $0, in: id) }
      let place = judgement.after.localization(first[0], in: id).entry
      return Finding(
        check: "duplicate-localization",
        severity: .warning,
        cause: .before,
        message: groups.count == 1
          ? "\(lists[0]) of \(judgement.name(of: id)) are one language"
          : "\(judgement.name(of: id)) has several folders for each of \(Phrase.number(groups.count)) languages: "
            + lists.joined(separator: "; "),
        reason:
          "users are given the texts of one of them; of the other they see only files that the first lacks",
        advice:
          "move everything into \(Phrase.languages(right)), and take the rest out of the build",
        component: id,
        languages: names.flatMap(\.self).sorted(),
        place: place.map { Place($0) }
      )
    }
  }
}

extension Judgement {
  /// The folders that mean the same language, by language; links to each other are one.
  fileprivate func foldersOfOneLanguage(in id: Component.ID) -> [[Int]] {
    var folders: [LanguageTag: [Int]] = [:]
    for index in after.languages(of: id) {
      guard let tag = after.localization(index, in: id).tag else { continue }
      folders[tag, default: []].append(index)
    }
    let several = folders.filter { $0.value.count > 1 }
    return several.sorted { $0.key < $1.key }.compactMap { _, indices in
      var origins: Set<Int> = []
      // A link that leads nowhere is `localization-link`.
      let different = indices.filter { index in
        after.origin(of: index, in: id).map { origins.insert($0).inserted } ?? false
      }
      return different.count > 1 ? different : nil
    }
  }

  /// The name to be kept of several for one language: the development region's, else the one that is the code itself.
  fileprivate func bestName(of names: [String], in id: Component.ID) -> String {
    names.first { $0 == after.developmentRegion(of: id) }
      ?? names.first { LanguageTag($0)?.description == $0 } ?? names[0]
  }
}
