import Decide
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct LanguageLostTests {
  private let texts = ["a": "A"]

  private func tables(_ languages: String...) -> [String: [String: Sample.Texts]] {
    ["Localizable": Dictionary(uniqueKeysWithValues: languages.map { ($0, texts) })]
  }

  private func policy(keeping names: [String], for audiences: [[String]]) throws -> Policy {
    Policy(
      root: .init(
        selection: .keep(try names.map { .init(try LanguagePattern(parsing: $0), text: $0) }),
        developmentRegion: LanguageTag("de").map { .init($0, text: "de") },
        audiences: audiences.map { .init(Audience($0), text: "") }
      )
    )
  }

  /// The app's own folder is not the extension's, so that a list of names can fit one and not the other.
  @Test func findsAnExtensionThatSpokeAVariantsLanguage() throws {
    let samples = [
      Sample(region: "de", tables: tables("de", "fr-CA")),
      Sample("PlugIns/Today.appex", .appExtension, region: "de", tables: tables("de", "fr")),
    ]
    let policy = try policy(keeping: ["de", "fr-CA"], for: [["fr-CA"], ["de"], []])
    #expect(
      try pruned(inventory(samples), policy: policy).of("language-lost").lines == [
        "error language-lost: fr-CA would see de in Today.appex instead of fr "
          + "(fr served them there and would go, while Sample.app still speaks their language; "
          + "keep fr there, by an entry of 'components' for 'PlugIns/Today.appex')"
      ]
    )
  }

  /// The framework is not what is wrong where the extension was never pruned in its own target.
  @Test func asksToPruneTheSignedExtensionThatStillSpeaksALanguage() throws {
    var extensionSample = Sample(
      "PlugIns/Today.appex",
      .appExtension,
      region: "en",
      tables: tables("de", "en")
    )
    extensionSample.isSealed = true
    let samples = [
      Sample(region: "en", tables: tables("de", "en")),
      extensionSample,
      Sample("Frameworks/Kit.framework", .framework, region: "en", tables: tables("de", "en")),
    ]
    #expect(
      try pruned(inventory(samples)).of("language-lost").map(\.advice) == [
        "prune Today.appex in a phase of its own target, before it is signed, or "
          + "keep en there, by an entry of 'components' for 'Frameworks/Kit.framework'"
      ]
    )
  }

  /// Whoever names a component means it.
  @Test func doesNotMindWhatIsAskedOfTheComponent() throws {
    let samples = [
      Sample(region: "de", tables: tables("de", "fr")),
      Sample("PlugIns/Today.appex", .appExtension, region: "de", tables: tables("de", "fr")),
    ]
    var policy = try policy(keeping: ["de", "fr"], for: [["fr"]])
    policy.components = [
      .init(
        match: .init(ComponentPattern("PlugIns/*"), text: "PlugIns/*"),
        settings: .init(
          selection: .keep([.init(try LanguagePattern(parsing: "de"), text: "de")])
        )
      )
    ]
    let findings = foundPruning(inventory(samples), under: policy)
    #expect(findings.of("language-lost").lines == [])
    #expect(
      findings.of("language-changes").lines == [
        "note language-changes: users of fr see de in Today.appex"
      ]
    )
  }

  /// That German users lose German is what was asked for.
  @Test func doesNotMindALanguageThatIsRemovedByName() throws {
    let sample = Sample(tables: tables("en", "de"))
    var policy = try removing("de")
    policy.root.audiences = [["de"], ["en"]].map { .init(Audience($0), text: "") }
    #expect(
      foundPruning(inventory([sample]), under: policy).lines == [
        "note language-changes: users of de see en"
      ]
    )
  }

  /// Nobody asked for what lprune finds unreachable, so that it must be right.
  @Test func findsALanguageThatWasTrimmedThoughItWasReached() throws {
    let inventory = inventory([
      Sample(region: "de", tables: tables("de", "fr")),
      Sample("Frameworks/Kit.framework", .framework, region: "de", tables: tables("de", "fr")),
    ])
    var policy = try policy(keeping: ["de", "fr"], for: [["fr"], ["de"]])
    policy.root.trimNested = true
    var plan = decide(inventory, under: policy)
    let french = try #require(
      inventory.components[1].localizations.firstIndex { $0.name == "fr" }
    )
    plan.decisions[1][french] = Decision(
      isRemoval: true,
      rule: .trimsTheUnreachable,
      reason: "no user can reach it"
    )
    let findings = verify(.prune(plan), in: inventory, under: policy, known: .sample).findings
    #expect(
      findings.lines == [
        "error language-lost: fr would see de in Kit.framework instead of fr "
          + "(fr served them there and would go, while Sample.app still speaks their language; "
          + "keep fr there, by an entry of 'components' for 'Frameworks/Kit.framework')"
      ]
    )
  }

  /// The development region stays listed beside Base; that its folder goes, one finding says for the whole app.
  @Test func doesNotMindALanguageOfWhichTheAppKeepsNoFolder() throws {
    let samples = [
      Sample(folders: ["Base"], tables: tables("en", "de", "fr")),
      Sample("Frameworks/Kit.framework", .framework, tables: tables("en", "de", "fr")),
      Sample("PlugIns/Today.appex", .appExtension, tables: tables("en", "de", "fr")),
    ]
    var policy = try removing("en")
    policy.root.audiences = [.init(Audience(["en"]), text: "")]
    let findings = foundPruning(inventory(samples), under: policy)
    #expect(findings.of("language-lost").lines == [])
    #expect(findings.of("development-region-removed").map(\.component) == [0, 2])
  }

  /// Nobody is given another language by a component that has none.
  @Test func leavesAComponentWithoutLanguagesToItsOwnFinding() throws {
    let samples = [
      Sample(region: "de", tables: tables("de", "fr")),
      Sample("Frameworks/Kit.framework", .framework, tables: tables("de")),
    ]
    var policy = try removing("*")
    policy.root.selectable = [.init("de", text: "de")]
    policy.root.audiences = [.init(Audience(["de"]), text: "")]
    let findings = foundPruning(inventory(samples), under: policy)
    #expect(findings.filter { $0.component == 1 }.map(\.check) == ["no-localization-left"])
  }

  /// A framework that had more languages than the app follows the app.
  @Test func doesNotMindWhatAFrameworkSpokeBesideTheApp() throws {
    let samples = [
      Sample(tables: tables("en", "de")),
      Sample("Frameworks/Kit.framework", .framework, tables: tables("de", "it")),
    ]
    var policy = try removingEnglish()
    policy.root.audiences = [.init(Audience(["it"]), text: "")]
    #expect(
      foundPruning(inventory(samples), under: policy).map(\.check) == [
        "language-changes", "language-changes", "unreachable-localization",
      ]
    )
  }
}
