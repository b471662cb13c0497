import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// What happens to an artifact between reading and applying.
@Suite struct PreflightTests {
  enum Event: String, CaseIterable, Sendable {
    case removed, replacedByAFolder, replacedByALink, replacedByAFile
    case parentMissing, parentReplacedByALink
    case plistRewritten, plistReplaced, plistReplacedByALink, plistRemoved
  }

  @Test(arguments: Event.allCases) func refusesWhatIsNoLongerWhatWasRead(_ event: Event) throws {
    let scene = try Scene.journal()
    let changes = try scene.journalChanges()
    let entry = scene.path("Frameworks/Chat.framework/en.lproj")
    let plist = scene.path("Info.plist")
    let framework = scene.path("Frameworks/Chat.framework")
    let expected: BundlePath
    switch event {
    case .removed, .replacedByAFolder, .replacedByALink, .replacedByAFile:
      expected = "Frameworks/Chat.framework/en.lproj"
      rename(entry, scene.path("was.lproj"))
    case .parentMissing, .parentReplacedByALink:
      expected = "Frameworks/Chat.framework"
      rename(framework, scene.path("Was.framework"))
    case .plistRewritten, .plistReplaced, .plistReplacedByALink, .plistRemoved:
      expected = "Info.plist"
      if event != .plistRewritten { rename(plist, scene.path("was.plist")) }
    }
    switch event {
    case .removed, .parentMissing, .plistRemoved: break
    case .replacedByAFolder: mkdir(entry, 0o755)
    case .replacedByALink: symlink(scene.path("was.lproj"), entry)
    case .replacedByAFile, .plistReplaced:
      let path = event == .plistReplaced ? plist : entry
      try Data(Scene.plist.utf8).write(to: URL(fileURLWithPath: path))
    case .parentReplacedByALink: symlink(scene.path("Was.framework"), framework)
    case .plistRewritten:
      let handle = try #require(FileHandle(forWritingAtPath: plist))
      handle.write(Data("<!".utf8))
      try handle.close()
    case .plistReplacedByALink: symlink(scene.path("was.plist"), plist)
    }
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) { try scene.apply(changes) }
    #expect(error?.cause == .changed(expected))
    #expect(error?.outcome == .nothingChanged)
    #expect(try scene.state() == before)
  }

  @Test func changesNothingBeforeEverythingIsChecked() throws {
    let scene = try Scene.journal()
    var changes = try scene.journalChanges()
    changes.removals[2].identity.inode += 1
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) { try scene.apply(changes) }
    #expect(error?.cause == .changed("en.lproj"))
    #expect(try scene.state() == before)
  }

  #if os(Linux)
    /// `/dev/shm` is a volume of its own in `/dev`, and checking it changes nothing.
    @Test(.enabled(if: geteuid() == 0 && access("/dev/shm", F_OK) == 0))
    func refusesWhatIsOnAnotherVolume() throws {
      let workplace = try Workplace.open(
        at: #require(StagingPlace(beside: "/dev/shm")),
        operations: SystemOperations()
      )
      var changes = Changes()
      changes.removals = [
        .init(entry: "en.lproj", identity: try workplace.artifact.status().identity)
      ]
      var cause: ApplyError.Cause?
      do { _ = try workplace.preflight(changes) } catch { cause = error }
      #expect(cause == .otherVolume(.root, staging: "/dev"))
    }
  #endif
}
