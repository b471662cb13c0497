/// Bytes as text that is safe to print: control characters, and bytes that are no UTF-8, as `\xNN`.
package func printable(_ bytes: some Collection<UInt8>) -> String {
  var text = ""
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var position = bytes.startIndex
  while true {
    let length: Int
    switch parser.parseScalar(from: &rest) {
    case .emptyInput: return text
    case .error(let count): length = count
    case .valid(let encoded):
      let scalar = UTF8.decode(encoded)
      guard scalar.properties.generalCategory == .control else {
        text.unicodeScalars.append(scalar)
        position = bytes.index(position, offsetBy: encoded.count)
        continue
      }
      length = encoded.count
    }
    let end = bytes.index(position, offsetBy: length)
    for byte in bytes[position..<end] {
      let digits = String(byte, radix: 16, uppercase: true)
      text += "\\x" + (digits.count < 2 ? "0" : "") + digits
    }
    position = end
  }
}
