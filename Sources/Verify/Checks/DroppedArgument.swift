import Diagnostics
import Languages
import Model

extension Check {
  static let droppedArgument = Check(
    "dropped-argument",
    .warning,
    what: "a text does not show an argument that the text it translates shows",
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
        advice: findings.keys.count == 1
          ? "add it, or allow the key" : "add them, or allow the keys"
      )
    }
  }
}

extension ArgumentFindings {
  fileprivate var dropping: String {
    let isParameter = kinds == [.droppedName]
    let what =
      keys.count > 1
      ? isParameter ? "parameters" : "arguments" : isParameter ? "a parameter" : "an argument"
    return "\(verb("leaves", "leave")) out \(what) of \(reference)"
  }

  fileprivate var droppedReason: String {
    let difference = worst.difference
    guard difference.kind != .droppedName else {
      return "\(subject) has no \(named(difference.words))"
    }
    let form = difference.category.map { " in '\($0.rawValue)'" } ?? ""
    return "\(subject) shows nothing\(form) where \(other) \(otherVerb("shows", "show")) "
      + difference.other.phrase(difference.supplied > 1 ? difference.position : nil)
  }
}
