import Diagnostics

/// The first four bytes of a program for one architecture: how wide its addresses are and in which order its bytes stand.
enum ProgramMagic {
  case little32, little64, big32, big64

  /// Nil where they are of another kind of file.
  init?(_ bytes: [UInt8]) {
    switch bytes.prefix(4) {
    case [0xCE, 0xFA, 0xED, 0xFE]: self = .little32
    case [0xCF, 0xFA, 0xED, 0xFE]: self = .little64
    case [0xFE, 0xED, 0xFA, 0xCE]: self = .big32
    case [0xFE, 0xED, 0xFA, 0xCF]: self = .big64
    default: return nil
    }
  }

  var isBigEndian: Bool { self == .big32 || self == .big64 }

  /// How many bytes the header takes.
  var headerLength: Int { self == .little64 || self == .big64 ? 32 : 28 }
}

/// The header of a program for one architecture, in front of its load commands.
struct ProgramHeader {
  let magic: ProgramMagic
  let commandCount: Int
  let commandBytes: Int

  var length: Int { magic.headerLength }

  /// Reads the header in front of `bytes`, which lie at `offset` of the file and are the start of `size` bytes.
  init(
    _ bytes: [UInt8],
    _ magic: ProgramMagic,
    at offset: UInt64,
    size: UInt64
  ) throws(ProgramDamage) {
    guard bytes.count >= magic.headerLength else {
      throw ProgramDamage("it ends inside of the header at offset \(Phrase.number(offset))")
    }
    self.magic = magic
    commandCount = Int(bytes.integer32(at: 16, isBigEndian: magic.isBigEndian))
    commandBytes = Int(bytes.integer32(at: 20, isBigEndian: magic.isBigEndian))
    guard UInt64(length + commandBytes) <= size else {
      throw ProgramDamage(
        "its load commands, \(Phrase.count(commandBytes, "byte")) from offset "
          + "\(Phrase.number(offset + UInt64(length))), run past the end"
      )
    }
    // Each takes eight bytes at the least.
    guard commandCount <= commandBytes / 8 else {
      throw ProgramDamage(
        "the header at offset \(Phrase.number(offset)) counts "
          + "\(Phrase.count(commandCount, "load command")), more than fit in "
          + Phrase.count(commandBytes, "byte")
      )
    }
  }
}

extension [UInt8] {
  /// The integer in the four bytes from `offset` on, which must be there.
  func integer32(at offset: Int, isBigEndian: Bool) -> UInt32 {
    var value: UInt32 = 0
    for index in 0..<4 {
      value = value << 8 | UInt32(self[offset + (isBigEndian ? index : 3 - index)])
    }
    return value
  }
}
