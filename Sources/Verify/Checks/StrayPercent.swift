import Diagnostics
import Model

extension Check {
  static let strayPercent = Check(
    "stray-percent",
    .note,
    what:
      "a text has a placeholder where the text it translates has none, or a '%' that is neither a placeholder nor '%%'",
    why:
      "an app that formats the text shows nonsense there; one that does not shows the placeholder itself",
    fix: "take the placeholder out; write '%%' for a percent sign in a text that is formatted",
    details: Set(FindingDetail.allCases)
  ) { judgement, allowances in
    judgement.argumentFindings("stray-percent", &allowances) { $0.matter == .stray }.map {
      findings in
      findings.finding(
        "stray-percent",
        .note,
        message: "\(findings.verb("has", "have")) \(findings.percents) \(findings.place)",
        reason: findings.percentReason,
        advice: findings.percentAdvice
      )
    }
  }
}

extension ArgumentFindings {
  fileprivate var percents: String {
    if kinds == [.unformatted] { return "placeholders that \(reference) lacks" }
    return kinds.contains(.unformatted) ? "placeholders or single '%' signs" : "a single '%'"
  }

  fileprivate var percentReason: String {
    switch worst.difference.kind {
    case .unformatted:
      "\(subject) has \(worst.difference.own.phrase()), for which the app passes nothing"
    case .doubtful:
      "\(subject) shows a number, or nothing, in its place if the app formats the text"
    default: "\(subject) loses it if the app formats the text"
    }
  }

  fileprivate var percentAdvice: String {
    worst.difference.kind == .unformatted
      ? "take it out, or correct \(other)" : "write '%%' then"
  }
}
