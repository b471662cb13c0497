import Model
import Read
import Testing

/// What people are told about a text that is no UTF-8: the byte, its place, and what the text seems to be in.
@Suite struct EncodingHintTests {
  static let samples: [(text: String, bytes: [UInt8], hint: String)] = [
    (
      "German in Latin-1",
      ascii("Gr") + [0xF6, 0xDF] + ascii("e f") + [0xFC] + ascii("r sp")
        + [0xE4] + ascii("ter, f") + [0xFC] + ascii("r immer"),
      "; it looks like Latin-1 or a similar encoding"
    ),
    (
      "Hungarian in Latin-2",
      [0xDA] + ascii("j j") + [0xE1] + ascii("t") + [0xE9] + ascii("k ")
        + [0xF5] + ascii("r") + [0xFC] + ascii("lt"),
      "; it looks like Latin-1 or a similar encoding"
    ),
    (
      "Finnish in Latin-1",
      ascii("m") + [0xE4, 0xE4] + ascii("r") + [0xE4] + ascii(" p")
        + [0xE4] + ascii("ivitt") + [0xE4] + ascii("minen"),
      "; it looks like Latin-1 or a similar encoding"
    ),
    (
      "French in Mac Roman",
      ascii("Pr") + [0x8E] + ascii("f") + [0x8E] + ascii("rences d")
        + [0x8E] + ascii("j") + [0x88] + ascii(" l") + [0xD5] + ascii("app"),
      "; it looks like Mac Roman"
    ),
    (
      "German in Mac Roman",
      ascii("Gr") + [0x9A, 0xA7] + ascii("e ") + [0x8A]
        + ascii("ndern f") + [0x9F] + ascii("r sp") + [0x8A] + ascii("ter"),
      "; it looks like Mac Roman"
    ),
    (
      "Japanese in Shift-JIS",
      [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA, 0x82, 0xCC, 0x83, 0x65, 0x83, 0x4C, 0x82, 0xF0],
      "; it looks like some older encoding"
    ),
    (
      "Katakana in Shift-JIS", [0x83, 0x4C, 0x83, 0x83, 0x83, 0x93, 0x83, 0x5A, 0x83, 0x8B],
      "; it looks like some older encoding"
    ),
    (
      "Chinese in Big5", [0xB9, 0x43, 0xC0, 0xB8, 0xB5, 0xB2, 0xA7, 0xF4, 0x20, 0xB7, 0x73],
      "; it looks like some older encoding"
    ),
    (
      "Russian in KOI8-R", [0xEE, 0xCF, 0xD7, 0xC1, 0xD1, 0x20, 0xC9, 0xC7, 0xD2, 0xC1],
      "; it looks like some older encoding"
    ),
    (
      "English with curly quotes of Windows",
      ascii("don") + [0x92] + ascii("t ") + [0x93]
        + ascii("quote") + [0x94], "; it looks like some older encoding"
    ),
    (
      "Czech of Windows",
      ascii("P") + [0xF8] + ascii("ejete si ulo") + [0x9E] + ascii("it zm")
        + [0xEC] + ascii("ny? ") + [0x8E, 0xE1] + ascii("dn") + [0xE1],
      "; it looks like some older encoding"
    ),
    (
      "UTF-8 with one byte too many", Array("é: ".utf8) + [0xE9] + Array(" é".utf8),
      ", although the text before it is"
    ),
  ]

  @Test(arguments: samples)
  func saysWhatATextSeemsToBe(text: String, bytes: [UInt8], hint: String) {
    let offset = 5 + (hint.hasPrefix(",") ? 4 : bytes.firstIndex { $0 >= 0x80 } ?? 0)
    let file = ascii("a = \"") + bytes + ascii("\";\nb = 2;\n")
    let table = table(of: [file])
    let digits = String(file[offset], radix: 16, uppercase: true)
    let column = hint.hasPrefix(",") ? offset : offset + 1
    #expect(
      table.notes() == [
        "1:\(column) damaged: not valid UTF-8 at byte \(offset) (0x\(digits))\(hint)"
      ],
      "\(text)"
    )
    #expect(table.lostKeyCount() == 2, "\(text)")
  }

  @Test func countsCharactersAndNotBytes() {
    let text = Array("\u{FEFF}/* ключ */\r\n\"é😀\" = \"".utf8) + [0xFF] + ascii("\";")
    #expect(
      table(of: [text]).notes() == [
        "2:9 damaged: not valid UTF-8 at byte 31 (0xFF), although the text before it is"
      ]
    )
    let wide = "\u{FEFF}é\n😀".unicodeScalars.flatMap { bigEndian($0.value, 4) }
    #expect(
      table(of: [wide + [0, 0x11, 0, 0]]).notes() == [
        "2:2 damaged: not valid UTF-32 at byte 16"
      ]
    )
  }

  /// The second byte of a character in Shift-JIS may be a backslash, behind which a quote would not end a text.
  @Test func doesNotGuessWhatABackslashIsInShiftJIS() {
    let text = ascii("a = \"") + [0x83, 0x5C, 0x83, 0x74, 0x83, 0x67, 0x82, 0xB5, 0x82, 0xDC]
    let table = table(of: [text + ascii("\"; b = 2;")])
    #expect(table.rows[0].isDamaged)
    #expect(table.lostKeyCount() == nil)
  }

  @Test(arguments: [2, 4], [false, true])
  func findsTheKeysOfAWideTextWithoutAMark(width: Int, isLittle: Bool) {
    let file = "a = é; \"б\" = 2; a = 3;".unicodeScalars.flatMap { scalar in
      let bytes = bigEndian(scalar.value, width)
      return isLittle ? bytes.reversed() : bytes
    }
    let table = table(of: [file])
    let order = isLittle ? "little-endian" : "big-endian"
    #expect(
      table.notes().first
        == "damaged: UTF-\(8 * width) (\(order)) without a byte order mark, which the system cannot read"
    )
    #expect(table.lostKeyCount() == 2)
  }
}

/// The bytes of a text of ASCII.
func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

/// The bytes of a number, the highest first.
func bigEndian(_ number: UInt32, _ width: Int) -> [UInt8] {
  (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
}
