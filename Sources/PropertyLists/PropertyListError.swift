/// Why the system reads nothing from a property list.
package struct PropertyListError: Error, Hashable, Sendable {
  /// What is wrong, in lower case without a final stop.
  package var reason: String

  /// Where in the bytes, of the UTF-8 text where the source was UTF-16 or UTF-32.
  package var offset: Int?

  /// The same place in a text as people count; nil in a binary file.
  package var position: SourcePosition?

  /// What else is odd about the file.
  package var remark: Remark?

  package init(
    _ reason: String,
    offset: Int? = nil,
    position: SourcePosition? = nil,
    remark: Remark? = nil
  ) {
    self.reason = reason
    self.offset = offset
    self.position = position
    self.remark = remark
  }

  /// An error at `offset` of a text.
  init(_ reason: String, at offset: Int, of text: UnsafeBufferPointer<UInt8>) {
    self.init(reason, offset: offset, position: SourcePosition(of: offset, in: text))
  }
}

/// A place in a text: line and column from 1, the column in characters (Unicode scalars).
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of byte `offset`, which may be the end.
  package init(of offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    var counter = PositionCounter(text)
    self = counter.position(of: offset)
  }
}

/// Turns byte offsets, asked for in ascending order, into lines and columns in one pass over the text.
package struct PositionCounter {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var current = SourcePosition(line: 1, column: 1)

  package init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    offset = textStart(of: text)
  }

  /// The place of byte `target`; an offset before the last one asked for gives that one's place.
  package mutating func position(of target: Int) -> SourcePosition {
    let end = min(target, text.count)
    while offset < end {
      let byte = text[offset]
      offset += 1
      switch byte {
      case 0x0A where offset >= 2 && text[offset - 2] == 0x0D:
        // The second half of CR LF, which the CR has counted.
        current.column = 1
      case 0x0A, 0x0D:
        current = SourcePosition(line: current.line + 1, column: 1)
      case 0x80...0xBF:
        break
      default:
        current.column += 1
      }
    }
    return current
  }
}
