/// What a text that is no UTF-8 seems to be in, told by where its bytes above 7F lie; no more is claimed than that shows.
///
/// Text of western and central Europe in one byte a letter has most of them alone among ASCII. In Latin-1 and the rest of
/// ISO 8859 they are A0 to FF. Mac Roman has its common small letters at 84 to 90 and 98 to 9F, which are controls there,
/// and rare in Windows code pages and as first bytes of Shift-JIS. Cyrillic, Greek and East Asian text comes in runs.
enum EncodingGuess {
  /// UTF-8, but for what is wrong with it.
  case utf8
  case latin1
  case macRoman
  case older

  /// Looks at a text whose first byte that is no UTF-8 stands at `offset`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let tally = Tally(bytes, from: offset)
    if bytes[textStart(of: bytes)..<offset].contains(where: { $0 >= 0x80 }) {
      self = .utf8
    } else if 2 * tally.alone <= tally.all || 8 * tally.inRuns > tally.all {
      self = .older
    } else if 2 * tally.macLetters > tally.all {
      self = .macRoman
    } else {
      self = tally.controls == 0 ? .latin1 : .older
    }
  }

  /// The end of a sentence about a byte that is no UTF-8.
  var hint: String {
    switch self {
    case .utf8: ", although the text before it is"
    case .latin1: "; it looks like Latin-1 or a similar encoding"
    case .macRoman: "; it looks like Mac Roman"
    case .older: "; it looks like some older encoding"
    }
  }
}

/// How many bytes above 7F there are.
private struct Tally {
  var all = 0

  /// Those between two bytes of ASCII.
  var alone = 0

  /// Those in runs of three and more.
  var inRuns = 0

  /// Those from 80 to 9F.
  var controls = 0

  /// Those that are common letters in Mac Roman, and stand beside a letter of ASCII.
  var macLetters = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    var run = 0
    for at in offset..<bytes.count {
      let byte = bytes[at]
      guard byte >= 0x80 else {
        add(run: run)
        run = 0
        continue
      }
      run += 1
      if byte < 0xA0 { controls += 1 }
      guard (0x84...0x90).contains(byte) || (0x98...0x9F).contains(byte) else { continue }
      let isInWord =
        (at > 0 && isLetter(bytes[at - 1])) || (at + 1 < bytes.count && isLetter(bytes[at + 1]))
      if isInWord { macLetters += 1 }
    }
    add(run: run)
  }

  private mutating func add(run: Int) {
    all += run
    if run == 1 { alone += 1 }
    if run >= 3 { inRuns += run }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
