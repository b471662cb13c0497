import Diagnostics
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply
@testable import Verify

@Suite struct SessionTests {
  @Test func appliesAPlanAndSaysWhatItDid() throws {
    let scene = try Scene.journal()
    let receipt = try Self.apply(
      scene.plan(removing: ["en", "fr"], region: "de", undeclaring: ["en", "fr"]),
      at: scene.location
    )
    #expect(receipt == Receipt(removed: ["en.lproj", "fr.lproj"], edited: ["Info.plist"]))
    let expected = Scene.plist
      .replacingOccurrences(of: "Region</key>\n\t<string>en", with: "Region</key>\n\t<string>de")
      .replacingOccurrences(of: "\n\t\t<string>en</string>", with: "")
      .replacingOccurrences(of: "\n\t\t<string>fr</string>", with: "")
    #expect(try String(decoding: scene.bytes(of: "Info.plist"), as: UTF8.self) == expected)
    #expect(try scene.names() == ["Journal.app"])
  }

  @Test func touchesNothingWhereThereIsNothingToDo() throws {
    let scene = try Scene.journal()
    _ = try Self.apply(scene.plan(removing: ["en"]), at: scene.location)
    let before = try scene.state()
    let receipt = try Self.apply(scene.plan(removing: ["en"]), at: scene.location)
    #expect(receipt == Receipt(removed: [], edited: []))
    #expect(try scene.state() == before)
  }

  @Test func stagesBesideTheOutermostBundle() throws {
    let scene = try Scene("Out/X.app/PlugIns/Y.appex") {
      Folder("Out") {
        Folder("X.app") {
          Folder("PlugIns") {
            Folder("Y.appex") {
              TextFile("Info.plist", Scene.plist)
              Folder("en.lproj")
            }
          }
        }
      }
    }
    let inside = try Descriptor(openingFolder: BundlePath(scene.folder.path + "/Out/X.app/PlugIns"))
    let before = try inside.status().modified
    let outer = try Descriptor(openingFolder: BundlePath(scene.folder.path + "/Out"))
    let beforeOuter = try outer.status().modified
    _ = try Self.apply(scene.plan(removing: ["en"]), at: scene.location)
    #expect(try inside.status().modified == before)
    #expect(try outer.status().modified != beforeOuter)
    #expect(
      try scene.state(times: false) == [
        "folder 755 Out/", "folder 755 Out/X.app/", "folder 755 Out/X.app/PlugIns/",
        "folder 755 Out/X.app/PlugIns/Y.appex/",
        "file 644 Out/X.app/PlugIns/Y.appex/Info.plist: "
          + "\(try #require(scene.state(times: false).last?.split(separator: ": ").last))",
      ]
    )
  }

  @Test func refusesAnotherArtifactOfThatName() throws {
    let scene = try Scene.journal()
    let plan = try scene.plan(removing: ["en"])
    rename(scene.path(), scene.folder.path + "/Old.app")
    try scene.folder.write { Folder("Journal.app") { Folder("en.lproj") } }
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) { try Self.apply(plan, at: scene.location) }
    #expect(error?.cause == .changed(.root))
    #expect(try scene.state() == before)
  }

  /// The path is resolved before; a link that gets into it afterwards leads nowhere.
  @Test func followsNoLinkOnTheWayToTheArtifact() throws {
    let scene = try Scene("Out/Journal.app") {
      Folder("Out") { Folder("Journal.app") { Folder("en.lproj") } }
    }
    rename(scene.folder.path + "/Out", scene.folder.path + "/Moved")
    symlink("Moved", scene.folder.path + "/Out")
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: scene.location, isSandboxed: false)
    }
    #expect(error?.cause == .missing(scene.location))
  }

  @Test func saysThatTheArtifactIsMissing() throws {
    let scene = try Scene.journal()
    for name in ["No.app", "Journal.app/Info.plist/No.app"] {
      let location = BundlePath("\(scene.folder.path)/\(name)")
      let error = #expect(throws: ApplyError.self) {
        _ = try Session.begin(at: location, isSandboxed: false)
      }
      #expect(error?.failure.status == .missing)
      #expect(
        error?.failure.problems == [
          Problem("there is no folder '\(location)'; nothing was changed")
        ]
      )
    }
  }

  @Test func opensAPathOfAnyLength() throws {
    let scene = try Scene {}
    var folder = open(scene.folder.path, O_RDONLY | O_DIRECTORY)
    var location = BundlePath(scene.folder.path)
    let name = ByteName(String(repeating: "n", count: 200))
    for step in 0..<31 {
      let step = step < 30 ? name : "X.app"
      mkdirat(folder, step.description, 0o755)
      let next = openat(folder, step.description, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
      location = location.appending(step)
    }
    mkdirat(folder, "en.lproj", 0o755)
    let workplace = try Workplace.open(
      at: #require(StagingPlace(beside: location)),
      operations: SystemOperations()
    )
    let names = try workplace.artifact.list().map(\.name)
    #expect(names == ["en.lproj"])
    var changes = Changes()
    changes.removals = [
      .init(entry: "en.lproj", identity: try workplace.artifact.status(of: "en.lproj").identity)
    ]
    let warnings = try Transaction.apply(changes, in: workplace)
    #expect(warnings == [])
    #expect(unlinkat(folder, "en.lproj", AT_REMOVEDIR) == -1)
    close(folder)
  }

  private static func apply(
    _ planned: (inventory: Inventory, plan: Plan),
    at location: BundlePath
  ) throws(ApplyError) -> Receipt {
    let session = try Session.begin(at: location, isSandboxed: false)
    return try session.apply(VerifiedPlan(inventory: planned.inventory, plan: planned.plan))
  }
}
