import Diagnostics
import Model
import Read
import Testing

@Suite struct ReadReceiptTests {
  private static let table = #"""
    {"name": "L", "identifiers": ["a.b", "c.d"], "texts": ["Hello"], "onlyInRemoved": ["c.d"],
     "removed": [{"name": "en", "lacks": ["Hello"]}, {"name": "en-GB", "has": ["a.b"]}]}
    """#

  private static let text = #"""
    {"document": "receipt", "schemaVersion": 1, "added": {"later": [1]},
     "artifact": {"name": "A.app", "identifier": "com.a"},
     "components": [
     {"path": "", "identifier": "com.a", "developmentRegion": {"before": "en", "after": "de"},
      "declared": ["de"], "undeclared": ["en"], "kept": ["fr", "de"],
      "removed": [{"name": "en", "files": 2, "bytes": 30, "blockBytes": 8192, "source": true}],
      "tables": [TABLE]}]}
    """#.replacing("TABLE", with: table)

  private func failure(_ text: String) -> String {
    do throws(Failure) {
      _ = try readReceipt(Array(text.utf8), file: "r.json")
      return ""
    } catch {
      #expect(error.status == .damaged)
      return error.problems.map(\.description).joined(separator: "\n")
    }
  }

  @Test func readsWhatAPruneWrites() throws {
    let receipt = try readReceipt(Array(Self.text.utf8), file: "r.json")
    #expect(
      receipt
        == PruneReceipt(
          artifact: "A.app",
          identifier: "com.a",
          components: [
            .init(
              path: .root,
              identifier: "com.a",
              regionBefore: "en",
              regionAfter: "de",
              declared: ["de"],
              undeclared: ["en"],
              kept: ["de", "fr"],
              removed: [
                .init(
                  name: "en",
                  size: TreeSize(files: 2, bytes: 30, blockBytes: 8192),
                  isSource: true
                )
              ],
              tables: [
                .init(
                  name: "L",
                  keys: ["Hello", "a.b", "c.d"].map { Array($0.utf8) },
                  isIdentifier: [false, true, true],
                  isKept: [true, true, false],
                  removed: [
                    .init(name: "en", has: [false, true, true]),
                    .init(name: "en-GB", has: [false, true, false]),
                  ]
                )
              ]
            )
          ]
        )
    )
  }

  /// Two spellings that look alike are two keys, as they are for the system.
  @Test func tellsKeysApartByTheirBytes() throws {
    let text = Self.text.replacing(
      #"["Hello"], "only"#,
      with: #"["\u00e9", "e\u0301", "Hello"], "only"#
    )
    let receipt = try readReceipt(Array(text.utf8), file: "r.json")
    #expect(receipt.components[0].tables[0].keys.count == 5)
  }

  private static let advice = "; remove the file, build and prune again: that writes it anew"

  @Test(arguments: [
    (
      #""kept": ["fr", "de"]"#, #""kept": "fr""#,
      "5:53: damaged receipt: expected a list, found a string"
    ),
    (
      #""kept": ["fr", "de"]"#, #""kept": [1]"#,
      "5:54: damaged receipt: expected a string, found a number"
    ),
    (
      #""source": true"#, #""source": 1"#,
      "6:85: damaged receipt: expected a boolean, found a number"
    ),
    (
      #""bytes": 30"#, #""bytes": -30"#, "6:51: damaged receipt: '-30' is no whole number from 0 on"
    ),
    (#""files": 2"#, #""files": 1e3"#, "6:39: damaged receipt: '1e3' is no whole number from 0 on"),
    (#""path": "", "#, "", "4:2: damaged receipt: 'path' is missing"),
    (#""path": """#, #""path": "", "path": """#, "4:23: damaged receipt: 'path' is there twice"),
    (#"["c.d"]"#, #"["x"]"#, "7:97: damaged receipt: a key that the table does not have"),
    (
      #""texts": ["Hello"]"#, #""texts": ["a.b"]"#,
      "7:69: damaged receipt: a key that the table has twice"
    ),
    (#""lacks": ["Hello"]"#, #""keys": ["Hello"]"#, "8:14: damaged receipt: 'has' is missing"),
    (
      #""name": "en-GB""#, #""name": "en""#,
      ": damaged receipt: the removed localization 'en' is there twice"
    ),
    ("]}]}", "]}]", "8:84: damaged receipt: expected '}' for the '{' in line 7, found ']'"),
  ])
  func saysWhatIsWrongAndWhere(valid: String, invalid: String, message: String) {
    let text = Self.text.replacing(valid, with: invalid)
    #expect(failure(text) == "r.json" + (message.hasPrefix(":") ? "" : ":") + message + Self.advice)
  }

  @Test(arguments: ["[]", "{}", #"{"schemaVersion": 1, "artifact": {}}"#, #"{"document": 1}"#])
  func tellsWhatIsNoReceipt(text: String) {
    #expect(
      failure(text)
        == "r.json:1:1: this is no receipt; name the file that 'lprune prune --write-receipt' has written"
    )
  }

  @Test func saysThatAnotherVersionWroteIt() {
    #expect(
      failure(Self.text.replacing(#""schemaVersion": 1"#, with: #""schemaVersion": 2"#))
        == "r.json:1:42: the receipt has schema version 2, and this lprune reads version 1; "
        + "use the lprune that wrote it, or a newer one"
    )
  }

  @Test(arguments: [("", "r.json:1:1: damaged receipt: the file says nothing")])
  func saysThatNothingIsThere(text: String, message: String) {
    #expect(failure(text) == message + Self.advice)
  }

  @Test func saysThatBytesAreNoText() {
    do throws(Failure) {
      _ = try readReceipt([0x7B, 0xFF], file: "r.json")
      Issue.record("read it")
    } catch {
      #expect(
        error.problems.map(\.description)
          == ["r.json:1:2: damaged receipt: the byte 0xFF is no UTF-8" + Self.advice]
      )
    }
  }

  @Test func endsAtNestingThatNobodyWrites() {
    let text = String(repeating: "[", count: 100_000)
    #expect(failure(text).hasPrefix("r.json:1:513: damaged receipt: nested deeper than 512 levels"))
  }
}
