import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// Prunes that were stopped half-way beside the one that begins, and what was signed in between.
@Suite struct NeighbourTests {
  private static func widget() throws -> Scene {
    try Scene("Journal.app/PlugIns/Widget.appex") {
      Folder("Journal.app") {
        TextFile("Info.plist", Scene.plist)
        Folder("en.lproj") { TextFile("Localizable.strings", "a") }
        Folder("PlugIns") {
          Folder("Widget.appex") {
            TextFile("Info.plist", Scene.plist)
            Folder("en.lproj") { TextFile("Localizable.strings", "a") }
            Folder("fr.lproj") { TextFile("Localizable.strings", "a") }
          }
        }
      }
    }
  }

  /// A widget whose prune was killed when one of two languages was gone.
  private static func halfPruned() throws -> Scene {
    let scene = try widget()
    let english = scene.path("en.lproj")
    let changes = try scene.changes(removing: ["en.lproj", "fr.lproj"])
    _ = try? scene.apply(changes, Faults(fails: { _ in access(english, F_OK) != 0 }))
    #expect(access(english, F_OK) != 0)
    return scene
  }

  @Test func beginsNoPruneOfAnAppWhoseWidgetIsHalfPruned() throws {
    let scene = try Self.halfPruned()
    let app = BundlePath(scene.folder.path + "/Journal.app")
    let staging = try scene.place().path
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: app, isSandboxed: false)
    }
    let other = Neighbour(artifact: scene.location, staging: staging)
    #expect(error?.cause == .stoppedBeside(other))
    #expect(try Session.interruption(of: app, staging: StagingChoice()) == staging)
    #expect(try scene.state() == before)
    // What it says to do helps.
    try scene.recover()
    _ = try Session.begin(at: app, isSandboxed: false)
    #expect(try Session.interruption(of: app, staging: StagingChoice()) == nil)
  }

  @Test func beginsNoPruneOfAWidgetWhoseAppIsHalfPruned() throws {
    let scene = try Self.widget()
    let app = BundlePath(scene.folder.path + "/Journal.app")
    let english = scene.folder.path + "/Journal.app/en.lproj"
    var changes = Changes()
    let folder = try Descriptor(openingFolder: app)
    changes.removals = [
      .init(entry: "en.lproj", identity: try folder.status(of: "en.lproj").identity)
    ]
    let place = try #require(StagingPlace(beside: app))
    let faults = Faults(fails: { _ in access(english, F_OK) != 0 })
    _ = try? Transaction.apply(changes, in: Workplace.open(at: place, operations: faults))
    #expect(access(english, F_OK) != 0)
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: scene.location, isSandboxed: false)
    }
    #expect(error?.cause == .stoppedBeside(Neighbour(artifact: app, staging: place.path)))
  }

  @Test func doesNotMindAWidgetThatWasBuiltAgain() throws {
    let scene = try Self.halfPruned()
    removeTree(scene.path())
    try scene.folder.write(into: "Journal.app/PlugIns") { Folder("Widget.appex") {} }
    let app = BundlePath(scene.folder.path + "/Journal.app")
    _ = try Session.begin(at: app, isSandboxed: false)
    #expect(try Session.interruption(of: app, staging: StagingChoice()) == nil)
  }

  @Test func doesNotMindAnotherApp() throws {
    let scene = try Self.halfPruned()
    try scene.folder.write { Folder("Other.app") { Folder("en.lproj") {} } }
    let other = BundlePath(scene.folder.path + "/Other.app")
    _ = try Session.begin(at: other, isSandboxed: false)
    #expect(try Session.interruption(of: other, staging: StagingChoice()) == nil)
  }

  /// Putting back would break the seal without a word.
  @Test func putsNothingBackIntoWhatWasSignedSince() throws {
    let scene = try Self.halfPruned()
    try scene.folder.write(into: "Journal.app/PlugIns/Widget.appex") {
      Folder("_CodeSignature") { TextFile("CodeResources", "sealed") }
    }
    try Self.date(scene.path("_CodeSignature/CodeResources"), after: 60)
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: scene.location, isSandboxed: false)
    }
    #expect(try error?.cause == .signedSince(staging: scene.place().path))
    #expect(try scene.state() == before)
  }

  @Test func putsBackIntoWhatWasSignedBefore() throws {
    let scene = try Self.halfPruned()
    try scene.folder.write(into: "Journal.app/PlugIns/Widget.appex") {
      Folder("_CodeSignature") { TextFile("CodeResources", "sealed") }
    }
    try Self.date(scene.path("_CodeSignature/CodeResources"), after: -60)
    #expect(try scene.recover() == [Recovery(putBack: ["en.lproj"])])
  }

  private static func date(_ path: String, after seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: seconds)],
      ofItemAtPath: path
    )
  }
}
