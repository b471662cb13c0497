import Model
import Read
import Testing

/// Kinds of tables that broke readers in published apps (real-files.md, rows 11 to 24), each with bytes made up here.
@Suite struct RealKindsTests {
  /// `"key0" = "…";` and so on, as many as asked for.
  private static func lines(_ count: Int, from first: Int = 0) -> String {
    (first..<(first + count)).map { "\"key\($0)\" = \"text \($0)\";\n" }.joined()
  }

  /// Row 11: seven of nine languages of a game: Latin-1, Latin-2 and Big5 without a word about it.
  @Test func readsNothingFromLatin1() {
    let file =
      ascii(Self.lines(26)) + ascii("\"Quit\" = \"Fermer le pass") + [0xE9] + ascii("\";\n")
    let table = table(of: [file])
    #expect(table.keys.count == 0)
    #expect(
      table.notes() == [
        "27:25 damaged: not valid UTF-8 at byte 550 (0xE9); it looks like Latin-1 or a similar encoding"
      ]
    )
    #expect(table.lostKeyCount() == 27)
  }

  /// Row 11, in the Chinese of Taiwan.
  @Test func readsNothingFromBig5() {
    let value: [UInt8] = [0xB7, 0x73, 0xB9, 0x43, 0xC0, 0xB8]
    let table = table(of: [ascii("\"New game\" = \"") + value + ascii("\";\n" + Self.lines(26))])
    #expect(
      table.notes() == [
        "1:15 damaged: not valid UTF-8 at byte 14 (0xB7); it looks like some older encoding"
      ]
    )
    #expect(table.lostKeyCount() == 27)
  }

  /// Row 12: two entries run together, which is one legal entry that no other language has.
  @Test func readsTwoEntriesRunTogetherAsOneKey() {
    let english = "\"Sorry, you lose.\" = \"Sorry, you lose.\";\n\"Level panel\" = \"Level\";\n"
    let norwegian = "\"Sorry, you loseLevel panel\";\n"
    let table = table(of: [Array(english.utf8), Array(norwegian.utf8)])
    #expect(table.keys(of: 0) == ["Sorry, you lose.", "Level panel"])
    #expect(table.keys(of: 1) == ["Sorry, you loseLevel panel"])
    #expect(table.cell("Sorry, you loseLevel panel", of: 1) == Cell(.text, equalsKey: true))
    #expect(table.notes(of: 1) == ["1:1 remark: key-without-value"])
  }

  /// Row 13: Hungarian of a workspace, with quotes inside a value.
  @Test func losesATableToQuotesInsideAValue() {
    let slip = "\"Click\"\n  = \"Kattintson az \"Alapbeállításként elment\" gombra\";\n"
    let table = table(Self.lines(150) + slip + Self.lines(17, from: 150))
    #expect(
      table.notes() == [
        "152:21 damaged: missing ';' after the value; a quote inside a text is written \\\""
      ]
    )
    #expect(table.lostKeyCount() == 168)
  }

  /// Row 13: Norwegian and Portuguese of the same, without a `;`.
  @Test func losesATableToAMissingSemicolon() {
    let table = table(Self.lines(16) + "\t\"Destroy\" = \"Ødelegg\"\n" + Self.lines(158, from: 16))
    #expect(table.notes() == ["18:1 damaged: missing ';' after the value on line 17"])
    #expect(table.keys.count == 0)
    #expect(table.lostKeyCount() == 175)
  }

  /// Row 14: Hungarian of a music player, in UTF-16, without an opening quote.
  @Test(arguments: [false, true])
  func losesATableToAMissingOpeningQuote(isLittle: Bool) {
    let slip = "\"Tools\" = \"Eszközök\";\n\"Services\" = Szolgáltatások\";\n"
    let text = "\u{FEFF}/* ő */\n" + Self.lines(9) + slip + Self.lines(80, from: 9)
    let file: [UInt8] = text.utf16.flatMap { unit -> [UInt8] in
      let bytes = bigEndian(UInt32(unit), 2)
      return isLittle ? bytes.reversed() : bytes
    }
    let table = table(of: [file])
    #expect(
      table.notes() == [
        "12:19 damaged: missing ';' after the value; U+00E1 needs quotes around the text"
      ]
    )
    #expect(table.lostKeyCount() == 91)
  }

  /// Row 17: zero bytes, be it a table that should hold something or `InfoPlist.strings`.
  @Test(arguments: [false, true]) func readsNothingFromZeroBytes(isDict: Bool) {
    let table = table(of: [[]], isDict: isDict)
    #expect(table.notes() == ["damaged: the file is empty (zero bytes)"])
    #expect(table.lostKeyCount() == 0)
  }

  /// Row 17: an Intents table of zero bytes beside a stringsdict of two entries: two keys are left.
  @Test func readsTheStringsdictBesideAnEmptyTable() {
    let files = [
      TableFile(localization: 0, file: "0", isDict: false),
      TableFile(localization: 0, file: "1", isDict: true),
      TableFile(localization: 1, file: "2", isDict: false),
    ]
    let rules = "<dict><key>key0</key><dict/><key>key1</key><dict/></dict>"
    let contents = [[], Array(rules.utf8), Array(Self.lines(28).utf8)]
    let request = TableRequest(component: 0, name: "Intents", files: files)
    let table = readTables([request], reading: reading(contents))[0]
    #expect(table.keys.count == 28)
    #expect([0, 1, 2].map { table.keys(of: $0).count } == [0, 2, 28])
    #expect(table.rows.map(\.isDamaged) == [true, false, false])
  }

  /// Row 18: English of a chess game: UTF-16 with keys alone, whose values are the keys.
  @Test func readsKeysWithoutValuesInUTF16() {
    let text = "\u{FEFF}" + (0..<19).map { "\"Yes\($0)\";\n" }.joined() + Self.lines(8)
    let table = table(of: [text.utf16.flatMap { bigEndian(UInt32($0), 2) }])
    #expect(table.keys.count == 27)
    #expect(table.rows[0].cells.count { $0 == Cell(.text, equalsKey: true) } == 19)
    #expect(table.notes() == ["1:1 remark: key-without-value 19 times"])
  }

  /// Row 19: Japanese of a toolkit: all keys are there, and every value reads `u30d5...`.
  @Test func keepsKeysWhoseValuesAreNoEscapes() {
    let text = (0..<147).map { "\"key\($0)\" = \"\\u30d5\\u30a1\\u30a4\";\n" }.joined()
    let table = table(text)
    #expect(table.keys.count == 147)
    #expect(table.notes() == ["1:11 remark: not-an-escape 441 times"])
  }

  /// Row 24: a player that repeats entries, and a workspace whose repetitions conflict: the last counts.
  @Test func tellsEqualRepetitionsFromConflicts() {
    let equal = "\"Play\" = \"Lire\";\n\"Stop\" = \"Stop\";\n\"Play\" = \"Lire\";\n"
    #expect(table(equal).notes() == ["3:1 duplicate: Play, also 1:1"])
    let conflicting = "\"Play\" = \"\";\n\"Stop\" = \"Stop\";\n\"Play\" = \"Jouer\";\n"
    #expect(table(conflicting).notes() == ["3:1 conflict: Play, also 1:1"])
    #expect(table(conflicting).cell("Play") == Cell(.text))
  }
}
