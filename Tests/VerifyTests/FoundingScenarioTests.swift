import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

/// An app developed in English ships German, French and Japanese, and must not show English: nobody loses anything.
@Suite struct FoundingScenarioTests {
  private let languages = ["de", "en", "fr", "ja"]

  private func texts(_ name: String) -> [String: [String: Sample.Texts]] {
    [
      name: Dictionary(
        uniqueKeysWithValues: languages.map { ($0, ["\(name).title": "A", "b": "B"]) }
      )
    ]
  }

  private var app: Sample { Sample(tables: texts("Localizable")) }

  /// What is found, and nothing stands in the way.
  private func found(_ samples: Sample..., policy: Policy? = nil) throws -> [String] {
    let findings = foundPruning(inventory(samples), under: try policy ?? removingEnglish())
    #expect(!findings.contains { $0.severity == .error })
    return findings.lines
  }

  private let fallback = "note language-changes: users of en see de: the new fallback"

  @Test func removesEnglish() throws {
    #expect(try found(app) == [fallback])
  }

  @Test func removesEnglishFromStoryboards() throws {
    var app = app
    app.folders = ["Base"]
    app.resources = ["Main.storyboardc": ["Base"], "Launch.storyboardc": ["Base"]]
    app.tables["Main"] = texts("Main")["Main"]
    app.tables["Launch"] = texts("Launch")["Launch"]
    #expect(try found(app) == [fallback])
  }

  /// The framework keeps its one language, since it serves all that stay.
  @Test func keepsTheOneLanguageOfAFramework() throws {
    let kit = Sample(
      "Frameworks/Kit.framework",
      .framework,
      identifier: "net.kit",
      tables: ["Kit": ["en": ["kit.open": "Open"]]]
    )
    #expect(try found(app, kit) == [fallback])
  }

  @Test func removesEnglishFromAWidget() throws {
    var widget = app
    widget.path = "PlugIns/Today.appex"
    widget.kind = .appExtension
    widget.parent = ""
    #expect(try found(app, widget) == [fallback])
  }

  /// The widget was pruned, and sealed, in its own target.
  @Test func leavesAWidgetThatWasPruned() throws {
    let texts = ["a.b": "A"]
    let widget = Sample(
      "PlugIns/Today.appex",
      .appExtension,
      region: "de",
      isSealed: true,
      tables: ["Localizable": ["de": texts, "fr": texts, "ja": texts]]
    )
    #expect(try found(app, widget) == [fallback])
  }

  @Test func keepsWhatAPickerOffers() throws {
    var policy = try removingEnglish()
    policy.root.selectable = ["de", "fr"].map { .init(ByteName($0), text: $0) }
    #expect(try found(app, policy: policy) == [fallback])
  }

  /// Nobody sees a key, whatever they list.
  @Test func showsNobodyAKey() throws {
    var policy = try removingEnglish()
    policy.root.audiences = [
      ["ja-JP", "fr-FR"], ["fr-CA", "en-US"], ["it-IT"], ["en-US", "de-DE"], [],
    ].map { .init(Audience($0), text: "") }
    policy.root.gate = .harm
    #expect(try found(app, policy: policy) == [fallback])
  }
}
