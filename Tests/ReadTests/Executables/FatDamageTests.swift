import Read
import Testing

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
