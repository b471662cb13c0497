import Model
import Read
import Testing

@Suite struct ReadTablesTests {
  @Test func sortsRowsAndKeepsTheOrderOfRequests() {
    let files: [TableFile] = [
      TableFile(localization: 2, file: "0", isDict: false),
      TableFile(localization: 0, file: "1", isDict: true),
      TableFile(localization: nil, file: "2", isDict: true),
      TableFile(localization: 0, file: "3", isDict: false),
      TableFile(localization: nil, file: "4", isDict: false),
    ]
    let requests = (0..<100).map {
      TableRequest(component: $0, name: BundlePath("T\($0)"), files: files)
    }
    let contents = ["a = 1;", "b = {};", "c = 1;", "d = 1;", "e = 1;"].map { Array($0.utf8) }
    let tables = readTables(requests, reading: reading(contents))
    #expect(tables.map(\.component) == Array(0..<100))
    for table in tables {
      #expect(table.name == BundlePath("T\(table.component)"))
      #expect(table.rows.map(\.file) == ["4", "2", "3", "1", "0"])
      #expect(table.rows.map(\.localization) == [nil, nil, 0, 0, 2])
      #expect((0..<5).map(table.keys(of:)) == [["e"], ["c"], ["d"], ["b"], ["a"]])
    }
  }

  @Test func readsNothingFromNoRequests() {
    #expect(readTables([], reading: reading([])).isEmpty)
    let empty = TableRequest(component: 0, name: "T", files: [])
    #expect(readTables([empty], reading: reading([])).map(\.rows.count) == [0])
  }

  @Test func takesNoKeyFromADamagedFile() {
    let many = (0..<500).map { "k\($0) = 1; " }.joined()
    let files = ["a = 1; b = 2;", "b = 1; \(many) c", "c = 1; a = 2; k3 = 4;"]
    let table = table(of: files.map { Array($0.utf8) })
    #expect(
      (0..<KeySpace.Index(table.keys.count)).map(table.keys.text(of:)) == ["a", "b", "c", "k3"]
    )
    #expect(table.keys(of: 1) == [])
    #expect(table.keys(of: 2) == ["a", "c", "k3"])
  }

  @Test func saysWhyAFileCannotBeRead() {
    let request = TableRequest(
      component: 0,
      name: "T",
      files: [TableFile(localization: 0, file: "7", isDict: false)]
    )
    #expect(readTables([request], reading: reading([]))[0].notes() == ["unreadable: no such file"])
  }

  private static let latin1 = "; it looks like Latin-1 or a similar encoding"
  private static let older = "; it looks like some older encoding"

  static let encodings: [(bytes: [UInt8], notes: [String])] = [
    ([0xEF, 0xBB, 0xBF], ["damaged: nothing but a byte order mark"]),
    ([0xFF, 0xFE], ["damaged: nothing but a byte order mark"]),
    ([0xFE, 0xFF, 0x00], ["damaged: nothing but a byte order mark"]),
    ([0xFF, 0xFE, 0x20, 0x00], []),
    ([0xFF, 0xFE, 0x20, 0x00, 0x61], []),
    ([0xEF, 0xBB, 0xBF, 0x20], []),
    ([0x00], ["damaged: a zero byte at the beginning"]),
    (
      [0x61, 0x00, 0x3D, 0x00],
      [
        "damaged: UTF-16 (little-endian) without a byte order mark, which the system cannot read",
        "remark: utf16-without-bom",
      ]
    ),
    (
      [0x00, 0x00, 0x00, 0x61],
      ["damaged: UTF-32 (big-endian) without a byte order mark, which the system cannot read"]
    ),
    (
      [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x11, 0x00, 0x00],
      ["1:1 damaged: not valid UTF-32 at byte 4"]
    ),
    ([0x0A, 0x61, 0xC3], ["2:2 damaged: not valid UTF-8 at byte 2 (0xC3)\(latin1)"]),
    (
      [0x61, 0x8E, 0x3D], ["1:2 damaged: not valid UTF-8 at byte 1 (0x8E); it looks like Mac Roman"]
    ),
    ([0xED, 0xA0, 0x80], ["1:1 damaged: not valid UTF-8 at byte 0 (0xED)\(older)"]),
    ([0xC0, 0x80], ["1:1 damaged: not valid UTF-8 at byte 0 (0xC0)\(older)"]),
    ([0xF4, 0x90, 0x80, 0x80], ["1:1 damaged: not valid UTF-8 at byte 0 (0xF4)\(older)"]),
  ]

  @Test(arguments: encodings)
  func knowsEncodings(bytes: [UInt8], notes: [String]) {
    #expect(table(of: [bytes]).notes() == notes)
  }
}
