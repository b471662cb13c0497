/// A pattern in which `*` stands for any run of bytes, `/` among them, and `?` for any one character; `\*`, `\?` and
/// `\\` stand for the sign itself, every other `\` too.
package struct Glob: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String
  private let parts: [Part]

  fileprivate enum Part: Hashable {
    case byte(UInt8)
    /// `?`
    case one
    /// `*`
    case any
  }

  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): parts.append(.any)
      case UInt8(ascii: "?"): parts.append(.one)
      case UInt8(ascii: "\\"):
        let isEscape = rest.first.map(#"*?\"#.utf8.contains) ?? false
        parts.append(.byte(isEscape ? rest.removeFirst() : byte))
      default: parts.append(.byte(byte))
      }
    }
    self.parts = parts
  }

  /// The one name that it stands for; nil where it stands for more.
  package var name: [UInt8]? {
    let bytes = parts.compactMap { part -> UInt8? in
      if case .byte(let byte) = part { byte } else { nil }
    }
    return bytes.count == parts.count ? bytes : nil
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
      if p < parts.count, parts[p] == .any {
        retry = (p + 1, n)
        p += 1
      } else if p < parts.count, let length = parts[p].length(in: name, at: n) {
        p += 1
        n += length
      } else if let last = retry {
        retry = (last.p, last.n + 1)
        (p, n) = (last.p, last.n + 1)
      } else {
        return false
      }
    }
    return parts[p...].allSatisfy { $0 == .any }
  }
}

extension Glob.Part {
  /// How many bytes of `name` it stands for from `start` on; nil where it does not match.
  fileprivate func length(in name: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    switch self {
    case .any: return nil
    case .byte(let byte): return name[start] == byte ? 1 : nil
    case .one:
      // The bytes of one character in UTF-8: the first, and those that continue it.
      guard name[start] >= 0xC0 else { return 1 }
      return 1 + name[(start + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
    }
  }
}
