import Read
import Testing

@Suite struct ProgramLoadsTests {
  private static let chat = "@rpath/Chat.framework/Chat"
  private static let net = "@rpath/Net.framework/Versions/A/Net"

  @Test(arguments: [false, true], [false, true])
  func readsEveryKindOfHeader(isWide: Bool, isBigEndian: Bool) {
    let sample = ProgramSample(Self.chat, Self.net, isWide: isWide, isBigEndian: isBigEndian)
    let read = loads(of: sample.bytes)
    #expect(read.installNames == [Self.chat, Self.net])
    #expect(read.isProgram)
    #expect(read.damage == nil)
  }

  @Test(arguments: [0xC, 0x8000_0018, 0x8000_001F, 0x20, 0x8000_0023] as [UInt32])
  func readsEveryCommandThatLoads(kind: UInt32) {
    let read = loads(of: ProgramSample(commands: [.load(Self.chat, kind)]).bytes)
    #expect(read.installNames == [Self.chat])
    #expect(read.damage == nil)
  }

  /// Its own name, a search path, and a kind from the future.
  @Test(arguments: [0xD, 0x8000_001C, 0x18, 0x1F, 0x8000_000C, 0x77] as [UInt32])
  func readsNoOtherCommand(kind: UInt32) {
    let read = loads(of: ProgramSample(commands: [.load("a", kind), .load(Self.net)]).bytes)
    #expect(read.installNames == [Self.net])
    #expect(read.damage == nil)
  }

  /// Newer linkers put more fields in front of the name.
  @Test func readsANameBehindMoreFields() {
    var command = ProgramSample.Command.load(Self.chat, at: 28)
    command.body.insert(contentsOf: [1, 0, 0, 0], at: 16)
    command.body.removeLast()
    while (command.body.count + 8) % 8 != 0 { command.body.append(0) }
    #expect(loads(of: ProgramSample(commands: [command]).bytes).installNames == [Self.chat])
  }

  @Test(arguments: [false, true])
  func readsAllArchitectures(isWide: Bool) {
    let sample = FatSample(
      ProgramSample(Self.chat, "a").bytes,
      ProgramSample(Self.net, "a", isWide: false, isBigEndian: true).bytes,
      isWide: isWide
    )
    let read = loads(of: sample.bytes)
    #expect(read.installNames == ["a", Self.chat, Self.net])
    #expect(read.isProgram)
    #expect(read.damage == nil)
  }

  @Test func readsMoreCommandsThanOneReadTakes() {
    let names = (0..<2_000).map { "@rpath/Kit\($0).framework/Kit\($0)" }
    let program = ProgramSample(commands: names.map { .load($0) }).bytes
    #expect(loads(of: program).installNames == Set(names))
    #expect(loads(of: FatSample(program).bytes).installNames == Set(names))
  }

  @Test(arguments: [
    "", "#!", "#!/bin/sh\n", "!<arch>\n", "\u{7F}ELF\u{2}\u{1}\u{1}", "MZ",
  ])
  func takesOtherFilesForNoPrograms(text: String) {
    let read = loads(of: Array(text.utf8))
    #expect(!read.isProgram)
    #expect(read.installNames == [])
    #expect(read.damage == nil)
  }

  @Test func takesLibrariesForLinkingForNoPrograms() {
    let archive = Array("!<arch>\n#1/20           0           0     0".utf8)
    let read = loads(of: FatSample(archive, archive).bytes)
    #expect(!read.isProgram)
    #expect(read.damage == nil)
    let mixed = loads(of: FatSample(archive, ProgramSample(Self.chat).bytes).bytes)
    #expect(mixed.isProgram)
    #expect(mixed.installNames == [Self.chat])
  }

  @Test func readsNamesThatAreNoText() {
    var command = ProgramSample.Command.load("abcdefg")
    command.body[16] = 0xFF
    #expect(
      loads(of: ProgramSample(commands: [command]).bytes).installNames == ["\u{FFFD}bcdefg"]
    )
  }
}
