import Foundation
import Model
import Read
import Testing

/// The content of numbers, dates and data, a bad one of which costs the whole table.
@Suite struct XMLScalarTests {
  static let contents: [(tag: String, good: [String], bad: [String])] = [
    (
      "integer",
      [
        "1", "-1", "+1", " \t1", "- 1", "0x1F", "-0X1f", "00012", "-0", "18446744073709551615",
        "-9223372036854775808", "0xFFFFFFFFFFFFFFFF", "\u{7F}1",
      ],
      [
        "", " ", "-", "1 ", "1\n", "0x", "0xg", "1.0", "1a", "1 2", "&#49;", "18446744073709551616",
        "-9223372036854775809", "0x10000000000000000", "1<!-- -->", "<![CDATA[1]]>", "\u{A0}1",
      ]
    ),
    (
      "real",
      [
        "1", "-1.5e10", ".5", "5.", "+.5E-3", "nan", "NaN", "inf", "+INF", "-infinity", "&#49;",
        "<![CDATA[1]]>", "1e999", "\u{A0}\u{3000}1",
      ],
      [
        "", " ", "1 ", "1.5x", "1e", "e5", ".", "+", "+nan", " nan", "nan ", "0x10", "1,5", "1.5.5",
        "--1", "１",
      ]
    ),
    (
      "date",
      [
        "2026-01-31T12:00:00Z", "-2026-01-31T12:00:00Z", "0-01-31T12:00:00Z",
        "20260-01-31T12:00:00Z", "2026-99-99T99:99:99Z", "--01-31T12:00:00Z",
      ],
      [
        "", "2026-01-31", "2026-01-31T12:00:00", " 2026-01-31T12:00:00Z", "2026-01-31T12:00:00Z ",
        "2026-1-31T12:00:00Z", "2026-01-31 12:00:00Z", "+2026-01-31T12:00:00Z",
        "2026-01-31T12:00:00.5Z", "&#50;026-01-31T12:00:00Z", "2026-01-31T12:00:00z",
      ]
    ),
    (
      "data", ["", "AAAA", "A", "=", "!", "AA&", " A\nA "],
      ["é", "\u{A0}", "<![CDATA[AAAA]]>", "<a/>"]
    ),
  ]

  @Test(arguments: contents)
  func takesWhatTheSystemTakes(tag: String, good: [String], bad: [String]) {
    for (text, isGood) in good.map({ ($0, true) }) + bad.map({ ($0, false) }) {
      let file = Array("<dict><key>a</key><\(tag)>\(text)</\(tag)></dict>".utf8)
      #expect(table(of: [file]).rows[0].isDamaged == !isGood, "\(tag) \(text)")
      #expect((SecondOpinion(file).keys != nil) == isGood, "Foundation: \(tag) \(text)")
    }
  }

  static let alphabets = [
    ("integer", "0019 -+xXafF7\t\n."), ("real", "0019 -+eE.\tinfNaN&;#x"),
    ("date", "0123-T:Z"), ("data", "AZ=é !/&\n"),
  ]

  @Test(arguments: alphabets)
  func agreesWithFoundationOnContentsMadeUpAtRandom(tag: String, alphabet: String) {
    var random = Seeded(state: 7)
    let characters = Array(alphabet)
    for _ in 0..<3_000 {
      var text = tag == "date" ? "2026-01-31T12:00:00Z" : ""
      for _ in 0..<Int.random(in: 0...(tag == "date" ? 2 : 8), using: &random) {
        let place = text.indices.randomElement(using: &random) ?? text.startIndex
        guard let character = characters.randomElement(using: &random) else { continue }
        text.insert(character, at: place)
        if tag == "date", Bool.random(using: &random) { text.remove(at: place) }
      }
      let file = Array("<dict><key>a</key><\(tag)>\(text)</\(tag)></dict>".utf8)
      let isGood = SecondOpinion(file).keys != nil
      #expect(table(of: [file]).rows[0].isDamaged == !isGood, "\(tag) '\(text)'")
    }
  }
}
