import Model
import Read
import TestSupport
import Testing

@Suite struct LeakedSourcesTests {
  @Test func findsSourcesInEveryFolder() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("Localizable.xcstrings")
        Folder("mul.lproj") { TextFile("Main.xcstrings") }
        Folder("Base.lproj") {
          TextFile("Main.storyboard")
          Folder("View.nib") { TextFile("designable.nib") }
          Folder("Other.storyboardc")
        }
        Folder("en.lproj") {
          TextFile("Plurals.stringsdict", "a = {};")
          Link("linked.xib", to: "../Base.lproj/Main.storyboard")
        }
        Folder("K.bundle") {
          TextFile("Info.plist", infoPlist([:]))
          TextFile("View.xib")
          Folder("de.xcloc") { TextFile("de.xliff") }
        }
        TextFile("old.xliff")
        TextFile("mul.lproj.txt")
        Folder("Kit.xib")
      }
    }
    #expect(
      inventory.oddities.filter { $0.kind == .leakedSource }.map(\.path) == [
        "Base.lproj/Main.storyboard", "K.bundle/View.xib", "K.bundle/de.xcloc",
        "Localizable.xcstrings", "mul.lproj", "old.xliff",
      ]
    )
  }

  @Test func stopsAtAThousand() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") { for number in 0..<1_100 { TextFile("\(number).xib") } }
    }
    #expect(inventory.oddities.count == 1_000)
  }
}
