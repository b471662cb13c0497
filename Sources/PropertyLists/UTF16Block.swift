/// Eight units of UTF-16 that become UTF-8 together, without a branch for each.
///
/// In texts of most languages ASCII and others alternate at random, so that a processor would guess wrong at every
/// branch. Four units are in a word and are computed with as one number, of which no part overflows into the next.
struct UTF16Block {
  /// Four units each, the first lowest.
  private let one: UInt64
  private let two: UInt64

  /// The block of 16 bytes at `offset`.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, isBigEndian: Bool) {
    func units(at offset: Int) -> UInt64 {
      let word = eightBytes(bytes, at: offset)
      let low: UInt64 = 0x00FF_00FF_00FF_00FF
      return isBigEndian ? (word & low) &<< 8 | word &>> 8 & low : word
    }
    one = units(at: offset)
    two = units(at: offset &+ 8)
  }

  /// Whether all units of two blocks are ASCII.
  @inline(__always)
  func isASCII(with other: UTF16Block) -> Bool {
    (one | two | other.one | other.two) & 0xFF80_FF80_FF80_FF80 == 0
  }

  /// Writes the eight bytes of a block that is ASCII.
  @inline(__always)
  func storeASCII(in chunk: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
    func packed(_ units: UInt64) -> UInt64 {
      let pairs = units | units &>> 8
      return pairs & 0xFFFF | pairs &>> 16 & 0xFFFF_0000
    }
    UTF16Block.store(packed(one) | packed(two) &<< 32, in: chunk, at: start)
  }

  /// Writes the UTF-8 of the block and gives the place behind it; nil where there is a surrogate.
  ///
  /// Bytes up to 26 from `start` may be written that do not count.
  @inline(__always)
  func store(in chunk: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int? {
    if (one | two) & 0xF800_F800_F800_F800 == 0 {
      let at = UTF16Block.storeShort(one, in: chunk, at: start)
      return UTF16Block.storeShort(two, in: chunk, at: at)
    }
    guard !UTF16Block.mayHoldSurrogate(one), !UTF16Block.mayHoldSurrogate(two) else { return nil }
    var at = UTF16Block.storePair(one, in: chunk, at: start)
    at = UTF16Block.storePair(one &>> 32, in: chunk, at: at)
    at = UTF16Block.storePair(two, in: chunk, at: at)
    return UTF16Block.storePair(two &>> 32, in: chunk, at: at)
  }

  /// False only where none of four units is a surrogate, D800 to DFFF.
  @inline(__always)
  private static func mayHoldSurrogate(_ units: UInt64) -> Bool {
    let difference = (units & 0xF800_F800_F800_F800) ^ 0xD800_D800_D800_D800
    return (difference &- 0x0001_0001_0001_0001) & ~difference & 0x8000_8000_8000_8000 != 0
  }

  /// Writes four units below 800 as one or two bytes each, and gives the place behind them.
  @inline(__always)
  private static func storeShort(
    _ units: UInt64,
    in chunk: UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) -> Int {
    // 1 for those that take two bytes, and all bits of these.
    let isLong = (units &+ 0x7F80_7F80_7F80_7F80) &>> 15 & 0x0001_0001_0001_0001
    let mask = isLong &<< 16 &- isLong
    let long =
      units &>> 6 & 0x001F_001F_001F_001F | units &<< 8 & 0x3F00_3F00_3F00_3F00
      | 0x80C0_80C0_80C0_80C0
    let parts = units ^ ((units ^ long) & mask)
    // The second of two moves down by a byte where the first takes only one.
    let first = parts & 0x0000_FFFF_0000_FFFF
    let (second, moved) = (parts ^ first, (parts ^ first) &>> 8)
    let firstMask = mask & 0x0000_FFFF_0000_FFFF
    let pairs = first | (moved ^ ((moved ^ second) & (firstMask | firstMask &<< 16)))
    let counts = isLong &+ isLong &>> 16 &+ 0x0000_0002_0000_0002
    return join(pairs, counts, in: chunk, at: start)
  }

  /// Writes two units that are no surrogates, of which others stand above, and gives the place behind them.
  @inline(__always)
  private static func storePair(
    _ units: UInt64,
    in chunk: UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) -> Int {
    let wide = units & 0xFFFF | units &<< 16 & 0xFFFF_0000_0000
    // As three bytes, and of these the last two as they are without the first.
    let three =
      wide &>> 12 & 0x0000_000F_0000_000F | wide &<< 2 & 0x0000_3F00_0000_3F00
      | wide &<< 16 & 0x003F_0000_003F_0000 | 0x0080_80E0_0080_80E0
    let two = three &>> 8 & 0x0000_FFFF_0000_FFFF | 0x0000_0040_0000_0040
    let isTwo = (wide &+ 0x7FFF_FF80_7FFF_FF80) &>> 31 & 0x0000_0001_0000_0001
    let isThree = (wide &+ 0x7FFF_F800_7FFF_F800) &>> 31 & 0x0000_0001_0000_0001
    let long = two ^ ((two ^ three) & (isThree &<< 32 &- isThree))
    let parts = wide ^ ((wide ^ long) & (isTwo &<< 32 &- isTwo))
    return join(parts, isTwo &+ isThree &+ 0x0000_0001_0000_0001, in: chunk, at: start)
  }

  /// Writes the bytes in both halves of a word, of which `counts` has the numbers, one behind the other.
  @inline(__always)
  private static func join(
    _ halves: UInt64,
    _ counts: UInt64,
    in chunk: UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) -> Int {
    let first = counts & 7
    store(halves & 0xFFFF_FFFF | (halves &>> 32) &<< (first &* 8), in: chunk, at: start)
    return start &+ Int(truncatingIfNeeded: first &+ (counts &>> 32 & 7))
  }

  /// Writes the bytes of a word, the lowest first.
  @inline(__always)
  private static func store(
    _ word: UInt64,
    in chunk: UnsafeMutableBufferPointer<UInt8>,
    at offset: Int
  ) {
    UnsafeMutableRawBufferPointer(chunk).storeBytes(
      of: word.littleEndian,
      toByteOffset: offset,
      as: UInt64.self
    )
  }
}
