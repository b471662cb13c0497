import Languages
import Model
import TestSupport
import Testing

import Resolve

/// What nested components answer, by tags and parents (runtime.md, table D).
@Suite struct RequestsTests {
  /// What the framework answers to each request of the app, as `request -> answer`.
  private func answers(
    app: [String],
    _ appRegion: String?,
    framework: [String],
    _ region: String?,
    kind: ComponentKind = .framework
  ) -> [String] {
    let inventory = inventory(
      Sample(region: appRegion, folders: app),
      Sample("Frameworks/F", kind, region: region, folders: framework)
    )
    let view = View(inventory)
    let localizations = inventory.components[1].localizations
    return view.requests(to: 1).map { request in
      let answer = view.answer(to: request, in: 1, among: view.present(in: 1))
      let names = answer.map { $0.map { localizations[$0].name.description } } ?? ["?"]
      return request.map(\.description).joined(separator: " ") + " -> "
        + names.joined(separator: " ")
    }
  }

  @Test func asksForTheWholeSearchListOfTheApp() {
    // M2: the app's development region serves, before the framework's own.
    #expect(
      answers(app: ["en", "fr"], "en", framework: ["en", "de"], "en")
        == ["en en -> en", "fr en -> en"]
    )
  }

  @Test func answersWithARelative() {
    // M5 and M13.
    #expect(
      answers(app: ["en", "fr-CA"], "en", framework: ["en", "fr"], "en")
        == ["en en -> en", "fr-CA en -> fr"]
    )
  }

  @Test func fallsBackToTheOwnRegionThenToEnglish() {
    #expect(
      answers(app: ["ja"], "ja", framework: ["it", "fr"], "fr") == ["ja ja -> fr"]
    )
    #expect(
      answers(app: ["ja"], "ja", framework: ["it", "en"], nil) == ["ja ja -> en"]
    )
  }

  @Test func doesNotGuessWhereTheFolderDecides() {
    #expect(answers(app: ["ja"], "ja", framework: ["it", "fr"], nil) == ["ja ja -> ?"])
  }

  @Test func asksSettingsForTheUsersOwnLanguagesAlone() {
    #expect(
      answers(app: ["de", "en"], "en", framework: ["de", "fr"], nil, kind: .settingsBundle)
        == ["de -> de", "en -> ?"]
    )
  }

  @Test(arguments: [
    ("en", true), ("fr", true), ("fr-CA", true), ("it", false), ("pt-PT", true), ("zh-Hant", false),
  ])
  func tellsWhatAHostCanChoose(name: String, expected: Bool) {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "fr", "pt-BR"]),
      Sample("Frameworks/F", .framework, region: "en", folders: ["de", name])
    )
    #expect(View(inventory).selectable(in: 1) == [true, expected])
  }

  /// A user is given whichever the folder lists first where a framework has nothing that was asked for.
  @Test(arguments: [
    ("en", ["it"], [true]), ("en", ["en", "it"], [true, false]),
    (nil, ["en-GB", "it"], [true, false]), (nil, ["it", "ko"], [true, true]),
  ])
  func letsTheFolderChooseWhereNothingElseDoes(
    region: String?,
    folders: [String],
    expected: [Bool]
  ) {
    let inventory = inventory(
      Sample(region: "fr", folders: ["fr"]),
      Sample("Frameworks/F", .framework, region: region, folders: folders)
    )
    #expect(View(inventory).selectable(in: 1) == expected)
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
