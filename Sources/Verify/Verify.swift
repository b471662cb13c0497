import Diagnostics
package import Model
import Resolve

/// What is judged.
package enum Subject: Sendable {
  /// The tree that the plan would leave.
  case prune(Plan)
  /// The tree on disk; the plan says what the policy would still remove.
  case asItIs(wouldRemove: Plan)

  package var plan: Plan {
    switch self {
    case .prune(let plan), .asItIs(let plan): plan
    }
  }

  /// Whether the plan is to be carried out.
  var isPrune: Bool {
    switch self {
    case .prune: true
    case .asItIs: false
    }
  }
}

/// What was found, and the plan if nothing stands in its way.
package struct Verdict: ~Copyable {
  /// The weightiest first, then by component, table and check.
  package let findings: [Finding]

  /// By component and table; only of components that are judged.
  package let coverage: [Coverage]

  /// Who sees what; by component, then audience, then host.
  package let audiences: [AudienceResult]

  /// By component, whether its team wrote it.
  package let owned: [Bool]

  /// By component, the executables in whose processes it may be loaded.
  package let hosts: [[Component.ID]]

  /// What the prune leaves to be known, apart from what earlier ones did; nil where nobody asked, or the plan is refused.
  package let receipt: PruneReceipt?

  private var verified: VerifiedPlan?

  init(
    findings: [Finding],
    coverage: [Coverage],
    audiences: [AudienceResult],
    owned: [Bool],
    hosts: [[Component.ID]],
    receipt: PruneReceipt?,
    plan: consuming VerifiedPlan?
  ) {
    self.findings = findings
    self.coverage = coverage
    self.audiences = audiences
    self.owned = owned
    self.hosts = hosts
    self.receipt = receipt
    verified = plan
  }

  /// The plan, once; nil where a finding is an error or nothing was to be pruned.
  package mutating func takePlan() -> VerifiedPlan? { verified.take() }
}

/// How strictly findings are weighed.
package struct Strictness: Sendable {
  /// Warnings count as errors.
  package var warningsAreErrors: Bool

  /// Errors count as warnings, as in a build configuration that is skipped.
  package var errorsAreWarnings: Bool

  package init(warningsAreErrors: Bool = false, errorsAreWarnings: Bool = false) {
    self.warningsAreErrors = warningsAreErrors
    self.errorsAreWarnings = errorsAreWarnings
  }
}

/// What is known besides the artifact and the policy.
package struct Known: Sendable {
  /// Today, or the day that `SOURCE_DATE_EPOCH` says it is.
  package var date: CalendarDate

  package var signing: Signing

  /// What earlier prunes of the artifact saw and did; counts where it is judged as it is.
  package var receipt: PruneReceipt?

  package init(date: CalendarDate, signing: Signing = .byUser, receipt: PruneReceipt? = nil) {
    self.date = date
    self.signing = signing
    self.receipt = receipt
  }
}

/// Judges `subject` by every check; with `recording`, a prune that nothing stands in the way of gets a receipt.
package func verify(
  _ subject: Subject,
  in inventory: Inventory,
  under policy: Policy,
  known: Known,
  strictness: Strictness = Strictness(),
  recording isRecording: Bool = false
) -> Verdict {
  let judgement = Judgement(of: subject, in: inventory, under: policy, knowing: known)
  var allowances = Allowances(of: judgement, on: known.date)
  var findings: [(rank: Int, finding: Finding)] = []
  for (rank, check) in Check.all.enumerated() {
    findings += check.find(judgement, &allowances).compactMap { finding in
      judgement.weighed(finding, strictness).map { (rank, $0) }
    }
  }
  let sorted = findings.sorted { a, b in
    if a.finding.severity != b.finding.severity { return a.finding.severity > b.finding.severity }
    let (one, other) = (a.finding.component ?? -1, b.finding.component ?? -1)
    if one != other { return one < other }
    if a.rank != b.rank { return a.rank < b.rank }
    let (table, otherTable) = (a.finding.table ?? .root, b.finding.table ?? .root)
    return (table, a.finding.message) < (otherTable, b.finding.message)
  }.map(\.finding)
  let isRefused = sorted.contains { $0.severity == .error }
  return Verdict(
    findings: sorted,
    coverage: judgement.tables.map(\.coverage),
    audiences: judgement.audiences,
    owned: judgement.owned,
    hosts: inventory.components.indices.map(judgement.before.hosts),
    receipt: judgement.isPrune && !isRefused && isRecording ? judgement.receipt : nil,
    plan: judgement.isPrune && !isRefused
      ? VerifiedPlan(inventory: inventory, plan: subject.plan) : nil
  )
}

extension Judgement {
  /// The finding as the policy weighs it; nil where it is off.
  fileprivate func weighed(_ finding: Finding, _ strictness: Strictness) -> Finding? {
    let settings = finding.component.map { self.settings[$0] } ?? policy.root
    var finding = finding
    finding.severity =
      settings.severity(of: finding.check, in: finding.table)
      ?? weightUnderGate(of: finding, under: settings)
    if strictness.warningsAreErrors, finding.severity == .warning { finding.severity = .error }
    if strictness.errorsAreWarnings, finding.severity == .error { finding.severity = .warning }
    return finding.severity == .off ? nil : finding
  }
}
