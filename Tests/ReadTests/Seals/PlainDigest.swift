import Foundation

/// SHA-256 and SHA-1 once more, as FIPS 180-4 puts them and without haste, so that seals of tests do not depend on ours.
enum PlainDigest {
  static func sha256(_ message: Data) -> Data {
    let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
    let constants = primes.map { fraction(of: cbrt(Double($0))) }
    var state = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
    for block in blocks(of: message) {
      var w = block
      for t in 16..<64 {
        let s0 = right(w[t - 15], 7) ^ right(w[t - 15], 18) ^ (w[t - 15] >> 3)
        let s1 = right(w[t - 2], 17) ^ right(w[t - 2], 19) ^ (w[t - 2] >> 10)
        w.append(w[t - 16] &+ s0 &+ w[t - 7] &+ s1)
      }
      var v = state
      for t in 0..<64 {
        let s1 = right(v[4], 6) ^ right(v[4], 11) ^ right(v[4], 25)
        let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        let t1 = v[7] &+ s1 &+ choice &+ constants[t] &+ w[t]
        let s0 = right(v[0], 2) ^ right(v[0], 13) ^ right(v[0], 22)
        let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
      }
      state = zip(state, v).map { $0 &+ $1 }
    }
    return bytes(of: state)
  }

  static func sha1(_ message: Data) -> Data {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in blocks(of: message) {
      var w = block
      for t in 16..<80 { w.append(right(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 31)) }
      var v = state
      for t in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch t / 20 {
          case 0: ((v[1] & v[2]) | (~v[1] & v[3]), 0x5A82_7999)
          case 1: (v[1] ^ v[2] ^ v[3], 0x6ED9_EBA1)
          case 2: ((v[1] & v[2]) | (v[1] & v[3]) | (v[2] & v[3]), 0x8F1B_BCDC)
          default: (v[1] ^ v[2] ^ v[3], 0xCA62_C1D6)
          }
        let next = right(v[0], 27) &+ mixed &+ v[4] &+ constant &+ w[t]
        v = [next, v[0], right(v[1], 2), v[2], v[3]]
      }
      state = zip(state, v).map { $0 &+ $1 }
    }
    return bytes(of: state)
  }

  private static func blocks(of message: Data) -> [[UInt32]] {
    var padded = [UInt8](message) + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: (message.count * 8) >> shift))
    }
    let words = stride(from: 0, to: padded.count, by: 4).map { at in
      padded[at..<at + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return stride(from: 0, to: words.count, by: 16).map { Array(words[$0..<$0 + 16]) }
  }

  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  private static func right(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bytes(of words: [UInt32]) -> Data {
    Data(words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
  }
}
