/// A reference to a character in XML: `&amp;`, `&#233;`, `&#xE9;`.
struct XMLReference {
  /// From `&` behind `;`.
  var length: Int
  var scalar: Unicode.Scalar

  /// Nil where `&` at `offset` begins none of the five names and no number of a character.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let names: [(StaticString, Unicode.Scalar)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ]
    for (name, scalar) in names where starts(bytes, with: name, at: offset) {
      self.length = name.utf8CodeUnitCount
      self.scalar = scalar
      return
    }
    guard starts(bytes, with: "&#", at: offset) else { return nil }
    var at = offset + 2
    let isHexadecimal = at < bytes.count && bytes[at] == UInt8(ascii: "x")
    if isHexadecimal { at += 1 }
    var value: UInt32 = 0
    while at < bytes.count, bytes[at] != UInt8(ascii: ";") {
      guard let digit = hexadecimalDigit(bytes[at]), isHexadecimal || digit < 10,
        value <= 0x10FFFF
      else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
      at += 1
    }
    guard at < bytes.count, let scalar = Unicode.Scalar(value) else { return nil }
    self.length = at + 1 - offset
    self.scalar = scalar
  }
}

/// Appends the UTF-8 of an element's text with its references and `CDATA` sections resolved.
func appendResolved(_ source: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
  var at = 0
  var isLiteral = false
  while at < source.count {
    if isLiteral, starts(source, with: "]]>", at: at) {
      isLiteral = false
      at += 3
    } else if !isLiteral, starts(source, with: "<![CDATA[", at: at) {
      isLiteral = true
      at += 9
    } else if !isLiteral, source[at] == UInt8(ascii: "&"),
      let reference = XMLReference(source, at: at)
    {
      appendScalar(reference.scalar.value, to: &text)
      at += reference.length
    } else {
      text.append(source[at])
      at += 1
    }
  }
}
