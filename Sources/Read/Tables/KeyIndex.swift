#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Model

/// Finds the number of a key, and gives new keys the next number.
struct KeyIndex {
  /// The UTF-8 of all keys, end to end.
  private var pool: [UInt8] = []
  private var starts: [UInt32] = []

  /// Open addressing: the number of the key plus one, or 0; a power of two, at most two thirds full.
  private var slots = [UInt32](repeating: 0, count: 512)

  /// Differs from run to run, so that nobody can make up keys that all fall into the same slots.
  private let seed = UInt64.random(in: 1...UInt64.max)

  var count: Int { starts.count }

  /// How long all keys are together.
  var byteCount: Int { pool.count }

  /// The keys without what finding them took.
  consuming func finish() -> KeySpace {
    KeySpace(pool: Array(pool), starts: Array(starts))
  }

  /// The number of `key`, which may be new; nil where all keys together would pass 4 GB.
  ///
  /// `guess` is the likeliest number: mostly files hold the same keys in the same order.
  mutating func insert(
    _ key: UnsafeBufferPointer<UInt8>,
    guess: KeySpace.Index
  ) -> KeySpace.Index? {
    if isKey(guess, key) { return guess }
    let slot = slot(of: key)
    if slots[slot] != 0 { return slots[slot] - 1 }
    guard pool.count + key.count <= UInt32.max else { return nil }
    let number = UInt32(starts.count)
    starts.append(UInt32(pool.count))
    pool.append(contentsOf: key)
    slots[slot] = number + 1
    if starts.count * 3 > slots.count * 2 { grow() }
    return number
  }

  /// The number of `key`, likeliest `guess`; nil where it is none of the keys.
  func find(
    _ key: UnsafeBufferPointer<UInt8>,
    guess: KeySpace.Index = .max
  ) -> KeySpace.Index? {
    if isKey(guess, key) { return guess }
    let number = slots[slot(of: key)]
    return number == 0 ? nil : number - 1
  }

  /// Forgets all keys but the first `count`.
  mutating func removeKeys(from count: Int) {
    guard count < starts.count else { return }
    // The newest first: then no older key was ever pushed past a slot that becomes free.
    for number in stride(from: starts.count - 1, through: count, by: -1) {
      let slot = withBytes(of: UInt32(number)) { self.slot(of: $0) }
      slots[slot] = 0
    }
    pool.removeLast(pool.count - Int(starts[count]))
    starts.removeLast(starts.count - count)
  }

  /// Gives `body` every key that holds `letter`, in the order of their numbers.
  func forEachKey(
    holding letter: UInt8,
    _ body: (KeySpace.Index, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    pool.withUnsafeBufferPointer { pool in
      guard let base = UnsafeRawPointer(pool.baseAddress) else { return }
      var (number, from) = (0, 0)
      while from < pool.count, let found = memchr(base + from, Int32(letter), pool.count - from) {
        let place = base.distance(to: found)
        while number + 1 < starts.count, starts[number + 1] <= place { number += 1 }
        let end = number + 1 < starts.count ? Int(starts[number + 1]) : pool.count
        body(UInt32(number), UnsafeBufferPointer(rebasing: pool[Int(starts[number])..<end]))
        from = end
      }
    }
  }

  /// The slot that holds `key`, or the free one where it belongs.
  private func slot(of key: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(key, seed)) & mask
    while slots[slot] != 0, !isKey(slots[slot] - 1, key) { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for number in 0..<UInt32(starts.count) {
      var slot = Int(truncatingIfNeeded: withBytes(of: number) { hash($0, seed) }) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = number + 1
    }
  }

  private func isKey(_ number: KeySpace.Index, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(number) < starts.count else { return false }
    return withBytes(of: number) { bytes in
      guard bytes.count == key.count else { return false }
      guard let a = bytes.baseAddress, let b = key.baseAddress else { return true }
      return memcmp(a, b, key.count) == 0
    }
  }

  private func withBytes<Result>(
    of number: KeySpace.Index,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = Int(starts[Int(number)])
    let end = Int(number) + 1 < starts.count ? Int(starts[Int(number) + 1]) : pool.count
    return pool.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}

/// A number that spreads texts, by multiplying eight bytes at a time into 128 bits and folding them.
func hash(_ key: UnsafeBufferPointer<UInt8>, _ seed: UInt64) -> UInt64 {
  func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = (a ^ seed).multipliedFullWidth(by: b ^ 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
  guard let base = UnsafeRawPointer(key.baseAddress) else { return mix(seed, 0) }
  var value = mix(UInt64(key.count), seed)
  var at = 0
  while at + 8 <= key.count {
    value = mix(value, base.loadUnaligned(fromByteOffset: at, as: UInt64.self))
    at += 8
  }
  var tail: UInt64 = 0
  while at < key.count {
    tail = tail << 8 | UInt64(key[at])
    at += 1
  }
  return mix(value, tail)
}
