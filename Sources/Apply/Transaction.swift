import Diagnostics
import Disk
import Model

/// Changes that are made as a whole or not at all.
///
/// What goes is moved into a staging folder on the same volume, and removed for good when everything is as planned;
/// until then every step can be taken back.
struct Transaction<Operations: FileOperations>: ~Copyable {
  let workplace: Workplace<Operations>
  let staging: Descriptor

  /// The folders that lose or change entries, as they were.
  let touched: [BundlePath: TouchedFolder]

  /// The folder that holds the staging folder, as it was.
  let holderBefore: FileStatus

  /// Something that was done and can be taken back.
  enum Step {
    /// A file of this name was put into the staging folder.
    case staged(ByteName)

    /// The new file replaced an Info.plist, the one with this index.
    case edited(Changes.Edit, Int, new: FileIdentity)

    /// An entry was moved into the staging folder, where it has this name.
    case moved(BundlePath, ByteName)
  }
}

extension Transaction {
  /// Makes the changes, or throws with the disk as it was, and gives what could not be cleaned up afterwards.
  static func apply(
    _ changes: Changes,
    in workplace: consuming Workplace<Operations>
  ) throws(ApplyError) -> [String] {
    let touched: [BundlePath: TouchedFolder]
    let holderBefore: FileStatus
    do throws(ApplyError.Cause) {
      touched = try workplace.preflight(changes)
      holderBefore = try workplace.run { () throws(DiskError) in try workplace.holder.status() }
      try workplace.makeStaging()
    } catch { throw ApplyError(error, .nothingChanged) }

    let staging: Descriptor
    do throws(ApplyError.Cause) { staging = try workplace.openStaging() } catch {
      // What is not this prune's own is not its to remove.
      if case .foreign = error { throw ApplyError(error, .nothingChanged) }
      let problems = workplace.removeMade(timesOf: holderBefore)
      throw ApplyError(error, problems.isEmpty ? .nothingChanged : .notPutBack(problems))
    }
    let transaction = Transaction(
      workplace: workplace,
      staging: staging,
      touched: touched,
      holderBefore: holderBefore
    )
    var steps: [Step] = []
    do {
      try transaction.take(changes, &steps)
    } catch {
      throw ApplyError(error, transaction.putBack(steps))
    }
    return transaction.finish()
  }

  /// Takes every step up to the commit, which is the last.
  private func take(_ changes: Changes, _ steps: inout [Step]) throws(ApplyError.Cause) {
    var prepared: [FileIdentity] = []
    for (index, edit) in changes.edits.enumerated() {
      prepared.append(try prepare(edit, index, &steps))
    }
    try journal(changes, new: prepared, &steps)
    // Edits come first: an app that has lost a declaration works, one that declares what it lost does not.
    for (index, edit) in changes.edits.enumerated() {
      try workplace.checkSignals()
      try replace(edit, index, with: prepared[index], &steps)
    }
    try move(changes, &steps)
    try readBack(changes)
    try workplace.checkSignals()
    try workplace.commit(staging)
  }
}
