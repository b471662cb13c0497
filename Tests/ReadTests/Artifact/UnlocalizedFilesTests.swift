import Model
import Read
import TestSupport
import Testing

@Suite struct UnlocalizedFilesTests {
  /// What an app gains by `question`: its resources, then its tables, and the files of those.
  private func gains(
    _ question: Question,
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) throws -> [String] {
    try withTemporaryFolder {
      Folder("A.app", entries)
    } _: { path in
      let artifact = try Artifact(at: "\(path)/A.app")
      let read = try artifact.read()
      let all = artifact.adding(question, to: read)
      return all.resources.dropFirst(read.resources.count).map(\.name.description)
        + all.tables.dropFirst(read.tables.count).flatMap { table in
          ["\(table.name): \(table.keys.count)"] + table.rows.map(\.file.description)
        }
    }
  }

  @Test func findsWhatNoLocalizationHas() throws {
    let question = Question(resources: ["icon.png", "art/back.png", "none.png", "pic.png"])
    let gains = try gains(question) {
      TextFile("icon.png", "")
      TextFile("icon~ipad.png", "")
      TextFile("other.png", "")
      TextFile("pic.png", "")
      Folder("art") { TextFile("back.png", "") }
      Folder("en.lproj") { TextFile("pic.png", "") }
    }
    #expect(gains == ["art/back.png", "icon.png", "icon~ipad.png"])
  }

  @Test func readsTablesWhereThereIsNoLocalization() throws {
    let question = Question(
      keys: [SoughtKey(table: "T", key: "a"), SoughtKey(table: "None", key: "a")],
      resources: ["U.strings"]
    )
    let gains = try gains(question) {
      TextFile("Info.plist", infoPlist([:]))
      TextFile("T.strings", "a = 1; b = 2;")
      TextFile("U.strings", "c = 3;")
      TextFile("V.strings", "d = 4;")
    }
    #expect(gains == ["T: 2", "T.strings", "U: 1", "U.strings"])
  }

  @Test func readsNothingTwice() throws {
    let question = Question(keys: [SoughtKey(table: "T", key: "a")], resources: ["T.strings"])
    let gains = try gains(question) {
      TextFile("T.strings", "a = 1;")
      Folder("en.lproj") { TextFile("T.strings", "a = 1;") }
    }
    #expect(gains == [])
  }

  @Test func readsTheTextsOfInfoPlist() throws {
    let texts = try withTemporaryFolder {
      Folder("A.app") {
        TextFile("Info.plist", infoPlist(["CFBundleName": "A", "CFBundleLocalizations": ["en"]]))
      }
    } _: { path in
      try Artifact(at: "\(path)/A.app").read().product.infoPlist?
        .texts(of: ["CFBundleName", "CFBundleLocalizations", "None"])
    }
    #expect(texts == ["CFBundleName": "A"])
  }
}
