import Model
import TestSupport
import Testing

/// Where links lead that lead through other links.
@Suite struct LinkResolutionTests {
  /// `x.lproj` leads through `count` links in all to `en.lproj`.
  @Test(arguments: [
    (1, ".link(0)"), (40, ".link(0)"), (41, ".link(dangling l1)"), (600, ".link(dangling l1)"),
  ])
  func followsAsManyLinksAsTheSystem(count: Int, expected: String) throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        localizations("en")
        Link("x.lproj", to: count == 1 ? "en.lproj" : "l1")
        for number in 1..<max(count, 1) {
          Link("l\(number)", to: number + 1 == count ? "en.lproj" : "l\(number + 1)")
        }
      }
    }
    #expect(lines(of: inventory) == ["app '' [] en x\(expected)"])
  }

  @Test func knowsACircleHoweverItIsEntered() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Link("a.lproj", to: "b.lproj/x")
        Link("b.lproj", to: "./c.lproj")
        Link("c.lproj", to: "a.lproj/../en.lproj")
        Link("d.lproj", to: "d.lproj")
        Link("e.lproj", to: "sub/up/en.lproj")
        localizations("en")
        Folder("sub") { Link("up", to: "..") }
      }
    }
    #expect(
      lines(of: inventory) == [
        "app '' [] a.link(dangling b.lproj/x) b.link(dangling ./c.lproj)"
          + " c.link(dangling a.lproj/../en.lproj) d.link(dangling d.lproj) e.link(5) en"
      ]
    )
  }

  /// Each link leads through a thousand folders to the next one.
  @Test(.timeLimit(.minutes(1)))
  func followsEachLinkOnce() throws {
    let detour = String(repeating: "../d/", count: 700)
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        localizations("en")
        Folder("d") {
          for number in 0..<400 { Link("l\(number)", to: detour + "l\(number + 1)") }
        }
      }
    }
    #expect(inventory.oddities.isEmpty)
  }

  @Test func namesTheLocalizationsOnTheWayOfALink() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("pt-BR.lproj") { TextFile("a.png", "x") }
        Link("pt.lproj", to: "pt-BR.lproj")
        Folder("de.lproj") {
          Link("direct.png", to: "../pt-BR.lproj/a.png")
          Link("through.png", to: "../pt.lproj/a.png")
          Link("folder", to: "../pt-BR.lproj")
          Link("own.png", to: "real.png")
          TextFile("real.png", "y")
        }
        Link("elsewhere", to: "Info.plist")
        TextFile("Info.plist", infoPlist([:]))
      }
    }
    #expect(
      inventory.oddities == [
        Oddity(.linkInto(["pt-BR.lproj"]), at: "de.lproj/direct.png"),
        Oddity(.linkInto(["pt-BR.lproj"]), at: "de.lproj/folder"),
        Oddity(.linkInto(["de.lproj"]), at: "de.lproj/own.png"),
        Oddity(.linkInto(["pt-BR.lproj", "pt.lproj"]), at: "de.lproj/through.png"),
      ]
    )
  }
}
