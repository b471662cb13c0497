import Languages
import Model
import TestSupport
import Testing

import Resolve

@Suite struct ViewTests {
  /// Names in the order in which lookup asks them.
  private func order(of name: String, in sample: Sample) throws -> [String] {
    let inventory = inventory(sample)
    let localizations = inventory.product.localizations
    let index = try #require(localizations.firstIndex { $0.name == ByteName(name) })
    return View(inventory).lookupOrder(of: index, in: 0).map { localizations[$0].name.description }
  }

  @Test(arguments: [
    ("fr-CA", ["Base", "fr", "fr-CA", "en"], ["fr-CA", "Base", "fr"]),
    ("zh-Hant-HK", ["zh-Hant", "zh-Hant-HK", "zh-Hans"], ["zh-Hant-HK", "zh-Hant"]),
    ("English", ["English", "en"], ["English", "en"]),
    ("pt", ["pt", "pt-BR"], ["pt"]),
    ("en-AU", ["en", "en-AU", "en-GB"], ["en-AU", "en-GB", "en"]),
    ("sr-Latn", ["sr", "sr-Latn"], ["sr-Latn"]),
    ("Hebrew", ["Base", "Hebrew", "he"], ["Hebrew", "Base"]),
  ])
  func asksTheOwnFolderThenBaseThenParents(
    name: String,
    folders: [String],
    expected: [String]
  ) throws {
    #expect(try order(of: name, in: Sample(folders: folders)) == expected)
  }

  /// Neither is on a device together with the app whose bundle it lies in, nor is what is in it.
  @Test func countsNoWatchAppOrClipAmongTheHostsOfAnAppsFramework() {
    let inventory = inventory(
      Sample(),
      Sample("Frameworks/Kit.framework", .framework),
      Sample("PlugIns/Today.appex", .appExtension),
      Sample("AppClips/Clip.app", .appClip),
      Sample("Watch/Watch.app", .watchApp),
      Sample("Watch/Watch.app/Frameworks/Kit.framework", .framework, parent: "Watch/Watch.app"),
      Sample("Watch/Watch.app/PlugIns/Face.appex", .appExtension, parent: "Watch/Watch.app")
    )
    #expect(View(inventory).hosts(of: 2) == [0, 3])
    #expect(View(inventory).hosts(of: 5) == [4, 6])
  }

  @Test func takesOutWhatThePlanRemoves() throws {
    let inventory = inventory(Sample(folders: ["de", "en", "fr"]))
    var plan = Plan.keepingAll(of: inventory)
    plan.decisions[0][1].isRemoval = true
    plan.edits = [InfoPlistEdit(component: 0, developmentRegion: "de")]
    let view = View(inventory).after(plan)
    #expect(view.present(in: 0) == [0, 2])
    #expect(view.lookupOrder(of: 1, in: 0) == [])
    #expect(view.lastResort(in: 0) == [0])
    #expect(View(inventory).lastResort(in: 0) == [1])
  }

  @Test func followsLinksAmongTheFoldersOfAComponent() throws {
    let inventory = inventory(
      Sample(folders: ["pt-BR"], links: ["a": "b", "b": "a", "pt": "pt-BR"])
    )
    let view = View(inventory)
    let names = inventory.product.localizations.map(\.name.description)
    #expect(names == ["pt-BR", "a", "b", "pt"])
    #expect((0..<4).map { view.origin(of: $0, in: 0) } == [0, nil, nil, 0])
  }
}
