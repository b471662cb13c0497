import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// An Info.plist that is written into and stays the same file, as `cp` and redirections do it: what was written stays,
/// whenever that was.
@Suite struct WrittenInPlaceTests {
  @Test func losesNothingThatIsWrittenWhileItPrunes() throws {
    var isOver = false
    var number = 0
    while !isOver {
      number += 1
      let scene = try Scene.journal()
      let plist = scene.path("Info.plist")
      let faults = Faults { if $0 == number { write(to: plist) } }
      _ = try? scene.apply(scene.journalChanges(), faults)
      isOver = faults.count < number
      if isOver { break }
      _ = try Session.begin(at: scene.location, isSandboxed: false)
      #expect(try scene.bytes(of: "Info.plist") == Array(written.utf8), "at operation \(number)")
      #expect(try scene.names() == ["Journal.app"], "at operation \(number)")
    }
    #expect(number > 100)
  }

  @Test func losesNothingThatIsWrittenAfterAKill() throws {
    var isOver = false
    var number = 0
    while !isOver {
      number += 1
      let scene = try Scene.journal()
      let faults = Faults(fails: { $0 >= number })
      _ = try? scene.apply(scene.journalChanges(), faults)
      isOver = faults.count < number
      write(to: scene.path("Info.plist"))
      _ = try Session.begin(at: scene.location, isSandboxed: false)
      #expect(try scene.bytes(of: "Info.plist") == Array(written.utf8), "killed at \(number)")
      #expect(try scene.names() == ["Journal.app"], "killed at \(number)")
    }
    #expect(number > 100)
  }

  @Test func refusesToPruneWhereTheOldFileWasWrittenTo() throws {
    let scene = try Scene.journal()
    let plist = scene.path("Info.plist")
    let before = try scene.identity(of: "Info.plist")
    let staging = try scene.place().path.description
    var isStaged = false
    let faults = Faults { _ in
      guard !isStaged, access(staging, F_OK) == 0 else { return }
      isStaged = true
      write(to: plist)
    }
    let error = #expect(throws: ApplyError.self) { try scene.apply(scene.journalChanges(), faults) }
    #expect(error?.cause == .changed("Info.plist"))
    #expect(error?.outcome == .putBack)
    #expect(try scene.identity(of: "Info.plist") == before)
  }
}

/// As long as what it takes the place of, so that the length does not tell.
private let written = String(Scene.plist.reversed())

private func write(to path: String) {
  let file = open(path, O_WRONLY | O_TRUNC)
  defer { close(file) }
  let bytes = Array(written.utf8)
  #expect(bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } == bytes.count)
}
