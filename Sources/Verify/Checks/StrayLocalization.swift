import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let strayLocalization = Check(
    "stray-localization",
    .warning,
    what: "a language of the app has none of the app's main table",
    why:
      "the store lists the language and the system offers it, although the app does not speak it",
    fix: "remove the language; a framework or package often brings such a folder"
  ) { judgement in
    guard judgement.inventory.product.kind == .app, let main = judgement.mainTable else {
      return []
    }
    let source = judgement.before.developmentTag(of: 0)
    let strays = main.languages.filter { language in
      let tag = judgement.after.localization(language.localization, in: 0).tag
      // What the plan takes away is another matter.
      return language.state == .absent && tag != nil && tag != source
        && main.before.pick(for: language.localization).rows.isEmpty
    }.map(\.localization)
    guard !strays.isEmpty else { return [] }
    let names = judgement.names(strays, in: 0)
    return [
      Finding(
        check: "stray-localization",
        severity: .warning,
        cause: .before,
        message:
          "\(Phrase.languages(names)) \(names.count == 1 ? "has" : "have") nothing of \(main.name), the main table of \(judgement.inventory.name)",
        reason:
          "the store lists \(Phrase.them(names.count)) although the app does not speak \(Phrase.them(names.count))",
        advice:
          "remove \(Phrase.them(names.count)): \"remove\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]",
        component: 0,
        table: main.name,
        languages: names
      )
    ]
  }
}

extension Judgement {
  /// `Localizable` of the product, else its largest table; nil where fewer than two languages have it.
  fileprivate var mainTable: JudgedTable? {
    let own = tables.filter { table in
      table.component == 0 && table.fallback == .key
        && table.languages.count { $0.state != .absent } > 1
    }
    return own.first { $0.name == "Localizable" }
      ?? own.max { $0.required.count < $1.required.count }
  }
}
