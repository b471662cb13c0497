import Diagnostics
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// Who may be at work on an artifact at once.
@Suite struct LockTests {
  @Test func letsOnlyOneSessionBeginAtATime() throws {
    let scene = try Scene.journal()
    let first = try Session.begin(at: scene.location, isSandboxed: false)
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: scene.location, isSandboxed: false)
    }
    #expect(error?.cause == .inUse)
    #expect(error?.failure.status == .busy)
    #expect(first.notices == [])
  }

  /// An artifact and what lies in it are not pruned at once, but two that lie in one are.
  @Test func prunesNothingTogetherWithWhatItLiesIn() throws {
    let scene = try Scene {
      Folder("Journal.app") {
        Folder("Frameworks") {
          Folder("A.framework") {}
          Folder("B.framework") {}
        }
      }
    }
    let frameworks = scene.location.appending(ByteName("Frameworks"))
    func begin(_ location: BundlePath) throws(ApplyError) -> Session {
      try Session.begin(at: location, isSandboxed: false)
    }
    do {
      let app = try begin(scene.location)
      let error = #expect(throws: ApplyError.self) {
        _ = try begin(frameworks.appending(ByteName("A.framework")))
      }
      #expect(error?.cause == .inUse)
      #expect(app.notices == [])
    }
    let first = try begin(frameworks.appending(ByteName("A.framework")))
    let second = try begin(frameworks.appending(ByteName("B.framework")))
    let error = #expect(throws: ApplyError.self) { _ = try begin(scene.location) }
    #expect(error?.cause == .inUse)
    #expect(first.notices + second.notices == [])
  }

  /// What is locked is what is worked on, though its path leads elsewhere before the rest is opened.
  @Test func worksOnNothingButWhatItLocked() throws {
    var number = 0
    var isOver = false
    while !isOver {
      number += 1
      let scene = try Scene.journal()
      let path = scene.folder.path
      let at = number
      let faults = Faults {
        guard $0 == at else { return }
        rename(path + "/Journal.app", path + "/Old.app")
        mkdir(path + "/Journal.app", 0o755)
      }
      var cause: ApplyError.Cause?
      do throws(ApplyError.Cause) { try scene.recover(faults) } catch { cause = error }
      isOver = faults.count < number
      #expect(cause == nil || cause == .changed(.root))
      #expect(try scene.names() == (isOver ? ["Journal.app"] : ["Journal.app", "Old.app"]))
    }
    #expect(number > 5)
  }
}
