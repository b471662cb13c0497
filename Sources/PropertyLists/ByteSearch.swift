/// Eight bytes from `offset`, the first lowest, whatever the processor's order; `offset + 8` must not pass the end.
@inline(__always)
func eightBytes(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
  UInt64(
    littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
      fromByteOffset: offset,
      as: UInt64.self
    )
  )
}

/// Eight times the same byte.
@inline(__always)
private func eightTimes(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// The highest bit of the first byte that is zero, and perhaps of bytes behind that; 0 where none is.
@inline(__always)
private func zeros(in word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}

/// The place of the first `one` or `other` from `start` on, below `end`; `end` where there is none.
///
/// Looks at eight bytes at a time, since this is where the time of reading text and XML goes.
@inline(__always)
func firstPlace(
  of one: UInt8,
  or other: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  to end: Int
) -> Int {
  var at = start
  let (ones, others) = (eightTimes(one), eightTimes(other))
  while at + 8 <= end {
    let word = eightBytes(bytes, at: at)
    let found = zeros(in: word ^ ones) | zeros(in: word ^ others)
    if found != 0 { return at + (found.trailingZeroBitCount >> 3) }
    at += 8
  }
  while at < end, bytes[at] != one, bytes[at] != other { at += 1 }
  return at
}
