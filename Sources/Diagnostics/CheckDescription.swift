/// What everyone but the check itself needs to know of a check: its name, its weight and how to answer it.
package struct CheckDescription: Hashable, Sendable {
  /// The kebab-case name used in policies and reports: `missing-key`.
  package let id: String

  /// The weight where no policy says otherwise.
  package let severity: Severity

  /// What the check looks for, in one sentence.
  package let what: String

  /// What users of the app would see or lose.
  package let why: String

  /// How to fix it, or to silence it where it is meant.
  package let fix: String

  /// What its findings can be told apart by, in an entry of `allow`.
  package let details: Set<FindingDetail>

  package init(
    _ id: String,
    _ severity: Severity,
    what: String,
    why: String,
    fix: String,
    details: Set<FindingDetail> = Set(FindingDetail.allCases)
  ) {
    self.id = id
    self.severity = severity
    self.what = what
    self.why = why
    self.fix = fix
    self.details = details
  }
}
