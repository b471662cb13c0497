import Model
import Testing
import TestSupport

import Verify

@Suite struct EmptyLocalizationTests {
  /// What is found where no folder has a file of some size.
  private func found(_ sample: Sample) -> [Finding] {
    var inventory = inventory(sample)
    for index in inventory.product.localizations.indices {
      inventory.components[0].localizations[index].sizes = SizeByKind()
    }
    return judged(inventory).of("empty-localization")
  }

  @Test func findsFoldersWithoutAFile() {
    let findings = found(Sample(folders: ["de", "en", "it"]))
    #expect(
      findings.lines == [
        "note empty-localization: de and 'it' of Sample.app have no file (the system offers them all "
          + "the same, and shows the texts of Base or of the development language; "
          + "take the folders out of the build, unless the texts are in a framework or package)"
      ]
    )
    #expect(findings.map(\.languages) == [["de", "it"]])
    #expect(findings.map(\.place) == [Place("de.lproj")])
  }

  @Test func speaksOfOne() {
    #expect(
      found(Sample(folders: ["en", "it"])).lines == [
        "note empty-localization: 'it' of Sample.app has no file (the system offers it all the same, "
          + "and shows the texts of Base or of the development language; "
          + "take the folder out of the build, unless the texts are in a framework or package)"
      ]
    )
  }

  /// Files of which another name was counted before, and links, take no room.
  @Test func countsFilesWithoutASize() {
    let sample = Sample(
      tables: ["Legal": ["de": ["a": "A"], "en": ["a": "A"]]],
      resources: ["a.html": ["fr", "en"]]
    )
    #expect(found(sample).isEmpty)
  }

  @Test func countsFilesThatNobodyLooksUp() throws {
    #expect(try judged(Sample(folders: ["de", "en"])).lines == [])
  }

  /// Of a language that the app does not speak it is said already, and that of the source may need no file.
  @Test func leavesOutStraysAndTheDevelopmentRegion() {
    let main = ["en": ["a": "A"], "de": ["a": "A"]]
    #expect(found(Sample(folders: ["it"], tables: ["Localizable": main])).isEmpty)
    #expect(found(Sample(folders: ["Base", "en"], links: ["de": "en"])).isEmpty)
  }

  @Test func doesNotMindWhatIsRemovedOrOfOthers() throws {
    var inventory = inventory(
      Sample(folders: ["en", "fr"]),
      Sample("K.framework", .framework, identifier: "org.k", folders: ["en", "fr"])
    )
    for index in [0, 1] {
      inventory.components[1].localizations[index].sizes = SizeByKind()
    }
    #expect(judged(inventory).of("empty-localization").isEmpty)
    inventory.components[0].localizations[1].sizes = SizeByKind()
    #expect(judged(inventory).of("empty-localization").count == 1)
    #expect(
      try pruned(inventory, policy: removing("fr")).of("empty-localization").isEmpty
    )
  }
}
