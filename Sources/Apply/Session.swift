import Disk
package import Model
package import Verify

/// One artifact at which Lprune is at work; it is opened before the artifact is read, and applies one plan.
package struct Session: ~Copyable {
  private let workplace: Workplace<SystemOperations>
  private let isSandboxed: Bool

  private init(workplace: consuming Workplace<SystemOperations>, isSandboxed: Bool) {
    self.workplace = workplace
    self.isSandboxed = isSandboxed
  }

  /// Opens the artifact at an absolute path without links in it.
  ///
  /// `isSandboxed` is whether `ENABLE_USER_SCRIPT_SANDBOXING` is `YES`, which explains why rights are missing. Throws
  /// where an earlier prune of this artifact was stopped half-way.
  package static func begin(
    at location: BundlePath,
    isSandboxed: Bool
  ) throws(ApplyError) -> Session {
    do {
      let workplace = try Workplace.open(at: location, operations: SystemOperations())
      return Session(workplace: workplace, isSandboxed: isSandboxed)
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
      guard try workplace.isArtifact(plan.inventory.identity) else { throw .changed(.root) }
    } catch { throw ApplyError(error, .nothingChanged, isSandboxed: isSandboxed) }
    guard !changes.isEmpty else { return Receipt(removed: [], edited: []) }
    do {
      let warnings = try Transaction.apply(changes, in: workplace)
      return Receipt(removed: changes.gone, edited: changes.edits.map(\.file), warnings: warnings)
    } catch {
      throw ApplyError(error.cause, error.outcome, isSandboxed: isSandboxed)
    }
  }
}
