import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct AmbiguousLanguageTests {
  private func found(_ samples: Sample..., policy: Policy = Policy()) -> [Finding] {
    judged(inventory(samples), policy: policy).of("ambiguous-language")
  }

  private func policy(_ audiences: [String]..., remove: String? = nil) throws -> Policy {
    Policy(
      root: .init(
        selection: try remove.map {
          .remove([.init(try LanguagePattern(parsing: $0), text: $0)])
        },
        audiences: audiences.map { .init(Audience($0), text: "") }
      )
    )
  }

  /// R5.
  @Test func findsALackOfAFallback() {
    let findings = found(Sample(folders: ["de", "fr"]))
    #expect(
      findings.lines == [
        "warning ambiguous-language: users of any other language are given de or fr in "
          + "Sample.app, whichever the folder lists first (neither its development region 'en' nor "
          + "English is there to fall back to; "
          + "set DEVELOPMENT_LANGUAGE (CFBundleDevelopmentRegion) to one of them)"
      ]
    )
    #expect(findings.map(\.languages) == [["de", "fr"]])
    #expect(findings.map(\.place) == [Place("Info.plist")])
    #expect(findings.map(\.cause) == [.before])
  }

  @Test func namesTheAudiencesOfThePolicy() throws {
    let findings = found(
      Sample(region: nil, folders: ["de", "fr"]),
      policy: try policy(["ja-JP"], ["ja-JP", "ko-KR"], ["de-DE"], [])
    )
    #expect(
      findings.lines == [
        "warning ambiguous-language: users of ja-JP and 'ja-JP, ko-KR', and of any other language, "
          + "are given de or fr in Sample.app, whichever the folder lists first "
          + "(neither a development region nor English is there to fall back to; "
          + "set DEVELOPMENT_LANGUAGE (CFBundleDevelopmentRegion) to one of them)"
      ]
    )
  }

  @Test func countsManyLanguages() throws {
    let findings = found(
      Sample(folders: ["cs", "da", "de", "fi", "fr", "hu", "ja"]),
      policy: try policy(["ko-KR"])
    )
    #expect(
      findings.map(\.message) == [
        "users of ko-KR are given one of 7 languages in Sample.app, whichever the folder lists first"
      ]
    )
  }

  /// Row 73.
  @Test func findsVariantsThatSuitEquallyWell() throws {
    let findings = found(Sample(folders: ["en", "es", "es-MX"]), policy: try policy(["es-AR"]))
    #expect(
      findings.lines == [
        "warning ambiguous-language: users of es-AR are given es or es-MX in Sample.app, "
          + "whichever the folder lists first (to the system both suit equally well; "
          + "remove all but one of es and es-MX, or add es-AR)"
      ]
    )
    #expect(findings.map(\.place) == [nil])
  }

  /// Whoever takes the language is not told to add it.
  @Test func asksToKeepWhatThePruneTakesWhereThereIsNoInfoPlist() throws {
    var inventory = inventory(
      Sample(tables: ["L": ["de": ["a": "A"], "en": ["a": "A"]]]),
      Sample("Settings.bundle", .settingsBundle, folders: ["de", "en", "fr"])
    )
    inventory.components[1].infoPlist = nil
    #expect(
      try pruned(inventory).of("ambiguous-language").map(\.advice) == [
        "keep en there, by an entry of 'components' for 'Settings.bundle', "
          + "or add an Info.plist with a CFBundleDevelopmentRegion that is there"
      ]
    )
  }

  @Test func asksForAnInfoPlistWhereThereIsNone() {
    var inventory = inventory(
      Sample(folders: ["de", "en"]),
      Sample("Settings.bundle", .settingsBundle, folders: ["de", "fr"])
    )
    inventory.components[1].infoPlist = nil
    #expect(
      judged(inventory).of("ambiguous-language").map(\.advice) == [
        "add an Info.plist with a CFBundleDevelopmentRegion that is there, or en"
      ]
    )
  }

  /// Where the app is in either language, so are its frameworks: the app is to be mended.
  @Test func blamesTheAppAlone() {
    let findings = found(
      Sample(folders: ["de", "fr"]),
      Sample("Kit.framework", .framework, folders: ["de", "en", "fr"])
    )
    #expect(findings.map(\.component) == [0])
  }

  @Test func findsWhatThePlanBringsAbout() throws {
    let settings = Sample(
      "Settings.bundle",
      .settingsBundle,
      region: nil,
      folders: ["de", "en", "fr"]
    )
    let policy = try policy([], remove: "en")
    let findings = try pruned(Sample(region: "de", folders: ["de"]), settings, policy: policy)
      .of("ambiguous-language")
    #expect(findings.map(\.cause) == [.plan])
    #expect(findings.map(\.languages) == [["de", "fr"]])
  }

  @Test func leavesTheLossOfAFallbackToItsOwnCheck() throws {
    let findings = try pruned(
      Sample(folders: ["de", "en", "fr"]),
      policy: policy([], remove: "en")
    )
    #expect(findings.map(\.check) == ["development-region-removed"])
  }

  @Test func tellsOfOthersOnlyWhatThePlanBringsAbout() throws {
    var kit = Sample("Kit.framework", .framework, identifier: "org.kit", folders: ["de", "fr"])
    let app = Sample(region: "ja", folders: ["ja"])
    #expect(found(app, kit).isEmpty)
    kit.folders = ["de", "en", "fr"]
    let inventory = inventory(app, kit)
    var plan = Plan.keepingAll(of: inventory)
    plan.decisions[1][1].isRemoval = true
    let findings = verify(.prune(plan), in: inventory, under: Policy(), known: .sample).findings
      .of("ambiguous-language")
    #expect(findings.map(\.cause) == [.plan])
    #expect(
      findings.map(\.advice) == ["keep en there, by an entry of 'components' for 'Kit.framework'"]
    )
  }

  @Test(arguments: [
    ("en", ["en", "fr"]), ("de", ["de", "fr"]), ("en", ["English", "en"]), ("ja", ["en", "fr"]),
    ("en", ["de"]), ("en", []), ("en", ["Base", "de", "fr"]),
  ])
  func doesNotMind(region: String, folders: [String]) {
    #expect(found(Sample(region: region, folders: folders)).isEmpty)
  }

  @Test func takesDeclaredLanguagesInTheirOrder() {
    #expect(found(Sample(declared: ["fr", "de"], folders: ["de", "fr"])).isEmpty)
  }
}
