import Diagnostics

/// The load commands of a program for one architecture.
struct LoadCommands {
  /// The header and all commands.
  let bytes: [UInt8]
  let header: ProgramHeader

  /// Where the header lies in the file.
  let offset: UInt64

  /// The commands that name a library to load: `LC_LOAD_DYLIB`, `LC_LOAD_WEAK_DYLIB`, `LC_REEXPORT_DYLIB`,
  /// `LC_LAZY_LOAD_DYLIB`, `LC_LOAD_UPWARD_DYLIB`.
  private static let namesALibrary: Set<UInt32> = [
    0xC, 0x8000_0018, 0x8000_001F, 0x20, 0x8000_0023,
  ]

  /// How many bytes a command that names a library has in front of the name.
  private static let fieldBytes = 24

  /// Calls `body` for the install name of each library that a command loads.
  func forEachInstallName(_ body: (String) -> Void) throws(ProgramDamage) {
    let end = header.length + header.commandBytes
    var at = header.length
    for number in 0..<header.commandCount {
      guard end - at >= 8 else {
        throw damage(number, at, "runs past the end of the load commands")
      }
      let size = Int(integer(at + 4))
      guard size >= 8, size % 4 == 0 else {
        // Of 64-bit programs loader.h asks for a multiple of eight; four is what nothing can do without.
        let flaw = size < 8 ? "fewer than any has" : "which is no multiple of 4"
        throw damage(number, at, "says that it takes \(Phrase.count(size, "byte")), \(flaw)")
      }
      guard size <= end - at else {
        throw damage(number, at, "runs past the end of the load commands")
      }
      if Self.namesALibrary.contains(integer(at)) {
        body(try name(in: at..<at + size, number))
      }
      at += size
    }
  }

  /// The name in the command that takes `range`.
  private func name(in range: Range<Int>, _ number: Int) throws(ProgramDamage) -> String {
    guard range.count > Self.fieldBytes else {
      throw damage(number, range.lowerBound, "is too short for the name of a library")
    }
    let start = Int(integer(range.lowerBound + 8))
    guard start >= Self.fieldBytes, start < range.count else {
      throw damage(number, range.lowerBound, "has the name of its library outside of it")
    }
    let rest = bytes[range.lowerBound + start..<range.upperBound]
    guard let end = rest.firstIndex(of: 0) else {
      throw damage(number, range.lowerBound, "names a library without an end of the name")
    }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private func integer(_ at: Int) -> UInt32 {
    bytes.integer32(at: at, isBigEndian: header.magic.isBigEndian)
  }

  private func damage(_ number: Int, _ at: Int, _ flaw: String) -> ProgramDamage {
    let place = Phrase.number(offset + UInt64(at))
    return ProgramDamage("load command \(Phrase.number(number + 1)) at offset \(place) \(flaw)")
  }
}
