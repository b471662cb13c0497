package import Diagnostics
import Disk
import Model

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
    case .changed, .otherVolume, .noFolderBeside, .interrupted, .stoppedBeside, .signedSince,
      .foreign, .damagedJournal, .undiscarded, .notEditable, .oddlyNamed, .shared, .notAsPlanned:
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
    case .stoppedBeside(let other):
      Problem(
        "an earlier prune of '\(other.artifact)' was stopped half-way, and what it moved lies in"
          + " '\(other.staging)'",
        advice: "run 'lprune prune' on that first, which takes it back, or build the product again"
      )
    case .signedSince(let staging):
      Problem(
        "an earlier prune was stopped half-way, and the artifact has been signed since: what it moved lies in"
          + " '\(staging)', and would break the signature",
        advice: "build the product again, remove that folder and run again"
      )
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
      .interrupted, .stoppedBeside, .signedSince, .foreign, .damagedJournal, .undiscarded,
      .notEditable, .oddlyNamed, .shared, .miswritten, .notAsPlanned:
      // These come before the first step, or stop the steps: none of them stops the way back.
      "it is not as it was"
    }
  }
}
