/// A part of a pattern.
indirect enum PatternPiece {
  case one(ByteSet)
  case start
  case end
  case sequence([PatternPiece])
  case choice(PatternPiece, PatternPiece)
  case repeated(PatternPiece, atLeastOnce: Bool, atMostOnce: Bool)
}

/// Reads a pattern; nil where it goes beyond what is known here.
struct PatternParser {
  private static let depthLimit = 32

  var rest: ArraySlice<UInt8>

  /// Sequences with `|` between them.
  mutating func choice(depth: Int) -> PatternPiece? {
    guard depth < Self.depthLimit, var piece = sequence(depth: depth) else { return nil }
    while rest.first == UInt8(ascii: "|") {
      rest.removeFirst()
      guard let other = sequence(depth: depth) else { return nil }
      piece = .choice(piece, other)
    }
    return piece
  }

  private mutating func sequence(depth: Int) -> PatternPiece? {
    var pieces: [PatternPiece] = []
    while let byte = rest.first, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      guard let piece = single(depth: depth) else { return nil }
      pieces.append(repeated(piece))
    }
    return .sequence(pieces)
  }

  private mutating func single(depth: Int) -> PatternPiece? {
    switch rest.removeFirst() {
    case UInt8(ascii: "^"): return .start
    case UInt8(ascii: "$"): return .end
    case UInt8(ascii: "."): return .one(ByteSet().inverted)
    case UInt8(ascii: "["): return set().map { .one($0) }
    case UInt8(ascii: "("):
      guard let piece = choice(depth: depth + 1), rest.popFirst() == UInt8(ascii: ")") else {
        return nil
      }
      return piece
    case UInt8(ascii: "\\"):
      // Before a letter or digit it has meanings that no rule uses.
      guard let byte = rest.popFirst(), !isLetterOrDigit(byte) else { return nil }
      return .one(ByteSet([byte]))
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): return nil
    case let byte: return .one(ByteSet([byte]))
    }
  }

  /// The piece with the signs behind it that repeat it.
  private mutating func repeated(_ piece: PatternPiece) -> PatternPiece {
    var piece = piece
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "*"): piece = .repeated(piece, atLeastOnce: false, atMostOnce: false)
      case UInt8(ascii: "+"): piece = .repeated(piece, atLeastOnce: true, atMostOnce: false)
      case UInt8(ascii: "?"): piece = .repeated(piece, atLeastOnce: false, atMostOnce: true)
      default: return piece
      }
      rest.removeFirst()
    }
    return piece
  }

  /// What stands between brackets, of which the opening one has been read.
  private mutating func set() -> ByteSet? {
    let isInverted = rest.first == UInt8(ascii: "^")
    if isInverted { rest.removeFirst() }
    var set = ByteSet()
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst { return isInverted ? set.inverted : set }
      isFirst = false
      // Names of classes of letters, in brackets of their own.
      guard byte != UInt8(ascii: "[") else { return nil }
      guard rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first,
        end != UInt8(ascii: "]")
      else {
        set.insert(byte)
        continue
      }
      guard byte <= end, end != UInt8(ascii: "[") else { return nil }
      for byte in byte...end { set.insert(byte) }
      rest.removeFirst(2)
    }
    return nil
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: false
  }
}
