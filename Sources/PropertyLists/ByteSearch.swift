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

/// The place of the first `one` or `other`, both ASCII, from `start` on, below `end`; `end` where there is none.
///
/// Looks at sixteen bytes at a time, since this is where the time of reading text and XML goes. `end` must not pass the
/// end of `bytes`.
@inline(__always)
func firstPlace(
  of one: UInt8,
  or other: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  to end: Int
) -> Int {
  var at = start
  let (ones, others) = (sixteenTimes(one), sixteenTimes(other))
  while at + 16 <= end {
    let words = Words(eightBytes(bytes, at: at), eightBytes(bytes, at: at + 8))
    // Less one, only 0 and what is above 80 have the highest bit, which ASCII against ASCII does not have before. A
    // borrow goes to bytes behind the first 0 alone.
    let less = ((words ^ ones) &- sixteenTimes(0x01)) | ((words ^ others) &- sixteenTimes(0x01))
    let found = less & ~words & sixteenTimes(0x80)
    if found[0] | found[1] != 0 {
      // The processor can choose one of two numbers without guessing, which it cannot for two ways to go.
      let (low, high) = (found[0].trailingZeroBitCount, found[1].trailingZeroBitCount)
      return at + (low < 64 ? low : 64 + high) >> 3
    }
    at += 16
  }
  while at < end, bytes[at] != one, bytes[at] != other { at += 1 }
  return at
}

private typealias Words = SIMD2<UInt64>

/// Sixteen times the same byte.
@inline(__always)
private func sixteenTimes(_ byte: UInt8) -> Words {
  Words(repeating: UInt64(byte) &* 0x0101_0101_0101_0101)
}
