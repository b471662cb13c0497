import Disk
package import Model
package import Verify

/// One artifact at which Lprune is at work; it is opened before the artifact is read, and applies one plan.
///
/// It keeps others from pruning the artifact for as long as it lives.
package struct Session: ~Copyable {
  private let opening: Opening<SystemOperations>
  private let isSandboxed: Bool

  private init(opening: consuming Opening<SystemOperations>, isSandboxed: Bool) {
    self.opening = opening
    self.isSandboxed = isSandboxed
  }

  /// What was found half-done and was taken back, a sentence each.
  package var notices: [String] { opening.recoveries.flatMap(\.notices) }

  /// Opens the artifact at an absolute path without links in it, and takes back what an earlier prune of it left half-done.
  ///
  /// `isSandboxed` is whether `ENABLE_USER_SCRIPT_SANDBOXING` is `YES`, which explains why rights are missing. Throws
  /// where another process prunes the artifact, or the bundle around it, and where what an earlier prune left cannot be taken
  /// back.
  package static func begin(
    at location: BundlePath,
    staging: StagingChoice = StagingChoice(),
    isSandboxed: Bool
  ) throws(ApplyError) -> Session {
    // Whatever is half-done is taken back as a whole.
    let signals = HeldSignals()
    defer { signals.release() }
    do {
      let opening = try Opening.begin(
        at: staging.places(for: location),
        isNamed: staging.folder != nil,
        operations: SystemOperations()
      )
      return Session(opening: opening, isSandboxed: isSandboxed)
    } catch { throw ApplyError(error, .nothingChanged, isSandboxed: isSandboxed) }
  }

  /// Makes the changes of the plan, all or none.
  ///
  /// On an error the artifact is as it was, or the error says what is not and how to finish. A plan without changes
  /// touches nothing.
  package consuming func apply(
    _ plan: consuming VerifiedPlan
  ) throws(ApplyError) -> Receipt {
    let isSandboxed = isSandboxed
    let changes: Changes
    do throws(ApplyError.Cause) {
      changes = try Changes(plan.plan, of: plan.inventory)
      guard try opening.workplace.isArtifact(plan.inventory.identity) else { throw .changed(.root) }
    } catch { throw ApplyError(error, .nothingChanged, isSandboxed: isSandboxed) }
    guard !changes.isEmpty else { return Receipt(removed: [], edited: []) }
    let signals = HeldSignals()
    defer { signals.release() }
    do {
      let warnings = try Transaction.apply(changes, in: opening.workplace)
      return Receipt(removed: changes.gone, edited: changes.edits.map(\.file), warnings: warnings)
    } catch {
      // It is told by the error, and must not end the process before that is said.
      if case .stopped(let signal) = error.cause { HeldSignals.take(signal) }
      throw ApplyError(error.cause, error.outcome, isSandboxed: isSandboxed)
    }
  }
}
