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
    text.reserveCapacity(bytes.count / width + bytes.count / 4)
    for unit in 1..<(bytes.count / width) {
      let at = unit * width
      guard width == 4 else {
        let (high, low) = isBigEndian ? (bytes[at], bytes[at + 1]) : (bytes[at + 1], bytes[at])
        if high == 0, low < 0x80 {
          text.append(low)
        } else {
          appendUnit(UInt16(high) << 8 | UInt16(low), to: &text)
        }
        continue
      }
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

/// Appends one unit of UTF-16, joining it to a lone high surrogate before it.
func appendUnit(_ unit: UInt16, to text: inout [UInt8]) {
  let count = text.count
  if unit & 0xFC00 == 0xDC00, count >= 3, text[count - 3] == 0xED, text[count - 2] & 0xF0 == 0xA0 {
    let high = UInt32(text[count - 2] & 0x0F) << 6 | UInt32(text[count - 1] & 0x3F)
    text.removeLast(3)
    appendScalar(0x10000 + (high << 10 | UInt32(unit & 0x3FF)), to: &text)
  } else {
    appendScalar(UInt32(unit), to: &text)
  }
}

/// Appends the UTF-8 of a scalar, or the three bytes of the same form for a surrogate.
func appendScalar(_ value: UInt32, to text: inout [UInt8]) {
  func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80) }
  switch value {
  case ..<0x80:
    text.append(UInt8(truncatingIfNeeded: value))
  case ..<0x800:
    text.append(UInt8(truncatingIfNeeded: value >> 6 | 0xC0))
    text.append(tail(0))
  case ..<0x10000:
    text.append(UInt8(truncatingIfNeeded: value >> 12 | 0xE0))
    text.append(tail(6))
    text.append(tail(0))
  default:
    text.append(UInt8(truncatingIfNeeded: value >> 18 | 0xF0))
    text.append(tail(12))
    text.append(tail(6))
    text.append(tail(0))
  }
}
