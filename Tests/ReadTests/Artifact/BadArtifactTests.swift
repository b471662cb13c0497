import Diagnostics
import Foundation
import Model
import Read
import TestSupport
import Testing

@Suite struct BadArtifactTests {
  @Test(arguments: [
    ("absent.app", "missing", "'T/absent.app' is not there; give the path of a built bundle"),
    ("dangling.app", "missing", "'T/dangling.app' is not there; give the path of a built bundle"),
    (
      "notes.txt/x.app", "damaged",
      "'T/notes.txt/x.app' is a file, not a bundle; pass the folder of an .app, .appex, .framework or .bundle"
    ),
    (
      "notes.txt", "damaged",
      "'T/notes.txt' is a file, not a bundle; pass the folder of an .app, .appex, .framework or .bundle"
    ),
    (
      "J.ipa", "damaged",
      "'T/J.ipa' is an .ipa file, not a folder; unpack it and pass the .app in its folder 'Payload'"
    ),
    (
      "J.zip", "damaged",
      "'T/J.zip' is a .zip file, not a folder; unpack it and pass the bundle in it"
    ),
    (
      "Payload/", "damaged",
      "'T/Payload' is no bundle: it holds neither an Info.plist nor .lproj folders;"
        + " pass the bundle in it, 'T/Payload/J.app'"
    ),
    (
      "empty", "damaged",
      "'T/empty' is no bundle: it holds neither an Info.plist nor .lproj folders;"
        + " pass the folder of an .app, .appex, .framework or .bundle"
    ),
    (
      "None.xcarchive", "damaged",
      "'T/None.xcarchive' holds no app in 'Products/Applications';"
        + " pass the bundle in its folder 'Products' itself"
    ),
    (
      "Two.xcarchive", "damaged",
      "'T/Two.xcarchive' holds 2 apps in 'Products/Applications': 'A.app', 'B.app'; pass the one that is meant"
    ),
  ])
  func saysWhatIsThereAndWhatToPass(name: String, status: String, expected: String) throws {
    let failure = try failure(of: name) {
      TextFile("notes.txt")
      TextFile("J.ipa")
      TextFile("J.zip")
      Link("dangling.app", to: "nowhere")
      Folder("empty")
      Folder("Payload") { Folder("J.app") }
      Folder("None.xcarchive") { Folder("Products") { Folder("Library") } }
      Folder("Two.xcarchive") {
        Folder("Products") {
          Folder("Applications") {
            Folder("A.app")
            Folder("B.app")
            TextFile("C.app")
          }
        }
      }
    }
    #expect(failure == [status, expected])
  }

  @Test func readsTheArtifactThatALinkLeadsTo() throws {
    let inventory = try inventory(of: "link") {
      Folder("real.app") { localizations("en") }
      Link("link", to: "real.app")
    }
    #expect(lines(of: inventory) == ["app '' [] en"])
    #expect(inventory.name == "real.app")
  }

  @Test func namesEveryDamagedInfoPlistWithItsLine() throws {
    let good = infoPlist(["CFBundleDevelopmentRegion": "en"])
    let failure = try failure(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", good.replacingOccurrences(of: "</dict>", with: "</dcit>"))
        Folder("B.bundle") { TextFile("Info.plist", good) }
        Folder("C.bundle") { TextFile("Info.plist", "(list)") }
        Folder("D.bundle") { DataFile("Info.plist") }
      }
    }
    #expect(failure.first == "damaged")
    #expect(failure.count == 4)
    #expect(failure[1].hasPrefix("T/A.app/Info.plist:7: the Info.plist cannot be read: "))
    #expect(failure[2].hasPrefix("T/A.app/C.bundle/Info.plist: the Info.plist is no dictionary; "))
    #expect(failure[3].hasPrefix("T/A.app/D.bundle/Info.plist: the Info.plist cannot be read: "))
  }

  @Test func refusesAnEndlessInfoPlist() throws {
    let folder = try TemporaryFolder { Folder("A.app") { DataFile("Info.plist") } }
    #expect(truncate(folder.path + "/A.app/Info.plist", 1 << 40) == 0)
    let failure = #expect(throws: Failure.self) {
      try readArtifact(at: BundlePath(folder.path + "/A.app"))
    }
    #expect(failure?.status == .damaged)
  }

  @Test func readsFoldersThatLieDeep() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        nested(200, "d") { Folder("en.lproj") { nested(100, "e") { TextFile("a.strings", "1") } } }
      }
    }
    let path = Array(repeating: "d", count: 200).joined(separator: "/")
    #expect(lines(of: inventory) == ["app '' []", "loose-folder '\(path)' [\(path)] en"])
    #expect(inventory.size.bytes == 1)
  }

  @Test func refusesFoldersThatLieTooDeep() throws {
    let failure = try failure(of: "A.app") { Folder("A.app") { nested(520, "d") {} } }
    let path = Array(repeating: "d", count: 513).joined(separator: "/")
    #expect(
      failure == [
        "damaged",
        "'T/A.app/\(path)' lies more than 512 folders deep;"
          + " no bundle is built that way; look at what made it",
      ]
    )
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func namesEveryFolderThatMayNotBeRead() throws {
    let failure = try failure(of: "A.app") {
      Folder("A.app") {
        Folder("a", mode: 0)
        Folder("en.lproj", mode: 0o311)
      }
    }
    #expect(
      failure == [
        "permission",
        "cannot open 'T/A.app/a': permission denied; lprune must be able to read the whole bundle",
        "cannot open 'T/A.app/en.lproj': permission denied; lprune must be able to read the whole bundle",
      ]
    )
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func namesEveryTableAndInfoPlistThatMayNotBeRead() throws {
    let advice = "lprune must be able to read the whole bundle"
    let tables = try failure(of: "A.app") {
      Folder("A.app") {
        Folder("de.lproj") { TextFile("T.strings", mode: 0) }
        Folder("en.lproj") { TextFile("T.strings", mode: 0) }
      }
    }
    #expect(
      tables == [
        "permission",
        "cannot open 'T/A.app/de.lproj/T.strings': permission denied; \(advice)",
        "cannot open 'T/A.app/en.lproj/T.strings': permission denied; \(advice)",
      ]
    )
    let plist = try failure(of: "A.app") { Folder("A.app") { TextFile("Info.plist", mode: 0) } }
    #expect(
      plist == [
        "permission", "cannot open 'T/A.app/Info.plist': permission denied; \(advice)",
      ]
    )
  }

  @Test func countsFilesOfAnySizeWithoutOverflow() throws {
    let folder = try TemporaryFolder {
      Folder("A.app") { for name in ["a", "b", "c"] { DataFile(name) } }
    }
    for name in ["a", "b", "c"] { _ = truncate("\(folder.path)/A.app/\(name)", 1 << 43) }
    let inventory = try readArtifact(at: BundlePath(folder.path + "/A.app"))
    #expect(inventory.size.bytes == 3 << 40)
  }

  /// `count` folders in each other, the innermost of which holds `entries`.
  private func nested(
    _ count: Int,
    _ name: String,
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) -> Folder {
    var folder = Folder(name, entries)
    for _ in 1..<count {
      let inner = folder
      folder = Folder(name) { inner }
    }
    return folder
  }
}
