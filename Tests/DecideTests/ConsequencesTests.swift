import Languages
import Model
import Testing
import TestSupport

import Decide

@Suite struct ConsequencesTests {
  private func plan(
    removing names: [String],
    developmentRegion: String? = nil,
    from inventory: Inventory
  ) throws -> Plan {
    let region = developmentRegion.flatMap { LanguageTag($0) }
    return decide(
      inventory,
      under: Policy(
        root: .init(
          selection: .remove(try patterns(names)),
          developmentRegion: region.map { .init($0, text: developmentRegion ?? "") }
        )
      )
    )
  }

  private func plan(keeping names: [String], in inventory: Inventory) throws -> Plan {
    decide(inventory, under: Policy(root: .init(selection: .keep(try patterns(names)))))
  }

  @Test func keepsAParentWhoseTableAVariantInherits() throws {
    let inventory = inventory(
      Sample(
        region: "fr-CA",
        tables: ["Localizable": ["fr": ["a": "A"]], "Other": ["fr-CA": ["b": "B"]]]
      )
    )
    let plan = try plan(keeping: ["fr-CA"], in: inventory)
    #expect(plan.removals(in: inventory) == [])
    #expect(plan.decisions[0].map(\.rule) == [.keepsParents, .named])
    #expect(plan.decisions[0][0].reason == "fr-CA inherits from it what it lacks")
  }

  @Test func removesAParentThatBringsNothing() throws {
    let inventory = inventory(
      Sample(
        region: "fr-CA",
        tables: ["Localizable": ["fr": ["a": "A"], "fr-CA": ["a": "A"]]]
      )
    )
    #expect(try plan(keeping: ["fr-CA"], in: inventory).removals(in: inventory) == ["fr"])
  }

  @Test func keepsAParentWhoseNibAVariantInherits() throws {
    let inventory = inventory(
      Sample(region: "fr-CA", folders: ["fr-CA"], resources: ["Main.nib": ["fr"]])
    )
    #expect(try plan(keeping: ["fr-CA"], in: inventory).removals(in: inventory) == [])
  }

