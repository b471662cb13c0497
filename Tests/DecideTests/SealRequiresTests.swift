import Languages
import Model
import Testing
import TestSupport

import Decide

@Suite struct SealRequiresTests {
  private let app = Sample(region: "de", folders: ["de", "en", "fr"])
  private let ownTarget = "prune it in a phase of its own target, before it is signed"

  private func framework(required: [String] = []) -> Sample {
    var framework = Sample(
      "Frameworks/Chat.framework",
      .framework,
      region: "de",
      isSealed: true,
      folders: ["de", "en", "fr"]
    )
    framework.required = required
    return framework
  }

  private func removing(
    _ names: [String],
    signed: Policy.SignedRule? = nil,
    region: String? = nil
  ) throws -> Policy {
    Policy(
      root: .init(
        selection: .remove(try patterns(names)),
        developmentRegion: region.flatMap { LanguageTag($0) }.map { .init($0, text: "") },
        signed: signed
      )
    )
  }

  private func reasons(_ plan: Plan, of id: Component.ID) -> [String] {
    plan.decisions[id].filter { $0.rule == .sealRequires }.map(\.reason)
  }

  @Test func takesFromASealedFrameworkWhatItsSealLetsGo() throws {
    let inventory = inventory(app, framework(required: ["fr.lproj"]))
    let plan = decide(inventory, under: try removing(["en", "fr"]))
    #expect(plan.removals(in: inventory) == ["Frameworks/Chat.framework/en", "en", "fr"])
    #expect(plan.decisions[1].map(\.rule) == [.unlisted, .named, .sealRequires])
    #expect(reasons(plan, of: 1) == ["its seal requires it; \(ownTarget)"])
  }

  @Test func keepsWhatAnEnclosingSealRequires() throws {
    let inventory = inventory(
      app,
      framework(required: ["Core.bundle/en.lproj"]),
      Sample(
        "Frameworks/Chat.framework/Core.bundle",
        .resourceBundle,
        region: "de",
        folders: ["de", "en", "fr"],
        parent: "Frameworks/Chat.framework"
      )
    )
    let plan = decide(inventory, under: try removing(["en", "fr"]))
    #expect(
      plan.removals(in: inventory) == [
        "Frameworks/Chat.framework/Core.bundle/fr", "Frameworks/Chat.framework/en",
        "Frameworks/Chat.framework/fr", "en", "fr",
      ]
    )
    #expect(reasons(plan, of: 2) == ["the seal of Chat.framework requires it; \(ownTarget)"])
  }

  @Test func keepsAllBelowADamagedSeal() throws {
    var framework = framework()
    framework.sealDamage = "it is no property list"
    let inventory = inventory(
      app,
      framework,
      Sample(
        "Frameworks/Chat.framework/Core.bundle",
        .resourceBundle,
        region: "de",
        folders: ["de", "en"],
        parent: "Frameworks/Chat.framework"
      )
    )
    let plan = decide(inventory, under: try removing(["en"]))
    #expect(plan.removals(in: inventory) == ["en"])
    #expect(reasons(plan, of: 1) == ["its seal is damaged; \(ownTarget)"])
    #expect(reasons(plan, of: 2) == ["the seal of Chat.framework is damaged; \(ownTarget)"])
  }

  /// It would go only with an edit of the Info.plist; the region of a framework is asked after the app's own.
  @Test func keepsWhatASealedInfoPlistNames() throws {
    var framework = framework()
    framework.region = "en"
    framework.declared = ["fr"]
    framework.folders.append("it")
    let inventory = inventory(app, framework)
    let plan = decide(inventory, under: try removing(["en", "fr", "it"], region: "de"))
    #expect(
      plan.removals(in: inventory) == [
        "Frameworks/Chat.framework/en", "Frameworks/Chat.framework/it", "en", "fr",
      ]
    )
    #expect(reasons(plan, of: 1) == ["named by a sealed Info.plist; \(ownTarget)"])
    #expect(plan.edits == [])
  }

  /// The seal around it lists its Info.plist like any file.
  @Test func editsNoInfoPlistOfABundleBelowASeal() throws {
    let inventory = inventory(
      app,
      framework(),
      Sample(
        "Frameworks/Chat.framework/Core.bundle",
        .resourceBundle,
        declared: ["de", "en", "fr", "it"],
        folders: ["de", "en", "fr"],
        parent: "Frameworks/Chat.framework"
      )
    )
    let plan = decide(inventory, under: try removing(["en", "fr", "it"], region: "de"))
    #expect(plan.edits == [])
    #expect(plan.decisions[2].map(\.isRemoval) == [false, false, false, false])
  }

  @Test(arguments: [
    ComponentKind.appExtension, .watchApp, .appClip, .xpcService, .helperApp,
  ])
  func leavesASealedProgramToItsOwnTarget(kind: ComponentKind) throws {
    let inventory = inventory(
      app,
      Sample("PlugIns/Share", kind, region: "de", isSealed: true, folders: ["de", "en"]),
      Sample(
        "PlugIns/Share/Kit.framework",
        .framework,
        region: "de",
        isSealed: true,
        folders: ["de", "en"],
        parent: "PlugIns/Share"
      )
    )
    let plan = decide(inventory, under: try removing(["en"]))
    #expect(plan.removals(in: inventory) == ["en"])
    #expect(reasons(plan, of: 1) == ["signed by its own target; \(ownTarget)"])
    #expect(reasons(plan, of: 2) == ["part of a signed program; \(ownTarget)"])
  }

  @Test func plansThroughTheSealsOfASealedProduct() throws {
    var app = app
    app.isSealed = true
    app.required = ["en.lproj"]
    let inventory = inventory(app, framework(required: ["en.lproj"]))
    #expect(
      decide(inventory, under: try removing(["en"])).removals(in: inventory)
        == ["Frameworks/Chat.framework/en", "en"]
    )
  }

  @Test func takesOnlyWhatSealsLetGoFromASealedProduct() throws {
    var app = app
    app.isSealed = true
    app.folders = ["de", "en", "fr", "it"]
    app.declared = ["it"]
    app.required = ["fr.lproj", "Frameworks/Chat.framework/en.lproj"]
    let inventory = inventory(
      app,
      framework(),
      Sample(
        "PlugIns/Share.appex",
        .appExtension,
        region: "de",
        isSealed: true,
        folders: ["de", "en"]
      )
    )
    let policy = try removing(["de", "en", "fr", "it"], signed: .optionalOnly, region: "ja")
    let plan = decide(inventory, under: policy)
    #expect(
      plan.removals(in: inventory)
        == [
          "Frameworks/Chat.framework/de", "Frameworks/Chat.framework/fr", "PlugIns/Share.appex/en",
          "en",
        ]
    )
    #expect(plan.edits == [])
    #expect(
      reasons(plan, of: 0) == [
        "named by a sealed Info.plist; prune before signing",
        "its seal requires it; prune before signing",
        "named by a sealed Info.plist; prune before signing",
      ]
    )
    #expect(
      reasons(plan, of: 1) == ["the seal of Sample.app requires it; prune before signing"]
    )
  }
}
