import Read

/// A Mach-O file for one architecture, made from what a test says; header, load commands and some content.
struct ProgramSample {
  var isWide = true
  var isBigEndian = false
  var commands: [Command] = []

  /// What the header says in place of the truth.
  var commandCount: UInt32?
  var commandBytes: UInt32?

  /// What stands behind the load commands.
  var content: [UInt8] = Array(repeating: 0x90, count: 40)

  struct Command {
    var kind: UInt32
    var body: [UInt8]
    var size: UInt32?

    /// A command that loads, with the name at `offset` of it and, behind it, what it takes to a multiple of eight bytes.
    static func load(
      _ name: String,
      _ kind: UInt32 = 0xC,
      at offset: UInt32 = 24,
      isBigEndian: Bool = false,
      isEnded: Bool = true
    ) -> Command {
      var body = fourBytes(of: offset, isBigEndian: isBigEndian)
      body += [UInt8](repeating: 0x11, count: 12) + Array(name.utf8)
      if isEnded { body.append(0) }
      while isEnded, (body.count + 8) % 8 != 0 { body.append(0) }
      return Command(kind: kind, body: body)
    }
  }

  /// A file in which all integers have the order `isBigEndian`, with a command for each of `names`.
  init(_ names: String..., isWide: Bool = true, isBigEndian: Bool = false) {
    self.isWide = isWide
    self.isBigEndian = isBigEndian
    commands = names.map { .load($0, isBigEndian: isBigEndian) }
  }

  init(commands: [Command]) { self.commands = commands }

  var bytes: [UInt8] {
    func integer(_ value: UInt32) -> [UInt8] {
      fourBytes(of: value, isBigEndian: isBigEndian)
    }
    let all = commands.flatMap { command in
      integer(command.kind) + integer(command.size ?? UInt32(8 + command.body.count)) + command.body
    }
    let processor: UInt32 = isWide ? 0x0100_000C : 12
    return integer(isWide ? 0xFEED_FACF : 0xFEED_FACE) + integer(processor) + integer(0)
      + integer(6) + integer(commandCount ?? UInt32(commands.count))
      + integer(commandBytes ?? UInt32(all.count)) + integer(0x85)
      + (isWide ? integer(0) : []) + all + content
  }
}

/// Several programs in one file.
struct FatSample {
  var isWide = false
  var programs: [[UInt8]] = []

  /// What the header says in place of the truth.
  var count: UInt32?
  var places: [(offset: UInt64, size: UInt64)]?

  init(_ programs: [UInt8]..., isWide: Bool = false) {
    self.programs = programs
    self.isWide = isWide
  }

  var bytes: [UInt8] {
    func integer(_ value: UInt32) -> [UInt8] { fourBytes(of: value, isBigEndian: true) }
    func wide(_ value: UInt64) -> [UInt8] {
      (isWide ? integer(UInt32(value >> 32)) : []) + integer(UInt32(truncatingIfNeeded: value))
    }
    let align = 64
    let header = 8 + programs.count * (isWide ? 32 : 20)
    var content: [UInt8] = []
    var found: [(offset: UInt64, size: UInt64)] = []
    for program in programs {
      while (header + content.count) % align != 0 { content.append(0) }
      found.append((UInt64(header + content.count), UInt64(program.count)))
      content += program
    }
    let entries = (places ?? found).flatMap { place in
      integer(7) + integer(3) + wide(place.offset) + wide(place.size) + integer(6)
        + (isWide ? integer(0) : [])
    }
    return integer(isWide ? 0xCAFE_BABF : 0xCAFE_BABE)
      + integer(count ?? UInt32(programs.count)) + entries + content
  }
}

func fourBytes(of value: UInt32, isBigEndian: Bool) -> [UInt8] {
  withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
}

/// Reads ranges of `bytes`, as of a file.
func ranges(of bytes: [UInt8]) -> RangeReading {
  { (offset, buffer, start) throws(UnreadableFile) in
    guard offset < UInt64(bytes.count) else { return 0 }
    let part = bytes[Int(offset)...].prefix(buffer.count - start)
    buffer.replaceSubrange(start..<start + part.count, with: part)
    return part.count
  }
}

func loads(of bytes: [UInt8]) -> ProgramLoads {
  ProgramLoads(size: UInt64(bytes.count), reading: ranges(of: bytes))
}
