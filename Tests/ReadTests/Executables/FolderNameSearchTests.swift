import Read
import Testing

@Suite struct FolderNameSearchTests {
  private static let chunk = 256 << 10

  private func isFound(_ bytes: [UInt8]) throws -> Bool {
    try holdsFolderSuffix(inFileOf: UInt64(bytes.count), reading: ranges(of: bytes))
  }

  @Test(arguments: ["lproj", "de.lproj", "jjlproj\0", "lpro lprojx"])
  func findsTheText(text: String) throws {
    #expect(try isFound(Array(text.utf8)))
  }

  @Test(arguments: ["", "lpro", "j", "proj", "lpr\0oj", "Lproj", "xcodeproj"])
  func findsNoOtherText(text: String) throws {
    #expect(try !isFound(Array(text.utf8)))
  }

  @Test func findsTheTextAcrossParts() throws {
    for offset in (Self.chunk - 6)...(Self.chunk + 2) {
      var bytes = [UInt8](repeating: 0x6C, count: offset) + Array("lproj".utf8)
      #expect(try isFound(bytes))
      bytes[offset] = 0
      #expect(try !isFound(bytes))
    }
  }

  /// What a compiler makes of `lproj` for 64-bit ARM: three instructions, each with a part.
  private static let plain: [UInt32] = [0xD28E_0D80, 0xF2AD_EE40, 0xF2C0_0D40]

  /// And of `.lproj`.
  private static let dotted: [UInt32] = [0xD28D_85C0, 0xF2AE_4E00, 0xF2CD_4DE0]

  private func code(_ instructions: [UInt32]) -> [UInt8] {
    instructions.flatMap { fourBytes(of: $0, isBigEndian: false) }
  }

  @Test(arguments: [plain, dotted])
  func findsTheTextInInstructions(instructions: [UInt32]) throws {
    #expect(try isFound(code(instructions)))
    let other = [UInt32](repeating: 0xD503_201F, count: 12)
    #expect(try isFound(code([instructions[2]] + other + [instructions[1], instructions[0]])))
    for missing in 0..<3 {
      var rest = instructions
      rest.remove(at: missing)
      #expect(try !isFound(code(rest)))
    }
    #expect(try !isFound([0, 0] + code(instructions)))
  }

  @Test func findsNoTextInInstructionsFarApart() throws {
    let other = [UInt32](repeating: 0xD503_201F, count: 20)
    #expect(try !isFound(code(Self.plain.prefix(2) + other + Self.plain.suffix(1))))
    // The same parts in other instructions.
    #expect(try !isFound(code(Self.plain.map { $0 ^ 0x1000_0000 })))
  }

  @Test(arguments: [plain, dotted])
  func findsInstructionsAcrossParts(instructions: [UInt32]) throws {
    let other = [UInt32](repeating: 0xD503_201F, count: 15)
    let spread = code([instructions[0]] + other + [instructions[1]] + other + [instructions[2]])
    for back in stride(from: 0, through: spread.count, by: 4) {
      let bytes = [UInt8](repeating: 0, count: Self.chunk - back) + spread
      #expect(try isFound(bytes))
    }
  }

  @Test func takesItForGrantedInAFileThatIsTooLarge() throws {
    #expect(try holdsFolderSuffix(inFileOf: 1 << 40, reading: ranges(of: [])))
  }
}
