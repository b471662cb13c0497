import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct LanguagesDifferTests {
  private func widget(
    _ folders: [String],
    _ name: String = "Widget",
    kind: ComponentKind = .appExtension
  ) -> Sample {
    Sample("PlugIns/\(name).appex", kind, folders: folders)
  }

  private func found(_ app: Sample, _ parts: [Sample], policy: Policy = Policy()) -> [Finding] {
    judged(inventory([app] + parts), policy: policy).of("languages-differ")
  }

  @Test func findsWhatAnExtensionLacks() {
    let findings = found(Sample(folders: ["de", "en", "it", "ja"]), [widget(["de", "en"])])
    #expect(
      findings.lines == [
        "warning languages-differ: Widget.appex lacks 'it' and ja, which Sample.app has "
          + "(users of these see one part in their language and the other in another; "
          + "add them, or remove them from the app)"
      ]
    )
    #expect(findings.map(\.component) == [1])
    #expect(findings.map(\.languages) == [["it", "ja"]])
    #expect(findings.map(\.cause) == [.before])
  }

  @Test(arguments: [ComponentKind.appExtension, .watchApp, .appClip])
  func findsWhatOnlyAPartOfTheAppHas(kind: ComponentKind) {
    let findings = found(Sample(folders: ["en"]), [widget(["en", "fr"], kind: kind)])
    #expect(
      findings.lines == [
        "warning languages-differ: Widget.appex has fr, which Sample.app has not "
          + "(users of it see one part in their language and the other in another; "
          + "add it to the app, or remove it here, in a phase of its own target)"
      ]
    )
  }

  @Test func mergesPartsThatDifferInTheSame() {
    let app = Sample(folders: ["de", "en"])
    let findings = found(
      app,
      [widget(["en", "fr"]), widget(["en", "fr"], "Share"), widget(["en"], "Z")]
    )
    #expect(
      findings.map(\.message) == [
        "Share.appex and Widget.appex lack de, and have fr, unlike Sample.app",
        "Z.appex lacks de, which Sample.app has",
      ]
    )
    #expect(
      findings.map(\.advice)[0] == "have the same languages in both, by a phase in each target"
    )
    #expect(findings.map(\.component) == [0, 3])
  }

  /// Users of British English are not astonished by American English.
  @Test func comparesLanguagesNotTheirVariants() {
    let app = Sample(folders: ["en", "en-GB", "pt-BR", "zh-Hant"])
    #expect(found(app, [widget(["en", "pt", "zh-HK"])]).isEmpty)
    #expect(
      found(app, [widget(["en", "pt-PT", "zh-Hans"])]).map(\.message) == [
        "Widget.appex lacks pt-BR and zh-Hant, and has pt-PT and zh-Hans, unlike Sample.app"
      ]
    )
  }

  @Test func comparesSpellingsOfOneLanguageAndDeclaredOnes() {
    let app = Sample(declared: ["fr"], folders: ["English", "zh_CN"])
    #expect(found(app, [widget(["en", "fr", "zh-Hans"])]).isEmpty)
  }

  /// What Base holds is the development region's.
  @Test func countsTheDevelopmentRegionBesideBase() {
    let app = Sample(folders: ["Base", "de"])
    #expect(found(app, [widget(["de", "en"])]).isEmpty)
    #expect(found(Sample(folders: ["de", "en"]), [widget(["Base", "de"])]).isEmpty)
    // A Base of one language is one language.
    #expect(
      found(Sample(folders: ["de", "en"]), [widget(["Base"])]).map(\.languages) == [["de"]]
    )
  }

  @Test func doesNotMindPartsWithoutAnyLocalization() {
    #expect(found(Sample(folders: ["de", "en"]), [widget([])]).isEmpty)
  }

  @Test func comparesNoFrameworksAndNothingWithoutAnApp() {
    let app = Sample(folders: ["de", "en"])
    let kit = Sample("Kit.framework", .framework, folders: ["en"])
    #expect(found(app, [kit]).isEmpty)
    #expect(found(Sample("", .framework, folders: ["de"]), [widget(["en"])]).isEmpty)
  }

  /// The app's own mistake is told for itself.
  @Test func leavesOutLanguagesThatTheAppDoesNotSpeak() {
    let app = Sample(
      folders: ["Greek", "it"],
      tables: ["Localizable": ["en": ["a": "A"], "de": ["a": "A"]]]
    )
    #expect(found(app, [widget(["de", "en"])]).isEmpty)
  }

  @Test func findsWhatThePlanBringsAbout() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "fr"), text: "fr")])),
      components: [
        .init(
          match: .init(ComponentPattern("PlugIns/*"), text: "PlugIns/*"),
          settings: .init(
            selection: .remove([.init(try LanguagePattern(parsing: "de"), text: "de")])
          )
        )
      ]
    )
    let sample = Sample(folders: ["de", "en", "fr"])
    let findings = try pruned(sample, widget(["de", "en", "fr"]), policy: policy)
      .of("languages-differ")
    #expect(
      findings.map(\.message) == [
        "Widget.appex lacks de, and has fr, unlike Sample.app"
      ]
    )
    #expect(findings.map(\.cause) == [.plan])
  }

  /// That a language is still there is told otherwise: by `unwanted-localization`, or with the seals.
  @Test func countsWhatThePolicyRemovesAsGone() throws {
    let sample = Sample(folders: ["de"])
    var sealed = widget(["de", "en"])
    sealed.region = "de"
    #expect(found(sample, [sealed], policy: try removing("en")).isEmpty)
    sealed.isSealed = true
    let findings = try pruned(Sample(folders: ["de", "en"]), sealed)
    #expect(findings.of("languages-differ").isEmpty)
  }

  @Test func asksAboutEachLanguage() throws {
    let policy = Policy(allowances: [try allowing("languages-differ", language: "ja")])
    let app = Sample(folders: ["de", "en", "ja"])
    #expect(found(app, [widget(["en"])], policy: policy).map(\.languages) == [["de"]])
    #expect(found(app, [widget(["de", "en"])], policy: policy).isEmpty)
  }
}
