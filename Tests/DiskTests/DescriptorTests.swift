import Disk
import Foundation
import Model
import TestSupport
import Testing

@Suite struct DescriptorTests {
  @Test func listsSortedByBytesWithKinds() throws {
    let folder = try TemporaryFolder {
      TextFile("b")
      Folder("a") { TextFile("inner") }
      Link("c", to: "a")
      NamedPipe("d")
      TextFile(bytes: [0xFF, 0x0A])
      TextFile("é")
    }
    let descriptor = try Descriptor(openingFolder: BundlePath(folder.path))
    let expected = [
      FolderEntry(name: "a", kind: .folder),
      FolderEntry(name: "b", kind: .file),
      FolderEntry(name: "c", kind: .link),
      FolderEntry(name: "d", kind: .other),
      FolderEntry(name: "é", kind: .file),
      FolderEntry(name: ByteName(bytes: [0xFF, 0x0A]), kind: .file),
    ]
    #expect(try descriptor.list() == expected)
    #expect(try descriptor.list() == expected, "a second listing starts from the beginning")
  }

  @Test(arguments: [
    ("file-link", "cannot open 'T/file-link': too many levels of symbolic links"),
    ("pipe", "cannot open 'T/pipe': invalid argument"),
    ("real", "cannot open 'T/real': invalid argument"),
    ("absent", "cannot open 'T/absent': no such file or directory"),
    ("..", "cannot open 'T/..': invalid argument"),
    ("real/file", "cannot open 'T/real/file': invalid argument"),
    ("real\0", "cannot open 'T/real\\x00': invalid argument"),
    ("", "cannot open 'T/': invalid argument"),
  ])
  func opensNothingButRegularFiles(name: String, expected: String) throws {
    let folder = try TemporaryFolder {
      Folder("real") { TextFile("file", "text") }
      Link("file-link", to: "real/file")
      NamedPipe("pipe")
    }
    let descriptor = try Descriptor(openingFolder: BundlePath(folder.path))
    let error = #expect(throws: DiskError.self) {
      _ = try descriptor.contents(of: ByteName(name), limit: 1)
    }
    #expect(error?.description.replacingOccurrences(of: folder.path, with: "T") == expected)
  }

  @Test func opensNoFolderThroughALink() throws {
    let folder = try TemporaryFolder {
      Folder("real") { TextFile("file", "text") }
      Link("link", to: "real")
    }
    let descriptor = try Descriptor(openingFolder: BundlePath(folder.path))
    #expect(throws: DiskError.self) { _ = try descriptor.openFolder("link").number }
    #expect(throws: DiskError.self) {
      _ = try Descriptor(openingFolder: BundlePath(folder.path + "/link")).number
    }
    let text = try descriptor.openFolder("real").contents(of: "file", limit: 100)
    #expect(text == Array("text".utf8))
  }

  @Test func readsWholeFilesIntoOneBuffer() throws {
    let large = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let folder = try TemporaryFolder {
      DataFile("large", large)
      DataFile("empty")
      TextFile("small", "ab")
    }
    let descriptor = try Descriptor(openingFolder: BundlePath(folder.path))
    var buffer: [UInt8] = []
    try descriptor.openFile("large").read(into: &buffer, limit: 1 << 20)
    #expect(buffer == large)
    try descriptor.openFile("small").read(into: &buffer, limit: 1 << 20)
    #expect(buffer == Array("ab".utf8))
    try descriptor.openFile("empty").read(into: &buffer, limit: 1 << 20)
    #expect(buffer.isEmpty)
  }

  @Test(arguments: [("file", 2), ("holes", 1 << 20)])
  func refusesMoreThanTheLimit(name: String, limit: Int) throws {
    let folder = try TemporaryFolder {
      TextFile("file", "abc")
      TextFile("holes")
    }
    // More than any memory has, and nothing on the disk.
    truncate(folder.path + "/holes", 1 << 40)
    let descriptor = try Descriptor(openingFolder: BundlePath(folder.path))
    var buffer: [UInt8] = []
    for error in [
      #expect(throws: DiskError.self) {
        _ = try descriptor.contents(of: ByteName(name), limit: limit)
      },
      #expect(throws: DiskError.self) {
        try descriptor.read(fileAt: BundlePath(name), into: &buffer, limit: limit)
      },
    ] {
      #expect(error?.isTooLarge == true)
    }
    #expect(try descriptor.contents(of: "file", limit: 3) == Array("abc".utf8))
  }

  @Test(arguments: [
    (mode: 0o777, folder: 1, entry: 2, lets: true), (0o1777, 1, 2, false), (0o1777, 7, 2, true),
    (0o1777, 1, 7, true),
  ])
  func knowsWhomAStickyFolderLetsGo(mode: UInt32, folder: UInt32, entry: UInt32, lets: Bool) throws
  {
    let place = try TemporaryFolder { Folder("a") }
    var (parent, child) = (
      try Descriptor(openingFolder: BundlePath(place.path)).status(),
      try Descriptor(openingFolder: BundlePath(place.path)).status(of: "a")
    )
    (parent.mode, parent.owner, child.owner) = (mode, folder, entry)
    #expect(parent.lets(child, goTo: 7) == lets)
    #expect(parent.lets(child, goTo: 0))
  }

  @Test func readsLinksOfAnyLength() throws {
    let target = String(repeating: "long/", count: 200) + "end"
    let folder = try TemporaryFolder {
      Link("link", to: target)
      TextFile("file")
    }
    let descriptor = try Descriptor(openingFolder: BundlePath(folder.path))
    #expect(try descriptor.readLink("link") == Array(target.utf8))
    #expect(throws: DiskError.self) { try descriptor.readLink("file") }
  }

  @Test func tellsWhatALinkIsAndNotWhereItLeads() throws {
    let folder = try TemporaryFolder {
      TextFile("file", "12345", mode: 0o640)
      HardLink("twin", to: "file")
      Link("link", to: "file")
    }
    let descriptor = try Descriptor(openingFolder: BundlePath(folder.path))
    let file = try descriptor.status(of: "file")
    #expect(file.identity.kind == .file)
    #expect(file.size == 5)
    #expect(file.links == 2)
    #expect(file.mode & 0o7777 == 0o640)
    #expect(try descriptor.status(of: "twin") == file)
    #expect(try descriptor.status(of: "link").identity.kind == .link)
    #expect(try descriptor.openFile("file").status() == file)
  }

  @Test func resolvesPathsThroughLinks() throws {
    let folder = try TemporaryFolder {
      Folder("real") { TextFile("file") }
      Link("link", to: "real")
    }
    let path = folder.path
    #expect(
      try realPath(of: BundlePath(path + "/link/../link/file")) == BundlePath(path + "/real/file")
    )
    let error = #expect(throws: DiskError.self) { try realPath(of: BundlePath(path + "/absent")) }
    #expect(error?.isMissing == true)
  }
}
