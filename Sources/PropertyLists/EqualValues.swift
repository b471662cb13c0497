extension TableReader {
  /// Whether two entries of this table have the same value; nested values have where they mean the same, however they are
  /// written.
  ///
  /// Numbers and dates are compared as they are written, but for white space. `room` is how many more bytes and objects may
  /// be looked at: where it runs out the answer is no, since the values of a forged file may overlap without end.
  package func haveEqualValues(_ a: TableEntry, _ b: TableEntry, room: inout Int) -> Bool {
    guard a.kind == b.kind else { return false }
    guard a.value != b.value else { return true }
    guard format != .binary || a.kind == .text else { return haveEqualObjects(a, b, room: &room) }
    room -= a.value.count + b.value.count
    guard room >= 0 else { return false }
    if a.value.isEqual(to: b.value, in: bytes) { return true }
    guard a.kind != .text, let one = node(of: a), let other = node(of: b) else { return false }
    return one.isEqual(to: other, in: bytes)
  }

  private func haveEqualObjects(_ a: TableEntry, _ b: TableEntry, room: inout Int) -> Bool {
    guard let binary, let one = binary.value(of: a), let other = binary.value(of: b) else {
      return false
    }
    return binary.objects.areEqual(one, other, room: &room)
  }

  /// The value of an entry as a tree; nil for a binary property list.
  private func node(of entry: TableEntry) -> Node? {
    switch format {
    case .text:
      var scanner = TextScanner(bytes)
      scanner.at = entry.value.start
      return try? scanner.value(depth: 1)
    case .xml:
      guard var scanner = xml?.scanner else { return nil }
      scanner.keepsNodes = true
      scanner.at = entry.value.start
      return try? scanner.value(depth: 1)
    case .binary:
      return nil
    }
  }
}

extension Node {
  /// Whether two values of a text mean the same; of a repeated key the last counts.
  fileprivate func isEqual(to other: Node, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch (value, other.value) {
    case (.dictionary(let entries), .dictionary(let others)):
      let values = entries.byKey
      let otherValues = others.byKey
      return values.count == otherValues.count
        && values.allSatisfy { key, value in
          otherValues[key].map { value.isEqual(to: $0, in: bytes) } ?? false
        }
    case (.array(let elements), .array(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isEqual(to: $1, in: bytes) }
    case (.string(let text), .string(let other)):
      return text.utf8.elementsEqual(other.utf8)
    case (.boolean(let isTrue), .boolean(let other)):
      return isTrue == other
    case (.number, .number), (.other, .other):
      guard case .bytes(let one) = place, case .bytes(let two) = other.place else { return false }
      return bytes[one].filter { !isXMLSpace($0) } == bytes[two].filter { !isXMLSpace($0) }
    default:
      return false
    }
  }
}

extension [Node.Entry] {
  /// The values that count, by the UTF-8 of their keys.
  fileprivate var byKey: [[UInt8]: Node] {
    reduce(into: [:]) { values, entry in values[[UInt8](entry.key.utf8)] = entry.value }
  }
}

extension BinaryObjects {
  /// Whether two objects hold the same, keys of dictionaries in the same order.
  fileprivate func areEqual(_ a: Int, _ b: Int, room: inout Int) -> Bool {
    guard a != b else { return true }
    guard let one = try? header(of: a), let other = try? header(of: b) else { return false }
    room -= 1
    if one.isString, other.isString {
      room -= one.length + other.length
      return room >= 0 && text(one).isEqual(to: text(other), in: bytes)
    }
    guard room >= 0, one.kind == other.kind, one.length == other.length else { return false }
    guard one.isCollection else {
      let size = one.byteCount
      room -= size
      return room >= 0
        && bytes[one.start..<one.start + size].elementsEqual(
          bytes[other.start..<other.start + size]
        )
    }
    let count = one.kind == Self.dictionary ? 2 * one.length : one.length
    for index in 0..<count {
      guard let child = try? reference(index, of: one),
        let otherChild = try? reference(index, of: other),
        areEqual(child, otherChild, room: &room)
      else { return false }
    }
    return true
  }
}
