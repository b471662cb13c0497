import Diagnostics
import Model

// What is compared with.
extension ArgumentFindings {
  /// `en`, `the key`, `most languages`: what all were compared with, for the end of a phrase.
  var reference: String {
    let all = Set(faults.map { name(of: $0.issue.origin) })
    if let one = all.first, all.count == 1 {
      return one == ArgumentFindings.key && keys.count > 1 ? "the keys" : one
    }
    let isSource = faults.allSatisfy { fault in
      switch fault.issue.origin {
      case .source, .key, .itself: true
      case .majority, .first: false
      }
    }
    return isSource ? "the source" : "others"
  }

  private static let key = "the key"

  private func name(of origin: TableArguments.Origin) -> String {
    switch origin {
    case .source(let row), .first(let row): language(of: row)
    case .key: ArgumentFindings.key
    case .majority: "most languages"
    case .itself: "the source"
    }
  }

  private func language(of row: Int) -> String {
    let localization = judged.table.rows[row].localization
    return localization.map {
      Phrase.language(judgement.component(judged.component).localizations[$0].name.description)
    } ?? "the source"
  }

  /// What the worst was compared with, for the middle of a sentence: `en`.
  var other: String { name(of: worst.issue.origin) }

  /// The form of a verb that goes with `other`.
  func otherVerb(_ one: String, _ many: String) -> String {
    if case .majority = worst.issue.origin { many } else { one }
  }

  /// Of what the reason tells: `fr`, `they`, or the worst of several: `worst of all, in 'greet' fr`.
  var subject: String {
    guard isMixed else {
      return faults.contains { $0.issue.language != worst.issue.language } ? "they" : own
    }
    let key = judged.table.keys.text(of: worst.issue.key)
    let limit = 40
    let name = key.count > limit ? key.prefix(limit) + "..." : key[...]
    return "worst of all, in '\(name)' \(own)"
  }

  /// The language of the worst.
  private var own: String { language(of: worst.issue.row) }

  /// The form of a verb that goes with `subject`.
  func does(_ one: String, _ many: String) -> String { subject == "they" ? many : one }

  /// Where either of two is wrong, all of them that differ from `other`.
  var rivals: String {
    let all = Set(faults.map(\.issue.language)).sorted()
    return Phrase.languages(judgement.names(all, in: judged.component))
  }

  /// The form of a verb that goes with `rivals`.
  func rivalVerb(_ one: String, _ many: String) -> String {
    Set(faults.map(\.issue.language)).count == 1 ? one : many
  }

  /// What to do where languages differ of which none can be told to be right.
  static let tieAdvice = "see what the app passes, and correct what differs from it"
}
