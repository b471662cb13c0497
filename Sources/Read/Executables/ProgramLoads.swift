/// Fills the buffer from the index on with what a file holds at the offset, and says how many bytes that were: fewer than
/// there is room for only where the file ends.
package typealias RangeReading =
  (_ offset: UInt64, _ buffer: inout [UInt8], _ start: Int) throws(UnreadableFile) -> Int

/// What a program loads, from its load commands alone (mach-o/loader.h and mach-o/fat.h of Apple's cctools).
///
/// Of a file of any size only the headers and the commands are read, of these at most 16 MB.
package struct ProgramLoads {
  /// The install names of what is loaded, of all architectures; of a damaged file, those in front of the damage.
  package private(set) var installNames: Set<String> = []

  /// Whether it is a Mach-O file, for one architecture or several.
  package private(set) var isProgram = false

  /// What is wrong with it, beginning with a small letter and without a final stop.
  package private(set) var damage: String?

  /// How many more bytes of load commands there may be.
  private var room = commandLimit

  private static let commandLimit = 16 << 20

  /// How much is read at once: of nearly all programs more than the load commands take.
  private static let firstRead = 16 << 10

  /// Reads a file of `size` bytes.
  package init(size: UInt64, reading: RangeReading) {
    do throws(ProgramDamage) {
      try read(size, reading)
    } catch {
      damage = error.reason
    }
  }

  private mutating func read(_ size: UInt64, _ reading: RangeReading) throws(ProgramDamage) {
    let start = try bytes(at: 0, count: min(size, UInt64(Self.firstRead)), reading)
    guard let fat = FatHeader(start) else {
      return try readArchitecture(of: start, at: 0, size: size, reading)
    }
    isProgram = true
    let slices = try fat.slices(
      of: try bytes(at: 0, count: min(size, UInt64(fat.length)), reading),
      fileSize: size
    )
    isProgram = false
    for slice in slices {
      let count = min(slice.size, UInt64(Self.firstRead))
      let start = try bytes(at: slice.offset, count: count, reading)
      try readArchitecture(of: start, at: slice.offset, size: slice.size, reading)
    }
  }

  /// Reads what begins with `start` and lies at `offset` of the file; libraries for linking, which are no programs, are
  /// passed over.
  private mutating func readArchitecture(
    of start: [UInt8],
    at offset: UInt64,
    size: UInt64,
    _ reading: RangeReading
  ) throws(ProgramDamage) {
    guard let magic = ProgramMagic(start) else { return }
    isProgram = true
    let header = try ProgramHeader(start, magic, at: offset, size: size)
    guard header.commandBytes <= room else {
      throw ProgramDamage("its load commands take more than 16 MB")
    }
    room -= header.commandBytes
    let length = header.length + header.commandBytes
    let bytes =
      length <= start.count ? start : try bytes(at: offset, count: UInt64(length), reading)
    let commands = LoadCommands(bytes: bytes, header: header, offset: offset)
    try commands.forEachInstallName { installNames.insert($0) }
  }

  /// Reads `count` bytes, which the callers keep below the limit of commands.
  private func bytes(
    at offset: UInt64,
    count: UInt64,
    _ reading: RangeReading
  ) throws(ProgramDamage) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: Int(count))
    do throws(UnreadableFile) {
      let found = try reading(offset, &buffer, 0)
      guard found == buffer.count else { throw UnreadableFile("it became shorter meanwhile") }
    } catch {
      throw ProgramDamage(error.reason)
    }
    return buffer
  }
}

/// Why a file cannot be read as a program.
struct ProgramDamage: Error {
  /// Begins with a small letter, without a final stop.
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
