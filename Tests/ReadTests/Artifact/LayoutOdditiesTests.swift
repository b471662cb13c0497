import Model
import TestSupport
import Testing

/// What the layout of a bundle makes the system overlook.
@Suite struct LayoutOdditiesTests {
  private static let plist = infoPlist(["CFBundleDevelopmentRegion": "en"])

  @Test(arguments: ["Contents", "contents", "Resources", "Support Files"])
  func findsTheFolderThatHidesWhatLiesBesideIt(name: String) throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", Self.plist)
        localizations("en", "de")
        TextFile("fr.lproj")
        Folder(name) { TextFile("readme.txt") }
      }
    }
    #expect(
      inventory.oddities == [
        Oddity(
          .hijacker(of: ["Info.plist", "de.lproj", "en.lproj", "fr.lproj"]),
          at: BundlePath(name)
        )
      ]
    )
    #expect(inventory.product.infoPlist == nil)
    #expect(inventory.product.localizations.isEmpty)
  }

  @Test func findsItInNestedBundlesAndBehindLinks() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", Self.plist)
        Folder("Frameworks") {
          Folder("F.framework") {
            TextFile("Info.plist", Self.plist)
            Folder("Assets") { localizations("en") }
            Link("Resources", to: "Assets")
            localizations("de")
          }
        }
      }
    }
    let framework: BundlePath = "Frameworks/F.framework"
    #expect(
      inventory.oddities == [
        Oddity(
          .hijacker(of: ["Info.plist", "de.lproj"].map { framework.appending($0 as ByteName) }),
          at: framework.appending("Resources" as ByteName)
        )
      ]
    )
  }

  /// A Mac's bundle, to whose content links may lead from the root, hides nothing.
  @Test func findsNothingInBundlesThatKeepToTheirLayout() throws {
    let deep = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("Contents") {
          TextFile("Info.plist", Self.plist)
          Folder("Resources") { localizations("en") }
        }
        Link("Info.plist", to: "Contents/Info.plist")
        Link("en.lproj", to: "Contents/Resources/en.lproj")
      }
    }
    #expect(!deep.oddities.map(\.kind).contains { if case .hijacker = $0 { true } else { false } })
    let round = try inventory(of: "B.bundle") {
      Folder("B.bundle") {
        TextFile("Info.plist", Self.plist)
        localizations("en")
        Link("Resources", to: ".")
      }
    }
    #expect(round.oddities == [])
    #expect(round.product.localizations.count == 1)
  }

  @Test func findsSuffixesInCapitalsAmongLocalizationsAlone() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", Self.plist)
        localizations("en")
        Folder("fr.LPROJ")
        Folder("de.Lproj")
        Folder(".LPROJ")
        TextFile("it.LPROJ")
        Folder("Other") { Folder("ja.LPROJ") }
        Folder("F.framework") { Folder("ko.LPROJ") }
      }
    }
    #expect(
      inventory.oddities == [
        Oddity(.wrongSuffix, at: "F.framework/ko.LPROJ"), Oddity(.wrongSuffix, at: "de.Lproj"),
        Oddity(.wrongSuffix, at: "fr.LPROJ"),
      ]
    )
  }
}
