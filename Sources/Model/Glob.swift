/// A pattern in which `*` stands for any run of bytes, `/` among them, and `?` for any one byte.
package struct Glob: Hashable, Sendable {
  package let text: String
  private let pattern: [UInt8]

  package init(_ text: String) {
    self.text = text
    pattern = Array(text.utf8)
  }

  /// Whether it stands for more than the one name that it is.
  package var isPattern: Bool {
    pattern.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  package func matches(_ name: some Collection<UInt8>) -> Bool {
    name.withContiguousStorageIfAvailable { matches(bytes: $0) }
      ?? Array(name).withUnsafeBufferPointer { matches(bytes: $0) }
  }

  private func matches(bytes name: UnsafeBufferPointer<UInt8>) -> Bool {
    var (p, n) = (0, 0)
    // Where to go on after the last `*` if the bytes behind it do not match: one byte further in `name`.
    var retry: (p: Int, n: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        retry = (p + 1, n)
        p += 1
      } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = retry {
        retry = (last.p, last.n + 1)
        (p, n) = (last.p, last.n + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
