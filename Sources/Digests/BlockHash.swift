#if !canImport(CryptoKit)
  /// What a hash function of FIPS 180-4 with blocks of 64 bytes does with them.
  protocol BlockFunction: Sendable {
    /// Takes in whole blocks, which need not be aligned.
    mutating func absorb(_ blocks: UnsafeRawBufferPointer)

    /// The digest as 32-bit numbers, of which the most significant byte comes first.
    var words: [UInt32] { get }
  }

  /// Cuts bytes into blocks of 64, and ends them as FIPS 180-4 asks.
  ///
  /// It is our own where the platform has no CryptoKit, because the static executable is to run wherever Linux does:
  /// a library would have to be installed, or would bring more than a megabyte for these few lines.
  struct BlockHash<Function: BlockFunction>: Sendable {
    private static var blockSize: Int { 64 }

    private var function: Function

    /// What came behind the last whole block.
    private var rest: [UInt8] = []

    /// How many bytes came.
    private var count: UInt64 = 0

    init(_ function: Function) {
      self.function = function
      rest.reserveCapacity(2 * Self.blockSize)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
      var bytes = bytes[...]
      count &+= UInt64(bytes.count)
      if !rest.isEmpty {
        let missing = bytes.prefix(Self.blockSize - rest.count)
        rest.append(contentsOf: missing)
        bytes = bytes.dropFirst(missing.count)
        guard rest.count == Self.blockSize else { return }
        absorbRest()
      }
      let whole = bytes.prefix(bytes.count / Self.blockSize * Self.blockSize)
      function.absorb(UnsafeRawBufferPointer(rebasing: whole))
      rest.append(contentsOf: bytes.dropFirst(whole.count))
    }

    consuming func finish() -> [UInt8] {
      let bits = count &* 8
      rest.append(0x80)
      let filled = (rest.count + 8 + Self.blockSize - 1) / Self.blockSize * Self.blockSize
      rest.append(contentsOf: repeatElement(0, count: filled - 8 - rest.count))
      rest.append(contentsOf: bigEndian(bits))
      absorbRest()
      return function.words.flatMap(bigEndian)
    }

    private mutating func absorbRest() {
      rest.withUnsafeBytes { function.absorb($0) }
      rest.removeAll(keepingCapacity: true)
    }
  }

  /// The bytes of a number, the most significant first.
  private func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// The number at `offset`, whose most significant byte comes first.
  @inline(__always)
  func readWord(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian
  }

  /// The number turned left, bits that fall out coming back on the right.
  @inline(__always)
  func turned(_ number: UInt32, left count: UInt32) -> UInt32 {
    number &<< count | number &>> (32 &- count)
  }
#endif
