#if !canImport(CryptoKit)
  /// What SHA-256 does with blocks of 64 bytes (FIPS 180-4, 6.2).
  struct SHA256Blocks: BlockFunction {
    private var state = SIMD8<UInt32>(
      0x6a09_e667,
      0xbb67_ae85,
      0x3c6e_f372,
      0xa54f_f53a,
      0x510e_527f,
      0x9b05_688c,
      0x1f83_d9ab,
      0x5be0_cd19
    )

    var words: [UInt32] { state.indices.map { state[$0] } }

    mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        roundConstants.withUnsafeBufferPointer { constants in
          for start in stride(from: 0, to: blocks.count, by: 64) {
            expand(
              UnsafeRawBufferPointer(rebasing: blocks[start..<start + 64]),
              constants,
              schedule
            )
            state = compressed(state, schedule)
          }
        }
      }
    }
  }

  /// Puts the numbers of the 64 rounds into `schedule`, with the constants added to them.
  @inline(__always)
  private func expand(
    _ block: UnsafeRawBufferPointer,
    _ constants: UnsafeBufferPointer<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    for round in 0..<16 { schedule[round] = readWord(block, at: 4 * round) }
    for round in 16..<64 {
      let early = schedule[round &- 15]
      let late = schedule[round &- 2]
      let s0 = turned(early, left: 25) ^ turned(early, left: 14) ^ early &>> 3
      let s1 = turned(late, left: 15) ^ turned(late, left: 13) ^ late &>> 10
      schedule[round] = schedule[round &- 16] &+ s0 &+ schedule[round &- 7] &+ s1
    }
    for round in 0..<64 { schedule[round] &+= constants[round] }
  }

  @inline(__always)
  private func compressed(
    _ state: SIMD8<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>
  ) -> SIMD8<UInt32> {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds at a time, so that the numbers change their names and not their places.
    for round in stride(from: 0, to: 64, by: 8) {
      turn(a, b, c, &d, e, f, g, &h, schedule[round])
      turn(h, a, b, &c, d, e, f, &g, schedule[round &+ 1])
      turn(g, h, a, &b, c, d, e, &f, schedule[round &+ 2])
      turn(f, g, h, &a, b, c, d, &e, schedule[round &+ 3])
      turn(e, f, g, &h, a, b, c, &d, schedule[round &+ 4])
      turn(d, e, f, &g, h, a, b, &c, schedule[round &+ 5])
      turn(c, d, e, &f, g, h, a, &b, schedule[round &+ 6])
      turn(b, c, d, &e, f, g, h, &a, schedule[round &+ 7])
    }
    return state &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  /// One round, in which only `d` and `h` change.
  @inline(__always)
  private func turn(
    _ a: UInt32,
    _ b: UInt32,
    _ c: UInt32,
    _ d: inout UInt32,
    _ e: UInt32,
    _ f: UInt32,
    _ g: UInt32,
    _ h: inout UInt32,
    _ word: UInt32
  ) {
    let s1 = turned(e, left: 26) ^ turned(e, left: 21) ^ turned(e, left: 7)
    let t1 = h &+ s1 &+ (g ^ e & (f ^ g)) &+ word
    let s0 = turned(a, left: 30) ^ turned(a, left: 19) ^ turned(a, left: 10)
    d &+= t1
    h = t1 &+ s0 &+ (a & b | c & (a | b))
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
#endif
