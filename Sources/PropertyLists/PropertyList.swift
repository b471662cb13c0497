/// A whole property list as a tree, with the place of every value in the source.
///
/// This is for files of the size of an Info.plist; tables of strings are read by `TableReader` without a tree.
package struct PropertyList: Sendable {
  package enum Format: Sendable {
    /// The old text form, of which `.strings` files are one kind.
    case text
    case xml
    case binary
  }

  package var format: Format

  /// Whether byte places are places in the source; else it was UTF-16 or UTF-32, and they are places in its UTF-8.
  package var isUTF8: Bool

  package var root: Node

  /// Reads a property list of any format.
  package init(parsing bytes: [UInt8]) throws(PropertyListError) {
    var text: [UInt8] = []
    let format = try bytes.withUnsafeBufferPointer { (source) throws(PropertyListError) in
      try recognize(source, transcodingInto: &text)
    }
    self.format = format
    isUTF8 = text.isEmpty
    root = try (isUTF8 ? bytes : text).withUnsafeBufferPointer {
      (source) throws(PropertyListError) in
      switch format {
      case .text:
        var scanner = TextScanner(source)
        return try scanner.root()
      case .xml:
        var scanner = try XMLScanner(source, from: textStart(of: source))
        return try scanner.root()
      case .binary:
        var tree = BinaryTree(try BinaryObjects(source))
        return try tree.root()
      }
    }
  }
}

/// How deep values may be nested, as in Apple's readers.
let nestingLimit = 512
