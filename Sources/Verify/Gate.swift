import Diagnostics
import Model

extension Judgement {
  /// What a finding weighs under the policy's gate, where no entry of `checks` weighs its check.
  ///
  /// Under `harm`, what a localization lacks or has wrong whatever the plan does is a warning.
  func weightUnderGate(of finding: Finding, under settings: Policy.Settings) -> Severity {
    let isOld = finding.cause == .before && Check.coverage.contains(finding.check)
    return settings.gate == .harm && finding.severity == .error && isOld
      ? .warning : finding.severity
  }
}

extension Check {
  /// The checks at error level that judge what localizations hold, whoever caused it; all others at that level are about
  /// the plan, or keep it from being carried out.
  static let coverage: Set<String> = [
    "damaged-table", "truncated-table", "missing-table", "missing-key", "untranslated-key",
    "empty-value", "placeholder-mismatch", "malformed-rule", "missing-plural-category",
    "case-mismatch",
  ]
}
