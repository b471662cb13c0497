import Model
import TestSupport
import Testing

@Suite struct ComponentTests {
  private static let plist = infoPlist(["CFBundleDevelopmentRegion": "en"])

  @Test func tellsKindsBySuffixAndPlaceInAFlatApp() throws {
    let inventory = try inventory(of: "Journal.app") {
      Folder("Journal.app") {
        TextFile("Info.plist", Self.plist)
        localizations("en")
        Folder("Watch") { Folder("W.app") { localizations("en") } }
        Folder("AppClips") { Folder("Clip.app") { localizations("en") } }
        Folder("PlugIns") {
          Folder("Share.appex") { localizations("en") }
          Folder("Tests.xctest") {
            localizations("en")
            Folder("Tests_Core.bundle") { localizations("en") }
          }
        }
        Folder("Extensions") { Folder("Kit.appex") { localizations("en") } }
        Folder("XPCServices") { Folder("S.xpc") { localizations("en") } }
        Folder("Frameworks") {
          Folder("Chat.framework") {
            localizations("en")
            Folder("Chat_Core.bundle") { localizations("en") }
          }
          Folder("XCTest.framework") { localizations("en") }
          Folder("XCTestCore.framework")
          Folder("Testing.framework")
          DataFile("libXCTestSwiftSupport.dylib")
        }
        Folder("Journal_Core.bundle") { localizations("en") }
        Folder("Settings.bundle") { localizations("en") }
        Folder("Odd.thing") { TextFile("Info.plist", Self.plist) }
        Folder("Deep.thing") { Folder("Contents") { TextFile("Info.plist", Self.plist) } }
        Folder("Not.thing") { TextFile("other.plist") }
        Folder("Main.storyboardc") { TextFile("Info.plist", Self.plist) }
        Folder("Templates") { Folder("Letter") { localizations("en") } }
        Folder("Helpers") { Folder("H.app") { localizations("en") } }
      }
    }
    #expect(
      inventory.components.map { "\($0.kind.rawValue) \($0.path)" } == [
        "app ",
        "app-clip AppClips/Clip.app",
        "resource-bundle Deep.thing",
        "app-extension Extensions/Kit.appex",
        "framework Frameworks/Chat.framework",
        "resource-bundle Frameworks/Chat.framework/Chat_Core.bundle",
        "test-support Frameworks/Testing.framework",
        "test-support Frameworks/XCTest.framework",
        "test-support Frameworks/XCTestCore.framework",
        "helper-app Helpers/H.app",
        "resource-bundle Journal_Core.bundle",
        "resource-bundle Odd.thing",
        "app-extension PlugIns/Share.appex",
        "test-support PlugIns/Tests.xctest",
        "test-support PlugIns/Tests.xctest/Tests_Core.bundle",
        "settings-bundle Settings.bundle",
        "loose-folder Templates/Letter",
        "watch-app Watch/W.app",
        "xpc-service XPCServices/S.xpc",
      ]
    )
    let parents = inventory.components.map { $0.parent.map { inventory.components[$0].path } }
    #expect(parents[0] == nil)
    #expect(parents[5] == "Frameworks/Chat.framework")
    #expect(parents[14] == "PlugIns/Tests.xctest")
    #expect(parents.enumerated().allSatisfy { [0, 5, 14].contains($0) || $1 == .root })
  }

  @Test func leavesLayoutFoldersOutOfPaths() throws {
    let inventory = try inventory(of: "Mac.app") {
      Folder("Mac.app") {
        Folder("Contents") {
          TextFile("Info.plist", Self.plist)
          Folder("Resources") {
            localizations("en")
            Folder("Core.bundle") {
              Folder("Contents") { Folder("Resources") { localizations("en") } }
            }
            Folder("Guide") { localizations("en") }
          }
          Folder("PlugIns") {
            Folder("X.appex") {
              Folder("Contents") { Folder("Resources") { localizations("en") } }
            }
          }
          Folder("Library") { Folder("LoginItems") { Folder("L.app") } }
          Folder("SharedSupport") { Folder("Templates") { localizations("ar") } }
          Folder("_CodeSignature") { TextFile("CodeResources") }
        }
      }
    }
    #expect(
      lines(of: inventory) == [
        "app '' [Contents/Resources] en",
        "resource-bundle 'Core.bundle' [Contents/Resources/Core.bundle/Contents/Resources] en",
        "loose-folder 'Guide' [Contents/Resources/Guide] en",
        "helper-app 'Library/LoginItems/L.app' [Contents/Library/LoginItems/L.app]",
        "app-extension 'PlugIns/X.appex' [Contents/PlugIns/X.appex/Contents/Resources] en",
        "loose-folder 'SharedSupport/Templates' [Contents/SharedSupport/Templates] ar",
      ]
    )
    #expect(inventory.components.map(\.isSealed) == [true, false, false, false, false, false])
  }

  @Test func givesEveryComponentAPathOfItsOwn() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("Contents") {
          Folder("B.bundle") { localizations("en") }
          Folder("Resources") { Folder("B.bundle") { localizations("de") } }
        }
      }
    }
    #expect(
      lines(of: inventory) == [
        "app '' [Contents/Resources]",
        "resource-bundle 'B.bundle' [Contents/B.bundle] en",
        "resource-bundle 'Contents/Resources/B.bundle' [Contents/Resources/B.bundle] de",
      ]
    )
  }

  @Test func takesTheProductOfAnArchive() throws {
    let inventory = try inventory(of: "J.xcarchive") {
      Folder("J.xcarchive") {
        TextFile("Info.plist", Self.plist)
        Folder("Products") {
          Folder("Applications") {
            Folder("Journal.app") {
              localizations("en")
              Folder("PlugIns") { Folder("X.appex") { localizations("en") } }
            }
          }
        }
        Folder("dSYMs") { Folder("Journal.app.dSYM") }
      }
    }
    #expect(
      lines(of: inventory) == [
        "app '' [] en", "app-extension 'PlugIns/X.appex' [PlugIns/X.appex] en",
      ]
    )
    #expect(inventory.name == "Journal.app")
    #expect(
      inventory.location.description.hasSuffix("/J.xcarchive/Products/Applications/Journal.app")
    )
  }

  @Test func countsEveryFileOnceAndForTheComponentItLiesIn() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("a", "12345")
        HardLink("b", to: "a")
        Folder("en.lproj") {
          HardLink("hard.strings", to: "../a")
          DataFile("Main.nib", [UInt8](repeating: 0, count: 4097))
          Folder("View.nib") {
            TextFile("objects.strings", "12")
            Folder("sub") { TextFile("x.png", "123") }
          }
          Folder("Help") {
            TextFile("T.strings", "1")
            TextFile("T.stringsdict", "12")
            TextFile("pic.PNG", "123")
            TextFile("read.rtf", "1234")
          }
          Link("link.png", to: "Help/pic.PNG")
        }
        Folder("B.bundle") {
          TextFile("c", "123")
          Folder("en.lproj") { TextFile("d.txt", "1") }
        }
        Folder("Loose") {
          Folder("fr.lproj") { TextFile("e.txt", "12") }
          TextFile("f", "1")
        }
      }
    }
    #expect(inventory.size == TreeSize(files: 12, bytes: 4124, blockBytes: 13 * 4096))
    #expect(
      inventory.components.map(\.size) == [
        TreeSize(files: 8, bytes: 4117, blockBytes: 9 * 4096),
        TreeSize(files: 2, bytes: 4, blockBytes: 2 * 4096),
        TreeSize(files: 2, bytes: 3, blockBytes: 2 * 4096),
      ]
    )
    let sizes = inventory.product.localizations[0].sizes
    #expect(FileKind.allCases.map { sizes[$0].bytes } == [1, 2, 4102, 3, 4])
    #expect(FileKind.allCases.map { sizes[$0].files } == [1, 1, 3, 1, 1])
  }
}
