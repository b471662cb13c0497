import Apply
import Decide
import Diagnostics
import Disk
import Model
import Read
import Verify

/// All stages in their order; what a run needs besides the artifact.
struct Pipeline {
  let command: Summary.Command
  let isDryRun: Bool
  let policy: Policy?

  /// What makes an error, where the command line says so; nil leaves it to the policy.
  let gate: Policy.Gate?
  let isStrict: Bool
  let known: Known

  /// The receipt that is read, or to be written.
  let receipt: ReceiptFile?
  let configuration: String?

  /// The pattern by which the configuration is skipped.
  let skips: String?
  let isSandboxed: Bool

  /// Where what is removed is kept until all is done.
  let staging: StagingChoice

  /// How far the tree is compared with its code signatures.
  let seals: SealReading

  /// Signs again what was pruned after it was signed; nil where that is for others to do.
  let signer: Signer?

  /// Reads, decides, verifies and, where nothing stands in the way, applies.
  ///
  /// Where the change was made and something that belongs to it failed, `problem` says so.
  func run(on artifact: String, _ problem: inout Failure?) throws(Failure) -> Summary {
    var policy = policy ?? Policy()
    policy.root.gate = gate ?? policy.root.gate
    let artifact = try Artifact(at: artifact)
    let session = try begun(at: artifact.location)
    var inventory = try artifact.read(
      comparingValues: policy.turnsOn("same-as-reference"),
      seals: seals
    )
    if !isPrune { inventory.interruption = try interruption(of: artifact.location) }
    try receipt?.check(isOf: inventory)
    if let receipt = known.receipt { inventory.recall(receipt) }
    let plan = decide(inventory, under: policy, heedingSeals: command == .prune)
    var verdict = verify(
      subject(plan, of: inventory),
      in: inventory,
      under: policy,
      known: known,
      strictness: strictness,
      recording: receipt != nil
    )
    let seen = verdict.receipt?.following(receipt?.receipt)
    let findings = verdict.findings
    let quotes = artifact.quote(findings.flatMap(\.entries), of: inventory)
    let summary = Summary(
      command: command,
      isDryRun: isDryRun,
      configuration: configuration,
      policy: self.policy,
      inventory: inventory,
      owned: verdict.owned,
      hosts: verdict.hosts,
      plan: plan,
      coverage: verdict.coverage,
      audiences: verdict.audiences,
      findings: findings,
      quotes: quotes,
      outcome: .judged,
      receipt: known.receipt ?? seen
    )
    return try finish(summary, with: verdict.takePlan(), in: session, &problem)
  }

  /// What becomes of a judged plan.
  private func finish(
    _ summary: Summary,
    with plan: consuming VerifiedPlan?,
    in session: consuming Session?,
    _ problem: inout Failure?
  ) throws(Failure) -> Summary {
    var summary = summary
    guard command == .prune else { return summary }
    if let skips {
      summary.outcome = .skipped(pattern: skips)
      return summary
    }
    guard let plan = consume plan else {
      summary.outcome = .refused
      return summary
    }
    guard !isDryRun else {
      summary.outcome = summary.plan.isEmpty ? .nothingToDo : .previewed
      return summary
    }
    // To the end of the run: one that ended behind the change would leave frameworks unsigned, and say nothing of it.
    _ = HeldSignals()
    // Before the change, since a run that is killed behind it cannot write what was removed, and no later one knows.
    try write(summary.receipt)
    summary.outcome = .nothingToDo
    if !summary.plan.isEmpty, let session = consume session {
      do throws(ApplyError) {
        summary.outcome = .applied(try session.apply(plan))
      } catch {
        receipt?.takeBack()
        throw error.failure
      }
    }
    do throws(Failure) { try signer?.signAgain(whatNeedsIt: &summary) } catch { problem = error }
    return summary
  }

  private func write(_ seen: PruneReceipt?) throws(Failure) {
    if let seen, let problem = receipt?.write(seen) { throw Failure(.io, [problem]) }
  }

  /// The session in which the artifact is changed, if it is to be; begun before it is read, because what a prune that was
  /// stopped half-way left behind must not be taken for the whole.
  private func begun(at location: BundlePath) throws(Failure) -> Session? {
    guard isPrune else { return nil }
    do throws(ApplyError) {
      let session = try Session.begin(at: location, staging: staging, isSandboxed: isSandboxed)
      for notice in session.notices { Stream.error.write(Array("note: \(notice)\n".utf8)) }
      return session
    } catch {
      throw error.failure
    }
  }

  private func interruption(of location: BundlePath) throws(Failure) -> BundlePath? {
    do throws(ApplyError) {
      return try Session.interruption(of: location, staging: staging)
    } catch {
      throw error.failure
    }
  }

  /// Whether the artifact may be changed, be it only to take back what was half-done where the configuration is skipped.
  private var isPrune: Bool { command == .prune && !isDryRun }

  private func subject(_ plan: Plan, of inventory: Inventory) -> Subject {
    switch command {
    case .prune: .prune(plan)
    case .verify: .asItIs(wouldRemove: plan)
    // A report says what would go, and makes no finding of it.
    case .report: .asItIs(wouldRemove: .keepingAll(of: inventory))
    }
  }

  private var strictness: Strictness {
    Strictness(warningsAreErrors: isStrict, errorsAreWarnings: skips != nil)
  }
}
