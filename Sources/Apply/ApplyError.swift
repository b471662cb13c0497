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

extension ApplyError {
  /// The error as the run ends with it.
  package var failure: Failure {
    var first = problem
    switch outcome {
    case .nothingChanged:
      first.message += "; nothing was changed"
      return Failure(status, [first])
    case .putBack:
      first.message += "; everything was put back"
      return Failure(status, [first])
    case .notPutBack(let problems): return Failure(.io, [first] + problems)
    }
  }

  private var status: ExitStatus {
    switch cause {
    case .missing: .missing
    case .system(let error): error.isPermission ? .permission : .io
    case .denied: .permission
    case .inUse: .busy
    case .stagingInside: .usage
    case .stopped(let signal): ExitStatus(stoppedBy: signal) ?? .io
    case .changed, .otherVolume, .noFolderBeside, .interrupted, .foreign, .damagedJournal,
      .undiscarded, .notEditable, .oddlyNamed, .shared, .notAsPlanned:
      .io
    case .miswritten: .bug
    }
  }

  private var problem: Problem {
    switch cause {
    case .missing(let path): Problem("there is no folder '\(path)'")
    case .system(let error):
      Problem(error.description, advice: error.isPermission ? rightsAdvice : nil)
    case .denied(let folder):
      Problem("no permission to change the folder '\(folder)'", advice: rightsAdvice)
    case .changed(let path):
      Problem("\(path.quoted) is no longer what was read", advice: .runAgain)
    case .otherVolume(let path, let staging):
      Problem(
        "\(path.quoted) is on another volume than '\(staging)', where what goes is kept until all is done",
        advice:
          "removing is a move within one volume: name a folder on that of the product with '--staging', or copy the"
          + " product to one volume and prune it there"
      )
    case .noFolderBeside:
      Problem(
        "the artifact is the root of the file system, so nothing can be staged beside it",
        advice: "name a bundle"
      )
    case .stagingInside(let folder):
      Problem(
        "'\(folder)' lies in the product, which must not hold foreign files even for a moment",
        advice: "name a folder beside it with '--staging', or leave that out"
      )
    case .inUse:
      Problem("another lprune is at work on the artifact", advice: "run again when it has ended")
    case .stopped(let signal):
      Problem("stopped by signal \(signal)")
    case .interrupted(let staging): .interrupted(staging)
    case .foreign(let folder):
      Problem(
        "'\(folder)' has the name of lprune's own folder, and is not what a prune by this user leaves behind",
        advice: "look into it: move what it holds to its place or remove the folder, and run again"
      )
    case .damagedJournal(let staging):
      Problem(
        "the journal in '\(staging)', by which an earlier prune could be taken back, is damaged",
        advice: "build the product again, remove that folder and run again"
      )
    case .undiscarded(let folder):
      Problem(
        "'\(folder)' holds what an earlier prune removed and could not discard",
        advice: "remove that folder and run again"
      )
    case .notEditable(let file, let error):
      Problem("'\(file)' \(error)", advice: "change it in the project that builds it")
    case .oddlyNamed(let file):
      Problem(
        "'\(file)' is an Info.plist whose name does not have the form 'NAME.plist'",
        advice: "give it such a name in the project that builds it"
      )
    case .shared(let file):
      Problem(
        "'\(file)' is the Info.plist of two bundles, which need different edits of it",
        advice: "give each a file of its own in the project that builds them"
      )
    case .miswritten(let file):
      Problem(
        "the edit of '\(file)' would not say what it should: this is a bug in lprune",
        advice: "report it with the file"
      )
    case .notAsPlanned(let path):
      Problem("'\(path)' is not as planned after the change", advice: .runAgain)
    }
  }

  private var rightsAdvice: String {
    isSandboxed
      ? "ENABLE_USER_SCRIPT_SANDBOXING is YES and keeps script phases from changing the product:"
        + " set it to NO for this target"
      : "give this user the right to write there ('chmod u+w'), or run as the owner"
  }
}

extension BundlePath {
  /// The path from the artifact's root in quotes, or what to call the root.
  fileprivate var quoted: String { isRoot ? "the artifact" : "'\(self)'" }
}

extension String {
  fileprivate static let runAgain =
    "something else is at work on it: run again when that has ended"
}

extension Problem {
  fileprivate static func interrupted(_ staging: BundlePath) -> Problem {
    Problem(
      "'\(staging)' is there, so an earlier prune was stopped half-way and the artifact may lack files",
      advice: "build the product again, remove that folder and run again"
    )
  }
}

extension ApplyError.Cause {
  /// Why something could not be put back, as a phrase for the end of a sentence.
  var reason: String {
    switch self {
    case .system(let error) where !error.isTaken: error.reason
    case .changed, .system: "something else has its place now"
    case .missing, .denied, .otherVolume, .noFolderBeside, .stagingInside, .inUse, .stopped,
      .interrupted, .foreign,
      .damagedJournal, .undiscarded, .notEditable, .oddlyNamed, .shared, .miswritten, .notAsPlanned:
      // These come before the first step, or stop the steps: none of them stops the way back.
      "it is not as it was"
    }
  }
}
