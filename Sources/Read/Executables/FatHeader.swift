import Diagnostics

/// The start of a file that holds programs for several architectures, whose integers all are big-endian.
struct FatHeader {
  /// Where the program for one architecture lies in the file.
  struct Slice {
    var offset: UInt64
    var size: UInt64
  }

  private let isWide: Bool
  private let count: Int

  /// No file has more than a handful; of more, one is damaged or made to take time.
  private static let countLimit = 1_000

  /// Nil where `bytes` begin another kind of file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return nil }
    switch bytes.integer32(at: 0, isBigEndian: true) {
    case 0xCAFE_BABE: isWide = false
    case 0xCAFE_BABF: isWide = true
    default: return nil
    }
    count = bytes.count < 8 ? 0 : Int(bytes.integer32(at: 4, isBigEndian: true))
  }

  private var entryLength: Int { isWide ? 32 : 20 }

  /// How many bytes it takes with its entries, as far as they may be read.
  var length: Int { 8 + min(count, Self.countLimit) * entryLength }

  /// The places of the programs, in order of the file; `bytes` is what the file holds of `length` bytes.
  func slices(of bytes: [UInt8], fileSize: UInt64) throws(ProgramDamage) -> [Slice] {
    guard count > 0 else { throw ProgramDamage("it says that it holds no architecture") }
    guard count <= Self.countLimit else {
      throw ProgramDamage("it says that it holds \(Phrase.count(count, "architecture"))")
    }
    guard bytes.count == length else {
      throw ProgramDamage("it ends inside of its list of \(Phrase.count(count, "architecture"))")
    }
    var slices: [Slice] = []
    for number in 0..<count {
      let slice = slice(at: 8 + number * entryLength, of: bytes)
      let (end, isOver) = slice.offset.addingReportingOverflow(slice.size)
      guard slice.offset >= UInt64(length), !isOver, end <= fileSize else {
        throw ProgramDamage(
          "architecture \(Phrase.number(number + 1)), \(Phrase.number(slice.size)) bytes at offset "
            + "\(Phrase.number(slice.offset)), lies outside of the file"
        )
      }
      slices.append(slice)
    }
    slices.sort { ($0.offset, $0.size) < ($1.offset, $1.size) }
    for (slice, next) in zip(slices, slices.dropFirst())
    where slice.offset + slice.size > next.offset {
      throw ProgramDamage(
        "the architectures at offsets \(Phrase.number(slice.offset)) and "
          + "\(Phrase.number(next.offset)) overlap"
      )
    }
    return slices
  }

  private func slice(at offset: Int, of bytes: [UInt8]) -> Slice {
    guard isWide else {
      return Slice(
        offset: UInt64(bytes.integer32(at: offset + 8, isBigEndian: true)),
        size: UInt64(bytes.integer32(at: offset + 12, isBigEndian: true))
      )
    }
    return Slice(
      offset: integer64(at: offset + 8, of: bytes),
      size: integer64(at: offset + 16, of: bytes)
    )
  }

  private func integer64(at offset: Int, of bytes: [UInt8]) -> UInt64 {
    UInt64(bytes.integer32(at: offset, isBigEndian: true)) << 32
      | UInt64(bytes.integer32(at: offset + 4, isBigEndian: true))
  }
}
