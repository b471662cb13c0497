#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a program, a file of `size` bytes, holds the text `lproj`, by which it may open localizations.
///
/// Swift keeps texts of up to fifteen bytes in instructions rather than among the data. On 64-bit ARM these carry two bytes
/// each, and the text stands nowhere in one piece: `lp` and `ro` and `j`, or `l` and `pr` and `oj`. Of a file larger than
/// 1 GB it is taken for granted.
package func holdsFolderSuffix(
  inFileOf size: UInt64,
  reading: RangeReading
) throws(UnreadableFile) -> Bool {
  // Nothing is that large but holes, in which to look would take for ever.
  guard size <= 1 << 30 else { return true }
  let overlap = FolderNameSearch.overlap
  // No more than there may be, and a byte, so that small files need one read.
  let chunk = Int(min(size / 4 * 4 + 4, 256 << 10))
  var buffer = [UInt8](repeating: 0, count: overlap + chunk)
  var offset: UInt64 = 0
  while true {
    let count = try reading(offset, &buffer, overlap)
    let isFound = buffer.withUnsafeBytes { bytes in
      FolderNameSearch(bytes: .init(rebasing: bytes[..<(overlap + count)])).isFound
    }
    guard !isFound, count == chunk else { return isFound }
    // Whatever lies across the border of two chunks lies in the second with this.
    buffer.replaceSubrange(..<overlap, with: buffer[chunk...])
    offset += UInt64(count)
  }
}

/// Looks for the text in a part of a program that begins where an instruction does.
private struct FolderNameSearch {
  let bytes: UnsafeRawBufferPointer

  /// How many instructions lie between the middle one and the others at the most: the processor's order may mix in others.
  private static let reach = 16

  /// As many bytes as what is searched for may take, and more.
  static let overlap = 4 * (2 * reach + 8)

  var isFound: Bool { holdsText || holdsInstructions }

  private var holdsText: Bool {
    guard let start = bytes.baseAddress else { return false }
    let lpro = lp | ro << 16
    var at = 4
    // Of its letters the rarest is searched for.
    while at < bytes.count,
      let found = memchr(start + at, Int32(UInt8(ascii: "j")), bytes.count - at)
    {
      at = start.distance(to: found)
      let before = UInt32(
        littleEndian: start.loadUnaligned(fromByteOffset: at - 4, as: UInt32.self)
      )
      if before == lpro { return true }
      at += 1
    }
    return false
  }

  private var holdsInstructions: Bool {
    let count = bytes.count / 4
    // Sixteen instructions at once, since nearly all hold nothing of the text.
    typealias Words = SIMD16<UInt32>
    let mask = Words(repeating: UInt32.moveMask.littleEndian)
    let (ros, prs) = (
      Words(repeating: UInt32.move(of: ro).littleEndian),
      Words(repeating: UInt32.move(of: pr).littleEndian)
    )
    var index = 0
    while index + 16 <= count {
      let words = bytes.loadUnaligned(fromByteOffset: 4 * index, as: Words.self) & mask
      if any((words .== ros) .| (words .== prs)), (index..<index + 16).contains(where: isMiddle) {
        return true
      }
      index += 16
    }
    return (index..<count).contains(where: isMiddle)
  }

  /// Whether an instruction holds the middle of the text and ones near it hold the rest.
  private func isMiddle(_ index: Int) -> Bool {
    let middle = word(index)
    guard middle.isMove(of: ro) || middle.isMove(of: pr) else { return false }
    let around = max(0, index - Self.reach)..<min(bytes.count / 4, index + Self.reach + 1)
    func isNear(_ holds: (UInt32) -> Bool) -> Bool {
      around.contains { other in
        let word = word(other)
        return word.isMove && holds(word.moved)
      }
    }
    if middle.isMove(of: ro) {
      return isNear { $0 == lp } && isNear { $0 & 0xFF == UInt32(UInt8(ascii: "j")) }
    }
    return isNear { $0 >> 8 == UInt32(UInt8(ascii: "l")) } && isNear { $0 == oj }
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
  }
}

// Two letters as an instruction carries them, the first lowest.
private let lp: UInt32 = 0x706C
private let ro: UInt32 = 0x6F72
private let pr: UInt32 = 0x7270
private let oj: UInt32 = 0x6A6F

extension UInt32 {
  /// Whether it is one of the instructions MOVZ, MOVN and MOVK, whatever part of whatever register it fills.
  @inline(__always)
  fileprivate var isMove: Bool { self & 0x1F80_0000 == 0x1280_0000 }

  /// The two bytes that such an instruction carries.
  @inline(__always)
  fileprivate var moved: UInt32 { self >> 5 & 0xFFFF }

  /// The bits of such an instruction but which part of which register it fills, and how.
  fileprivate static let moveMask: UInt32 = 0x1F9F_FFE0

  @inline(__always)
  fileprivate static func move(of value: UInt32) -> UInt32 { 0x1280_0000 | value << 5 }

  @inline(__always)
  fileprivate func isMove(of value: UInt32) -> Bool { self & Self.moveMask == Self.move(of: value) }
}
