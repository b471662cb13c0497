import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// File systems that cannot exchange two entries, or rename one unless the new name is taken.
@Suite struct RareCallTests {
  private static let missing: [Set<RareCall>] = [
    [.exchange], [.exclusiveRename], [.exchange, .exclusiveRename],
  ]

  @Test(arguments: missing) func makesAllChanges(without calls: Set<RareCall>) throws {
    let scene = try Scene.journal()
    let warnings = try scene.apply(scene.journalChanges(), Faults(unsupported: calls))
    #expect(warnings == [])
    #expect(try scene.state(times: false) == Scene.prunedJournal)
  }

  @Test(arguments: missing)
  func leavesTheOldOrTheNewTreeWhereACallFails(without calls: Set<RareCall>) throws {
    let new = Scene.prunedJournal
    try forEachOperation { scene, number in
      let before = try scene.state()
      let faults = Faults(unsupported: calls, fails: { $0 == number })
      let changes = try scene.journalChanges()
      let result = Result { () throws(ApplyError) in try scene.apply(changes, faults) }
      switch result {
      case .success:
        #expect(try scene.state(times: false).filter { !$0.contains(".lprune-") } == new)
      case .failure(let error):
        #expect(try scene.state() == before, "\(number): \(error)")
        #expect([.nothingChanged, .putBack].contains(error.outcome))
      }
      return faults.count
    }
  }

  @Test(arguments: missing)
  func takesBackWhatWasKilled(without calls: Set<RareCall>) throws {
    let new = Scene.prunedJournal
    try forEachOperation { scene, number in
      let old = try scene.state(times: false)
      let faults = Faults(unsupported: calls, fails: { $0 >= number })
      _ = try? scene.apply(scene.journalChanges(), faults)
      let recoveries = try scene.recover(Faults(unsupported: calls))
      #expect(recoveries.allSatisfy { $0.madeAgain.isEmpty && $0.orphaned.isEmpty })
      let tree = try scene.state(times: false)
      #expect(tree == old || tree == new, "\(number): \(recoveries)")
      return faults.count
    }
  }

  /// The next run is killed too.
  @Test func goesOnWhereARecoveryWasKilled() throws {
    let new = Scene.prunedJournal
    let calls: Set<RareCall> = [.exchange, .exclusiveRename]
    var first = 40
    while first < 140 {
      first += 9
      for second in stride(from: 1, to: 80, by: 4) {
        let scene = try Scene.journal()
        let old = try scene.state(times: false)
        let killing = Faults(unsupported: calls, fails: { [first] in $0 >= first })
        _ = try? scene.apply(scene.journalChanges(), killing)
        _ = try? scene.recover(Faults(unsupported: calls, fails: { $0 >= second }))
        try scene.recover(Faults(unsupported: calls))
        let tree = try scene.state(times: false)
        #expect(tree == old || tree == new, "killed at \(first), then at \(second)")
      }
    }
  }

  /// A moved entry is looked at in the staging folder, and put back if it is not the one.
  @Test(arguments: [Swap.entryForALink, .entryForAFile, .entryForAFolder, .linkForALink])
  func touchesNoEntryThatWasSwappedIn(swap: Swap) throws {
    try forEachOperation { scene, number in
      let path = scene.folder.path
      try scene.folder.write { Folder("Outside") { Folder("en.lproj") { TextFile("a", "b") } } }
      let outside = try scene.outside()
      let faults = Faults(
        unsupported: [.exchange, .exclusiveRename],
        meanwhile: { if $0 == number { swap.happen(in: path) } }
      )
      _ = try? scene.apply(scene.journalChanges(), faults)
      guard faults.count >= number else { return faults.count }
      #expect(try scene.outside() == outside)
      #expect(swap.isThere(in: path), "\(number)")
      return faults.count
    }
  }

  /// Gives `body` a scene for each operation of the prune in turn; it says how many operations there were.
  private func forEachOperation(_ body: (borrowing Scene, Int) throws -> Int) throws {
    var number = 0
    var isOver = false
    while !isOver {
      number += 1
      isOver = try body(Scene.journal(), number) < number
    }
    #expect(number > 100)
  }
}
