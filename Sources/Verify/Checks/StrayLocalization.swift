import Diagnostics
import Model
import Resolve

extension Check {
  static let strayLocalization = Check(
    "stray-localization",
    .warning,
    what: "a language of the app has none of the app's main table",
    why:
      "the store lists the language and the system offers it, although the app does not speak it",
    fix:
      "remove the language, since a framework or package often brings such a folder; or add the table, where it was forgotten",
    details: [.table, .language]
  ) { judgement in
    guard let strays = judgement.strays else { return [] }
    let names = judgement.names(
      strays.localizations.filter { judgement.after.has($0, in: 0) },
      in: 0
    )
    guard !names.isEmpty else { return [] }
    let them = Phrase.them(names.count)
    let removal = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      Finding(
        check: "stray-localization",
        severity: .warning,
        cause: .before,
        message:
          "\(Phrase.languages(names)) \(names.count == 1 ? "has" : "have") nothing of \(strays.main), the main table of \(judgement.inventory.name)",
        reason: "the store lists \(them) although the app does not speak \(them)",
        advice: "remove \(them): \"remove\": [\(removal)]; or add the table, if it was forgotten",
        component: 0,
        table: strays.main,
        languages: names
      )
    ]
  }
}
