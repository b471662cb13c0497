import Diagnostics

/// The name of one folder entry, as the bytes that the file system keeps.
///
/// Names need not be text: no byte but `/` and zero is excluded, and two spellings that look alike are two names.
package struct ByteName: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The same for bytes that are an array already, which is many times faster: each entry of a tree has a name.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: some StringProtocol) { self.bytes = Array(text.utf8) }

  /// Whether the name ends in `suffix`, byte for byte.
  package func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { suffix in
      bytes.count >= suffix.count && bytes.suffix(suffix.count).elementsEqual(suffix)
    }
  }

  /// The name without its last `count` bytes.
  package func dropLast(_ count: Int) -> ByteName { ByteName(bytes: bytes.dropLast(count)) }
}

extension ByteName: Comparable {
  package static func < (a: ByteName, b: ByteName) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}

extension ByteName: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension ByteName: CustomStringConvertible {
  /// The name for people: control characters, and bytes that are no UTF-8, as `\xNN`.
  package var description: String { printable(bytes) }
}
