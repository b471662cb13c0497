package import Diagnostics
package import Disk
package import Model
package import PropertyLists

/// Why a plan was not applied, and what the disk looks like now.
package struct ApplyError: Error, Hashable, Sendable {
  package var cause: Cause
  package var outcome: Outcome

  /// Whether Xcode's sandbox for script phases is on, which forbids what the user may do.
  package var isSandboxed: Bool

  init(_ cause: Cause, _ outcome: Outcome, isSandboxed: Bool = false) {
    self.cause = cause
    self.outcome = outcome
    self.isSandboxed = isSandboxed
  }

  package enum Cause: Error, Hashable, Sendable {
    /// There is no folder at this absolute path.
    case missing(BundlePath)

    /// The system refused a call.
    case system(DiskError)

    /// The rights of this process do not reach for a change to the folder at this absolute path.
    case denied(folder: BundlePath)

    /// What stands at this path, from the artifact's root, is not what was read.
    case changed(BundlePath)

    /// The path, from the artifact's root, is on another volume than the folder at an absolute path that is to hold what is
    /// removed.
    case otherVolume(BundlePath, staging: BundlePath)

    /// The artifact is the root of the file system, so there is no folder beside it.
    case noFolderBeside

    /// The folder that is to hold the staging folder, at this absolute path, lies in the product.
    case stagingInside(BundlePath)

    /// Another process is at work on the artifact.
    case inUse

    /// A signal asked the process to end.
    case stopped(signal: Int32)

    /// A prune ended half-way, and what it moved lies in the folder at this absolute path.
    case interrupted(staging: BundlePath)

    /// A prune of what the artifact lies in, or of what lies in it, ended half-way.
    case stoppedBeside(Neighbour)

    /// The artifact was signed after a prune that ended half-way, whose staging folder is at this absolute path.
    case signedSince(staging: BundlePath)

    /// What has the name of a staging folder, at this absolute path, is the work of no prune, or of another user's.
    case foreign(folder: BundlePath)

    /// The journal in the folder at this absolute path cannot be relied on.
    case damagedJournal(staging: BundlePath)

    /// A prune was done but for its removed files, which lie in the folder at this absolute path.
    case undiscarded(folder: BundlePath)

    /// The Info.plist, from the artifact's root, cannot be edited in place.
    case notEditable(BundlePath, SpliceError)

    /// The file that this Info.plist is a link to, from the artifact's root, has a name of another kind.
    case oddlyNamed(BundlePath)

    /// Two bundles have this Info.plist, from the artifact's root, and each needs another edit of it.
    case shared(BundlePath)

    /// The new bytes of the Info.plist, from the artifact's root, do not say what they should.
    case miswritten(BundlePath)

    /// After the change the folder or file at this path, from the artifact's root, was not as planned.
    case notAsPlanned(BundlePath)
  }

  package enum Outcome: Hashable, Sendable {
    case nothingChanged
    case putBack
    /// What could not be put back, and how to finish; at least one problem.
    case notPutBack([Problem])
  }
}
