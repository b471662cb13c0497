import CSystem
import Disk
import Foundation
import Model
import TestSupport
import Testing

@Suite struct ChangesTests {
  @Test func renamesInPlaceOfWhatIsThereUnlessExclusive() throws {
    let folder = try TemporaryFolder {
      Folder("a") { TextFile("x", "new") }
      Folder("b") { TextFile("y", "old") }
    }
    let root = try Descriptor(openingFolder: BundlePath(folder.path))
    let a = try root.openFolder("a")
    let b = try root.openFolder("b")
    let error = #expect(throws: DiskError.self) { try a.renameExclusively("x", to: "y", in: b) }
    #expect(error?.isTaken == true)
    try a.renameExclusively("x", to: "z", in: b)
    try b.rename("z", to: "y", in: b)
    #expect(
      try snapshot(of: folder.path) == [
        "folder 755 a/",
        "folder 755 b/",
        #"file 644 b/y: 3 bytes, "new""#,
      ]
    )
  }

  @Test func createsLinksAndRemoves() throws {
    let folder = try TemporaryFolder { Link("link", to: "nowhere") }
    let root = try Descriptor(openingFolder: BundlePath(folder.path))
    try root.createFolder("folder", mode: 0o700)
    let file = try root.createFile("file", mode: 0o600)
    try file.write(Array("text".utf8))
    try file.changeMode(to: 0o444)
    try file.sync()
    try root.sync()
    try root.link("file", to: "twin", in: root)
    try root.link("link", to: "link-twin", in: root)
    #expect(throws: DiskError.self) { _ = try root.createFile("link", mode: 0o600).number }
    try root.remove("link")
    #expect(
      try snapshot(of: folder.path) == [
        #"file 444 file: 4 bytes, "text""#,
        "folder 700 folder/",
        "link link-twin -> nowhere",
        #"file 444 twin: 4 bytes, "text""#,
      ]
    )
    try root.removeFolder("folder")
    #expect(throws: DiskError.self) { try root.removeFolder("file") }
    #expect(throws: DiskError.self) { try root.remove("folder") }
  }

  @Test func copiesOwnerTimesAndAttributes() throws {
    let folder = try TemporaryFolder {
      TextFile("from")
      TextFile("to")
    }
    let root = try Descriptor(openingFolder: BundlePath(folder.path))
    let from = try root.openFile("from")
    let to = try root.openFile("to")
    try from.changeTimes(
      accessed: .init(seconds: 1_000_000_000, nanoseconds: 1),
      modified: .init(seconds: 1_100_000_000, nanoseconds: 123_456_789)
    )
    let status = try from.status()
    #expect(status.modified == .init(seconds: 1_100_000_000, nanoseconds: 123_456_789))
    try to.changeTimes(accessed: status.accessed, modified: status.modified)
    try to.changeOwner(to: status.owner, group: status.group)
    #expect(try to.status().modified == status.modified)

    let value = Array("value".utf8)
    try #require(lprune_set_attribute(from.number, "user.lprune", value, value.count) == 0)
    try to.copyAttributes(from: from)
    var copied = [UInt8](repeating: 0, count: 16)
    let count = lprune_get_attribute(to.number, "user.lprune", &copied, copied.count)
    #expect(copied.prefix(count) == value[...])
  }
}
