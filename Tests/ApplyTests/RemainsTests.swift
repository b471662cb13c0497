import Diagnostics
import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// What lies beside the product under the name of a staging folder, and is not what a prune left there.
@Suite struct RemainsTests {
  /// A folder of that name that a prune did not make: nothing of it is touched, and no session begins.
  @Test(arguments: ["", ".done"], Forgery.allCases)
  func touchesNothingThatNoPruneMade(ending: String, forgery: Forgery) throws {
    let scene = try Scene.journal()
    let name = try scene.place().name.description + ending
    try forgery.write(name, to: scene)
    let before = try scene.state()
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: scene.location, isSandboxed: false)
    }
    let path = BundlePath("\(scene.folder.path)/\(name)")
    #expect(
      error?.cause
        == (forgery.isDamage ? .damagedJournal(staging: path) : .foreign(folder: path))
    )
    #expect(try scene.state() == before)
  }

  enum Forgery: String, CaseIterable, Sendable {
    case file, link, linkToPrivateFolder, openToOthers, strangeFile, folderNamedLikeAPlist
    case closedFolderWithAFile
    case emptyJournal, brokenJournal, journalThatLeadsOut
    case journalThatIsALink, journalThatIsAPipe, journalThatIsAFolder, hugeJournal

    var isDamage: Bool {
      switch self {
      case .emptyJournal, .brokenJournal, .journalThatLeadsOut, .journalThatIsALink,
        .journalThatIsAPipe, .journalThatIsAFolder, .hugeJournal:
        true
      default: false
      }
    }

    func write(_ name: String, to scene: borrowing Scene) throws {
      let place = scene.folder.path + "/" + name
      switch self {
      case .file: try scene.folder.write { TextFile(name, "mine") }
      case .link: try scene.folder.write { Link(name, to: "Journal.app") }
      case .linkToPrivateFolder:
        try scene.folder.write {
          Folder("private", mode: 0o700)
          Link(name, to: "private")
        }
      case .openToOthers: try scene.folder.write { Folder(name, mode: 0o755) }
      case .strangeFile: try folder(name, scene) { TextFile("thesis.txt", "mine") }
      case .closedFolderWithAFile:
        try scene.folder.write { Folder(name, mode: 0o400) { TextFile("thesis.txt", "mine") } }
      case .journalThatIsALink:
        try folder(name, scene) {
          DataFile("elsewhere", Journal(artifact: "").bytes)
          Link("journal", to: "elsewhere")
        }
      case .journalThatIsAPipe: try folder(name, scene) { NamedPipe("journal") }
      case .journalThatIsAFolder: try folder(name, scene) { Folder("journal") }
      case .hugeJournal:
        try folder(name, scene) { TextFile("journal", "") }
        truncate(place + "/journal", off_t(Journal.sizeLimit) + 1)
      case .folderNamedLikeAPlist:
        try folder(name, scene) { Folder("p0") { TextFile("thesis.txt", "mine") } }
      // A finished prune's folder without a journal is empty.
      case .emptyJournal: try folder(name, scene) { TextFile("journal", "") }
      case .brokenJournal:
        try folder(name, scene) {
          DataFile("journal", Array(Journal(artifact: "").bytes.dropLast()) + [65])
        }
      case .journalThatLeadsOut:
        try folder(name, scene) {
          TextFile("r0", "evil")
          DataFile("journal", Self.leadingOut(of: scene.folder.path))
        }
      }
      #expect(access(place, F_OK) == 0)
    }

    private static func leadingOut(of folder: String) -> [UInt8] {
      var journal = Journal(artifact: BundlePath(folder))
      let time = FileStatus.Timestamp(seconds: 0, nanoseconds: 0)
      let mark = Journal.Mark(inode: 0, birthSeconds: 0, birthNanoseconds: 0)
      journal.folders = [.init(path: "..", mark: mark, accessed: time, modified: time)]
      journal.removals = [.init(folder: 0, name: "en.lproj")]
      return journal.bytes
    }

    private func folder(
      _ name: String,
      _ scene: borrowing Scene,
      @TreeBuilder _ entries: () -> [any TreeEntry]
    ) throws {
      try scene.folder.write { Folder(name, mode: 0o700, entries) }
    }
  }

  @Test func takesBackNothingIntoAnotherFolderOfTheSameName() throws {
    let scene = try Scene.journal()
    let faults = Faults(fails: { $0 >= 60 })
    _ = try? scene.apply(scene.journalChanges(), faults)
    #expect(try scene.names().count == 2)
    rename(scene.path(), scene.folder.path + "/Old.app")
    try scene.folder.write { Folder("Elsewhere") {} }
    try scene.folder.write { Link("Journal.app", to: "Elsewhere") }
    // The location is resolved before a session begins; a link there afterwards is no folder.
    let error = #expect(throws: ApplyError.self) {
      _ = try Session.begin(at: scene.location, isSandboxed: false)
    }
    #expect(error?.cause == .missing(scene.location))
    #expect(
      try Descriptor(openingFolder: BundlePath(scene.folder.path + "/Elsewhere")).list().isEmpty
    )
  }

  @Test func findsTheStagingFolderWhereTheFolderAroundWasMoved() throws {
    let scene = try Scene("Out/Journal.app") {
      Folder("Out") {
        Folder("Journal.app") {
          TextFile("Info.plist", Scene.plist)
          Folder("en.lproj") { TextFile("Localizable.strings", "a") }
        }
      }
    }
    let before = try scene.state(times: false)
    let english = scene.path("en.lproj")
    let killing = Faults(fails: { _ in access(english, F_OK) != 0 })
    _ = try? scene.apply(scene.changes(removing: ["en.lproj"]), killing)
    #expect(access(english, F_OK) != 0)
    rename(scene.folder.path + "/Out", scene.folder.path + "/Moved")
    let session = try Session.begin(
      at: BundlePath(scene.folder.path + "/Moved/Journal.app"),
      isSandboxed: false
    )
    #expect(
      session.notices == ["an earlier prune was stopped half-way: 'en.lproj' was put back"]
    )
    rename(scene.folder.path + "/Moved", scene.folder.path + "/Out")
    #expect(try scene.state(times: false) == before)
  }

  @Test func discardsWhatWasLeftOfADiscard() throws {
    let scene = try Scene.journal()
    let new = try Scene.journal()
    try new.apply(new.journalChanges())
    for number in 70...140 {
      let scene = try Scene.journal()
      let faults = Faults(fails: { $0 == number })
      guard let warnings = try? scene.apply(scene.journalChanges(), faults), !warnings.isEmpty
      else { continue }
      #expect(try scene.names().count == 2)
      let session = try Session.begin(at: scene.location, isSandboxed: false)
      #expect(session.notices == [])
      #expect(try scene.state(times: false) == new.state(times: false))
    }
    #expect(try scene.names() == ["Journal.app"])
  }

  @Test func saysThatAPruneWasStopped() throws {
    let scene = try Scene.journal()
    #expect(try Session.interruption(of: scene.location, staging: StagingChoice()) == nil)
    _ = try? scene.apply(scene.journalChanges(), Faults(fails: { $0 >= 70 }))
    let before = try scene.state()
    let found = try Session.interruption(of: scene.location, staging: StagingChoice())
    #expect(try found == scene.place().path)
    #expect(try scene.state() == before)
  }

  @Test func saysThatAPruneIsAtWork() throws {
    let scene = try Scene.journal()
    var causes: [ApplyError.Cause] = []
    let location = scene.location
    let lock = try Descriptor(openingFolder: location)
    #expect(try lock.lock() == .locked)
    let faults = Faults { _ in
      do {
        if try Session.interruption(of: location, staging: StagingChoice()) != nil {
          Issue.record("not told that a prune is at work")
        }
      } catch let error as ApplyError { causes.append(error.cause) } catch { Issue.record(error) }
    }
    try scene.apply(scene.journalChanges(), faults)
    #expect(Set(causes) == [.inUse])
  }
}
