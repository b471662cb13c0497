/// Data as it stands in the source.
package struct RawData: Hashable, Sendable {
  var start: Int
  var end: Int

  /// Whether it is written in letters, as in XML.
  var isBase64: Bool

  init(_ start: Int, _ end: Int, isBase64: Bool) {
    self.start = start
    self.end = end
    self.isBase64 = isBase64
  }

  /// Appends the bytes that it stands for.
  ///
  /// In base64 what is no letter of it is passed over, and `=` ends it, as for the system (CFPropertyList.c).
  package func append(from bytes: UnsafeBufferPointer<UInt8>, to data: inout [UInt8]) {
    let source = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard isBase64 else {
      data.append(contentsOf: source)
      return
    }
    var bits: UInt32 = 0
    var count = 0
    for byte in source {
      guard byte != UInt8(ascii: "=") else { return }
      guard let value = base64Value(byte) else { continue }
      bits = bits &<< 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      data.append(UInt8(truncatingIfNeeded: bits &>> UInt32(count)))
    }
  }
}

/// The six bits that a letter of base64 stands for.
private func base64Value(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a") + 26)
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0") + 52)
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