  @Test func removesAParentThatRemoveNames() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "fr-CA"], tables: ["Localizable": ["fr": ["a": "A"]]])
    )
    #expect(try plan(removing: ["fr"], from: inventory).removals(in: inventory) == ["fr"])
  }

  @Test func keepsWhatServesALanguageThatAFrameworkLacks() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "en", "ja"]),
      Sample("Frameworks/Chat.framework", .framework, region: "en", folders: ["en", "it"])
    )
    let plan = try plan(keeping: ["de", "ja"], in: inventory)
    #expect(plan.removals(in: inventory) == ["Frameworks/Chat.framework/it", "en"])
    #expect(plan.decisions[1][0].rule == .keepsTheLastResort)
    #expect(plan.decisions[1][0].reason == "serves de and ja, which Chat.framework lacks")
  }

  /// The app's search list, its development region included, is what frameworks are asked for (runtime.md 3.4, M2).
  @Test func letsTheAppsDevelopmentRegionServeAFramework() throws {
    let inventory = inventory(
      Sample(folders: ["de", "en", "ja"]),
      Sample("Frameworks/Chat.framework", .framework, folders: ["de", "en"])
    )
    let plan = try plan(removing: ["en"], developmentRegion: "de", from: inventory)
    #expect(plan.removals(in: inventory) == ["Frameworks/Chat.framework/en", "en"])
    #expect(plan.edits.map(\.developmentRegion) == ["de", "de"])
  }

  @Test func keepsAllThatMightServeWhereTheFolderDecides() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de"]),
      Sample("Settings.bundle", .settingsBundle, region: nil, folders: ["fr", "it"])
    )
    #expect(try plan(keeping: ["de"], in: inventory).removals(in: inventory) == [])
  }

  @Test func removesTheLastResortWherePolicySaysSo() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de"]),
      Sample("Frameworks/Chat.framework", .framework, folders: ["en"])
    )
    let policy = Policy(
      root: .init(selection: .keep(try patterns(["de"]))),
      components: [
        .init(
          match: .init(ComponentPattern("Frameworks/*"), text: ""),
          settings: .init(lastResort: .remove)
        )
      ]
    )
    #expect(
      decide(inventory, under: policy).removals(in: inventory) == ["Frameworks/Chat.framework/en"]
    )
  }

  @Test func undeclaresWhatGoesAndNamesTheNewRegionAsItsFolderIsSpelled() throws {
    let inventory = inventory(
      Sample(declared: ["en", "German", "fr"], folders: ["English", "German", "fr"])
    )
    let plan = try plan(removing: ["en"], developmentRegion: "de", from: inventory)
    #expect(
      plan.edits == [InfoPlistEdit(component: 0, developmentRegion: "German", undeclared: ["en"])]
    )
  }

  @Test func writesNoRegionThatIsNotThere() throws {
    let inventory = inventory(Sample(folders: ["en", "fr"]))
    #expect(try plan(removing: ["en"], developmentRegion: "de", from: inventory).edits == [])
  }

  @Test func undeclaresALanguageWithoutAFolder() throws {
    let inventory = inventory(Sample(region: "de", declared: ["en", "de"], folders: ["de"]))
    let plan = try plan(removing: ["en"], from: inventory)
    #expect(plan.edits == [InfoPlistEdit(component: 0, undeclared: ["en"])])
  }

  @Test func writesTheRegionThatARelativeSpokeFor() throws {
    let inventory = inventory(Sample(region: "en_US", folders: ["de", "en"]))
    let plan = try plan(removing: ["en"], developmentRegion: "de", from: inventory)
    #expect(plan.edits == [InfoPlistEdit(component: 0, developmentRegion: "de")])
  }

  /// Nothing of it is on disk, so that a plan to remove it would never be done.
  @Test func keepsTheVirtualRegionOfAFrameworkThatGetsNoOther() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de"]),
      Sample("Frameworks/Chat.framework", .framework, region: "en", folders: ["Base", "fr"])
    )
    let plan = try plan(removing: ["en"], developmentRegion: "de", from: inventory)
    #expect(plan.isEmpty)
    #expect(plan.decisions[1].map(\.rule) == [.base, .unlisted, .keepsTheLastResort])
    #expect(plan.decisions[1][2].reason == "lets Base serve de, which Chat.framework lacks")
  }

  /// English is what the framework has for British users, though German would answer as well.
  @Test func keepsTheRelativeOfALanguageThatAFrameworkLacks() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "en", "en-GB"]),
      Sample("Frameworks/Chat.framework", .framework, region: "en", folders: ["de", "en", "fr"])
    )
    let plan = try plan(keeping: ["de", "en-GB"], in: inventory)
    #expect(plan.removals(in: inventory) == ["Frameworks/Chat.framework/fr", "en"])
    #expect(plan.decisions[1][1].reason == "serves en-GB, which Chat.framework lacks")
  }

  /// Once the plan is carried out there is nothing left to do.
  @Test func asksTheRegionThatWillBe() throws {
    let framework = Sample(
      "Frameworks/Chat.framework",
      .framework,
      region: "ko",
      folders: ["fr-CA", "ko", "pt-PT"]
    )
    let before = inventory(Sample(region: "pt-BR", folders: ["fr-CA", "pt-BR"]), framework)
    let region = LanguageTag("fr-CA").map { Policy.Named($0, text: "fr-CA") }
    let policy = Policy(
      root: .init(selection: .keep(try patterns(["fr-CA", "pt-BR"])), developmentRegion: region)
    )
    #expect(decide(before, under: policy).removals(in: before) == ["Frameworks/Chat.framework/ko"])
    var pruned = framework
    pruned.region = "fr-CA"
    pruned.folders = ["fr-CA", "pt-PT"]
    let after = inventory(Sample(region: "pt-BR", folders: ["fr-CA", "pt-BR"]), pruned)
    #expect(decide(after, under: policy).isEmpty)
  }

  @Test func givesUpTheVirtualRegionBesideBase() throws {
    let inventory = inventory(Sample(folders: ["Base", "de"]))
    let plan = try plan(removing: ["en"], developmentRegion: "de", from: inventory)
    #expect(plan.edits == [InfoPlistEdit(component: 0, developmentRegion: "de")])
  }

  @Test(arguments: ["en-US", "en_US", "$(DEVELOPMENT_LANGUAGE)", "", "pt", "English"])
  func replacesTheRegionHoweverItIsNamed(region: String) throws {
    let inventory = inventory(Sample(region: region, folders: ["de", "en"]))
    let plan = try plan(removing: ["en"], developmentRegion: "de", from: inventory)
    #expect(plan.edits == [InfoPlistEdit(component: 0, developmentRegion: "de")])
  }

  @Test func leavesARegionWhoseVariantStays() throws {
    let inventory = inventory(Sample(region: "en-US", folders: ["de", "en", "en-US"]))
    #expect(try plan(removing: ["en"], developmentRegion: "de", from: inventory).edits == [])
  }

  /// What a seal holds in an extension is no language that anybody asked to keep.
  @Test func doesNotServeWhatOnlyASealHolds() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "en"]),
      Sample("Frameworks/Kit.framework", .framework, region: "de", folders: ["de", "en", "it"]),
      Sample(
        "PlugIns/Share.appex",
        .appExtension,
        region: "de",
        isSealed: true,
        folders: ["de", "en", "it"]
      )
    )
    #expect(
      try plan(keeping: ["de"], in: inventory).removals(in: inventory)
        == ["Frameworks/Kit.framework/en", "Frameworks/Kit.framework/it", "en"]
    )
  }

  @Test func doesNotCallLackingWhatThePolicyRemovesThere() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "en"]),
      Sample("Frameworks/Kit.framework", .framework, region: "en", folders: ["en"]),
      Sample("PlugIns/Share.appex", .appExtension, region: "en", folders: ["en"])
    )
    let policy = Policy(
      root: .init(selection: .remove(try patterns(["en"]))),
      components: [
        .init(
          match: .init(ComponentPattern("PlugIns/*"), text: ""),
          settings: .init(selection: .keep(try patterns(["en"])))
        )
      ]
    )
    // The app's German needs it; the extension's English is what the policy takes from the framework.
    let plan = decide(inventory, under: policy)
    #expect(plan.decisions[1].map(\.reason) == ["serves de, which Kit.framework lacks"])
  }

  @Test func looksThroughSealsWhereNothingIsChanged() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de"]),
      Sample(
        "PlugIns/Share.appex",
        .appExtension,
        region: "de",
        isSealed: true,
        folders: ["de", "en"]
      )
    )
    let policy = Policy(root: .init(selection: .remove(try patterns(["en"]))))
    #expect(
      decide(inventory, under: policy, heedingSeals: false).removals(in: inventory)
        == ["PlugIns/Share.appex/en"]
    )
  }

  /// `*` names no language: both ways of keeping fr-CA alone mean the same.
  @Test func keepsAParentThatOnlyAPatternReaches() throws {
    let inventory = inventory(
      Sample(region: "fr-CA", folders: ["fr-CA"], tables: ["Localizable": ["fr": ["a": "A"]]])
    )
    #expect(try plan(removing: ["*", "!fr-CA"], from: inventory).removals(in: inventory) == [])
    #expect(try plan(keeping: ["fr-CA"], in: inventory).removals(in: inventory) == [])
  }
}
