/// How long what a short input stands for may become.
private let expandedCount = 16 << 10

/// A text with a part that is repeated many times, to find what takes far longer for twice as much.
///
/// Bytes of FF, which no UTF-8 has, separate what comes before, the part and what comes after. A byte of 01 in the part
/// is the number of the repetition, so that names can differ.
func repeated(_ input: [UInt8]) -> [UInt8] {
  let parts = input.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
  guard parts.count == 3, !parts[1].isEmpty else { return input }
  var text = Array(parts[0])
  var number = 0
  while text.count < expandedCount {
    for byte in parts[1] {
      if byte == 1 { text += Array(String(number).utf8) } else { text.append(byte) }
    }
    number += 1
  }
  return text + parts[2]
}

/// A binary property list whose offsets and trailer are right, of objects that the input describes.
///
/// Changes to an input would seldom leave them right, and then only the first checks of the reader would run.
func builtPropertyList(_ input: [UInt8]) -> [UInt8] {
  var builder = Builder(input: input[...])
  return builder.propertyList()
}

/// Reads descriptions of objects: a marker, and what its kind needs.
///
/// What is missing at the end is zero.
private struct Builder {
  var input: ArraySlice<UInt8>
  var objects: [Object] = []

  struct Object {
    /// The header and what is no reference.
    var head: [UInt8]
    var references: [Int] = []
  }

  static let objectLimit = 10_000

  mutating func next() -> Int { Int(input.popFirst() ?? 0) }

  mutating func propertyList() -> [UInt8] {
    // Strings that are named by number need few bytes of input.
    for number in 0..<(next() * 32) { objects.append(string(Array("k\(number)".utf8))) }
    let first = objects.count
    while !input.isEmpty, objects.count < Self.objectLimit { objects.append(object()) }
    if objects.isEmpty { objects.append(Object(head: [0xD0])) }
    let top = min(first, objects.count - 1)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object.head
      for reference in object.references { append(reference % objects.count, 2, to: &bytes) }
    }
    let table = bytes.count
    for offset in offsets { append(offset, 4, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [objects.count, top, table] { append(number, 8, to: &bytes) }
    return bytes
  }

  private mutating func object() -> Object {
    let marker = next()
    switch marker >> 4 {
    case 4, 5:
      return string(repeatedBytes(marker & 15), kind: marker & 0xF0)
    case 6:
      let upper: UInt8 = marker & 1 == 0 ? 0 : 4
      let units = repeatedBytes(marker & 15).flatMap { [upper, $0] }
      return Object(head: header(0x60, units.count / 2) + units)
    case 10, 12, 13:
      // So many references, each one more than the last, from a place in the objects.
      let count = next() * (marker & 8 == 0 ? 1 : 64)
      var references: [Int] = []
      for _ in 0..<(marker >> 4 == 13 ? 2 : 1) {
        let start = next() << 8 | next()
        let step = next()
        references += (0..<count).map { start + $0 * step }
      }
      return Object(head: header(marker & 0xF0, count), references: references)
    default:
      return Object(head: [UInt8(marker)] + (0..<8).map { _ in UInt8(next()) })
    }
  }

  /// Some bytes of the input, again and again where the length asks for it.
  private mutating func repeatedBytes(_ length: Int) -> [UInt8] {
    let part = (0..<(1 + length & 3)).map { _ in UInt8(next()) }
    let count = length >> 2 == 0 ? 1 : 1 << (1 + 5 * (length >> 2))
    return Array(repeatElement(part, count: count).joined())
  }

  private func string(_ bytes: [UInt8], kind: Int = 0x50) -> Object {
    Object(head: header(kind, bytes.count) + bytes)
  }

  private func header(_ kind: Int, _ count: Int) -> [UInt8] {
    guard count >= 15 else { return [UInt8(kind | count)] }
    var bytes = [UInt8(kind | 15), 0x12]
    append(count, 4, to: &bytes)
    return bytes
  }

  private func append(_ number: Int, _ width: Int, to bytes: inout [UInt8]) {
    for byte in (0..<width).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte)))
    }
  }
}
