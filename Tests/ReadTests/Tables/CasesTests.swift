import Foundation
import Model
import Read
import Testing

/// The files of `Cases`, each with the answer of `EXPECTED.json` about it.
@Suite struct CasesTests {
  struct Expected: Codable, Sendable {
    var keys: [String]
    var finding: String?
    var lostKeys: [String]?
    var duplicates: [String]?
    var remarks: [String]?
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases")

  static func expectations() throws -> [(String, Expected)] {
    let data = try Data(contentsOf: folder.appending(path: "EXPECTED.json"))
    return try JSONDecoder().decode([String: Expected].self, from: data)
      .sorted { $0.key < $1.key }
  }

  @Test func knowsEveryCase() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(try Self.expectations().map(\.0) == files.filter { $0 != "EXPECTED.json" }.sorted())
  }

  @Test(arguments: try expectations())
  func readsTheCaseAsExpected(name: String, expected: Expected) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    let table = table(of: [Array(bytes)])
    #expect(table.keys().sorted() == expected.keys)
    #expect(table.keys.count == expected.keys.count)
    var found = Expected(keys: expected.keys)
    for note in table.rows[0].notes {
      switch note.kind {
      case .damaged: found.finding = "damaged-table"
      case .truncated(_, let lost):
        found.finding = "truncated-table"
        found.lostKeys = lost
      case .duplicate(let key, _, _):
        found.duplicates = (found.duplicates ?? []) + [table.keys.text(of: key)]
      case .remark(let remark, _):
        let name = remark.replacing("-", with: "_")
        found.remarks = ((found.remarks ?? []) + [name]).sorted()
      case .unreadable(let reason): Issue.record("\(reason)")
      }
    }
    #expect(found.finding == expected.finding)
    #expect(found.lostKeys == expected.lostKeys)
    #expect(found.duplicates == expected.duplicates)
    #expect(found.remarks == expected.remarks)
  }

  @Test(arguments: try expectations())
  func agreesWithFoundation(name: String, expected: Expected) throws {
    let opinion = SecondOpinion(Array(try Data(contentsOf: Self.folder.appending(path: name))))
    #expect(opinion.keys == (expected.finding == "damaged-table" ? nil : Set(expected.keys)))
  }

  /// What a person is told about each case, and where.
  static let notes: [(String, [String])] = [
    ("binary-cycle", ["damaged: an object of the binary property list contains itself"]),
    ("binary-truncated", ["damaged: the trailer of the binary property list is wrong"]),
    ("duplicates", ["2:1 conflict: a, also 1:1"]),
    ("empty", ["damaged: the file is empty (zero bytes)"]),
    ("escapes", ["1:14 remark: not-an-escape 2 times", "1:55 remark: octal-escape 3 times"]),
    ("hash-comment", ["2:1 truncated: '#' begins no comment and ends the table here; lost c"]),
    (
      "latin1",
      [
        "1:9 damaged: not valid UTF-8 at byte 8 (0xE9); it looks like Latin-1 or a similar encoding"
      ]
    ),
    ("merge-conflict", ["1:1 damaged: a merge conflict marker"]),
    ("missing-last-semicolon", ["2:10 damaged: missing ';' after the value"]),
    ("missing-semicolon", ["2:1 damaged: missing ';' after the value on line 1"]),
    (
      "nbsp",
      [
        "1:11 truncated: unexpected character U+00A0 (a no-break space) ends the table here; lost c"
      ]
    ),
    (
      "nested-comment",
      [
        "1:6 remark: comment-inside-comment",
        "1:25 truncated: '*/' outside of a comment ends the table here; comments do not nest; lost c",
      ]
    ),
    ("non-string", ["1:5 remark: value-not-a-string 2 times"]),
    ("old-plist", ["1:1 remark: braces-around-table"]),
    ("one-string", ["1:1 damaged: the top-level object is not a dictionary"]),
    ("smart-quotes", ["1:1 damaged: unexpected character U+201C (a curly quote)"]),
    ("stray-brace", ["2:1 truncated: a '}' without '{' ends the table here; lost c"]),
    ("stray-semicolon", ["1:11 truncated: an extra ';' ends the table here; lost c"]),
    (
      "unterminated-comment",
      [
        "2:1 truncated: a comment that starts here has no end and hides the rest of the file",
        "2:1 remark: unterminated-comment",
      ]
    ),
    (
      "unterminated-key",
      ["2:1 truncated: an unterminated quoted string that starts here ends the table"]
    ),
    ("unterminated-value", ["2:7 damaged: an unterminated quoted string that starts here"]),
    (
      "utf16be-nobom",
      [
        "damaged: UTF-16 (big-endian) without a byte order mark, which the system cannot read",
        "remark: utf16-without-bom",
      ]
    ),
    ("utf8", []),
    ("value-only", ["1:1 remark: key-without-value 2 times"]),
    ("xml-array", ["1:8 damaged: the top-level object is not a dictionary"]),
    ("xml-truncated", ["1:70 damaged: the file ends inside <string>"]),
  ]

  /// How many keys are lost where nothing can be read.
  static let lostKeys: [(String, Int?)] = [
    ("binary-cycle", 1), ("binary-truncated", nil), ("empty", 0), ("latin1", 2),
    ("merge-conflict", 1), ("missing-last-semicolon", 2), ("missing-semicolon", 2),
    ("one-string", 0), ("smart-quotes", 1), ("unterminated-value", 2), ("utf16be-nobom", 2),
    ("xml-array", 0), ("xml-truncated", 1),
  ]

  @Test(arguments: lostKeys)
  func countsWhatIsLost(name: String, count: Int?) throws {
    let table = table(of: [
      Array(try Data(contentsOf: Self.folder.appending(path: "\(name).strings")))
    ])
    #expect(table.rows[0].isDamaged)
    #expect(table.lostKeyCount() == count)
  }

  @Test func countsWhatIsLostInEveryDamagedCase() throws {
    let damaged = try Self.expectations().filter { $0.1.finding == "damaged-table" }.map(\.0)
    #expect(damaged == Self.lostKeys.map { "\($0.0).strings" })
  }

  @Test(arguments: notes)
  func saysWhatIsWrongAndWhere(name: String, expected: [String]) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: "\(name).strings"))
    #expect(table(of: [Array(bytes)]).notes() == expected)
  }
}
