/// Everything a report may speak of for one artifact.
package struct Summary: Sendable {
  package enum Command: String, Sendable {
    case prune, verify, report
  }

  /// How the run ended for this artifact.
  package enum Outcome: Sendable {
    /// The tree is judged as it is: `verify` and `report`.
    case judged
    /// The plan could be applied, and was not, because only a preview was asked for.
    case previewed
    /// The plan has nothing to do.
    case nothingToDo
    /// Findings at error level stood in the way.
    case refused
    /// The build configuration is one to skip; the pattern that says so.
    case skipped(pattern: String)
    case applied(Receipt)
  }

  package var command: Command
  package var isDryRun: Bool

  /// The build configuration, in a script phase.
  package var configuration: String?
  package var policy: Policy?
  package var inventory: Inventory

  /// Whether the user's team wrote it, by component.
  package var owned: [Bool]

  /// The executables in whose processes it may be loaded, by component; an executable is its own.
  package var hosts: [[Component.ID]]
  package var plan: Plan
  package var coverage: [Coverage]

  /// Who sees what; by component, then audience, then host.
  package var audiences: [AudienceResult]

  /// Errors first, then by component, table and check.
  package var findings: [Finding]
  package var quotes: [EntryRef: Quote]
  package var outcome: Outcome

  /// The sealed components that were signed again after the change, in that order.
  package var signedAgain: [Component.ID] = []

  /// What `verify` was told of earlier prunes; what a prune that was carried out leaves to be known, where it is asked to.
  package var receipt: PruneReceipt?

  package init(
    command: Command,
    isDryRun: Bool,
    configuration: String?,
    policy: Policy?,
    inventory: Inventory,
    owned: [Bool],
    hosts: [[Component.ID]],
    plan: Plan,
    coverage: [Coverage],
    audiences: [AudienceResult] = [],
    findings: [Finding],
    quotes: [EntryRef: Quote],
    outcome: Outcome,
    receipt: PruneReceipt? = nil
  ) {
    self.command = command
    self.isDryRun = isDryRun
    self.configuration = configuration
    self.policy = policy
    self.inventory = inventory
    self.owned = owned
    self.hosts = hosts
    self.plan = plan
    self.coverage = coverage
    self.audiences = audiences
    self.findings = findings
    self.quotes = quotes
    self.outcome = outcome
    self.receipt = receipt
  }
}
