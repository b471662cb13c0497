import Diagnostics
import Model

extension Check {
  static let incompleteComponent = Check(
    "incomplete-component",
    .note,
    what: "a component that someone else wrote is not complete in every language",
    why: "its users see raw keys or another language in parts of the app",
    fix: "tell its authors; or name the component in 'owned' to have it judged like the app",
    details: [.language]
  ) { judgement in
    judgement.judged.filter { !judgement.owned[$0] }.compactMap { id in
      let tables = judgement.tables.filter { $0.component == id && $0.fallback == .key }
      let all = Set(tables.flatMap { $0.languages.map(\.localization) })
      let incomplete = Set(
        tables.flatMap {
          $0.languages.filter { !$0.isUnspoken && !$0.missing.isEmpty }.map(\.localization)
        }
      )
      guard !incomplete.isEmpty else { return nil }
      return Finding(
        check: "incomplete-component",
        severity: .note,
        cause: .before,
        message:
          "\(judgement.name(of: id)): \(Phrase.number(incomplete.count)) of \(Phrase.count(all.count, "language")) incomplete",
        component: id,
        languages: judgement.names(incomplete, in: id)
      )
    }
  }
}
