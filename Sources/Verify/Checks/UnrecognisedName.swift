import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let unrecognisedName = Check(
    "unrecognised-name",
    .warning,
    what: "a .lproj entry is a file, or is named for no language that the system knows",
    why: "no user is ever given it, and the store warns of it (ITMS-90176)",
    fix: "name the folder by its language code, such as 'el' for 'Greek', or remove it as '=Greek'",
    details: [.language]
  ) { judgement in
    judgement.judged.flatMap { id -> [Finding] in
      let component = judgement.component(id)
      let odd = component.localizations.indices.filter { index in
        let it = component.localizations[index]
        let isOdd = it.tag == nil && !it.isBase && !it.isMultilingual && !it.isMiscasedBase
        return (isOdd || it.form == .file) && judgement.after.has(index, in: id)
      }
      let files = odd.filter { component.localizations[$0].form == .file }
      let folders = odd.filter { !files.contains($0) && judgement.owned[id] }
      return [
        judgement.finding(folders, in: id) { names in
          let them = Phrase.them(names.count)
          return (
            "\(Phrase.languages(names)) of \(judgement.name(of: id)) \(names.count == 1 ? "is no language" : "are no languages") the system knows",
            "no user is ever given \(them)",
            "\(adviceToRename(names)), or remove \(them): "
              + names.map { "\"=\($0)\"" }.joined(separator: ", ")
          )
        },
        judgement.finding(files, in: id) { names in
          (
            "\(Phrase.list(names.map { "\($0).lproj" })) of \(judgement.name(of: id)) \(names.count == 1 ? "is a file, no folder" : "are files, no folders")",
            "the system lists such a name as a language, and finds nothing in it",
            "take \(Phrase.them(names.count)) out of the build"
          )
        },
      ].compactMap(\.self)
    }
  }
}

/// How to name folders whose names are no language; what they may be meant for is said, where that is known.
private func adviceToRename(_ names: [String]) -> String {
  let meanings = names.compactMap { name in
    LanguageTag.likelyMeant(by: name).map { (name: name, tag: $0) }
  }
  let advice = "name the \(names.count == 1 ? "folder" : "folders") by language code"
  guard !meanings.isEmpty else { return advice }
  let guesses = meanings.map { names.count == 1 ? "'\($0.tag)'" : "'\($0.tag)' for \($0.name)" }
  return "\(advice), such as \(Phrase.list(guesses, limit: guesses.count))"
}

extension Judgement {
  fileprivate func finding(
    _ localizations: [Int],
    in id: Component.ID,
    saying words: ([String]) -> (message: String, reason: String, advice: String)
  ) -> Finding? {
    guard let first = localizations.first else { return nil }
    let names = names(localizations, in: id)
    let (message, reason, advice) = words(names)
    return Finding(
      check: "unrecognised-name",
      severity: .warning,
      cause: .before,
      message: message,
      reason: reason,
      advice: advice,
      component: id,
      languages: names,
      place: component(id).localizations[first].entry.map { Place($0) }
    )
  }
}
