/// An encoding in units of two or four bytes.
struct WideEncoding {
  /// Bytes in a unit.
  var width: Int
  var isBigEndian: Bool

  /// Nil where `bytes` do not begin with a byte order mark of UTF-16 or UTF-32.
  init?(markOf bytes: UnsafeBufferPointer<UInt8>) {
    switch bytes.count {
    case 4... where starts(bytes, with: "\0\0", at: 0) && bytes[2] == 0xFE && bytes[3] == 0xFF:
      (width, isBigEndian) = (4, true)
    case 4... where bytes[0] == 0xFF && bytes[1] == 0xFE && bytes[2] == 0 && bytes[3] == 0:
      (width, isBigEndian) = (4, false)
    case 2... where bytes[0] == 0xFE && bytes[1] == 0xFF: (width, isBigEndian) = (2, true)
    case 2... where bytes[0] == 0xFF && bytes[1] == 0xFE: (width, isBigEndian) = (2, false)
    default: return nil
    }
  }

  /// Appends the UTF-8 of what follows the byte order mark; bytes left over at the end do not count.
  ///
  /// A lone surrogate of UTF-16 stays as its three bytes, so that keys that differ in it stay different.
  func transcode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into text: inout [UInt8]
  ) throws(PropertyListError) {
    if width == 2 {
      transcodeUTF16(bytes, from: width, isBigEndian: isBigEndian, into: &text)
      return
    }
    for at in stride(from: 4, through: bytes.count - 4, by: 4) {
      let value = (0..<4).reduce(UInt32(0)) { value, index in
        value << 8 | UInt32(bytes[at + (isBigEndian ? index : 3 - index)])
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw PropertyListError("not valid UTF-32 at byte \(at)", offset: at)
      }
      appendScalar(scalar.value, to: &text)
    }
  }

  /// The error of a file with zeros at its beginning but no byte order mark.
  static func missingMark(_ bytes: UnsafeBufferPointer<UInt8>) -> PropertyListError {
    let zeros = bytes.prefix(4).map { $0 == 0 }
    let name: String? =
      switch zeros {
      case [true, false, true, false]: "UTF-16 (big-endian)"
      case [false, true, false, true]: "UTF-16 (little-endian)"
      case [true, true, true, false]: "UTF-32 (big-endian)"
      case [false, true, true, true]: "UTF-32 (little-endian)"
      default: nil
      }
    guard let name else { return PropertyListError("a zero byte at the beginning", offset: 0) }
    return PropertyListError(
      "\(name) without a byte order mark, which the system cannot read",
      offset: 0,
      remark: name.hasPrefix("UTF-16") ? .utf16WithoutMark : nil
    )
  }
}
