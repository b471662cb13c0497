import Diagnostics
import Disk
import Foundation
import Model
import PropertyLists
import Testing

@testable import Apply

@Suite struct ApplyErrorTests {
  private static let denied = DiskError(.rename, "/x/X.app/en.lproj", code: EACCES)
  private static let full = DiskError(.write, "/x/.lprune-1/p0", code: ENOSPC)

  private static let table: [(ApplyError.Cause, Diagnostics.ExitStatus, String)] = [
    (
      .system(full), .io,
      """
      cannot write '/x/.lprune-1/p0': no space left on device; everything was put back
      """
    ),
    (
      .system(denied), .permission,
      """
      cannot rename '/x/X.app/en.lproj': permission denied; everything was put back; \
      give this user the right to write there ('chmod u+w'), or run as the owner
      """
    ),
    (
      .denied(folder: "/x/X.app"), .permission,
      """
      no permission to change the folder '/x/X.app'; everything was put back; give \
      this user the right to write there ('chmod u+w'), or run as the owner
      """
    ),
    (
      .changed("en.lproj"), .io,
      """
      'en.lproj' is no longer what was read; everything was put back; something else \
      is at work on it: run again when that has ended
      """
    ),
    (
      .changed(.root), .io,
      """
      the artifact is no longer what was read; everything was put back; something else \
      is at work on it: run again when that has ended
      """
    ),
    (
      .otherVolume("en.lproj", staging: "/x"), .io,
      """
      'en.lproj' is on another volume than '/x', where what goes is kept until all is done; \
      everything was put back; removing is a move within one volume: name a folder on that of \
      the product with '--staging', or copy the product to one volume and prune it there
      """
    ),
    (
      .stagingInside("/x/X.app/S"), .usage,
      """
      '/x/X.app/S' lies in the product, which must not hold foreign files even for a moment; \
      everything was put back; name a folder beside it with '--staging', or leave that out
      """
    ),
    (
      .inUse, .busy,
      """
      another lprune is at work on the artifact; everything was put back; run again when it \
      has ended
      """
    ),
    (
      .stopped(signal: SIGTERM), .terminate,
      """
      stopped by signal 15; everything was put back
      """
    ),
    (
      .foreign(folder: "/x/.lprune-1"), .io,
      """
      '/x/.lprune-1' has the name of lprune's own folder, and is not what a prune by this user \
      leaves behind; everything was put back; look into it: move what it holds to its place or \
      remove the folder, and run again
      """
    ),
    (
      .stoppedBeside(Neighbour(artifact: "/x/X.app/Y.appex", staging: "/x/.lprune-1")), .io,
      """
      an earlier prune of '/x/X.app/Y.appex' was stopped half-way, and what it moved lies in \
      '/x/.lprune-1'; everything was put back; run 'lprune prune' on that first, which takes it \
      back, or build the product again
      """
    ),
    (
      .signedSince(staging: "/x/.lprune-1"), .io,
      """
      an earlier prune was stopped half-way, and the artifact has been signed since: what it moved \
      lies in '/x/.lprune-1', and would break the signature; everything was put back; build the \
      product again, remove that folder and run again
      """
    ),
    (
      .damagedJournal(staging: "/x/.lprune-1"), .io,
      """
      the journal in '/x/.lprune-1', by which an earlier prune could be taken back, is damaged; \
      everything was put back; build the product again, remove that folder and run again
      """
    ),
    (
      .oddlyNamed("config.xml"), .io,
      """
      'config.xml' is an Info.plist whose name does not have the form 'NAME.plist'; everything was \
      put back; give it such a name in the project that builds it
      """
    ),
    (
      .noFolderBeside, .io,
      """
      the artifact is the root of the file system, so nothing can be staged beside it; \
      everything was put back; name a bundle
      """
    ),
    (
      .undiscarded(folder: "/x/.lprune-1.done"), .io,
      """
      '/x/.lprune-1.done' holds what an earlier prune removed and could not discard; \
      everything was put back; remove that folder and run again
      """
    ),
    (
      .notEditable("Info.plist", .notUTF8), .io,
      """
      'Info.plist' is no UTF-8 text, and no other encoding can be edited in place; \
      everything was put back; change it in the project that builds it
      """
    ),
    (
      .miswritten("Info.plist"), .bug,
      """
      the edit of 'Info.plist' would not say what it should: this is a bug in lprune; \
      everything was put back; report it with the file
      """
    ),
    (
      .notAsPlanned("en.lproj"), .io,
      """
      'en.lproj' is not as planned after the change; everything was put back; \
      something else is at work on it: run again when that has ended
      """
    ),
  ]

  @Test(arguments: table)
  func saysWhatIsWrong(_ cause: ApplyError.Cause, _ status: Diagnostics.ExitStatus, _ text: String)
  {
    let failure = ApplyError(cause, .putBack).failure
    #expect(failure.status == status)
    #expect(failure.problems.map(\.description) == [text])
  }

  @Test(arguments: [ApplyError.Cause.system(denied), .denied(folder: "/x")])
  func namesTheSandbox(_ cause: ApplyError.Cause) {
    let failure = ApplyError(cause, .nothingChanged, isSandboxed: true).failure
    #expect(failure.status == .permission)
    #expect(
      failure.problems.map(\.advice) == [
        "ENABLE_USER_SCRIPT_SANDBOXING is YES and keeps script phases from changing the product: set"
          + " it to NO for this target"
      ]
    )
  }

  @Test func endsInAnInputErrorWhereSomethingIsLeft() {
    let problem = Problem("'/x/X.app/en.lproj' could not be put back: file exists")
    let failure = ApplyError(.system(Self.denied), .notPutBack([problem])).failure
    #expect(failure.status == .io)
    #expect(failure.problems.count == 2)
    #expect(failure.problems.last == problem)
    #expect(
      failure.problems.first?.message == "cannot rename '/x/X.app/en.lproj': permission denied"
    )
  }
}
