import Diagnostics
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// Staging folders that are right in every way but were not left by a prune of this tree.
@Suite struct ForgeryTests {
  /// A folder around what was moved that is not the one in the journal gets nothing.
  @Test func putsNothingIntoAFolderThatTheJournalDoesNotMean() throws {
    let scene = try Scene.journal()
    let other = try scene.identity(of: "fr.lproj")
    try scene.writeStaging(Journal.forged(for: scene, mark: other)) {
      Folder("r0") { TextFile("evil", "evil") }
    }
    let session = try Session.begin(at: scene.location, isSandboxed: false)
    #expect(
      session.notices == [
        "'xx.lproj' was removed by a prune that was stopped half-way, from what has been replaced since"
      ]
    )
    let untouched = try Scene.journal()
    #expect(try scene.state(times: false) == untouched.state(times: false))
  }

  /// What lies there under the name of a moved entry is moved as it is, and never opened.
  @Test(arguments: ["link", "pipe", "folder of others"])
  func followsNothingThatIsToBePutBack(kind: String) throws {
    let scene = try Scene.journalAndOutside()
    let outside = try scene.outside()
    let root = try Descriptor(openingFolder: scene.location).status().identity
    try scene.writeStaging(Journal.forged(for: scene, mark: root)) {
      switch kind {
      case "link": Link("r0", to: "../Outside/en.lproj")
      case "pipe": NamedPipe("r0")
      default: Folder("r0", mode: 0o555) { Link("away", to: "../../../Outside") }
      }
    }
    _ = try Session.begin(at: scene.location, isSandboxed: false)
    #expect(try scene.outside() == outside)
    #expect(try scene.names() == ["Journal.app", "Outside"])
    #expect(
      try scene.state(times: false).contains {
        $0.contains("Journal.app/xx.lproj")
      }
    )
  }

  @Test func discardsLinksAndPipesAndNotWhatTheyLeadTo() throws {
    let scene = try Scene.journalAndOutside()
    let outside = try scene.outside()
    let root = try Descriptor(openingFolder: scene.location).status().identity
    try scene.writeStaging(Journal.forged(for: scene, mark: root), ending: ".done") {
      Link("r0", to: "../Outside/en.lproj")
      NamedPipe("pipe")
      Folder("d0", mode: 0o100) {
        Link("up", to: "..")
        Link("away", to: "../../Outside")
        NamedPipe("pipe")
        Folder("inner", mode: 0) { Link("loop", to: "loop") }
      }
    }
    _ = try Session.begin(at: scene.location, isSandboxed: false)
    #expect(try scene.outside() == outside)
    #expect(try scene.names() == ["Journal.app", "Outside"])
  }

  @Test func readsAJournalOfManyRecords() throws {
    let scene = try Scene.journal()
    let before = try scene.state(times: false)
    let root = try Descriptor(openingFolder: scene.location).status().identity
    var journal = Journal.forged(for: scene, mark: root)
    journal.removals = (0..<50_000).map { .init(folder: 0, name: ByteName("l\($0).lproj")) }
    try scene.writeStaging(journal) { Folder("r49999") { TextFile("a", "b") } }
    let session = try Session.begin(at: scene.location, isSandboxed: false)
    #expect(
      session.notices == [
        "an earlier prune was stopped half-way: 'l49999.lproj' was put back"
      ]
    )
    removeTree(scene.path("l49999.lproj"))
    #expect(try scene.state(times: false) == before)
  }

  /// As a umask leaves it, where the process was killed before it could mend that.
  @Test(arguments: [0o000, 0o100, 0o500] as [UInt32])
  func removesAFolderThatNobodyMayEnter(mode: UInt32) throws {
    let scene = try Scene.journal()
    let before = try scene.state(times: false)
    let name = try scene.place().name.description
    try scene.folder.write { Folder(name, mode: mode) }
    let session = try Session.begin(at: scene.location, isSandboxed: false)
    #expect(session.notices == [])
    #expect(try scene.state(times: false) == before)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"), arguments: ["", ".done"])
  func refusesAFolderOfAnotherUser(ending: String) throws {
    let scene = try Scene.journal()
    let root = try Descriptor(openingFolder: scene.location).status().identity
    try scene.writeStaging(Journal.forged(for: scene, mark: root), ending: ending) { Folder("r0") }
    let path = try "\(scene.folder.path)/\(scene.place().name)\(ending)"
    try #require(chown(path, 1, 1) == 0)
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: scene.location, isSandboxed: false)
    }
    #expect(error?.cause == .foreign(folder: BundlePath(path)))
    #expect(try scene.state() == before)
  }
}

extension Journal {
  /// A journal of one removal, `xx.lproj`, from a folder that is said to be the artifact.
  fileprivate static func forged(for scene: borrowing Scene, mark: FileIdentity) -> Journal {
    var journal = Journal(artifact: scene.location)
    let time = FileStatus.Timestamp(seconds: 0, nanoseconds: 0)
    journal.folders = [.init(path: .root, mark: Mark(mark), accessed: time, modified: time)]
    journal.removals = [.init(folder: 0, name: "xx.lproj")]
    return journal
  }
}

extension Scene {
  fileprivate func writeStaging(
    _ journal: Journal,
    ending: String = "",
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) throws {
    let name = try place().name.description + ending
    try folder.write {
      Folder(name, mode: 0o700) {
        DataFile("journal", journal.bytes, mode: 0o600)
        entries()
      }
    }
  }
}
