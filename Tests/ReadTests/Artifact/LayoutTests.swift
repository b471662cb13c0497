import Model
import TestSupport
import Testing

/// The layouts of runtime.md 4, and its rows Y1 to Y11.
@Suite struct LayoutTests {
  private static let plist = infoPlist(["CFBundleDevelopmentRegion": "en"])

  @Test func findsLocalizationsOfAFlatApp() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", Self.plist)
        localizations("en", "de")
      }
    }
    #expect(lines(of: inventory) == ["app '' [] de en"])
    #expect(inventory.product.infoPlist?.file == "Info.plist")
    #expect(inventory.product.developmentRegion == "en")
  }

  @Test(arguments: ["A.app", "A.appex", "A.bundle", "A.xpc", "A.plugin"])
  func findsLocalizationsOfADeepBundle(name: String) throws {
    // Y1 and Y8.
    let inventory = try inventory(of: name) {
      Folder(name) {
        Folder("Contents") {
          TextFile("Info.plist", Self.plist)
          Folder("Resources") { localizations("en", "de") }
        }
      }
    }
    #expect(lines(of: inventory).map { $0.drop { $0 != "'" } } == ["'' [Contents/Resources] de en"])
    #expect(inventory.product.infoPlist?.file == "Contents/Info.plist")
  }

  @Test(arguments: ["Settings.bundle", "Core.resources", "plain"])
  func needsNoInfoPlist(name: String) throws {
    // Y6 and Y7.
    let inventory = try inventory(of: name) { Folder(name) { localizations("en", "de") } }
    let kind = name == "Settings.bundle" ? "settings-bundle" : "resource-bundle"
    #expect(lines(of: inventory) == ["\(kind) '' [] de en"])
    #expect(inventory.product.infoPlist == nil)
    #expect(inventory.product.developmentRegion == nil)
  }

  @Test func findsWhatAResourcesFolderHolds() throws {
    // Y9; and GNUstep's applications, whose property list nothing here reads.
    let bundle = try inventory(of: "B.bundle") {
      Folder("B.bundle") {
        Folder("Resources") {
          TextFile("Info.plist", Self.plist)
          localizations("en")
        }
        Folder("_CodeSignature") { TextFile("CodeResources") }
      }
    }
    #expect(lines(of: bundle) == ["resource-bundle '' [Resources] en"])
    #expect(bundle.product.infoPlist?.file == "Resources/Info.plist")
    #expect(bundle.product.isSealed)
    let application = try inventory(of: "Gomoku.app") {
      Folder("Gomoku.app") {
        TextFile("Gomoku")
        Folder("Resources") {
          TextFile("Info-gnustep.plist", "not read {{{")
          localizations("English", "French")
        }
      }
    }
    #expect(lines(of: application) == ["app '' [Resources] English French"])
    #expect(application.product.infoPlist == nil)
  }

  @Test(arguments: [
    // Y10 and Y11: one such folder in a flat app hides everything beside it.
    ("Contents", "Contents/Resources", "Contents/Info.plist"),
    ("Resources", "Resources", "Resources/Info.plist"),
    ("Support Files", "Support Files/Resources", "Support Files/Info.plist"),
  ])
  func isMisledByALayoutFolderAsTheSystemIs(
    folder: String,
    resources: String,
    plist: String
  ) throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", "damaged {{{")
        localizations("en")
        Folder(folder) {
          TextFile("Info.plist", Self.plist)
          if folder == "Resources" {
            localizations("fr")
          } else {
            Folder("Resources") { localizations("fr") }
          }
        }
      }
    }
    #expect(
      lines(of: inventory) == ["app '' [\(resources)] fr", "loose-folder '.' [] en"]
    )
    #expect(inventory.product.infoPlist?.file == BundlePath(plist))
  }

  @Test func comparesLayoutFoldersWithoutCase() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("contents") {
          TextFile("Info.plist", Self.plist)
          Folder("resources") { localizations("en") }
        }
      }
    }
    #expect(lines(of: inventory) == ["app '' [contents/resources] en"])
  }

  @Test func takesNoResourcesFromOutsideOrFromAnotherBundle() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("share") { localizations("en") }
      Folder("A.app") {
        Folder("B.bundle") { Link("Resources", to: "../../share") }
        Folder("C.bundle") { Link("Resources", to: "../D.bundle/Resources") }
        Folder("D.bundle") { Folder("Resources") { localizations("fr") } }
        Folder("E.bundle") { Link("Contents", to: ".") }
        Folder("F.bundle") { Link("Resources", to: "Resources") }
        Folder("G.bundle") {
          Link("Resources", to: "H.bundle/Resources")
          Folder("H.bundle") { Folder("Resources") { localizations("ja") } }
        }
      }
    }
    #expect(
      lines(of: inventory) == [
        "app '' []",
        "resource-bundle 'B.bundle' [B.bundle/Resources]",
        "resource-bundle 'C.bundle' [C.bundle/Resources]",
        "resource-bundle 'D.bundle' [D.bundle/Resources] fr",
        "resource-bundle 'E.bundle' [E.bundle/Resources]",
        "resource-bundle 'F.bundle' [F.bundle/Resources]",
        "resource-bundle 'G.bundle' [G.bundle/H.bundle/Resources] ja",
      ]
    )
    #expect(
      inventory.oddities == [Oddity(.escapingLink(target: "../../share"), at: "B.bundle/Resources")]
    )
  }
}
