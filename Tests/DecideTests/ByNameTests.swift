import Languages
import Model
import Testing
import TestSupport

import Decide

@Suite struct ByNameTests {
  private func removals(_ selection: Policy.Selection, of names: [String]) -> [String] {
    let inventory = inventory(Sample(region: nil, folders: names))
    return decide(inventory, under: Policy(root: .init(selection: selection)))
      .removals(in: inventory)
  }

  @Test(arguments: [
    (["en"], ["English", "EN", "en-GB", "en_US", "eng"], ["EN", "English", "eng"]),
    (["en-*"], ["en", "en-GB", "en_US", "de"], ["en-GB", "en_US"]),
    (["*"], ["en", "de", "Base", "mul", "Hebrew"], ["de", "en"]),
    (["en", "en-*", "!en-GB"], ["en", "en-GB", "en-AU"], ["en", "en-AU"]),
    (
      ["zh-Hans"], ["zh_CN", "zh-CN", "zh-Hans", "zh", "zh-Hant", "zh-HK"],
      ["zh-CN", "zh-Hans", "zh_CN"]
    ),
    (["zh"], ["zh-Hant", "zh_TW", "zh-Hans"], []),
    (["=zh_CN"], ["zh_CN", "zh-Hans"], ["zh_CN"]),
    (["zh-Hans", "!=zh_CN"], ["zh_CN", "zh-Hans"], ["zh-Hans"]),
    (["*", "!de"], ["de", "fr", "German"], ["fr"]),
    (["en-GB", "!en-*"], ["en-GB", "en-AU"], ["en-GB"]),
    (["=Hebrew"], ["Hebrew", "he"], ["Hebrew"]),
    (["iw"], ["he", "iw"], ["he", "iw"]),
  ])
  func removesWhatIsNamed(entries: [String], names: [String], expected: [String]) throws {
    #expect(try removals(.remove(patterns(entries)), of: names) == expected)
  }

  @Test(arguments: [
    (["de", "fr"], ["de", "en", "fr", "Base"], ["en"]),
    (["*", "!en"], ["de", "en", "en-GB"], ["en"]),
    (["en-*"], ["en", "en-GB"], ["en"]),
    (["de"], ["de", "Hebrew", "mul", "Base"], []),
  ])
  func keepsOnlyWhatIsNamed(entries: [String], names: [String], expected: [String]) throws {
    #expect(try removals(.keep(patterns(entries)), of: names) == expected)
  }

  @Test func keepsEverythingWithoutAPolicy() {
    let inventory = inventory(Sample(folders: ["de", "en"]))
    #expect(decide(inventory, under: Policy()).isEmpty)
  }

  @Test func leavesLooseFoldersAndTestSupportAlone() throws {
    let inventory = inventory(
      Sample(folders: ["de"]),
      Sample("Templates", .looseFolder, folders: ["en"]),
      Sample("AppTests.xctest", .testSupport, folders: ["en"])
    )
    let policy = Policy(root: .init(selection: .remove(try patterns(["en"]))))
    #expect(decide(inventory, under: policy).removals(in: inventory) == [])
  }

  @Test func reachesALooseFolderThatThePolicyNames() throws {
    let inventory = inventory(
      Sample(folders: ["de"]),
      Sample("Templates", .looseFolder, folders: ["en"])
    )
    let policy = Policy(
      root: .init(selection: .remove(try patterns(["en"]))),
      components: [
        .init(match: .init(ComponentPattern("Templates"), text: "Templates"), settings: .init())
      ]
    )
    #expect(decide(inventory, under: policy).removals(in: inventory) == ["Templates/en"])
  }

  @Test func followsTheLastEntryThatMatchesAComponent() throws {
    let inventory = inventory(
      Sample(region: "de", folders: ["de", "en"]),
      Sample("Frameworks/Chat.framework", .framework, region: "de", folders: ["de", "en", "fr"])
    )
    let policy = Policy(
      root: .init(selection: .remove(try patterns(["en"]))),
      components: [
        .init(
          match: .init(ComponentPattern("Frameworks/*"), text: ""),
          settings: .init(selection: .remove(try patterns(["fr"])))
        )
      ]
    )
    #expect(
      decide(inventory, under: policy).removals(in: inventory)
        == ["Frameworks/Chat.framework/fr", "en"]
    )
  }

  /// A list of an entry takes the place of that of the root, whichever of the two it is; the last one decides.
  @Test(arguments: [
    (["remove es"], ["es"]), (["keep fr"], ["de", "es"]), (["keep es", "remove es"], ["es"]),
    (["remove es", "keep es"], ["de", "fr"]), ([], ["de", "fr"]),
  ])
  func goesByAListOfAnEntryInsteadOfTheRoots(entries: [String], expected: [String]) throws {
    let inventory = inventory(Sample(region: "es", folders: ["de", "es", "fr"]))
    let components = try entries.map { text in
      let words = text.split(separator: " ").map(String.init)
      let list = try patterns([words[1]])
      return Policy.ComponentSettings(
        match: .init(ComponentPattern(""), text: ""),
        settings: .init(selection: words[0] == "keep" ? .keep(list) : .remove(list))
      )
    }
    let policy = Policy(
      root: .init(selection: .keep(try patterns(["es"]))),
      components: components
    )
    #expect(decide(inventory, under: policy).removals(in: inventory) == expected)
  }
}

/// Entries of `keep` or `remove`.
func patterns(_ texts: [String]) throws -> [Policy.Named<LanguagePattern>] {
  try texts.map { Policy.Named(try LanguagePattern(parsing: $0), text: $0) }
}
