import Languages
import Model
import Testing
import TestSupport

import Decide

/// What stays because a picker offers it, and what goes because no user can reach it.
@Suite struct ReachTests {
  private func plan(
    removing names: [String],
    in inventory: Inventory,
    trimNested: Bool? = nil,
    selectable: [String]? = nil,
    components: [Policy.ComponentSettings] = []
  ) throws -> Plan {
    decide(
      inventory,
      under: Policy(
        root: .init(
          selection: .remove(try patterns(names)),
          trimNested: trimNested,
          selectable: selectable?.map { .init(ByteName($0), text: $0) }
        ),
        components: components
      )
    )
  }

  @Test func keepsWhatAPickerOffers() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "fr", "it"]),
      Sample("Frameworks/F.framework", .framework, region: "de", folders: ["de", "fr"])
    )
    let plan = try plan(removing: ["*"], in: inventory, selectable: ["de", "fr"])
    #expect(
      plan.removals(in: inventory) == [
        "Frameworks/F.framework/de", "Frameworks/F.framework/fr", "it",
      ]
    )
    #expect(
      plan.decisions[0].map(\.rule) == [.selectable, .selectable, .named]
    )
    #expect(plan.decisions[0][0].reason == "offered by the app's own picker")
  }

  private let nested = Sample(
    "Frameworks/F.framework",
    .framework,
    region: "de",
    folders: ["Base", "de", "fr", "it", "ko"]
  )

  @Test func trimsWhatNoUserCanReach() throws {
    let inventory = inventory(Sample(region: "de", folders: ["de", "fr", "ko"]), nested)
    let plan = try plan(removing: ["ko"], in: inventory, trimNested: true)
    #expect(
      plan.removals(in: inventory) == [
        "Frameworks/F.framework/it", "Frameworks/F.framework/ko", "ko",
      ]
    )
    #expect(
      plan.decisions[1].map(\.rule) == [.base, .unlisted, .unlisted, .trimsTheUnreachable, .named]
    )
    #expect(plan.decisions[1][3].reason == "no user can reach it")
  }

  @Test func trimsNothingUnlessThePolicySaysSo() throws {
    let inventory = inventory(Sample(region: "de", folders: ["de", "fr"]), nested)
    #expect(
      try plan(removing: ["ko"], in: inventory).removals(in: inventory) == [
        "Frameworks/F.framework/ko"
      ]
    )
    #expect(
      try plan(removing: ["ko"], in: inventory, trimNested: false).removals(in: inventory)
        == ["Frameworks/F.framework/ko"]
    )
  }

  @Test func trimsNoProductAndNoSettings() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de"]),
      Sample("Settings.bundle", .settingsBundle, region: nil, folders: ["de", "fr"])
    )
    #expect(try plan(removing: ["ko"], in: inventory, trimNested: true).isEmpty)
  }

  /// Where the host has nothing that the framework knows, the user's own languages are asked.
  @Test func trimsNothingWhereUsersDecide() throws {
    let inventory = inventory(
      Sample(region: "ja", folders: ["ja"]),
      Sample("Frameworks/F.framework", .framework, region: "en", folders: ["en", "fr"])
    )
    #expect(try plan(removing: ["ko"], in: inventory, trimNested: true).isEmpty)
  }

  @Test func keepsWhatIsNamedThoughNobodyReachesIt() throws {
    let inventory = inventory(Sample(region: "de", folders: ["de"]), nested)
    let plan = decide(
      inventory,
      under: Policy(
        root: .init(selection: .keep(try patterns(["de", "fr"])), trimNested: true)
      )
    )
    #expect(
      plan.removals(in: inventory) == ["Frameworks/F.framework/it", "Frameworks/F.framework/ko"]
    )
    #expect(plan.decisions[1][2].rule == .named)
  }

  /// `*` at the root asks for nothing in a framework; in an entry about it, it does.
  @Test(arguments: [false, true])
  func trimsWhatOnlyAStarForAllKeeps(hasEntry: Bool) throws {
    let inventory = inventory(Sample(region: "de", folders: ["de"]), nested)
    let all = Policy.Settings(selection: .keep(try patterns(["*"])), trimNested: true)
    let match = Policy.Named(ComponentPattern("F.framework"), text: "F.framework")
    let plan = decide(
      inventory,
      under: Policy(root: all, components: hasEntry ? [.init(match: match, settings: all)] : [])
    )
    let trimmed = ["fr", "it", "ko"].map { "Frameworks/F.framework/\($0)" }
    #expect(plan.removals(in: inventory) == (hasEntry ? [] : trimmed))
  }

  /// The kit opens its folders itself, by whatever names it likes; an entry of its own says that it does not.
  @Test func trimsWhatMayBeOpenedByNameOnlyWhereAnEntrySaysSo() throws {
    var kit = nested
    kit.executable = Executable(file: "Frameworks/F.framework/F", opensFoldersByName: true)
    let inventory = inventory(Sample(region: "de", folders: ["de", "fr"]), kit)
    let spared = try plan(removing: ["ko"], in: inventory, trimNested: true)
    #expect(spared.removals(in: inventory) == ["Frameworks/F.framework/ko"])
    #expect(spared.decisions[1][3].rule == .trimsTheUnreachable)
    #expect(spared.decisions[1][3].reason == "may be opened by name")
    let entry = Policy.ComponentSettings(
      match: .init(ComponentPattern("Frameworks/F*"), text: "Frameworks/F*"),
      settings: .init(trimNested: true)
    )
    #expect(
      try plan(removing: ["ko"], in: inventory, trimNested: true, components: [entry])
        .removals(in: inventory) == ["Frameworks/F.framework/it", "Frameworks/F.framework/ko"]
    )
  }

  @Test func trimsNothingThatASealHolds() throws {
    var nested = nested
    nested.isSealed = true
    nested.required = ["fr.lproj", "it.lproj"]
    let inventory = inventory(Sample(region: "de", folders: ["de"]), nested)
    let plan = try plan(removing: ["ko"], in: inventory, trimNested: true)
    #expect(plan.removals(in: inventory) == ["Frameworks/F.framework/ko"])
    #expect(
      plan.decisions[1].map(\.rule) == [.base, .unlisted, .sealRequires, .sealRequires, .named]
    )
  }
}
