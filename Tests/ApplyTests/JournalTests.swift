import Disk
import Model
import Testing

@testable import Apply

@Suite struct JournalTests {
  private static let time = FileStatus.Timestamp(seconds: -3, nanoseconds: 999_999_999)

  private static var journal: Journal {
    var journal = Journal(artifact: "/x/Jour\nnal.app")
    journal.folders = [
      .init(path: .root, mark: mark(1), accessed: time, modified: time),
      .init(
        path: BundlePath(bytes: [0xFF, 0x2F, 0x61]),
        mark: mark(2),
        accessed: time,
        modified: time
      ),
    ]
    journal.edits = [
      .init(folder: 1, name: "Info.plist", new: mark(3), newBytes: Journal.Contents([1, 2]))
    ]
    journal.removals = [
      .init(folder: 0, name: "en.lproj"),
      .init(folder: 1, name: ByteName(bytes: [0xFE] + Array(".lproj".utf8))),
    ]
    return journal
  }

  private static func mark(_ inode: UInt64) -> Journal.Mark {
    Journal.Mark(inode: .max - inode, birthSeconds: .min, birthNanoseconds: 5)
  }

  @Test func isReadAsItWasWritten() {
    #expect(Journal(Self.journal.bytes) == Self.journal)
    #expect(Journal(Journal(artifact: "").bytes) == Journal(artifact: ""))
  }

  @Test func isDamagedWhereAnyByteIsAnotherOrMissing() {
    let bytes = Self.journal.bytes
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      #expect(Journal(other) == nil)
      #expect(Journal(Array(bytes[..<index])) == nil)
    }
    #expect(Journal(bytes + [0]) == nil)
  }

  @Test(arguments: [
    "../en.lproj", "/etc", "a/../b", "a//b", "a/.", "./a", "..", "a/",
  ]) func leadsOutOfNoArtifact(folder: String) {
    var journal = Self.journal
    journal.folders[1].path = BundlePath(folder)
    #expect(Journal(journal.bytes) == nil)
  }

  @Test(arguments: ["Journal", ".lproj", "a/en.lproj", "../en.lproj", "en.lproj/", "en.LPROJ", ""])
  func movesLocalizationsOnly(name: String) {
    var journal = Self.journal
    journal.removals[0].name = ByteName(name)
    #expect(Journal(journal.bytes) == nil)
  }

  @Test(arguments: ["Journal", ".plist", "a/Info.plist", "../Info.plist", "en.lproj"])
  func editsPropertyListsOnly(name: String) {
    var journal = Self.journal
    journal.edits[0].name = ByteName(name)
    #expect(Journal(journal.bytes) == nil)
  }

  @Test func namesOnlyFoldersThatItKnows() {
    var journal = Self.journal
    journal.removals[0].folder = 2
    #expect(Journal(journal.bytes) == nil)
    journal.removals[0].folder = -1
    #expect(Journal(journal.bytes) == nil)
  }

  @Test func namesWhatIsMovedInTheOrderOfTheMoves() throws {
    let scene = try Scene.journal()
    let changes = try scene.journalChanges()
    let touched = try Workplace.open(at: scene.place(), operations: SystemOperations())
      .preflight(changes)
    let journal = Journal(
      changes,
      of: scene.location,
      touching: touched,
      new: changes.edits.map(\.identity)
    )
    #expect(
      journal.removals.map(journal.path(of:)) == [
        "en.lproj", "Frameworks/Chat.framework/en-GB.lproj", "Frameworks/Chat.framework/en.lproj",
      ]
    )
    #expect(
      journal.edits.map(journal.path(of:)) == [
        "Frameworks/Chat.framework/Info.plist", "Info.plist",
      ]
    )
  }
}
