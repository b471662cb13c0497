import Diagnostics
import Languages
import Model
import Read
import TestSupport
import Testing

import Resolve

/// Table B of the facts about the runtime, read from disk: the names that the system lists, those of a folder sorted,
/// where the system takes them as they come.
@Suite struct ListedNamesTests {
  /// The artifact `name` of a folder with `entries`, before any plan.
  private func view(
    of name: String,
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) throws -> View {
    let folder = try TemporaryFolder(entries)
    return View(try Artifact(at: "\(folder.path)/\(name)").read())
  }

  private func names(_ view: View) -> String {
    view.listing(of: 0).names.map(\.description).joined(separator: " ")
  }

  private func searchList(_ view: View, for user: String) -> String {
    let lists = view.searchLists(of: 0, for: [LocaleID(user)]).all
    return lists.map { $0.map(\.description).joined(separator: ",") }.joined(separator: " or ")
  }

  private func folders(_ names: [String]) -> [any TreeEntry] { names.map { Folder("\($0).lproj") } }

  /// A flat app.
  private func app(
    _ folders: [String],
    region: String? = "en",
    declared: PlistValue? = nil
  ) throws -> View {
    try view(of: "A.app") {
      Folder("A.app") {
        self.folders(folders)
        TextFile("Info.plist", plist(region: region, declared: declared))
      }
    }
  }

  private func plist(region: String?, declared: PlistValue? = nil) -> String {
    switch (region, declared) {
    case (let region?, let declared?):
      infoPlist([
        "CFBundleDevelopmentRegion": .text(region), "CFBundleLocalizations": declared,
      ])
    case (let region?, nil): infoPlist(["CFBundleDevelopmentRegion": .text(region)])
    case (nil, let declared?): infoPlist(["CFBundleLocalizations": declared])
    case (nil, nil): infoPlist(["CFBundleIdentifier": "org.example.a"])
    }
  }

  /// Every name that is listed stands in the inventory too, and nothing else but what a form of it stands for.
  private func expectAgreement(_ view: View, _ row: String) {
    let listed = Set(view.listing(of: 0).names)
    let localizations = view.listed(in: 0).map { view.localization($0, in: 0) }
    let files = view.inventory.product.localizations.filter { $0.form == .file }
    for localization in localizations + files {
      #expect(listed.contains(localization.name), "\(row): \(localization.name) is not listed")
    }
    let region = view.developmentRegion(of: 0).map { ByteName($0) }
    for name in listed {
      let isThere = (localizations + files).contains {
        $0.name == name || LocaleID(utf8: $0.name.bytes).isForm(of: LocaleID(utf8: name.bytes))
      }
      // Of a bundle without any localization the system names the region.
      #expect(isThere || listed.count == 1 && name == region, "\(row): \(name) is unknown")
    }
  }

  @Test(
    arguments: [
      ("L4", ["English", "French", "Base"], "en", "Base English French"),
      ("L5", ["fr", "Base"], "en", "Base fr en"),
      ("L7", [], "en", "en"),
      ("L8", [], nil, ""),
      ("L14", ["Base", "fr"], "fr-FR", "Base fr fr-FR"),
      ("L15", ["Base", "en-US"], "en_US", "Base en-US"),
      ("L16", ["Base", "en"], "eng", "Base en"),
    ] as [(String, [String], String?, String)]
  )
  func listsFoldersAndTheDevelopmentRegionBesideBase(
    row: String,
    folders: [String],
    region: String?,
    expected: String
  ) throws {
    let view = try app(folders, region: region)
    #expect(names(view) == expected, "\(row)")
    expectAgreement(view, row)
  }

  @Test(
    arguments: [
      ("L9", ["fr"], ["de", "ja"], "de ja fr"),
      // The system lists `en` and `fr` twice.
      ("L11", ["en", "fr"], ["en", "fr", 5, ""], "en fr"),
      ("L12", ["en"], "fr", "en"),
    ] as [(String, [String], PlistValue, String)]
  )
  func listsWhatInfoPlistDeclaresFirst(
    row: String,
    folders: [String],
    declared: PlistValue,
    expected: String
  ) throws {
    let view = try app(folders, declared: declared)
    #expect(names(view) == expected, "\(row)")
    expectAgreement(view, row)
  }

  @Test func searchesWhatIsOnlyListed_L9_L14() throws {
    #expect(searchList(try app(["fr"], declared: ["de", "ja"]), for: "ja") == "ja,en")
    #expect(searchList(try app(["Base", "fr"], region: "fr-FR"), for: "ja") == "fr-FR,fr")
  }

  /// What is declared counts as listed, be its folder spelled in another way.
  @Test func fallsBackToADeclaredNameInAnotherSpelling() throws {
    let view = try app(["English", "de"], declared: ["en", "de"])
    #expect(names(view) == "en de English")
    #expect(view.fallback(in: 0).map { view.localization($0, in: 0).name } == ["English"])
    expectAgreement(view, "declared")
  }

