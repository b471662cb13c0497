/// Appends the UTF-8 of UTF-16 from `start`; a lone surrogate is three bytes, as no other text is.
func transcodeUTF16(
  _ bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  isBigEndian: Bool,
  into text: inout [UInt8]
) {
  // The order is asked for here, and not again for each unit.
  if isBigEndian {
    transcode(bytes, from: start, isBigEndian: true, into: &text)
  } else {
    transcode(bytes, from: start, isBigEndian: false, into: &text)
  }
}

@inline(__always)
private func transcode(
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
      // Eight units take up to 24 bytes below, and one more where the last is half of a pair.
      if used > chunk.count - 32 {
        text.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[..<used]))
        used = 0
      }
      if at &+ 32 <= end {
        let here = UTF16Block(bytes, at: at, isBigEndian: isBigEndian)
        let next = UTF16Block(bytes, at: at &+ 16, isBigEndian: isBigEndian)
        if here.isASCII(with: next) {
          here.storeASCII(in: chunk, at: used)
          next.storeASCII(in: chunk, at: used &+ 8)
          used &+= 16
          at &+= 32
          continue
        }
        if let stop = here.store(in: chunk, at: used) {
          used = stop
          at &+= 16
          continue
        }
      }
      let stop = min(at &+ 16, end)
      while at < stop {
        let scalar = scalar(bytes, at: &at, end: end, isBigEndian)
        used += encode(scalar, into: chunk, at: used)
      }
    }
    text.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[..<used]))
  }
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
