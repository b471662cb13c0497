import Read
import Testing

/// Whatever the bytes are, they are read without a crash, and quickly.
@Suite struct HostileProgramTests {
  private static let samples: [[UInt8]] = [
    ProgramSample("@rpath/A.framework/A", "b").bytes,
    ProgramSample("@rpath/A.framework/A", isWide: false, isBigEndian: true).bytes,
    FatSample(ProgramSample("a").bytes, ProgramSample("b", isWide: false).bytes).bytes,
    FatSample(ProgramSample("a").bytes, ProgramSample("b").bytes, isWide: true).bytes,
  ]

  @Test(arguments: samples)
  func readsEveryStartOfAFile(bytes: [UInt8]) {
    let whole = loads(of: bytes)
    #expect(whole.damage == nil)
    for length in 0..<bytes.count {
      let read = loads(of: Array(bytes.prefix(length)))
      #expect(read.damage != nil || length < 4 || read.installNames == whole.installNames)
      #expect(read.installNames.isSubset(of: whole.installNames))
    }
  }

  /// A file that becomes shorter while it is read.
  @Test(arguments: samples)
  func readsEveryStartOfAFileThatWasLonger(bytes: [UInt8]) {
    for length in 0..<bytes.count {
      let start = Array(bytes.prefix(length))
      let read = ProgramLoads(size: UInt64(bytes.count), reading: ranges(of: start))
      #expect(read.damage == "it became shorter meanwhile")
    }
  }

  @Test(arguments: samples)
  func readsFilesWithOneByteChanged(bytes: [UInt8]) {
    var changed = bytes
    for index in bytes.indices {
      for value in [0, 1, 4, 0x7F, 0x80, 0xFF, ~bytes[index]] as [UInt8] {
        changed[index] = value
        let read = loads(of: changed)
        #expect(read.isProgram || read.installNames == [])
      }
      changed[index] = bytes[index]
    }
  }

  @Test func readsBytesMadeUpAtRandom() {
    var random = SplitMix(state: 7)
    let magics: [[UInt8]] = [
      [], [0xCF, 0xFA, 0xED, 0xFE], [0xFE, 0xED, 0xFA, 0xCE], [0xCA, 0xFE, 0xBA, 0xBE],
      [0xCA, 0xFE, 0xBA, 0xBF],
    ]
    for round in 0..<20_000 {
      let count = Int(random.next() % 200)
      // Small numbers, because large ones are refused at once.
      let mask: UInt8 = round % 2 == 0 ? 0xFF : 0x0F
      let bytes =
        magics[round % magics.count]
        + (0..<count).map { _ in
          random.next() % 3 == 0 ? UInt8(truncatingIfNeeded: random.next()) & mask : 0
        }
      let read = loads(of: bytes)
      #expect(read.isProgram || read.installNames == [])
      #expect(throws: Never.self) {
        try holdsFolderSuffix(inFileOf: UInt64(bytes.count), reading: ranges(of: bytes))
      }
    }
  }

  /// As many architectures as are read at all, each with as many commands as are.
  @Test func readsNoMoreCommandsThanTheLimit() {
    let program = ProgramSample(
      commands: Array(
        repeating: .init(kind: 1, body: Array(repeating: 0, count: 1 << 20)),
        count: 6
      )
    ).bytes
    let read = loads(of: FatSample(program, program, program).bytes)
    #expect(read.damage == "its load commands take more than 16 MB")
  }
}

private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
