import CSystem
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

@Suite struct TransactionTests {
  @Test func makesAllChangesAndNoOther() throws {
    let scene = try Scene.journal()
    let before = try scene.state(times: false)
    let changes = try scene.journalChanges()
    let warnings = try scene.apply(changes)
    #expect(warnings == [])
    #expect(try scene.names() == ["Journal.app"])
    #expect(try scene.bytes(of: "Info.plist") == changes.edits[1].newBytes)
    #expect(
      try scene.bytes(of: "Frameworks/Chat.framework/Info.plist") == changes.edits[0].newBytes
    )
    let kept = before.filter { !$0.contains("en.lproj") && !$0.contains("en-GB.lproj") }
    let after = try scene.state(times: false)
    #expect(
      kept.filter { !$0.contains("Info.plist") } == after.filter { !$0.contains("Info.plist") }
    )
    #expect(after.contains { $0.hasPrefix("file 640 Journal.app/Info.plist") })
  }

  @Test func removesALinkAndNotItsTarget() throws {
    let scene = try Scene.journal()
    try scene.apply(scene.changes(removing: ["Frameworks/Chat.framework/en-GB.lproj"]))
    #expect(throws: DiskError.self) {
      try scene.identity(of: "Frameworks/Chat.framework/en-GB.lproj")
    }
    #expect(try scene.identity(of: "Frameworks/Chat.framework/en.lproj").kind == .folder)
  }

  @Test func removesALinkThatLeadsOutAndNotItsTarget() throws {
    let scene = try Scene {
      Folder("Outside") { TextFile("kept", "kept") }
      Folder("Journal.app") {
        Link("en.lproj", to: "../Outside")
        Folder("fr.lproj") { Link("away", to: "../../Outside") }
      }
    }
    try scene.apply(scene.changes(removing: ["en.lproj", "fr.lproj"]))
    #expect(
      try scene.state(times: false) == [
        "folder 755 Journal.app/", "folder 755 Outside/",
        "file 644 Outside/kept: 4 bytes, \"kept\"",
      ]
    )
  }

  @Test func keepsExtendedAttributesAndTheOwnerOfAnEditedFile() throws {
    let scene = try Scene.journal()
    let path = scene.path("Info.plist")
    let folder = try Descriptor(openingFolder: scene.location)
    let before = try folder.openFile("Info.plist")
    let hasAttributes = lprune_set_attribute(before.number, "user.note", "kept", 4) == 0
    if geteuid() == 0 { try #require(chown(path, 12, 34) == 0) }
    let old = try folder.status(of: "Info.plist")
    try scene.apply(scene.changes(editing: ["Info.plist": [1, 2, 3]]))
    let new = try folder.status(of: "Info.plist")
    #expect(new.identity != old.identity)
    #expect(new.owner == old.owner)
    #expect(new.group == old.group)
    #expect(new.mode == old.mode)
    #expect(new.links == 1)
    // Not every file system has them, but where there was one it must be kept.
    guard hasAttributes else { return }
    var value = [UInt8](repeating: 0, count: 8)
    let after = try folder.openFile("Info.plist")
    #expect(lprune_get_attribute(after.number, "user.note", &value, 8) == 4)
    #expect(value.prefix(4).elementsEqual("kept".utf8))
  }

  @Test func removesAsManyEntriesAsThereAre() throws {
    let scene = try Scene {
      Folder("Journal.app") {
        for component in 0..<40 {
          Folder("B\(component).bundle") {
            for language in 0..<20 { Folder("l\(language).lproj") { TextFile("x", "y") } }
          }
        }
      }
    }
    let entries = (0..<40).flatMap { component in
      (1..<20).map { "B\(component).bundle/l\($0).lproj" }
    }
    try scene.apply(scene.changes(removing: entries))
    let left = try scene.state(times: false).filter {
      $0.hasPrefix("folder") && $0.contains("lproj")
    }
    #expect(left.count == 40)
    #expect(try scene.names() == ["Journal.app"])
  }

  @Test func removesNamesThatAreNoText() throws {
    let name: [UInt8] = [0xFF, 0x0A, 0xFE] + Array(".lproj".utf8)
    let scene = try Scene {
      Folder("Journal.app") { Folder(bytes: name) { DataFile(bytes: [0x80]) } }
    }
    let entry = BundlePath(bytes: name)
    let identity = try Descriptor(openingFolder: scene.location).status(of: entry.name).identity
    var changes = Changes()
    changes.removals = [.init(entry: entry, identity: identity)]
    try scene.apply(changes)
    #expect(try scene.state(times: false) == ["folder 755 Journal.app/"])
  }

  /// Deeper than a process may have folders open, and than a path may be long.
  @Test func removesATreeOfAnyDepth() throws {
    let scene = try Scene { Folder("Journal.app") { Folder("en.lproj") } }
    var folder = open(scene.path("en.lproj"), O_RDONLY | O_DIRECTORY)
    for level in 0..<1500 {
      try #require(mkdirat(folder, "folder", level == 1000 ? 0o555 : 0o755) == 0)
      if level % 100 == 0 { close(openat(folder, "file", O_CREAT | O_WRONLY, 0o444)) }
      let next = openat(folder, "folder", O_RDONLY | O_DIRECTORY)
      close(folder)
      // A folder of that mode takes no more from anyone but root.
      folder = level == 1000 && geteuid() != 0 ? open(scene.path("en.lproj"), O_RDONLY) : next
      if level == 1000, geteuid() != 0 {
        close(next)
        break
      }
    }
    close(folder)
    #expect(try scene.apply(scene.changes(removing: ["en.lproj"])) == [])
    #expect(try scene.state(times: false) == ["folder 755 Journal.app/"])
  }

  @Test func removesFoldersWithoutRights() throws {
    let scene = try Scene {
      Folder("Journal.app") {
        Folder("en.lproj") {
          Folder("closed", mode: 0o000) { TextFile("a", "b") }
          Folder("read-only", mode: 0o555) { Folder("below", mode: 0o500) { TextFile("a", "b") } }
          TextFile("secret", "x", mode: 0o000)
        }
      }
    }
    #expect(try scene.apply(scene.changes(removing: ["en.lproj"])) == [])
    #expect(try scene.state(times: false) == ["folder 755 Journal.app/"])
  }

  @Test(
    .enabled(if: geteuid() != 0, "root may write everywhere"),
    arguments: [
      "Journal.app", "Journal.app/en.lproj", "",
    ]
  ) func refusesAFolderThatItMayNotChange(_ path: String) throws {
    let scene = try Scene.journal()
    let folder = scene.folder.path + (path.isEmpty ? "" : "/" + path)
    try #require(chmod(folder, 0o555) == 0)
    let before = try scene.state()
    let changes = try scene.journalChanges()
    let error = #expect(throws: ApplyError.self) { try scene.apply(changes) }
    #expect(error?.cause == .denied(folder: BundlePath(folder)))
    #expect(error?.outcome == .nothingChanged)
    #expect(try scene.state() == before)
    chmod(folder, 0o755)
  }
}
