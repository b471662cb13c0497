import Diagnostics
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

@Suite struct FaultTests {
  @Test(arguments: 1...Scene.journalOperations) func leavesTheOldOrTheNewTree(
    whenOperationFails number: Int
  )
    throws
  {
    let scene = try Scene.journal()
    let before = try scene.state()
    let changes = try scene.journalChanges()
    let faults = Faults(fails: { $0 == number })
    let result = Result { () throws(ApplyError) in try scene.apply(changes, faults) }
    switch result {
    case .success(let warnings):
      let tree = try scene.state(times: false).filter { !$0.contains(".lprune-") }
      #expect(tree == Scene.prunedJournal)
      #expect(warnings.count == 1)
      #expect(try scene.names().count == 2, "what could not be discarded is still there")
    case .failure(let error):
      #expect(try scene.state() == before)
      #expect([.nothingChanged, .putBack].contains(error.outcome))
    }
  }

  /// With the disk gone for good, nothing can be put back, but nothing may be lost, and all is told.
  @Test(arguments: 1...Scene.journalOperations) func losesNothing(
    whenAllOperationsFailFrom number: Int
  ) throws {
    let scene = try Scene.journal()
    let files = try scene.contents()
    let changes = try scene.journalChanges()
    let faults = Faults(fails: { $0 >= number })
    let result = Result { () throws(ApplyError) in try scene.apply(changes, faults) }
    switch result {
    case .success(let warnings): #expect(warnings.count == 1)
    case .failure(let error):
      #expect(try scene.contents().isSuperset(of: files))
      let messages = error.failure.problems.map(\.message)
      let places = try scene.displaced(by: changes)
      for place in places {
        let start = "'\(scene.location.appending(place))' could not be put back: "
        #expect(messages.contains { $0.hasPrefix(start) })
      }
      if places.isEmpty, try scene.names() == ["Journal.app"] {
        #expect(error.outcome == .nothingChanged)
      } else {
        #expect(error.failure.status == .io)
        #expect(messages.count > 1)
      }
    }
  }

  /// An error, and then something new in the place of what was moved, which must not be replaced.
  @Test func keepsWhatTookAPlaceMeanwhile() throws {
    let scene = try Scene.journal()
    let changes = try scene.journalChanges()
    let entry = scene.path("en.lproj")
    var isMade = false
    let faults = Faults { _ in
      guard !isMade, access(entry, F_OK) != 0 else { return }
      mkdir(entry, 0o711)
      isMade = true
    }
    let error = #expect(throws: ApplyError.self) { try scene.apply(changes, faults) }
    let staging = BundlePath(scene.folder.path).appending(ByteName(try scene.names()[0]))
    #expect(error?.cause == .notAsPlanned("en.lproj"))
    #expect(error?.failure.status == .io)
    #expect(
      error?.failure.problems.dropFirst().map(\.description) == [
        "'\(entry)' could not be put back: something else has its place now; "
          + "move '\(staging)/r0' to '\(entry)', then remove '\(staging)'"
      ]
    )
    #expect(try scene.state(times: false).contains("folder 711 Journal.app/en.lproj/"))
    #expect(try scene.bytes(of: "Info.plist") == Array(Scene.plist.utf8))
  }

  /// A new Info.plist from elsewhere in the place of the edited one, which stays, and so does the old one.
  @Test func keepsAnInfoPlistThatWasWrittenMeanwhile() throws {
    let scene = try Scene.journal()
    let changes = try scene.journalChanges()
    let plist = scene.path("Info.plist")
    let foreign = scene.path("foreign.plist")
    try Data("foreign".utf8).write(to: URL(fileURLWithPath: foreign))
    let faults = Faults { _ in
      guard (try? scene.bytes(of: "Info.plist")) == changes.edits[1].newBytes else { return }
      rename(foreign, plist)
    }
    let error = #expect(throws: ApplyError.self) { try scene.apply(changes, faults) }
    let staging = BundlePath(scene.folder.path).appending(ByteName(try scene.names()[0]))
    #expect(error?.cause == .notAsPlanned("Info.plist"))
    #expect(
      error?.failure.problems.dropFirst().map(\.description) == [
        "'\(plist)' could not be put back: something else has its place now; "
          + "move '\(staging)/q1' to '\(plist)', then remove '\(staging)'"
      ]
    )
    #expect(try scene.bytes(of: "Info.plist") == Array("foreign".utf8))
    #expect(try scene.bytes(of: "../\(staging.name)/q1") == Array(Scene.plist.utf8))
    #expect(try scene.bytes(of: "en.lproj/Localizable.strings").count > 0)
  }

  @Test func putsBackWhatWasSwappedBeforeItMoved() throws {
    let scene = try Scene.journal()
    let changes = try scene.journalChanges()
    let entry = scene.path("en.lproj")
    // The operation that moves the entry, found by looking when it is gone.
    var moving = 0
    let watch = Faults { number in
      if moving == 0, access(entry, F_OK) != 0 { moving = number - 1 }
    }
    try scene.apply(changes, watch)
    let other = try Scene.journal()
    let swap = Faults { number in
      guard number == moving else { return }
      rename(other.path("en.lproj"), other.path("old.lproj"))
      mkdir(other.path("en.lproj"), 0o755)
    }
    let error = #expect(throws: ApplyError.self) {
      try other.apply(other.journalChanges(), swap)
    }
    #expect(error?.cause == .changed("en.lproj"))
    #expect(error?.outcome == .putBack)
    #expect(try other.names() == ["Journal.app"])
    #expect(try other.bytes(of: "Info.plist") == Array(Scene.plist.utf8))
    #expect(try other.bytes(of: "old.lproj/Localizable.strings") == Array("\"a\" = \"en\";".utf8))
  }
}
