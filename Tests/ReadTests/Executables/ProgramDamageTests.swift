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

@Suite struct FatDamageTests {
  private static let program = ProgramSample("@rpath/A.framework/A").bytes

  private func damage(_ change: (inout FatSample) -> Void = { _ in }) -> String? {
    var sample = FatSample(Self.program, Self.program)
    change(&sample)
    let read = loads(of: sample.bytes)
    #expect(read.isProgram)
    return read.damage
  }

  @Test func findsNoArchitecture() {
    #expect(damage { $0.count = 0 } == "it says that it holds no architecture")
    #expect(loads(of: [0xCA, 0xFE, 0xBA, 0xBE]).damage == "it says that it holds no architecture")
  }

  @Test func findsMoreArchitecturesThanThereAre() {
    #expect(damage { $0.count = 1_001 } == "it says that it holds 1,001 architectures")
    #expect(damage { $0.count = .max } == "it says that it holds 4,294,967,295 architectures")
    #expect(damage { $0.count = 1_000 } == "it ends inside of its list of 1,000 architectures")
  }

  @Test func findsArchitecturesOutsideOfTheFile() {
    let outside = "lies outside of the file"
    #expect(
      damage { $0.places = [(64, 120), (184, 1_000)] }
        == "architecture 2, 1,000 bytes at offset 184, \(outside)"
    )
    // In the header of the file itself.
    #expect(
      damage { $0.places = [(47, 1), (64, 1)] }
        == "architecture 1, 1 bytes at offset 47, \(outside)"
    )
    #expect(
      damage {
        $0.isWide = true
        $0.places = [(.max, 2), (64, 1)]
      } == "architecture 1, 2 bytes at offset 18,446,744,073,709,551,615, \(outside)"
    )
  }

  @Test func findsArchitecturesThatOverlap() {
    #expect(
      damage { $0.places = [(100, 20), (64, 40)] }
        == "the architectures at offsets 64 and 100 overlap"
    )
  }

  @Test func findsDamageInOneOfThem() {
    var second = ProgramSample("@rpath/B.framework/B")
    second.commands[0].size = 0
    let read = loads(of: FatSample(Self.program, second.bytes).bytes)
    #expect(
      read.damage == "load command 1 at offset 224 says that it takes 0 bytes, fewer than any has"
    )
    #expect(read.installNames == ["@rpath/A.framework/A"])
  }

  @Test func findsLoadCommandsBehindTheEndOfTheirArchitecture() {
    #expect(
      damage { $0.places = [(64, 70), (192, 120)] }
        == "its load commands, 48 bytes from offset 96, run past the end"
    )
  }
}
