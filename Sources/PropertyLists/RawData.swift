/// Data as it stands in the source.
package struct RawData: Hashable, Sendable {
  var start: Int
  var end: Int

  /// Whether it is written in letters, as in XML.
  var isBase64: Bool

  init(_ start: Int, _ end: Int, isBase64: Bool) {
    self.start = start
    self.end = end
    self.isBase64 = isBase64
  }

  /// Appends the bytes that it stands for.
  ///
  /// In base64 what is no letter of it is passed over, and `=` ends it, as for the system (CFPropertyList.c).
  package func append(from bytes: UnsafeBufferPointer<UInt8>, to data: inout [UInt8]) {
    let source = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard isBase64 else {
      data.append(contentsOf: source)
      return
    }
    let start = data.count
    data.append(contentsOf: repeatElement(0, count: source.count / 4 * 3 + 3))
    var end = start
    data.withUnsafeMutableBufferPointer { data in
      var bits: UInt32 = 0
      var count: UInt32 = 0
      for byte in source {
        guard byte != UInt8(ascii: "=") else { return }
        let value = base64Values[Int(byte)]
        guard value < 64 else { continue }
        bits = bits &<< 6 | UInt32(value)
        count &+= 6
        guard count >= 8 else { continue }
        count &-= 8
        data[end] = UInt8(truncatingIfNeeded: bits &>> count)
        end &+= 1
      }
    }
    data.removeLast(data.count - end)
  }
}

/// By byte, the six bits that a letter of base64 stands for; 64 for any other.
private let base64Values: [UInt8] = {
  var values = [UInt8](repeating: 64, count: 256)
  let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
  return values
}()
