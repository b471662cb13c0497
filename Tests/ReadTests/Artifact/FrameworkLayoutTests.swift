import Model
import TestSupport
import Testing

@Suite struct FrameworkLayoutTests {
  private static let plist = infoPlist(["CFBundleDevelopmentRegion": "en"])

  @Test func visitsAFrameworkOnceByItsRealPlace() throws {
    // Y2.
    let inventory = try inventory(of: "F.framework") {
      Folder("F.framework") {
        Folder("Versions") {
          Folder("A") {
            Folder("Resources") {
              TextFile("Info.plist", Self.plist)
              Folder("en.lproj") { TextFile("a.txt", "1234") }
              Link("de.lproj", to: "en.lproj")
              Folder("F_Core.bundle") { localizations("fr") }
            }
            Folder("Frameworks") { Folder("G.framework") { localizations("ja") } }
            Folder("_CodeSignature") { TextFile("CodeResources") }
          }
          Link("Current", to: "A")
        }
        Link("Resources", to: "Versions/Current/Resources")
        Link("Frameworks", to: "Versions/Current/Frameworks")
      }
    }
    #expect(
      lines(of: inventory) == [
        "framework '' [Versions/A/Resources] de.link(1) en",
        "resource-bundle 'F_Core.bundle' [Versions/A/Resources/F_Core.bundle] fr",
        "framework 'Frameworks/G.framework' [Versions/A/Frameworks/G.framework] ja",
      ]
    )
    #expect(inventory.product.infoPlist?.file == "Versions/A/Resources/Info.plist")
    #expect(inventory.product.folder == .root)
    #expect(inventory.components.map(\.isSealed) == [true, false, false])
    #expect(inventory.product.localizations[1].sizes.total.bytes == 4)
  }

  @Test func takesFurtherVersionsOfAFrameworkForComponents() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("Contents") {
          Folder("Frameworks") {
            Folder("F.framework") {
              Folder("Versions") {
                for version in ["A", "B", "C"] {
                  Folder(version) { Folder("Resources") { localizations("en") } }
                }
                Folder("Empty") { TextFile("x") }
                Link("Current", to: "B")
              }
              Link("Resources", to: "Versions/Current/Resources")
            }
          }
        }
      }
    }
    let versions = "Contents/Frameworks/F.framework/Versions"
    #expect(
      lines(of: inventory) == [
        "app '' [Contents/Resources]",
        "framework 'Frameworks/F.framework' [\(versions)/B/Resources] en",
        "framework 'Frameworks/F.framework/Versions/A' [\(versions)/A/Resources] en",
        "framework 'Frameworks/F.framework/Versions/C' [\(versions)/C/Resources] en",
      ]
    )
    #expect(inventory.components.map(\.parent) == [nil, 0, 1, 1])
  }

  @Test func findsTheCurrentVersionOfAFrameworkWithoutLinksAtTheTop() throws {
    let inventory = try inventory(of: "F.framework") {
      Folder("F.framework") {
        Folder("Versions") {
          Folder("1.0") { Folder("Resources") { localizations("en") } }
          Link("Current", to: "1.0")
        }
      }
    }
    #expect(lines(of: inventory) == ["framework '' [Versions/1.0/Resources] en"])
  }

  @Test func takesAVersionOfAFrameworkForTheFramework() throws {
    let inventory = try inventory(of: "F.framework/Versions/Current") {
      Folder("F.framework") {
        Folder("Versions") {
          Folder("A") { Folder("Resources") { localizations("en") } }
          Link("Current", to: "A")
        }
        Link("Resources", to: "Versions/Current/Resources")
      }
    }
    #expect(lines(of: inventory) == ["framework '' [Versions/A/Resources] en"])
    #expect(inventory.name == "F.framework")
  }

  @Test func findsLocalizationsOfAFlatFramework() throws {
    // Y3.
    let inventory = try inventory(of: "F.framework") {
      Folder("F.framework") {
        TextFile("Info.plist", Self.plist)
        localizations("en")
      }
    }
    #expect(lines(of: inventory) == ["framework '' [] en"])
  }
}
