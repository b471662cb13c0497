/// The forms of a report, by the names that `--report` takes.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people, at a terminal.
  case text
  /// For programs; its fields are a contract, written down in `scripts/report.schema.json`.
  case json
  /// For the issue navigator of Xcode and for build logs.
  case xcode
}
