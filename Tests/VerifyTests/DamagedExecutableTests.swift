import Model
import TestSupport
import Testing

import Verify

@Suite struct DamagedExecutableTests {
  private func lines(damage: String?, of library: String? = nil) -> [String] {
    var inventory = inventory([
      Sample(region: "de", folders: ["de"]),
      Sample("Kit.framework", .framework, region: "de", identifier: "org.kit", folders: ["de"]),
    ])
    inventory.components[0].executable = Executable(file: "Sample")
    if let library {
      inventory.libraries = [Executable(file: BundlePath(library), damage: damage)]
    } else {
      inventory.components[1].executable = Executable(file: "Kit.framework/Kit", damage: damage)
    }
    return judged(inventory).of("damaged-executable").lines
  }

  @Test func warnsOfADamagedProgram() {
    #expect(
      lines(damage: "it says that it holds no architecture") == [
        "warning damaged-executable: the program 'Kit.framework/Kit' of Kit.framework cannot be read: "
          + "it says that it holds no architecture (which frameworks it loads cannot be told; all that "
          + "it may load count as loaded, so that languages which nobody sees may stay in them; get an intact copy from its authors)"
      ]
    )
  }

  @Test func warnsOfADamagedLibrary() {
    #expect(
      lines(damage: "permission denied", of: "Frameworks/libNet.dylib") == [
        "warning damaged-executable: the program 'Frameworks/libNet.dylib' of Sample.app cannot be read: "
          + "permission denied (which frameworks it loads cannot be told; all that it may load count as "
          + "loaded, so that languages which nobody sees may stay in them; build it again)"
      ]
    )
  }

  @Test func doesNotMindProgramsThatCanBeRead() {
    #expect(lines(damage: nil) == [])
    #expect(lines(damage: nil, of: "libNet.dylib") == [])
  }
}
