import Diagnostics
import Model

/// The languages that the store lists for an app, where the plan takes some away.
struct StoreLine {
  /// Of more languages than this only the number is told.
  private static let nameLimit = 12

  private let staying: [String]
  private let going: [String]

  init(_ summary: Summary) {
    let isApp = summary.inventory.product.kind == .app && summary.command == .prune
    let after = summary.storeLanguages(afterPlan: true)
    let before = summary.storeLanguages(afterPlan: false)
    staying = after.map { listed($0.description) }
    going = isApp ? before.filter { !after.contains($0) }.map { listed($0.description) } : []
  }

  /// `The store lists  de fr ja, no longer en`, aligned with a table with labels of that width.
  func lines(beside label: Int, width: Int) -> [StyledText] {
    guard !going.isEmpty else { return [] }
    let text = told(staying, none: "no language") + ", no longer " + told(going, none: "")
    let title = StyledText("The store lists", .strong)
    let start = max(label, title.width) + 2
    return StyledText(text).wrapped(to: width - start).enumerated().map { index, line in
      (index == 0 ? title : "").filled(to: start) + line
    }
  }

  private func told(_ names: [String], none: String) -> String {
    if names.isEmpty { return none }
    return names.count > Self.nameLimit
      ? Phrase.count(names.count, "language") : names.joined(separator: " ")
  }
}
