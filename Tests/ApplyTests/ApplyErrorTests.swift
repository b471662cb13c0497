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
      .otherVolume("en.lproj"), .io,
      """
      'en.lproj' is on another volume than the folder beside the product; everything \
      was put back; removing is a move within one volume: copy the product to one and \
      prune it there
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
