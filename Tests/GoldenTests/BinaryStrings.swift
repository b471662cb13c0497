import Foundation

/// A strings table as a build compiles it: a binary property list of one dictionary of texts.
func binaryStrings(_ entries: [(key: String, value: String)]) -> Data {
  let count = entries.count
  var objects = [marked(0xD0, count) + references(1...(2 * count))]
  objects += entries.map { encoded($0.key) } + entries.map { encoded($0.value) }
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets += bigEndian(bytes.count, width: 4)
    bytes += object
  }
  let table = bytes.count
  bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 2]
  for number in [objects.count, 0, table] { bytes += bigEndian(number, width: 8) }
  return Data(bytes)
}

private func references(_ numbers: ClosedRange<Int>) -> [UInt8] {
  numbers.flatMap { bigEndian($0, width: 2) }
}

/// A text in the shorter of the two forms that there are for it.
private func encoded(_ text: String) -> [UInt8] {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return marked(0x50, text.utf8.count) + text.utf8 }
  let units = Array(text.utf16)
  return marked(0x60, units.count) + units.flatMap { bigEndian(Int($0), width: 2) }
}

/// The marker of an object of this kind and length; a length that does not fit follows as a number.
private func marked(_ kind: UInt8, _ count: Int) -> [UInt8] {
  count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x11] + bigEndian(count, width: 2)
}

private func bigEndian(_ number: Int, width: Int) -> [UInt8] {
  (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * (width - 1 - $0))) }
}
