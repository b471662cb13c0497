import Diagnostics
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// Something that is swapped for something else before any one operation of a prune.
///
/// Nothing outside the artifact may change, and what was swapped in must stay where it is.
@Suite struct SwapTests {
  @Test(arguments: Swap.allCases) func touchesNothingThatWasSwappedIn(swap: Swap) throws {
    let (old, new) = try (swap.tree(pruning: false), swap.tree(pruning: true))
    var number = 0
    var isOver = false
    while !isOver {
      number += 1
      let scene = try Scene.journalAndOutside()
      let outside = try scene.outside()
      let files = try scene.contents()
      let changes = try scene.journalChanges()
      let at = number
      let path = scene.folder.path
      let faults = Faults { if $0 == at { swap.happen(in: path) } }
      let result = Result { () throws(ApplyError) in try scene.apply(changes, faults) }
      isOver = faults.count < number
      guard !isOver else { break }
      let situation: Comment = "before operation \(number): \(result)"
      let tree = try scene.state(times: false)
      switch result {
      case .success(let warnings):
        #expect(swap.withoutStaging(tree) == swap.withoutStaging(new), situation)
        #expect(warnings.isEmpty || swap.isOfStaging, situation)
      case .failure(let error):
        if case .notPutBack(let problems) = error.outcome {
          #expect(!problems.isEmpty, situation)
          if !swap.destroys { #expect(try scene.contents().isSuperset(of: files), situation) }
        } else {
          #expect(swap.withoutStaging(tree) == swap.withoutStaging(old), situation)
        }
      }
      #expect(try scene.outside() == outside, situation)
      #expect(swap.isThere(in: path), situation)
      // Nor does the next run touch it.
      _ = try? scene.recover()
      #expect(try scene.outside() == outside, situation)
      #expect(swap.isThere(in: path), situation)
    }
    #expect(number > 100)
  }

  /// A folder that takes the place of another, on file systems that give it the same number.
  @Test func tellsAFolderFromOneThatHadItsNumber() throws {
    let scene = try Scene.journal()
    var changes = try scene.journalChanges()
    let entry = scene.path("en.lproj")
    removeTree(entry)
    mkdir(entry, 0o755)
    let now = try scene.identity(of: "en.lproj")
    // Whatever this file system does: as it were one that gives the number again.
    let index = try #require(changes.removals.firstIndex { $0.entry == "en.lproj" })
    changes.removals[index].identity.inode = now.inode
    try #require(now.birthNanoseconds != 0 || now.birthSeconds != 0)
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) { try scene.apply(changes) }
    #expect(error?.cause == .changed("en.lproj"))
    #expect(try scene.state() == before)
  }
}

extension Scene {
  /// The journal with a folder beside it that has what a swapped link would lead to.
  static func journalAndOutside() throws -> Scene {
    let scene = try Scene.journal()
    try scene.folder.write {
      Folder("Outside") {
        TextFile("Info.plist", "outside")
        TextFile("secret", "outside", mode: 0o600)
        Folder("en.lproj") {
          TextFile("Localizable.strings", "outside")
          Folder("Main.nib", mode: 0o555) { TextFile("objects.nib", "outside") }
        }
        Link("en-GB.lproj", to: "en.lproj")
        Folder("Chat.framework") {
          TextFile("Info.plist", "outside")
          Folder("en.lproj") { TextFile("Localizable.strings", "outside") }
        }
      }
    }
    return scene
  }

  func outside() throws -> [String] {
    let path = folder.path + "/Outside"
    let own = try Descriptor(openingFolder: BundlePath(path)).status()
    return try snapshot(of: path, times: true) + ["\(own.modified) \(own.mode)"]
  }
}
