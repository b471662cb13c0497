/// Hands to `body` the keys of a file from which the system reads nothing, as a forgiving reader would find them.
///
/// The keys come with the bytes that they are parts of, as often as they occur. The time grows with the length of the file
/// alone, whatever it holds. Inside of text that does not parse, the keys of a dictionary may be taken for keys of the table.
/// - Returns: false where nothing can tell what the keys are: a text of two bytes a character in which a `\` may be half of
///   one, zeros that are no encoding, a binary property list without its trailer.
package func recoverKeys(
  of contents: UnsafeBufferPointer<UInt8>,
  _ body: (RawText, UnsafeBufferPointer<UInt8>) -> Void
) -> Bool {
  if starts(contents, with: "bplist0", at: 0) { return recoverBinaryKeys(of: contents, body) }
  let mark = WideEncoding(markOf: contents)
  guard let encoding = mark ?? WideEncoding(guessing: contents) else {
    guard !contents.prefix(2).contains(0), hasPlainBackslashes(contents) else { return false }
    recoverTextKeys(of: contents, body)
    return true
  }
  var text: [UInt8] = []
  do {
    try encoding.transcode(contents, hasMark: mark != nil, into: &text)
  } catch {
    // What stands before the error is text all the same.
  }
  text.withUnsafeBufferPointer { recoverTextKeys(of: $0, body) }
  return true
}

private func recoverTextKeys(
  of text: UnsafeBufferPointer<UInt8>,
  _ body: (RawText, UnsafeBufferPointer<UInt8>) -> Void
) {
  guard format(ofText: text) == .text else {
    var scan = XMLKeyScan(text)
    while let key = scan.next() { body(key, text) }
    return
  }
  var recovery = TextRecovery(text, from: textStart(of: text))
  while let key = recovery.next() { body(key, text) }
}

private func recoverBinaryKeys(
  of contents: UnsafeBufferPointer<UInt8>,
  _ body: (RawText, UnsafeBufferPointer<UInt8>) -> Void
) -> Bool {
  guard let objects = try? BinaryObjects(contents),
    let dictionary = try? objects.header(of: objects.top)
  else { return false }
  guard dictionary.kind == BinaryObjects.dictionary else { return true }
  // Keys that do not overlap take fewer bytes than the file has.
  var room = contents.count
  for index in 0..<dictionary.length {
    guard let object = try? objects.reference(index, of: dictionary),
      let header = try? objects.header(of: object), header.isString
    else { continue }
    let key = objects.text(header)
    room -= key.count
    guard room >= 0 else { return false }
    body(key, contents)
  }
  return true
}

/// Whether a backslash in text of some encoding is one: not so in text like Shift-JIS, behind a byte above 7F.
private func hasPlainBackslashes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let offset = firstInvalidUTF8(text), case .older = EncodingGuess(text, at: offset) else {
    return true
  }
  return !(offset + 1..<text.count).contains {
    text[$0] == UInt8(ascii: "\\") && text[$0 - 1] >= 0x80
  }
}
