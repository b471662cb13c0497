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
/// Looks at 32 bytes at a time, since this is where the time of reading text and XML goes: most texts end in the first or
/// second, so that the processor seldom guesses wrong. `end` must not pass the end of `bytes`.
@inline(__always)
func firstPlace(
  of one: UInt8,
  or other: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  to end: Int
) -> Int {
  search(one, other, bytes, start, end) { _ in }
}

/// The same place, and whether a `%` may stand before it, which is false only where none does.
@inline(__always)
func firstPlaceAndPercent(
  of one: UInt8,
  or other: UInt8,
  in bytes: UnsafeBufferPointer<UInt8>,
  from start: Int,
  to end: Int
) -> (place: Int, mayHavePercent: Bool) {
  let percents = sixteenTimes(UInt8(ascii: "%"))
  var seen = Words()
  let place = search(one, other, bytes, start, end) { seen |= less($0, percents) & ~$0 }
  // The last bytes of the file are not looked at.
  let isSeen = (seen[0] | seen[1]) & 0x8080_8080_8080_8080 != 0 || place + 32 > end
  return (place, isSeen)
}

/// Searches, and shows the bytes that were looked at to `body`, sixteen at a time as far as there are twice as many.
@inline(__always)
private func search(
  _ one: UInt8,
  _ other: UInt8,
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ start: Int,
  _ end: Int,
  _ body: (Words) -> Void
) -> Int {
  var at = start
  let (ones, others) = (sixteenTimes(one), sixteenTimes(other))
  while at + 32 <= end {
    let low = Words(eightBytes(bytes, at: at), eightBytes(bytes, at: at &+ 8))
    let high = Words(eightBytes(bytes, at: at &+ 16), eightBytes(bytes, at: at &+ 24))
    body(low)
    // ASCII against ASCII has the highest bit only where the words have it.
    let inLow = (less(low, ones) | less(low, others)) & ~low & sixteenTimes(0x80)
    let inHigh = (less(high, ones) | less(high, others)) & ~high & sixteenTimes(0x80)
    let isLow = inLow[0] | inLow[1] != 0
    if !isLow { body(high) }
    if isLow || inHigh[0] | inHigh[1] != 0 {
      // The processor can choose one of two numbers without guessing, which it cannot for two ways to go.
      let found = isLow ? inLow : inHigh
      let (first, second) = (found[0].trailingZeroBitCount, found[1].trailingZeroBitCount)
      return at + (isLow ? 0 : 16) + (first < 64 ? first : 64 + second) >> 3
    }
    at += 32
  }
  while at < end, bytes[at] != one, bytes[at] != other { at += 1 }
  return at
}

/// How much each byte differs, less one: the highest bit where it does not differ, perhaps in bytes behind that, and
/// where the difference has it.
@inline(__always)
private func less(_ words: Words, _ others: Words) -> Words {
  (words ^ others) &- sixteenTimes(0x01)
}

private typealias Words = SIMD2<UInt64>

/// Sixteen times the same byte.
@inline(__always)
private func sixteenTimes(_ byte: UInt8) -> Words {
  Words(repeating: UInt64(byte) &* 0x0101_0101_0101_0101)
}
