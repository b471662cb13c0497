import Diagnostics
import Languages
import Model

extension Check {
  static let droppedArgument = Check(
    "dropped-argument",
    .warning,
    what:
      "a text does not show an argument that the text it translates shows (forms for zero, one and two may leave arguments out)",
    why: "users of that language miss a name or a number that others see",
    fix: "add the placeholder, or allow the keys that do without it on purpose",
    details: Set(FindingDetail.allCases)
  ) { judgement, allowances in
    judgement.argumentFindings("dropped-argument", &allowances) { $0.matter == .dropped }.map {
      findings in
      findings.finding(
        "dropped-argument",
        .warning,
        message: "\(findings.dropping) \(findings.place)",
        reason: findings.droppedReason,
        advice: findings.droppedAdvice
      )
    }
  }
}

extension ArgumentFindings {
  fileprivate var dropping: String {
    let isParameter = kinds == [.droppedName]
    if isTie { return "show different arguments" }
    let what =
      keys.count > 1
      ? isParameter ? "parameters" : "arguments" : isParameter ? "a parameter" : "an argument"
    return "\(verb("leaves", "leave")) out \(what) of \(reference)"
  }

  fileprivate var droppedReason: String {
    let difference = worst.difference
    guard difference.kind != .droppedName else {
      return "\(subject) \(does("has", "have")) no \(named(difference.words))"
    }
    let form = difference.category.map { " in '\($0.rawValue)'" } ?? ""
    let shows =
      isTie ? "\(rivals) \(rivalVerb("shows", "show"))" : "\(subject) \(does("shows", "show"))"
    let number = difference.supplied > 1 ? ", argument \(difference.position)" : ""
    return "\(shows) nothing\(form) where \(other) \(otherVerb("shows", "show")) "
      + "\(difference.other.meaning)\(number)\(isTie ? ": one of them is wrong" : "")"
  }

  fileprivate var droppedAdvice: String {
    let them = Phrase.them(keys.count)
    let allow = "or allow the \(keys.count == 1 ? "key" : "keys")"
    return isTie
      ? "see what the app passes, and add \(them) or take \(them) out, \(allow)"
      : "add \(them), \(allow)"
  }
}
