#if !canImport(CryptoKit)
  /// What SHA-1 does with blocks of 64 bytes (FIPS 180-4, 6.1).
  struct SHA1Blocks: BlockFunction {
    private var h0: UInt32 = 0x6745_2301
    private var h1: UInt32 = 0xefcd_ab89
    private var h2: UInt32 = 0x98ba_dcfe
    private var h3: UInt32 = 0x1032_5476
    private var h4: UInt32 = 0xc3d2_e1f0

    var words: [UInt32] { [h0, h1, h2, h3, h4] }

    mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { schedule in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          for round in 0..<16 { schedule[round] = readWord(blocks, at: start + 4 * round) }
          for round in 16..<80 {
            let sum =
              schedule[round &- 3] ^ schedule[round &- 8] ^ schedule[round &- 14]
              ^ schedule[round &- 16]
            schedule[round] = turned(sum, left: 1)
          }
          compress(schedule)
        }
      }
    }

    @inline(__always)
    private mutating func compress(_ schedule: UnsafeMutableBufferPointer<UInt32>) {
      var (a, b, c, d, e) = (h0, h1, h2, h3, h4)
      @inline(__always)
      func turn(_ mixed: UInt32, _ constant: UInt32, _ word: UInt32) {
        let next = turned(a, left: 5) &+ mixed &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, turned(b, left: 30), a, next)
      }
      for round in 0..<20 { turn(d ^ b & (c ^ d), 0x5a82_7999, schedule[round]) }
      for round in 20..<40 { turn(b ^ c ^ d, 0x6ed9_eba1, schedule[round]) }
      for round in 40..<60 { turn(b & c | d & (b | c), 0x8f1b_bcdc, schedule[round]) }
      for round in 60..<80 { turn(b ^ c ^ d, 0xca62_c1d6, schedule[round]) }
      h0 &+= a
      h1 &+= b
      h2 &+= c
      h3 &+= d
      h4 &+= e
    }
  }
#endif
