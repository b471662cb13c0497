extension UInt8 {
  /// Whether it stands between the subtags of an id.
  var isSeparator: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }

  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) }

  /// Whether it is a digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A letter of ASCII as a small one; any other byte as it is.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
  }

  /// A letter of ASCII as a capital; any other byte as it is.
  var uppercased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 32 : self
  }
}

extension String {
  /// One character for each byte, so that different bytes are different texts.
  init(latin1 bytes: some Collection<UInt8>) {
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
