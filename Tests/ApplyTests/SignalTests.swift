import Diagnostics
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

@Suite struct SignalTests {
  /// A signal between any two steps: all is put back, or all is done.
  @Test func putsEverythingBackWhereASignalWaits() throws {
    let tree = Scene.prunedJournal
    var stopped = 0
    for number in 1...Scene.journalOperations {
      let scene = try Scene.journal()
      let before = try scene.state()
      var wait: (() -> Void)?
      let faults = Faults { step in if step == number { wait?() } }
      wait = { faults.waitingSignal = SIGTERM }
      let changes = try scene.journalChanges()
      do throws(ApplyError) {
        try scene.apply(changes, faults)
      } catch {
        stopped += 1
        #expect(error.cause == .stopped(signal: SIGTERM))
        #expect(error.outcome == .putBack)
        #expect(error.failure.status == .terminate)
      }
      wait = nil
      let state = try scene.state()
      #expect(try state == before || scene.state(times: false) == tree)
    }
    #expect(stopped > Scene.journalOperations / 3)
  }
}
