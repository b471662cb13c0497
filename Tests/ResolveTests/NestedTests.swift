import Languages
import Model
import TestSupport
import Testing

import Resolve

/// What a framework shows in the process of an app, as CFBundle did (runtime.md, table D).
@Suite struct NestedTests {
  /// The localization that is chosen in the app, then the one in the framework.
  private func chosen(
    app: Sample,
    framework folders: String,
    _ region: String,
    user: String
  ) -> String {
    let inventory = inventory(
      app,
      Sample(
        "Frameworks/F.framework",
        .framework,
        region: region,
        folders: folders.split(separator: " ").map(String.init)
      )
    )
    let view = View(inventory)
    var search = AudienceSearch(before: view, after: view)
    let audience = Audience(user.split(separator: " ").map(String.init))
    return [0, 1].map { id in
      search.results(for: [audience], in: id).flatMap(\.before.chosen)
        .map(\.description).joined(separator: "|")
    }.joined(separator: " -> ")
  }

  private func app(_ folders: String, _ region: String, declared: [String] = []) -> Sample {
    Sample(
      region: region,
      declared: declared,
      folders: folders.split(separator: " ").map(String.init)
    )
  }

  @Test(arguments: ["fr-CA en", "de fr"])
  func M1(user: String) {
    #expect(chosen(app: app("en", "en"), framework: "en fr de", "en", user: user) == "en -> en")
  }

  @Test func M2() {
    #expect(
      chosen(app: app("en fr", "en"), framework: "en de", "en", user: "de fr") == "fr -> en"
    )
  }

  @Test func M3() {
    #expect(
      chosen(app: app("en fr", "en"), framework: "en fr fr-CA", "en", user: "fr-CA") == "fr -> fr"
    )
  }

  @Test(arguments: ["fr-CA", "de fr"])
  func M5(user: String) {
    #expect(
      chosen(app: app("en fr-CA", "en"), framework: "en fr", "en", user: user) == "fr-CA -> fr"
    )
  }

  @Test func M6() {
    #expect(
      chosen(app: app("fr de", "en"), framework: "fr de", "en", user: "zh-HK") == "de|fr -> de|fr"
    )
  }

  @Test func M7() {
    #expect(chosen(app: app("fr", "fr"), framework: "en de", "en", user: "de fr") == "fr -> de")
  }

  @Test func M8() {
    #expect(
      chosen(
        app: app("", "en", declared: ["en", "fr"]),
        framework: "en fr",
        "en",
        user: "fr-CA"
      ) == "fr -> fr"
    )
  }

  @Test func M10() {
    #expect(chosen(app: app("", "en"), framework: "en fr", "en", user: "fr-CA") == "en -> en")
  }

  /// The app lists its region beside `Base`, and so does the framework.
  @Test func M11() {
    #expect(
      chosen(app: app("Base fr", "en"), framework: "Base fr", "en", user: "zh-HK") == "en -> en"
    )
  }

  @Test func M13() {
    #expect(
      chosen(app: app("en zh-Hant", "en"), framework: "en zh_TW zh_HK", "en", user: "zh-HK")
        == "zh-Hant -> zh_TW"
    )
  }

  @Test(arguments: ["fr-CA en", "zh-HK"])
  func M14(user: String) {
    #expect(
      chosen(app: app("en de", "en"), framework: "fr it", "fr", user: user) == "en -> fr"
    )
  }

  @Test func M4AndM12() {
    var app = app("en", "en")
    app.allowsMixedLocalizations = true
    #expect(chosen(app: app, framework: "en fr", "en", user: "fr-CA") == "en -> fr")
  }

  @Test func M9() {
    var app = app("en", "en")
    app.isExtension = true
    #expect(chosen(app: app, framework: "en fr", "en", user: "fr-CA") == "en -> fr")
  }

  @Test func M15() {
    var app = app("en", "en")
    app.followsParent = true
    #expect(chosen(app: app, framework: "en fr", "en", user: "fr-CA") == "en -> fr")
  }

  /// What a host can choose decides what can be reached in what it loads.
  @Test(arguments: [
    ("en", true), ("fr", true), ("fr-CA", true), ("it", false), ("pt-PT", true),
    ("zh-Hant", false),
  ])
  func tellsWhatCanBeReached(name: String, expected: Bool) {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "fr", "pt-BR"]),
      Sample("Frameworks/F", .framework, region: "en", folders: ["de", name])
    )
    #expect(View(inventory).reachable()[1] == [true, expected])
  }

  @Test(arguments: [
    ("en_US", ["de", "en", "fr"], ["en"]), ("en", ["de", "en", "en-US"], ["en"]),
    ("en", ["de", "en-GB", "en-US"], ["en-US"]), ("en", ["de", "fr"], []),
    ("zh-Hant", ["zh-Hans", "de"], []), ("en", ["Base", "de"], ["en"]),
  ])
  func tellsWhatUsersOfOtherLanguagesAreGiven(region: String, folders: [String], expected: [String])
  {
    let inventory = inventory(Sample(region: region, folders: folders))
    let localizations = inventory.product.localizations
    let fallback = View(inventory).fallback(in: 0)
    #expect(fallback.map { localizations[$0].name.description } == expected)
  }
}
