import Model
import Testing
import TestSupport

import Verify

@Suite struct EmptyLocalizationTests {
  private func found(_ sample: Sample) throws -> [Finding] {
    try judged(sample).of("empty-localization")
  }

  @Test func findsFoldersWithoutAFile() throws {
    let findings = try found(Sample(folders: ["de", "en", "it"]))
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

  @Test func speaksOfOne() throws {
    #expect(
      try found(Sample(folders: ["en", "it"])).lines == [
        "note empty-localization: 'it' of Sample.app has no file (the system offers it all the same, "
          + "and shows the texts of Base or of the development language; "
          + "take the folder out of the build, unless the texts are in a framework or package)"
      ]
    )
  }

  /// Files of which another name was counted before, and links, take no room.
  @Test func countsFilesWithoutASize() throws {
    let sample = Sample(
      tables: ["Legal": ["de": ["a": "A"], "en": ["a": "A"]]],
      resources: ["a.html": ["fr", "en"]]
    )
    #expect(try found(sample).isEmpty)
  }

  @Test func countsFilesThatNobodyLooksUp() {
    var inventory = inventory(Sample(folders: ["de", "en"]))
    inventory.components[0].localizations[0].sizes[.other] = TreeSize(fileOf: 10)
    #expect(judged(inventory).of("empty-localization").isEmpty)
  }

  /// Of a language that the app does not speak it is said already, and that of the source may need no file.
  @Test func leavesOutStraysAndTheDevelopmentRegion() throws {
    let main = ["en": ["a": "A"], "de": ["a": "A"]]
    let findings = try judged(Sample(folders: ["it"], tables: ["Localizable": main]))
    #expect(findings.map(\.check) == ["missing-table", "stray-localization"])
    #expect(try found(Sample(folders: ["en", "Base"], links: ["de": "en"])).isEmpty)
  }

  @Test func doesNotMindWhatIsRemovedOrOfOthers() throws {
    let sample = Sample(folders: ["en", "fr"])
    #expect(try pruned(sample, policy: removing("fr")).of("empty-localization").isEmpty)
    let kit = Sample("K.framework", .framework, identifier: "org.k", folders: ["en", "fr"])
    #expect(try judged(Sample(folders: ["en"]), kit).of("empty-localization").isEmpty)
  }
}
