import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

@Suite struct StagingPlaceTests {
  @Test(arguments: [
    ("/a/b/X.app", "a/b", "X.app"),
    ("/X.app", "", "X.app"),
    ("/a/folder", "a", "folder"),
    ("/a/X.app/PlugIns/Y.appex", "a", "X.app/PlugIns/Y.appex"),
    ("/a/X.app/Frameworks/F.framework/Versions/A", "a", "X.app/Frameworks/F.framework/Versions/A"),
    ("/a/X.xcarchive/Products/Applications/X.app", "a", "X.xcarchive/Products/Applications/X.app"),
    ("/a/X.xpc/b", "a", "X.xpc/b"),
    ("/a/X.bundle/b", "a", "X.bundle/b"),
    ("/a/X.plugin/Y.bundle", "a", "X.plugin/Y.bundle"),
    ("/a/X.systemextension/Contents/Y.appex", "a", "X.systemextension/Contents/Y.appex"),
    ("/a/app/b.apps/X", "a/app/b.apps", "X"),
  ]) func liesBesideTheOutermostBundle(_ location: String, _ beside: String, _ artifact: String)
    throws
  {
    let place = try #require(StagingPlace(beside: BundlePath(location)))
    #expect(place.holder == BundlePath("/" + beside))
    #expect(place.artifact == BundlePath(location))
    // The folder may be moved with all that is in it.
    #expect(place.name == StagingPlace(beside: BundlePath("/" + artifact))?.name)
  }

  @Test(arguments: ["", "/"]) func isNowhereForTheRoot(_ location: String) {
    #expect(StagingPlace(beside: BundlePath(location)) == nil)
  }

  @Test(arguments: [
    ("/a/X.app", ".lprune-b96e727bf12a58ae"),
    ("/a/686.app", ".lprune-00211e347ef88f66"),
  ]) func isNamedAfterTheArtifact(_ location: String, _ name: String) {
    let place = StagingPlace(beside: BundlePath(location))
    #expect(place?.name.description == name)
    #expect(place?.doneName.description == "\(name).done")
  }

  /// A run that is not told of that folder must find what lies there.
  @Test func isTheSameWhereTheFolderBesideIsNamed() throws {
    let places = try StagingChoice(folder: "/a", temporary: "/a").places(for: "/a/X.app/Y.appex")
    #expect(places == [StagingPlace(beside: "/a/X.app/Y.appex")])
  }

  /// A folder that the user names is found by who names it again, and by nobody else.
  @Test func isFoundAgainInTheFolderThatIsNamed() throws {
    let scene = try Scene.journal()
    try scene.folder.write { Folder("Stage") }
    let before = try scene.state(times: false)
    let choice = StagingChoice(folder: BundlePath(scene.folder.path + "/Stage"))
    let place = try #require(choice.places(for: scene.location).first)
    let english = scene.path("en.lproj")
    let killing = Faults(fails: { _ in access(english, F_OK) != 0 })
    _ = try? Transaction.apply(
      scene.journalChanges(),
      in: .open(at: place, operations: killing)
    )
    let half = try scene.state(times: false)
    #expect(half != before)
    #expect(try Session.interruption(of: scene.location, staging: choice) == place.path)
    #expect(try Session.interruption(of: scene.location, staging: StagingChoice()) == nil)
    do {
      let session = try Session.begin(at: scene.location, isSandboxed: false)
      #expect(session.notices == [])
      #expect(try scene.state(times: false) == half)
    }
    _ = try Session.begin(at: scene.location, staging: choice, isSandboxed: false)
    #expect(try scene.state(times: false) == before)
  }
}
