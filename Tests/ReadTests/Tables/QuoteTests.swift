import Languages
import Model
import Read
import Testing

@Suite struct QuoteTests {
  /// The quote of `key` in the only file of a table.
  private func quotes(
    _ contents: [UInt8],
    _ keys: [String],
    isDict: Bool = false,
    now: [UInt8]? = nil
  )
    -> [String: Quote]
  {
    let table = table(of: [contents], isDict: isDict)
    let numbers = (0..<KeySpace.Index(table.keys.count)).filter {
      keys.contains(table.keys.text(of: $0))
    }
    let entries = numbers.map { EntryRef(table: 0, row: 0, key: $0) }
    let found = quote(entries, of: inventory(of: table), reading: reading([now ?? contents]))
    return Dictionary(
      uniqueKeysWithValues: found.map { (table.keys.text(of: $0.key.key), $0.value) }
    )
  }

  @Test func quotesTheEntryThatCounts() {
    let text = "/* é */ a = 1;\n\"\\U0061\" = \"\\\"2\\\"\"; b = { c = d; }; e;"
    let quotes = quotes(Array(text.utf8), ["a", "b", "e"])
    #expect(quotes["a"] == Quote(position: TextPosition(line: 2, column: 1), value: #""2""#))
    #expect(quotes["b"] == Quote(position: TextPosition(line: 2, column: 21), value: ""))
    #expect(quotes["e"] == Quote(position: TextPosition(line: 2, column: 37), value: "e"))
  }

  @Test func quotesNothingThatWasNotAskedFor() {
    #expect(quotes(Array("a = 1; b = 2;".utf8), ["b"]).keys.sorted() == ["b"])
  }

  @Test func leavesOutWhatChanged() {
    let before = Array("a = 1; b = 2;".utf8)
    #expect(quotes(before, ["a", "b"], now: Array("b = 3;".utf8)).keys.sorted() == ["b"])
    #expect(quotes(before, ["a", "b"], now: Array("a = 1; b".utf8)).isEmpty)
    #expect(quotes(before, ["a"], now: []).isEmpty)
  }

  @Test(arguments: [
    (String(repeating: "x", count: 200), String(repeating: "x", count: 200), false),
    (String(repeating: "x", count: 201), String(repeating: "x", count: 200), true),
    (String(repeating: "x", count: 199) + "é", String(repeating: "x", count: 199), true),
    (String(repeating: "x", count: 198) + "e\u{301}y", String(repeating: "x", count: 198), true),
    (String(repeating: "👩‍👩‍👧‍👦", count: 9), String(repeating: "👩‍👩‍👧‍👦", count: 8), true),
  ])
  func cutsValuesBetweenCharacters(value: String, shown: String, isCut: Bool) {
    let quote = quotes(Array("a = \"\(value)\";".utf8), ["a"])["a"]
    #expect(quote?.value == shown)
    #expect(quote?.isCut == isCut)
  }

  @Test func quotesFromXMLAndUTF16() {
    let xml = "<plist>\n<dict><key>a</key><string>1 &amp; 2</string></dict></plist>"
    #expect(
      quotes(Array(xml.utf8), ["a"])["a"]
        == Quote(position: TextPosition(line: 2, column: 7), value: "1 & 2")
    )
    let text: [UInt8] = "\u{FEFF}😀 = 1;\na = é;".utf16.flatMap {
      [UInt8($0 >> 8), UInt8($0 & 255)]
    }
    #expect(quotes(text, ["a"]).isEmpty)
    let good: [UInt8] = "\u{FEFF}'😀' = 1; a = 'é';".utf16.flatMap {
      [UInt8($0 >> 8), UInt8($0 & 255)]
    }
    #expect(
      quotes(good, ["a"])["a"] == Quote(position: TextPosition(line: 1, column: 10), value: "é")
    )
  }

  @Test func quotesFromABinaryFileWithoutAPosition() {
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [
        0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13, 0, 0, 0, 0, 0, 0, 1, 1,
      ]
      + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 15]
    #expect(quotes(bytes, ["a"])["a"] == Quote(position: nil, value: "b"))
  }

  @Test func quotesAsMuchAsIsAskedFor() {
    let contents = Array("a = \"\(String(repeating: "é", count: 300))\";".utf8)
    let table = table(of: [contents])
    let entry = EntryRef(table: 0, row: 0, key: 0)
    let quotes = [601, 600, 11].map { limit in
      quote([entry], of: inventory(of: table), upTo: limit, reading: reading([contents]))[entry]
    }
    #expect(quotes.map { $0?.value.utf8.count } == [600, 600, 10])
    #expect(quotes.map { $0?.isCut } == [false, false, true])
  }
}
