import Model
import Testing
import TestSupport

import Verify

@Suite struct HijackedLayoutTests {
  /// What is found where the bundle at `folder` has a folder `name` that hides `hidden`.
  private func found(
    _ name: String,
    hides hidden: [String],
    in folder: BundlePath = "",
    hasInfoPlist: Bool = false,
    identifier: String = "com.example.kit"
  ) -> [Finding] {
    var inventory = inventory(
      Sample(folders: ["en"]),
      Sample("Kit.framework", .framework, identifier: identifier, folders: ["en"])
    )
    let id = folder.isRoot ? 0 : 1
    if !hasInfoPlist { inventory.components[id].infoPlist = nil }
    let marker = folder.appending(ByteName(name))
    inventory.components[id].resources =
      name == "Contents" ? marker.appending(ByteName("Resources")) : marker
    inventory.oddities = [
      Oddity(.hijacker(of: hidden.map { folder.appending(ByteName($0)) }), at: marker)
    ]
    return judged(inventory).of("hijacked-layout")
  }

  /// Y10.
  @Test func findsAFolderThatHidesWhatLiesBesideIt() {
    let findings = found("Resources", hides: ["Info.plist", "de.lproj", "en.lproj"])
    #expect(
      findings.lines == [
        "warning hijacked-layout: the folder 'Resources' of Sample.app hides 'Info.plist', 'de.lproj' "
          + "and 'en.lproj' beside it (to the system a bundle with such a folder keeps everything in "
          + "it: they are never found, and no policy removes a language from there; give the folder another name, in the project too)"
      ]
    )
    #expect(findings.map(\.component) == [0])
    #expect(findings.map(\.place) == [Place("Resources")])
    #expect(findings.map(\.languages) == [["de", "en"]])
  }

  @Test func knowsWhereThingsBelongInABundleOfThatLayout() {
    #expect(
      found("Contents", hides: ["en.lproj"], in: "Kit.framework", hasInfoPlist: true).lines == [
        "warning hijacked-layout: the folder 'Contents' of Kit.framework hides 'en.lproj' beside it "
          + "(to the system a bundle with such a folder keeps everything in it: it is never found, "
          + "and no policy removes a language from there; "
          + "move it into 'Contents/Resources', take it out of the build, or give the folder another "
          + "name)"
      ]
    )
    #expect(
      found("Contents", hides: ["Info.plist"], hasInfoPlist: true).map(\.advice) == [
        "take 'Info.plist' out of the build, or give the folder another name"
      ]
    )
  }

  @Test func countsMany() {
    let hidden = ["Info.plist", "de.lproj", "en.lproj", "fr.lproj", "ja.lproj"]
    #expect(
      found("Contents", hides: hidden).map(\.message) == [
        "the folder 'Contents' of Sample.app hides 5 entries beside it"
      ]
    )
  }

  @Test func tellsOfOthersOnlyWhereTextsAreLost() {
    let kit: BundlePath = "Kit.framework"
    #expect(found("Resources", hides: ["Info.plist"], in: kit, identifier: "org.kit").isEmpty)
    #expect(
      found("Resources", hides: ["en.lproj"], in: kit, identifier: "org.kit").map(\.component)
        == [1]
    )
  }

  @Test func saysNothingOfOtherOddities() {
    var inventory = inventory(Sample(folders: ["en"]))
    inventory.oddities = [Oddity(.leakedSource, at: "Resources")]
    #expect(judged(inventory).of("hijacked-layout").isEmpty)
  }
}
