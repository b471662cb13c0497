import Model
import Testing
import TestSupport

@Suite struct GoneSincePruneTests {
  private let before = Sample(tables: [
    "Localizable": ["en": ["a": "A"], "de": ["a": "A!"], "fr": ["a": "A?"]],
    "Help": ["en": ["h": "H"], "de": ["h": "H!"], "fr": ["h": "H?"]],
  ])

  @Test func findsALocalizationThatIsGone() throws {
    let after = Sample(
      region: "de",
      tables: ["Localizable": ["de": ["a": "A!"]], "Help": ["de": ["h": "H!"]]]
    )
    #expect(
      try judged(after, after: receipt(before)).lines == [
        "error gone-since-prune: Sample.app does not hold fr any more, which the prune had kept "
          + "(something removed it after the prune; build and prune again)"
      ]
    )
  }

  @Test func findsATableThatIsGoneOnce() throws {
    let after = Sample(
      region: "de",
      tables: ["Localizable": ["de": ["a": "A!"], "fr": ["a": "A?"]]]
    )
    #expect(
      try judged(after, after: receipt(before)).lines == [
        "error gone-since-prune: Sample.app has no 'Help' table any more, of 1 key, which the "
          + "prune had kept (no language has its texts; build and prune again)"
      ]
    )
  }

  @Test func notesComponentsThatAreGone() throws {
    let kit = Sample("Kit.framework", .framework, folders: ["de"])
    let after = Sample(
      region: "de",
      tables: [
        "Localizable": ["de": ["a": "A!"], "fr": ["a": "A?"]],
        "Help": ["de": ["h": "H!"], "fr": ["h": "H?"]],
      ]
    )
    #expect(
      try judged(after, after: receipt(before, kit)).lines == [
        "note gone-since-prune: Sample.app does not hold 'Kit.framework' any more, which the "
          + "prune had seen"
      ]
    )
  }

  @Test func saysNothingOfNewComponents() throws {
    let after = Sample(
      region: "de",
      tables: [
        "Localizable": ["de": ["a": "A!"], "fr": ["a": "A?"]],
        "Help": ["de": ["h": "H!"], "fr": ["h": "H?"]],
      ]
    )
    let kit = Sample("Kit.framework", .framework, region: "de", folders: ["de", "fr"])
    #expect(try judged(after, kit, after: receipt(before)).of("gone-since-prune").lines == [])
  }
}
