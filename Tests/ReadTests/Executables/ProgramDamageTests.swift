import Read
import Testing

@Suite struct ProgramDamageTests {
  private static let sample = ProgramSample("@rpath/A.framework/A", "@rpath/B.framework/B")

  /// The damage of a program of two commands of 48 bytes each, the second of which a test changes.
  private func damage(_ change: (inout ProgramSample) -> Void) -> String? {
    var sample = Self.sample
    change(&sample)
    let read = loads(of: sample.bytes)
    #expect(read.isProgram)
    return read.damage
  }

  @Test func findsAFileThatEndsInsideOfItsHeader() {
    #expect(
      loads(of: Array(Self.sample.bytes.prefix(31))).damage
        == "it ends inside of the header at offset 0"
    )
    #expect(
      loads(of: Array(ProgramSample("a", isWide: false).bytes.prefix(27))).damage
        == "it ends inside of the header at offset 0"
    )
  }

  @Test func findsLoadCommandsBehindTheEnd() {
    let bytes = Array(Self.sample.bytes.prefix(100))
    #expect(
      loads(of: bytes).damage == "its load commands, 96 bytes from offset 32, run past the end"
    )
    #expect(
      damage { $0.commandBytes = .max }
        == "its load commands, 4,294,967,295 bytes from offset 32, run past the end"
    )
  }

  @Test func findsMoreLoadCommandsThanFit() {
    #expect(
      damage { $0.commandCount = 13 }
        == "the header at offset 0 counts 13 load commands, more than fit in 96 bytes"
    )
    #expect(
      damage { $0.commandCount = .max }
        == "the header at offset 0 counts 4,294,967,295 load commands, more than fit in 96 bytes"
    )
    #expect(
      damage { $0.commandCount = 3 }
        == "load command 3 at offset 128 runs past the end of the load commands"
    )
  }

  @Test(arguments: [0, 4, 7] as [UInt32])
  func findsALoadCommandWithoutRoomForItself(size: UInt32) {
    #expect(
      damage { $0.commands[1].size = size }
        == "load command 2 at offset 80 says that it takes \(size) bytes, fewer than any has"
    )
  }

  @Test func findsALoadCommandOfAnOddSize() {
    #expect(
      damage { $0.commands[1].size = 46 }
        == "load command 2 at offset 80 says that it takes 46 bytes, which is no multiple of 4"
    )
  }

  @Test(arguments: [52, 4_294_967_292] as [UInt32])
  func findsALoadCommandThatRunsPastTheEnd(size: UInt32) {
    #expect(
      damage { $0.commands[1].size = size }
        == "load command 2 at offset 80 runs past the end of the load commands"
    )
  }

  @Test(arguments: [0, 23, 48, .max] as [UInt32])
  func findsANameOutsideOfItsCommand(offset: UInt32) {
    #expect(
      damage {
        $0.commands[1].body.replaceSubrange(..<4, with: fourBytes(of: offset, isBigEndian: false))
      }
        == "load command 2 at offset 80 has the name of its library outside of it"
    )
  }

  @Test func findsACommandWithoutRoomForAName() {
    #expect(
      damage { $0.commands[1].body = Array(repeating: 0, count: 16) }
        == "load command 2 at offset 80 is too short for the name of a library"
    )
  }

  @Test func findsANameWithoutEnd() {
    #expect(
      damage { $0.commands[1] = .load("12345678", isEnded: false) }
        == "load command 2 at offset 80 names a library without an end of the name"
    )
  }

  @Test func keepsWhatStandsBeforeTheDamage() {
    var sample = Self.sample
    sample.commands[1].size = 0
    #expect(loads(of: sample.bytes).installNames == ["@rpath/A.framework/A"])
  }

  @Test func findsMoreLoadCommandsThanAnyProgramHas() {
    var sample = Self.sample
    sample.content = Array(repeating: 0, count: 16 << 20)
    sample.commandBytes = 16 << 20
    #expect(loads(of: sample.bytes).damage == nil)
    sample.commandBytes = 16 << 20 | 1
    #expect(loads(of: sample.bytes).damage == "its load commands take more than 16 MB")
  }
}
