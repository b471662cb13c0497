/// Some bytes that are checked together for being UTF-8, without a branch for each scalar.
///
/// All questions are answered by the highest bit of each byte. Shifts to the left bring a lower bit of a byte there, and
/// what comes in from its neighbour stays below.
struct UTF8Block {
  typealias Words = SIMD2<UInt64>

  /// Bytes in a block.
  static let width = 16

  private let here: Words

  /// The bytes one, two and three places before.
  private let before: Words
  private let secondBefore: Words
  private let thirdBefore: Words

  /// The block from `offset` on, with at least three bytes before it and `width` behind.
  @inline(__always)
  init(_ bytes: UnsafeRawPointer, at offset: Int) {
    func words(at offset: Int) -> Words {
      bytes.loadUnaligned(fromByteOffset: offset, as: Words.self)
    }
    here = words(at: offset)
    before = words(at: offset &- 1)
    secondBefore = words(at: offset &- 2)
    thirdBefore = words(at: offset &- 3)
  }

  /// Where the highest bit is set in bytes that are not valid or belong to scalars of more than two bytes, which most
  /// texts do not have; elsewhere bits mean nothing.
  @inline(__always)
  var unusual: Words {
    // Of the lower six bits C2 to DF have 02 to 1F, which become 22 to 3F; those of E0 and above become less.
    let beginsTwo = ((here & repeated(0x3F)) ^ repeated(0x20)) &+ repeated(0x5E)
    let beginnings = begins(here, atLeast: 2)
    // Above 7F is what begins and what goes on, and what begins is to be one before what goes on.
    return (here ^ beginnings ^ begins(before, atLeast: 2)) | (beginnings & ~beginsTwo)
  }

  /// Where the highest bit is set in bytes that are not valid (Unicode, table 3-7), or missing; elsewhere bits mean nothing.
  ///
  /// The scalar that goes on behind the block is not looked at.
  @inline(__always)
  var wrong: Words {
    let wanted =
      begins(before, atLeast: 2) | begins(secondBefore, atLeast: 3)
      | begins(thirdBefore, atLeast: 4)
    // The two bits behind `10`, of which the first bytes of some scalars leave no choice.
    let (sixth, fifth) = (here &<< 2, here &<< 3)
    let wrongSecond =
      (equal(before, 0xE0) & ~sixth) | (equal(before, 0xED) & sixth)
      | (equal(before, 0xF0) & ~(sixth | fifth)) | (equal(before, 0xF4) & (sixth | fifth))
    return (continuations ^ wanted) | wrongSecond | tooShort | tooLarge
  }

  /// Bytes `10……`.
  @inline(__always)
  private var continuations: Words { here & ~(here &<< 1) }

  /// C0 and C1, which would begin scalars that take one byte.
  @inline(__always)
  private var tooShort: Words {
    // 1 in one of the bits of 1E carries into the highest.
    let hasMore = (here & repeated(0x1E)) &+ repeated(0x7E)
    return begins(here, atLeast: 2) & ~(here &<< 2) & ~hasMore
  }

  /// F5 and above, which would begin scalars beyond 10FFFF.
  @inline(__always)
  private var tooLarge: Words { here & ((here & repeated(0x7F)) &+ repeated(0x0B)) }

  /// Bytes that begin scalars of `count` bytes, 2 to 4, or more.
  @inline(__always)
  private func begins(_ words: Words, atLeast count: Int) -> Words {
    var result = words & (words &<< 1)
    if count >= 3 { result &= words &<< 2 }
    if count >= 4 { result &= words &<< 3 }
    return result
  }

  /// Bytes that are `byte`.
  @inline(__always)
  private func equal(_ words: Words, _ byte: UInt8) -> Words {
    let difference = words ^ repeated(byte)
    // Any bit of the lower seven carries into the highest.
    return ~(((difference & repeated(0x7F)) &+ repeated(0x7F)) | difference)
  }

  @inline(__always)
  private func repeated(_ byte: UInt8) -> Words {
    Words(repeating: UInt64(byte) &* 0x0101_0101_0101_0101)
  }
}
