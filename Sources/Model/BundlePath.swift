import Diagnostics

/// A path inside the artifact: names joined by `/`, as bytes; the artifact itself is the empty path.
package struct BundlePath: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: some StringProtocol) { self.bytes = Array(text.utf8) }

  package init(_ names: some Sequence<ByteName>) {
    self.bytes = Array(names.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
  }

  /// The artifact itself.
  package static let root = BundlePath("")

  package var isRoot: Bool { bytes.isEmpty }

  /// The names from the artifact down.
  package var names: [ByteName] {
    bytes.split(separator: UInt8(ascii: "/")).map { ByteName(bytes: $0) }
  }

  /// The last name; empty for the artifact itself.
  package var name: ByteName {
    ByteName(bytes: bytes.suffix(while: { $0 != UInt8(ascii: "/") }))
  }

  /// The folder this lies in; the artifact's is itself.
  package var parent: BundlePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return .root }
    return BundlePath(bytes: bytes[..<slash])
  }

  package func appending(_ name: ByteName) -> BundlePath {
    guard !isRoot else { return BundlePath(bytes: name.bytes) }
    var joined = self
    // Every file of an artifact comes by here: one allocation each.
    joined.bytes.reserveCapacity(bytes.count + 1 + name.bytes.count)
    joined.bytes.append(UInt8(ascii: "/"))
    joined.bytes.append(contentsOf: name.bytes)
    return joined
  }

  package func appending(_ path: BundlePath) -> BundlePath {
    path.isRoot ? self : appending(ByteName(bytes: path.bytes))
  }

  /// Whether this is `folder` or lies below it.
  package func isInside(_ folder: BundlePath) -> Bool {
    guard !folder.isRoot, self != folder else { return true }
    return bytes.count > folder.bytes.count && bytes.starts(with: folder.bytes)
      && bytes[folder.bytes.count] == UInt8(ascii: "/")
  }
}

extension BundlePath: Comparable {
  package static func < (a: BundlePath, b: BundlePath) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}

extension BundlePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension BundlePath: CustomStringConvertible {
  /// The path for people: control characters, and bytes that are no UTF-8, as `\xNN`.
  package var description: String { printable(bytes) }
}

extension Array<UInt8> {
  /// The longest end of the bytes that satisfies `predicate` throughout.
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
