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
    return (continuations ^ wanted) | wrongSecondOfThree | wrongSecondOfFour | tooShort
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

  /// The second of three bytes behind E0 that should be A0 or above, and behind ED that should be below.
  @inline(__always)
  private var wrongSecondOfThree: Words {
    // The lower four bits of the first and the third of the second, of which 00 and 1B are wrong.
    let bits = (before & repeated(0x0F)) &<< 1 | here &>> 5 & repeated(0x01)
    let isRight = (bits &+ repeated(0x7F)) & ((bits ^ repeated(0x1B)) &+ repeated(0x7F))
    return begins(before, atLeast: 3) & ~(before &<< 3) & ~isRight
  }

  /// The second of four bytes behind F0 that should be 90 or above, behind F4 that should be below, and behind F5 and above.
  @inline(__always)
  private var wrongSecondOfFour: Words {
    // The lower three bits of the first and the third and fourth of the second, which are 01 to 10.
    let bits = (before & repeated(0x07)) &<< 2 | here &>> 4 & repeated(0x03)
    let isWrong = ~(bits &+ repeated(0x7F)) | (bits &+ repeated(0x6F)) | before &<< 4
    return begins(before, atLeast: 4) & isWrong
  }

  /// Bytes that begin scalars of `count` bytes, 2 to 4, or more.
  @inline(__always)
  private func begins(_ words: Words, atLeast count: Int) -> Words {
    var result = words & (words &<< 1)
    if count >= 3 { result &= words &<< 2 }
    if count >= 4 { result &= words &<< 3 }
    return result
  }

  @inline(__always)
  private func repeated(_ byte: UInt8) -> Words {
    Words(repeating: UInt64(byte) &* 0x0101_0101_0101_0101)
  }
}