  /// Where a name is declared and on disk, the system lists it in both places, of which the matcher takes the last for
  /// users of Portugal's Portuguese and the first for all others.
  @Test(
    arguments: [
      ([], "pt-PT", "pt_BR,pt-BR,en or pt-BR,pt_BR,en"),
      (["pt-BR"], "pt-PT", "pt_BR,pt-BR,en or pt-BR,pt_BR,en"),
      (["pt_BR"], "pt-PT", "pt_BR,pt-BR,en or pt-BR,pt_BR,en"),
      (["pt-BR"], "pt-BR", "pt-BR,pt_BR,en"),
      (["pt_BR", "pt-BR"], "pt-BR", "pt_BR,pt-BR,en"),
      ([], "pt-BR", "pt-BR,pt_BR,en or pt_BR,pt-BR,en"),
    ] as [([String], String, String)]
  )
  func keepsWhatIsListedTwice(declared: [String], user: String, expected: String) throws {
    let names = PlistValue.list(declared.map { .text($0) })
    let view = try app(["pt-BR", "pt_BR"], declared: declared.isEmpty ? nil : names)
    #expect(searchList(view, for: user) == expected)
  }

  /// A declared name whose folder is spelled in another way comes first all the same, and leads to the folder.
  @Test func searchesADeclaredNameInAnotherSpelling() throws {
    let view = try app(["pt_BR", "fr"], declared: ["pt-BR", "fr"])
    #expect(searchList(view, for: "pt-BR") == "pt-BR,pt_BR,en")
    #expect(searchList(view, for: "pt-PT") == "pt_BR,pt-BR,en")
    let order = view.lookupOrder(of: ["pt-BR", "pt_BR", "en"], in: 0)
    #expect(order.map { view.localization($0, in: 0).name } == ["pt_BR"])
  }

  @Test func listsFilesLinksAndEmptyFolders_L17() throws {
    let view = try view(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", plist(region: "en"))
        Folder("en.lproj") { TextFile("a.txt", "a") }
        Folder("it.lproj")
        TextFile("fr.lproj")
        Link("en-GB.lproj", to: "en.lproj")
        Folder("de.LPROJ") { TextFile("a.txt", "a") }
        Folder(".lproj")
      }
    }
    #expect(names(view) == "en en-GB fr it")
    expectAgreement(view, "L17")
    #expect(view.inventory.oddities == [Oddity(.wrongSuffix, at: "de.LPROJ")])
  }

  @Test func findsTheResourcesOfEveryLayout_Y1_Y2_Y3_Y8_Y9() throws {
    for (row, name) in [("Y1", "A.app"), ("Y8", "A.bundle")] {
      let deep = try view(of: name) {
        Folder(name) {
          Folder("Contents") {
            TextFile("Info.plist", plist(region: "en"))
            Folder("Resources") { self.folders(["en", "de"]) }
          }
        }
      }
      #expect(names(deep) == "de en", "\(row)")
    }
    let versioned = try view(of: "F.framework") {
      Folder("F.framework") {
        Folder("Versions") {
          Folder("A") {
            Folder("Resources") {
              TextFile("Info.plist", plist(region: "en"))
              self.folders(["en", "de"])
            }
          }
          Link("Current", to: "A")
        }
        Link("Resources", to: "Versions/Current/Resources")
      }
    }
    #expect(names(versioned) == "de en", "Y2")
    #expect(versioned.inventory.oddities == [], "Y2")
    let flat = try view(of: "F.framework") {
      Folder("F.framework") {
        TextFile("Info.plist", plist(region: "en"))
        self.folders(["en", "de"])
      }
    }
    #expect(names(flat) == "de en", "Y3")
    let resources = try view(of: "A.bundle") {
      Folder("A.bundle") {
        Folder("Resources") {
          TextFile("Info.plist", plist(region: "en"))
          self.folders(["en", "de"])
        }
      }
    }
    #expect(names(resources) == "de en", "Y9")
    #expect(resources.developmentRegion(of: 0) == "en", "Y9")
  }

  @Test func needsNoInfoPlist_Y6_Y7() throws {
    for (row, name) in [("Y6", "Settings.bundle"), ("Y7", "Core.resources")] {
      let view = try view(of: name) { Folder(name) { self.folders(["en", "de"]) } }
      #expect(names(view) == "de en", "\(row)")
      #expect(view.developmentRegion(of: 0) == nil, "\(row)")
    }
  }

  @Test func isMisledByALayoutFolder_Y10_Y11() throws {
    let hidesAll: Oddity.Kind = .hijacker(of: ["Info.plist", "en.lproj"])
    let contents = try view(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", plist(region: "en"))
        self.folders(["en"])
        Folder("Contents") { Folder("Resources") { self.folders(["fr"]) } }
      }
    }
    #expect(names(contents) == "fr", "Y10")
    #expect(contents.developmentRegion(of: 0) == nil, "Y10")
    #expect(contents.inventory.oddities == [Oddity(hidesAll, at: "Contents")], "Y10")
    let resources = try view(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", plist(region: "en"))
        self.folders(["en"])
        Folder("Resources") { self.folders(["fr"]) }
      }
    }
    #expect(names(resources) == "fr", "Y11")
    #expect(resources.developmentRegion(of: 0) == nil, "Y11")
    #expect(resources.inventory.oddities == [Oddity(hidesAll, at: "Resources")], "Y11")
  }
}
