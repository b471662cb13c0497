/// An object of a binary property list that a test makes, with references by number.
enum BinaryObject {
  case text(String)
  case list([Int])
  case dictionary(KeyValuePairs<Int, Int>)
  case manyEntries([(key: Int, value: Int)])
  case bytes([UInt8])

  fileprivate var encoded: [UInt8] {
    switch self {
    case .text(let text):
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      guard !isASCII else { return head(0x50, text.utf8.count) + Array(text.utf8) }
      return head(0x60, text.utf16.count) + text.utf16.flatMap { big(Int($0), 2) }
    case .list(let elements): return head(0xA0, elements.count) + elements.flatMap { big($0, 4) }
    case .dictionary(let entries): return dictionary(entries.map { ($0.key, $0.value) })
    case .manyEntries(let entries): return dictionary(entries.map { ($0.key, $0.value) })
    case .bytes(let bytes): return bytes
    }
  }

  private func dictionary(_ entries: [(Int, Int)]) -> [UInt8] {
    head(0xD0, entries.count) + entries.flatMap { big($0.0, 4) } + entries.flatMap { big($0.1, 4) }
  }

  private func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    [kind | 15, 0x12] + big(count, 4)
  }
}

/// A binary property list of which the first object is the top.
func binaryFile(_ objects: [BinaryObject]) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [Int] = []
  for object in objects {
    offsets.append(bytes.count)
    bytes += object.encoded
  }
  let table = bytes.count
  bytes += offsets.flatMap { big($0, 4) } + [0, 0, 0, 0, 0, 0, 4, 4]
  return bytes + big(objects.count, 8) + big(0, 8) + big(table, 8)
}

private func big(_ number: Int, _ width: Int) -> [UInt8] {
  (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
