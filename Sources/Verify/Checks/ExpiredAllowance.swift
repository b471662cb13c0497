import Diagnostics
import Languages
import Model

extension Check {
  static let expiredAllowance = Check(
    "expired-allowance",
    .warning,
    what: "an entry of 'allow' is needed although its last day is over",
    why:
      "a prune still goes by it, so that no build breaks overnight; 'verify' does not, and calls it an error",
    fix: "mend what it allows and take the entry out, or give it a later day"
  ) { judgement, allowances in
    allowances.used.filter { $0.isExpired(on: allowances.date) }.map { allowance in
      Finding(
        check: "expired-allowance",
        severity: judgement.isPrune ? .warning : .error,
        message: "\(allowance.subject) held until \(allowance.until?.description ?? "")",
        reason: judgement.isPrune
          ? "'lprune verify' no longer goes by it" : "what it allowed is found again",
        advice: "mend that and take the entry out, or give it a later day",
        place: allowance.location.map(Place.init(inPolicy:))
      )
    }
  }
}

extension Allowance {
  /// `'missing-key' in 'allow' (table 'Legal', key 'eula.*', language 'fr')`.
  var subject: String {
    let parts = [
      component.map { "component '\($0.text)'" }, table.map { "table '\($0.text)'" },
      key.map { "key '\($0.text)'" }, language.map { "language '\($0.text)'" },
      category.map { "category '\($0.rawValue)'" },
    ].compactMap(\.self)
    return "'\(check)' in 'allow'" + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}
