import PropertyLists
import Testing

/// Bytes that are read many at a time, against the standard library, which reads them in its own way.
@Suite struct EncodingTests {
  private static let pieces: [[UInt8]] =
    ["a", "letters of ASCII", "é", "я", "„", "日本", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "😀"]
    .map { Array($0.utf8) } + [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0xBF], [0xE0, 0xA0, 0x80],
      [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEF], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x90, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ]

  /// Each piece, at each place of the blocks, between neighbours of each length, and at the end.
  @Test(arguments: pieces) func findsTheFirstByteThatIsNotUTF8(piece: [UInt8]) {
    for filler in ["x", "é", "日", "😀"] {
      for place in 0..<80 {
        for tail in [0, 1, 40] {
          var text = Array("/*".utf8) + [UInt8](repeating: 0x78, count: place % 4)
          for _ in 0..<(place / 4) { text += Array(filler.utf8) }
          text += piece + Array(String(repeating: filler, count: tail).utf8)
          #expect(offsetOfError(text) == firstInvalid(text), "\(text)")
        }
      }
    }
  }

  /// Where reading fails because of the encoding.
  private func offsetOfError(_ text: [UInt8]) -> Int? {
    do throws(PropertyListError) {
      _ = try PropertyList(parsing: text)
      return nil
    } catch {
      return error.reason.hasPrefix("not valid UTF-8") ? error.offset : nil
    }
  }

  /// The same by a decoder that takes one scalar after the other.
  private func firstInvalid(_ text: [UInt8]) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = text.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Texts of UTF-16 with pairs and lone surrogates anywhere among units that take one byte, two or three.
  @Test(arguments: [true, false]) func readsUTF16AsTheStandardLibraryDoes(isBigEndian: Bool) throws
  {
    let units: [[UInt16]] = [
      Array("a".utf16), Array("letters of ASCII".utf16), Array("é".utf16), Array("\u{7FF}".utf16),
      Array("\u{800}".utf16), Array("日本".utf16), Array("😀".utf16), [0xD800], [0xDC00],
    ]
    for first in units {
      for second in units {
        for count in [0, 1, 2, 3, 5, 7, 8, 15, 16, 17, 333, 342, 1021] {
          let text =
            (0..<count).flatMap { $0 % 3 == 0 ? first : second } + second + first
          let file = [0xFEFF] + Array("a=\"".utf16) + text + Array("\";".utf16)
          let bytes = file.flatMap { unit -> [UInt8] in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
          }
          let read = try PropertyList(parsing: bytes).root["a"]?.string
          let isPaired = String(validating: text, as: UTF16.self) != nil
          if isPaired { #expect(read == String(decoding: text, as: UTF16.self)) }
          #expect(read?.isEmpty == false)
        }
      }
    }
  }
}
