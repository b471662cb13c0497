/// Appends the UTF-8 of UTF-16 from `start`, eight units at a time where none of them takes three bytes.
func transcodeUTF16(
  _ bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  isBigEndian: Bool,
  into text: inout [UInt8]
) {
  let end = bytes.count & ~1
  text.reserveCapacity(text.count + bytes.count / 2)
  // More than 1,024 bytes would not lie on the stack.
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { chunk in
    // Neighbours are gathered here, because adding them to an array one by one is slow.
    var used = 0
    var at = start
    while at < end {
      // Eight units take up to 16 bytes below, or up to 25 where some take three and the last is half of a pair.
      if used > chunk.count - 25 {
        text.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[..<used]))
        used = 0
      }
      let stop = at &+ 16
      if stop <= end, let count = encodeEight(bytes, at, isBigEndian, into: chunk, at: used) {
        used &+= count
        at = stop
        continue
      }
      while at < min(stop, end) {
        let scalar = scalar(bytes, at: &at, end: end, isBigEndian)
        used += encode(scalar, into: chunk, at: used)
      }
    }
    text.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[..<used]))
  }
}

/// Writes the UTF-8 of the eight units at `offset`, up to 16 bytes, and gives the number of bytes; nil where a unit
/// takes three.
@inline(__always)
private func encodeEight(
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ offset: Int,
  _ isBigEndian: Bool,
  into chunk: UnsafeMutableBufferPointer<UInt8>,
  at start: Int
) -> Int? {
  let allBits = eightBytes(bytes, at: offset) | eightBytes(bytes, at: offset + 8)
  guard allBits & (isBigEndian ? 0x00F8_00F8_00F8_00F8 : 0xF800_F800_F800_F800) == 0 else {
    return nil
  }
  let loaded = UnsafeRawBufferPointer(bytes).loadUnaligned(
    fromByteOffset: offset,
    as: SIMD8<UInt16>.self
  )
  let isSwapped = isBigEndian != (UInt16(bigEndian: 1) == 1)
  let units = isSwapped ? loaded &<< 8 | loaded &>> 8 : loaded
  guard allBits & (isBigEndian ? 0x80FF_80FF_80FF_80FF : 0xFF80_FF80_FF80_FF80) != 0 else {
    UnsafeMutableRawBufferPointer(chunk).storeBytes(
      of: SIMD8<UInt8>(truncatingIfNeeded: units),
      toByteOffset: start,
      as: SIMD8<UInt8>.self
    )
    return 8
  }
  var at = start
  // One by one and without a branch, since ASCII and others alternate at random.
  at &+= encodeShort(units[0], into: chunk, at: at)
  at &+= encodeShort(units[1], into: chunk, at: at)
  at &+= encodeShort(units[2], into: chunk, at: at)
  at &+= encodeShort(units[3], into: chunk, at: at)
  at &+= encodeShort(units[4], into: chunk, at: at)
  at &+= encodeShort(units[5], into: chunk, at: at)
  at &+= encodeShort(units[6], into: chunk, at: at)
  at &+= encodeShort(units[7], into: chunk, at: at)
  return at &- start
}

/// Writes the UTF-8 of a unit below 800 and gives the number of bytes; behind a single byte it writes one that does not count.
@inline(__always)
private func encodeShort(
  _ unit: UInt16,
  into chunk: UnsafeMutableBufferPointer<UInt8>,
  at: Int
) -> Int {
  let isASCII = unit < 0x80
  chunk[at] = UInt8(truncatingIfNeeded: isASCII ? unit : unit &>> 6 | 0xC0)
  chunk[at &+ 1] = UInt8(truncatingIfNeeded: unit & 0x3F | 0x80)
  return isASCII ? 1 : 2
}

/// The scalar of one unit or two; a lone surrogate is its own number.
@inline(__always)
private func scalar(
  _ bytes: UnsafeBufferPointer<UInt8>,
  at: inout Int,
  end: Int,
  _ isBigEndian: Bool
) -> UInt32 {
  func unit(_ at: Int) -> UInt32 {
    isBigEndian
      ? UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1])
      : UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
  }
  let high = unit(at)
  at += 2
  guard high & 0xFC00 == 0xD800, at < end, unit(at) & 0xFC00 == 0xDC00 else { return high }
  let low = unit(at)
  at += 2
  return 0x10000 + ((high & 0x3FF) << 10 | low & 0x3FF)
}

/// Writes the UTF-8 of a scalar, or the three bytes of the same form for a surrogate, and gives their number.
@inline(__always)
private func encode(_ scalar: UInt32, into chunk: UnsafeMutableBufferPointer<UInt8>, at: Int) -> Int
{
  func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: scalar >> shift & 0x3F | 0x80) }
  switch scalar {
  case ..<0x80:
    chunk[at] = UInt8(truncatingIfNeeded: scalar)
    return 1
  case ..<0x800:
    chunk[at] = UInt8(truncatingIfNeeded: scalar >> 6 | 0xC0)
    chunk[at + 1] = tail(0)
    return 2
  case ..<0x10000:
    chunk[at] = UInt8(truncatingIfNeeded: scalar >> 12 | 0xE0)
    chunk[at + 1] = tail(6)
    chunk[at + 2] = tail(0)
    return 3
  default:
    chunk[at] = UInt8(truncatingIfNeeded: scalar >> 18 | 0xF0)
    chunk[at + 1] = tail(12)
    chunk[at + 2] = tail(6)
    chunk[at + 3] = tail(0)
    return 4
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
func appendScalar(_ scalar: UInt32, to text: inout [UInt8]) {
  guard scalar >= 0x80 else {
    text.append(UInt8(truncatingIfNeeded: scalar))
    return
  }
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { chunk in
    let count = encode(scalar, into: chunk, at: 0)
    text.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[..<count]))
  }
}
