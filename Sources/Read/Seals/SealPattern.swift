/// A pattern in the rules of a seal: the part of extended regular expressions that rules are written in.
///
/// Letters, `.`, `[…]` and `[^…]`, `\` before a sign, `( | )`, `*`, `+`, `?`, `^` and `$`. All ways through a pattern are
/// tried at once, so that none takes longer than its length times that of the path.
struct SealPattern {
  enum Instruction {
    /// A byte of this set.
    case one(ByteSet)
    /// Nothing, but only where the path begins or ends.
    case start
    case end
    /// Nothing: it goes on in two places.
    case split(Int, Int)
    case match
  }

  fileprivate(set) var instructions: [Instruction]

  /// The pattern of that text; nil where it is none that is known here.
  init?(_ text: some Collection<UInt8>) {
    var parser = PatternParser(rest: Array(text)[...])
    guard let piece = parser.choice(depth: 0), parser.rest.isEmpty else { return nil }
    instructions = []
    emit(piece)
    instructions.append(.match)
  }

  /// Whether it can match at the beginning alone.
  var isAnchored: Bool {
    if case .start = instructions[0] { true } else { false }
  }

  private mutating func emit(_ piece: PatternPiece) {
    switch piece {
    case .one(let set): instructions.append(.one(set))
    case .start: instructions.append(.start)
    case .end: instructions.append(.end)
    case .sequence(let pieces): for piece in pieces { emit(piece) }
    case .choice(let first, let second):
      let split = instructions.count
      instructions.append(.match)
      emit(first)
      let jump = instructions.count
      instructions.append(.match)
      instructions[split] = .split(split + 1, instructions.count)
      emit(second)
      instructions[jump] = .split(instructions.count, instructions.count)
    case .repeated(let piece, let atLeastOnce, let atMostOnce):
      let split = instructions.count
      if !atLeastOnce { instructions.append(.match) }
      let start = instructions.count
      emit(piece)
      if !atMostOnce { instructions.append(.split(start, instructions.count + 1)) }
      if !atLeastOnce { instructions[split] = .split(start, instructions.count) }
    }
  }
}

/// Some of the 256 bytes.
struct ByteSet {
  private var bits = SIMD4<UInt64>()

  init(_ bytes: some Sequence<UInt8> = []) {
    for byte in bytes { insert(byte) }
  }

  var inverted: ByteSet {
    var others = self
    others.bits = ~bits
    return others
  }

  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] &>> UInt64(byte & 63) & 1 == 1 }

  mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 &<< UInt64(byte & 63) }
}

/// Tells whether paths match patterns, in memory that is used again.
struct PatternSearch {
  private var now: [Int] = []
  private var next: [Int] = []
  private var pending: [Int] = []

  /// By instruction, the step in which it was last come by.
  private var steps: [Int] = []
  private var step = 0

  /// Whether the pattern matches any part of the path.
  mutating func matches(_ pattern: SealPattern, _ path: ArraySlice<UInt8>) -> Bool {
    let missing = pattern.instructions.count - steps.count
    if missing > 0 { steps.append(contentsOf: repeatElement(0, count: missing)) }
    now.removeAll(keepingCapacity: true)
    step += 1
    for place in path.startIndex...path.endIndex {
      if place == path.startIndex || !pattern.isAnchored {
        if add(0, of: pattern, at: place, of: path) { return true }
      }
      swap(&now, &next)
      guard place < path.endIndex, !next.isEmpty || !pattern.isAnchored else { return false }
      now.removeAll(keepingCapacity: true)
      step += 1
      for index in next.indices {
        guard case .one(let set) = pattern.instructions[next[index]], set.contains(path[place])
        else { continue }
        if add(next[index] + 1, of: pattern, at: place + 1, of: path) { return true }
      }
    }
    return false
  }

  /// Notes what is waited for from an instruction on; true where the pattern is at its end.
  private mutating func add(
    _ first: Int,
    of pattern: SealPattern,
    at place: Int,
    of path: ArraySlice<UInt8>
  ) -> Bool {
    pending.removeAll(keepingCapacity: true)
    pending.append(first)
    while let index = pending.popLast() {
      guard steps[index] != step else { continue }
      steps[index] = step
      switch pattern.instructions[index] {
      case .one: now.append(index)
      case .start: if place == path.startIndex { pending.append(index + 1) }
      case .end: if place == path.endIndex { pending.append(index + 1) }
      case .split(let one, let other):
        pending.append(one)
        pending.append(other)
      case .match: return true
      }
    }
    return false
  }
}
