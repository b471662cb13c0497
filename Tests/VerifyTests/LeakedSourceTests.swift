import Model
import Testing
import TestSupport

import Verify

@Suite struct LeakedSourceTests {
  private func inventory(_ paths: BundlePath..., kit: String = "com.example.kit") -> Inventory {
    var inventory = TestSupport.inventory(
      Sample(region: "de", folders: ["de", "en"]),
      Sample("Kit.framework", .framework, region: "de", identifier: kit, folders: ["de"])
    )
    inventory.oddities = paths.map { Oddity(.leakedSource, at: $0) }
    return inventory
  }

  @Test func warnsOncePerComponent() {
    let findings = judged(
      inventory("Localizable.xcstrings", "Main.storyboard", "Kit.framework/View.xib")
    )
    #expect(
      findings.lines == [
        "warning leaked-source: Sample.app ships 2 source files that belong in the project "
          + "[Localizable.xcstrings, Main.storyboard] (nothing reads them at run time: comments and "
          + "texts of every language, there for all to read; take them out of 'Copy Bundle Resources' "
          + "of the target)",
        "warning leaked-source: Kit.framework ships 1 source file that belongs in the project "
          + "[Kit.framework/View.xib] (nothing reads it at run time: only room is taken; take it out of "
          + "'Copy Bundle Resources' of the target)",
      ]
    )
  }

  @Test func notesWhatOthersShip() {
    let findings = judged(inventory("Kit.framework/mul.lproj", kit: "org.kit"))
    #expect(
      findings.lines == [
        "note leaked-source: Kit.framework ships 1 source file that belongs in the project "
          + "[Kit.framework/mul.lproj] (nothing reads it at run time: comments and texts of every "
          + "language, there for all to read; tell its authors)"
      ]
    )
  }

  @Test func doesNotMindWhatIsRemoved() throws {
    #expect(try pruned(inventory("en.lproj/Main.xib"), policy: removing("en")).lines == [])
  }
}
