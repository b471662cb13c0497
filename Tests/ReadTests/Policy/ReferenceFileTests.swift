import Diagnostics
import Model
import Read
import Testing

/// The files that list which keys count.
@Suite struct ReferenceFileTests {
  private func file(_ name: String, _ text: String, table: String? = nil) throws -> ReferenceFile {
    let table = table.map { ", \"table\": \"\($0)\"" } ?? ""
    let policy = try policy(
      "{\"version\": 1, \"reference\": {\"file\": \"\(name)\"\(table)}}",
      files: [name: text]
    )
    guard case .files(let files) = policy.root.reference else { throw Missing() }
    return try #require(files.first)
  }

  private struct Missing: Error {}

  private func problems(_ reference: String, files: [String: String] = [:]) -> [String] {
    ReadTests.problems(of: "{\"version\": 1,\n\"reference\": \(reference)}", files: files)
  }

  @Test func readsTheKeysOfATable() throws {
    let file = try file(
      "l10n/Localizable.strings",
      "/* c */ \"a\\n\" = \"A\"; b = \"B\"; \"b\" = \"C\";"
    )
    #expect(file.path == "l10n/Localizable.strings")
    #expect(file.table == "Localizable")
    #expect(file.keys == ["a\n", "b"].map { Array($0.utf8) })
    #expect(file.exemptKeys == [])
    #expect(file.location?.description == "p:1:38")
  }

  @Test func readsTheKeysOfRules() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>items</key><dict/><key>days</key><dict/></dict></plist>
      """
    #expect(try file("X.stringsdict", text).keys == ["items", "days"].map { Array($0.utf8) })
  }

  @Test func readsWhatAStringCatalogWants() throws {
    let text = """
      {
        "sourceLanguage": "en",
        "strings": {
          "a": {},
          "old": {"extractionState": "stale"},
          "by hand": {"extractionState": "manual"},
          "OK": {"shouldTranslate": false},
          "b": {"shouldTranslate": true, "localizations": {"de": {"stringUnit": {"value": "B"}}}}
        },
        "version": "1.0"
      }
      """
    let file = try file("Main.xcstrings", text)
    #expect(file.table == "Main")
    #expect(file.keys == ["a", "by hand", "b"].map { Array($0.utf8) })
    #expect(file.exemptKeys == [Array("OK".utf8)])
  }

  @Test func readsAListOfKeys() throws {
    let text = "\u{FEFF}# keys\r\na.b\r\n\r\n  \n\\#1\n\\\\x\n\\n\nTotal: \na.b\n"
    let file = try file("keys.txt", text, table: "Localizable")
    #expect(file.table == "Localizable")
    #expect(file.keys == ["a.b", "#1", "\\x", "\\n", "Total: "].map { Array($0.utf8) })
  }

  @Test func readsSeveralFiles() throws {
    let policy = try policy(
      "{\"version\": 1, \"components\": [{\"match\": \"\", \"reference\": {\"file\": [\"A.strings\", \"A.stringsdict\"]}}]}",
      files: ["A.strings": "a=b;", "A.stringsdict": "b={};"]
    )
    #expect(policy.referenceFiles.map(\.table) == ["A", "A"])
    #expect(policy.referenceFiles.map(\.keys) == [[Array("a".utf8)], [Array("b".utf8)]])
  }

  @Test(arguments: [
    ("lprune.json", "a/b.strings", "a/b.strings"), ("x/lprune.json", "b", "x/b"),
    ("/x/lprune.json", "../b", "/x/../b"), ("x/lprune.json", "/b", "/b"), ("/p", "b", "/b"),
  ])
  func beginsAtTheFolderOfThePolicy(policy: String, path: String, expected: String) {
    #expect(pathBesidePolicy(path, policy: policy) == expected)
  }

  @Test(arguments: [
    (
      "{}",
      "p:2:14: 'reference' without 'file'; name the file that lists the keys: \"file\": \"Localizable.xcstrings\""
    ),
    (
      "{\"file\": 1}",
      "p:2:23: 'file' must be a path or a list of paths, not a number; write \"Localizable.xcstrings\""
    ),
    ("{\"file\": []}", "p:2:23: 'file' is empty; write \"Localizable.xcstrings\""),
    (
      "{\"file\": [1]}",
      "p:2:24: each entry of 'file' must be a path in quotes, not a number; write \"Localizable.xcstrings\""
    ),
    (
      "{\"file\": \"gone.strings\"}",
      "p:2:23: cannot read 'gone.strings' in 'reference': no such file or directory; paths begin at the folder of the policy"
    ),
    (
      "{\"file\": [\"A.strings\", \"A.strings\"]}",
      "p:2:37: 'A.strings' is in 'file' twice, first in line 2; take one of them out"
    ),
    (
      "{\"file\": [\"A.strings\", \"B.strings\"], \"table\": \"A\"}",
      "p:2:51: 'table' beside 2 files, each of which has its own; take it out, or name a single file"
    ),
    (
      "{\"file\": \"A.strings\", \"tables\": \"A\"}",
      "p:2:36: unknown key 'tables'; did you mean 'table'?"
    ),
    (
      "{\"file\": \"empty.txt\"}",
      "p:2:23: 'empty.txt' in 'reference' lists no keys, so that none would count; check the path"
    ),
    (
      "{\"file\": \"broken.strings\"}",
      "broken.strings:2:1: no table of strings: missing ';' after the value on line 1; correct the file"
    ),
    (
      "{\"file\": \"cut.strings\"}",
      "cut.strings:1:9: the system reads no further: an extra ';' ends the table here; correct the file"
    ),
    (
      "{\"file\": \"list.xcstrings\"}",
      "list.xcstrings:1:1: no string catalog: it has no object 'strings'; check the path"
    ),
    (
      "{\"file\": \"cut.xcstrings\"}",
      "cut.xcstrings:2:1: expected '}' for the '{' in line 1, found the end of the file"
    ),
  ])
  func explainsWhatIsWrong(reference: String, expected: String) {
    let files = [
      "A.strings": "a=b;", "B.strings": "a=b;", "empty.txt": "# nothing\n",
      "broken.strings": "a = b\nc = d;", "cut.strings": "\"a\"=\"b\";;\"c\"=\"d\";",
      "list.xcstrings": "[]", "cut.xcstrings": "{\"strings\": {\n",
    ]
    #expect(
      ReadTests.problems(
        of: Array("{\"version\": 1,\n\"reference\": \(reference)}".utf8),
        files: files
      ) == [expected]
    )
  }

  @Test func listsTheProblemsOfThePolicyFirst() {
    #expect(
      problems(
        "{\"file\": [\"b.strings\", \"a.strings\"]},\n\"kep\": []",
        files: ["a.strings": "a", "b.strings": "b"]
      ).map { $0.prefix { $0 != " " } } == ["p:3:1:", "a.strings:1:1:", "b.strings:1:1:"]
    )
  }
}
