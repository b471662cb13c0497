import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

/// Apps as people ship them, each with what there is to say of one prune, and nothing besides.
@Suite struct ShippedAppsTests {
  private let texts = ["menu.open": "A", "menu.close": "B"]

  private func tables(_ languages: String...) -> [String: [String: Sample.Texts]] {
    ["Localizable": Dictionary(uniqueKeysWithValues: languages.map { ($0, texts) })]
  }

  private func policy(
    keep: [String]? = nil,
    remove: [String] = [],
    region: String? = nil,
    for audiences: [String]...
  ) throws -> Policy {
    let patterns = try (keep ?? remove).map {
      Policy.Named(try LanguagePattern(parsing: $0), text: $0)
    }
    return Policy(
      root: .init(
        selection: keep == nil ? .remove(patterns) : .keep(patterns),
        developmentRegion: region.flatMap { name in
          LanguageTag(name).map { .init($0, text: name) }
        },
        audiences: audiences.map { .init(Audience($0), text: "") }
      )
    )
  }

  private func found(_ samples: Sample..., under policy: Policy) -> [String] {
    foundPruning(inventory(samples), under: policy).lines
  }

  /// English comes before Brazil's Portuguese for those who list it, until English goes.
  @Test func portugalReadsBrazil() throws {
    let policy = try policy(
      keep: ["pt-BR"],
      region: "pt-BR",
      for: ["pt-PT"],
      ["pt-PT", "en"],
      ["pt-AO"],
      []
    )
    #expect(
      found(Sample(tables: tables("en", "pt-BR")), under: policy) == [
        "note language-changes: users of en see pt-BR: the new fallback"
      ]
    )
  }

  /// The folder is `nb`; the policy says `no`, which another's framework has, so that the entry matches something.
  @Test func norwegianByItsOtherName() throws {
    let ski = Sample(
      "Frameworks/Ski.framework",
      .framework,
      identifier: "org.ski",
      tables: tables("en", "no")
    )
    let policy = try policy(keep: ["en", "no"], for: ["nb-NO"], ["nn-NO"], ["en-US"])
    #expect(
      found(Sample(tables: tables("en", "nb")), ski, under: policy) == [
        "error language-lost: nb-NO and nn-NO would see en in Sample.app instead of nb "
          + "(nb served them there and would go; keep nb)",
        "note language-changes: users of 'no' see en in Ski.framework",
      ]
    )
  }

  /// Latin script does not stand in for Cyrillic; Croatian, where it is listed, does.
  @Test func serbianInTwoScripts() throws {
    let policy = try policy(
      remove: ["sr"],
      for: ["sr-RS"],
      ["sr-RS", "hr-HR"],
      ["sr-Latn-RS"]
    )
    #expect(
      found(Sample(tables: tables("en", "sr", "sr-Latn", "hr")), under: policy) == [
        "note language-changes: users of sr see en; those who also list hr see hr"
      ]
    )
  }

  /// To users in India `en` and `en-AU` are equally near once `en-GB` is gone.
  @Test func australiaWithoutBritain() throws {
    let policy = try policy(remove: ["en-GB"], for: ["en-IN"], ["en-AU"], ["en-US"])
    #expect(
      found(Sample(tables: tables("en", "en-AU", "en-GB")), under: policy) == [
        "warning ambiguous-language: users of en-IN are given en or en-AU in Sample.app, "
          + "whichever the folder lists first (to the system both suit equally well; "
          + "keep en-GB, or remove all but one of en and en-AU)"
      ]
    )
  }

  @Test func argentinaWithoutLatinAmerica() throws {
    let policy = try policy(remove: ["es-419"], for: ["es-AR"], ["es-MX"], ["es-ES"])
    #expect(
      found(Sample(tables: tables("en", "es", "es-419", "es-MX")), under: policy) == [
        "warning ambiguous-language: users of es-AR are given es or es-MX in Sample.app, "
          + "whichever the folder lists first (to the system both suit equally well; "
          + "keep es-419, or remove all but one of es and es-MX)"
      ]
    )
  }

  /// Whoever reads traditional characters is given no simplified ones, in a package's lower case either.
  @Test func hongKongWithSimplifiedAlone() throws {
    let core = Sample(
      "App_Core.bundle",
      .resourceBundle,
      tables: tables("en", "zh-hans", "zh-hant")
    )
    let policy = try policy(keep: ["en", "zh-Hans"], for: ["zh-HK"], ["zh-Hans-CN"])
    #expect(
      found(Sample(tables: tables("en", "zh-Hans", "zh-Hant", "zh-HK")), core, under: policy) == [
        "note language-changes: users of zh-HK see en",
        "note language-changes: users of zh-hant see en in App_Core.bundle",
      ]
    )
  }

  /// Texts in packages alone: what the app declares for them is no mistake.
  @Test func languagesDeclaredForPackages() throws {
    let app = Sample(declared: ["en", "fr", "de"])
    let package = Sample(
      "App_UI.bundle",
      .resourceBundle,
      tables: tables("en", "fr", "de")
    )
    let policy = try policy(remove: ["fr"], for: ["fr-CA"], ["fr-FR", "de-DE"], ["de-DE"])
    #expect(
      found(app, package, under: policy) == [
        "note language-changes: users of fr see en; those who also list de see de"
      ]
    )
  }

  /// The widget keeps nothing, and then is no host that still speaks English.
  @Test func aWidgetInEnglishAlone() throws {
    let widget = Sample("PlugIns/Widget.appex", .appExtension, tables: tables("en"))
    let kit = Sample("Frameworks/Kit.framework", .framework, tables: tables("en", "de"))
    let policy = try policy(remove: ["en"], region: "de", for: ["en-US"], ["de-DE"])
    let findings = foundPruning(
      inventory([Sample(tables: tables("en", "de")), widget, kit]),
      under: policy
    )
    #expect(
      findings.filter { $0.severity == .error }.map(\.check) == ["no-localization-left"]
    )
  }

  /// `en.lproj` was deleted beside `Base.lproj`: users of all other languages are given `en` still, and read keys.
  @Test func englishDeletedBesideBase() throws {
    let app = Sample(
      tables: tables("de", "fr"),
      resources: ["Main.storyboardc": ["Base"]]
    )
    let expected =
      "error missing-table: en, the development region without a folder, has no 'Localizable' table, "
      + "of 2 keys [menu.close, menu.open] (its texts show as raw keys, also to users whose language "
      + "is not there; add 'Localizable.strings' to en, or set DEVELOPMENT_LANGUAGE "
      + "(CFBundleDevelopmentRegion) to a language that is there)"
    #expect(try judged(app).lines == [expected])
    #expect(
      try found(app, under: policy(remove: ["fr"], for: ["fr-FR"], ["de-DE"])) == [
        expected, "note language-changes: users of fr see en",
      ]
    )
    #expect(
      try found(app, under: policy(keep: ["de", "fr"], region: "de", for: ["en-US"])).filter {
        $0.hasPrefix("error")
      } == []
    )
  }

  /// A table in Base serves everyone whose language is not there, and texts that are their own keys need none.
  @Test(arguments: [["menu.open": "A", "menu.close": "B"], ["Open the menu": "A"]])
  func aDevelopmentRegionThatNeedsNoFolder(german: Sample.Texts) throws {
    var tables = ["Localizable": ["de": german]]
    if german.count > 1 { tables["Localizable"]?["Base"] = german }
    #expect(try judged(Sample(folders: ["Base"], tables: tables)).lines == [])
  }

  /// A nib and Info.plist have texts of their own.
  @Test func tablesThatHaveTextsElsewhere() throws {
    let app = Sample(
      tables: ["Main": ["de": ["1.text": "A"]], "InfoPlist": ["de": ["CFBundleName": "A"]]],
      resources: ["Main.nib": ["Base"]]
    )
    #expect(try judged(app).lines == [])
  }
}
