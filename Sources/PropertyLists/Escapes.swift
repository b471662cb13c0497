/// Appends the UTF-8 of the inside of a quoted string in the text form (tables.md 3).
func appendUnescaped(_ source: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
  var at = 0
  while at < source.count {
    let byte = source[at]
    at += 1
    guard byte == UInt8(ascii: "\\"), at < source.count else {
      text.append(byte)
      if byte & 0xC0 == 0x80 { joinSurrogates(at: text.count - 3, of: &text) }
      continue
    }
    let letter = source[at]
    at += 1
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      appendUnit(octal(source, first: letter, at: &at), to: &text)
    case UInt8(ascii: "U"):
      appendUnit(hexadecimal(source, at: &at), to: &text)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    default: text.append(letter)
    }
  }
}

/// Makes one character of an escaped high surrogate and a low one that stands unescaped in the file.
private func joinSurrogates(at low: Int, of text: inout [UInt8]) {
  guard low >= 3, text[low] == 0xED, text[low + 1] & 0xF0 == 0xB0, text[low - 3] == 0xED,
    text[low - 2] & 0xF0 == 0xA0
  else { return }
  let unit = 0xD000 | UInt16(text[low + 1] & 0x3F) << 6 | UInt16(text[low + 2] & 0x3F)
  text.removeLast(3)
  appendUnit(unit, to: &text)
}

/// Up to three octal digits, cut to eight bits, as a character of NeXTSTEP Latin.
private func octal(_ source: UnsafeBufferPointer<UInt8>, first: UInt8, at: inout Int) -> UInt16 {
  var value = first - UInt8(ascii: "0")
  for _ in 0..<2 {
    guard at < source.count, source[at] >= UInt8(ascii: "0"), source[at] <= UInt8(ascii: "7") else {
      break
    }
    value = value << 3 | (source[at] - UInt8(ascii: "0"))
    at += 1
  }
  return value < 0x80 ? UInt16(value) : nextstepLatin[Int(value) - 0x80]
}

/// Up to four hexadecimal digits; none make zero.
private func hexadecimal(_ source: UnsafeBufferPointer<UInt8>, at: inout Int) -> UInt16 {
  var value: UInt16 = 0
  for _ in 0..<4 {
    guard at < source.count, let digit = hexadecimalDigit(source[at]) else { break }
    value = value << 4 | UInt16(digit)
    at += 1
  }
  return value
}

/// The value of a hexadecimal digit; nil for any other byte.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}

/// NeXTSTEP Latin from 80 to FF; the last two have no character and read as zero (ran).
private let nextstepLatin: [UInt16] = [
  0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7,
  0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF,
  0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
  0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7,
  0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7,
  0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
  0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
  0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF,
  0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
  0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7,
  0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
  0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
  0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
  0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
  0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
  0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0x0000, 0x0000,
]
