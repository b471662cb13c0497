/// Whether a key has no white space and holds `.`, `_`, `-` or an inner capital, or begins with a small letter.
///
/// Closing punctuation belongs to a sentence, so "Loading..." is text; a word in capitals alone, "OK", is text too.
func looksLikeAnIdentifier(_ key: String) -> Bool {
  var scalars = Array(key.unicodeScalars)
  while let last = scalars.last, [".", "!", "?", ":", "…", "-"].contains(last) {
    scalars.removeLast()
  }
  guard let first = scalars.first, !scalars.contains(where: \.properties.isWhitespace) else {
    return false
  }
  if first.properties.isLowercase { return true }
  if scalars.contains(where: { [".", "_", "-"].contains($0) }) { return true }
  return zip(scalars, scalars.dropFirst()).contains { before, here in
    here.properties.isUppercase && !before.properties.isUppercase
      && before.properties.isAlphabetic
  }
}

/// The same for UTF-8, which in most keys is ASCII: what a property of a character is, is slow to look up.
func looksLikeAnIdentifier(_ key: ArraySlice<UInt8>) -> Bool {
  guard key.allSatisfy({ $0 < 0x80 }) else {
    return looksLikeAnIdentifier(String(decoding: key, as: UTF8.self))
  }
  let end = key.lastIndex { !".!?:-".utf8.contains($0) }.map { $0 + 1 } ?? key.startIndex
  let key = key[..<end]
  let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
  guard let first = key.first, !key.contains(where: isSpace) else { return false }
  let isSmall = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  let isCapital = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  return isSmall(first) || key.contains { "._-".utf8.contains($0) }
    || zip(key, key.dropFirst()).contains { isCapital($1) && isSmall($0) }
}
