import Model
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
    ("/a/app/b.apps/X", "a/app/b.apps", "X"),
  ]) func liesBesideTheOutermostBundle(_ location: String, _ beside: String, _ artifact: String)
    throws
  {
    let place = try #require(StagingPlace(of: BundlePath(location)))
    #expect(BundlePath(place.beside) == BundlePath(beside))
    #expect(BundlePath(place.artifact) == BundlePath(artifact))
  }

  @Test(arguments: ["", "/"]) func isNowhereForTheRoot(_ location: String) {
    #expect(StagingPlace(of: BundlePath(location)) == nil)
  }

  @Test(arguments: [
    ("/a/X.app", ".lprune-a8c05292b3b36e9f"),
    ("/a/157.app", ".lprune-009b63017b2b4140"),
  ]) func isNamedAfterTheArtifact(_ location: String, _ name: String) {
    let place = StagingPlace(of: BundlePath(location))
    #expect(place?.name.description == name)
    #expect(place?.doneName.description == "\(name).done")
  }
}
