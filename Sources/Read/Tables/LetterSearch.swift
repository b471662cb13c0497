#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import PropertyLists

extension RawText {
  /// The rest of the text from the first `letter`, an ASCII character that is no letter, digit or `\`; cheaper than decoding.
  ///
  /// Nil only where the text does not hold it. Where an escape or a reference might spell it, this is the whole text.
  func from(first letter: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> RawText? {
    switch form {
    case .plain, .latin1:
      return find(letter, in: bytes, from: start).map { RawText($0, end, form) }
    case .escaped:
      let holds = find(letter, in: bytes, from: start) != nil || hasNumericEscape(in: bytes)
      return holds ? self : nil
    case .markup:
      let holds = find(letter, in: bytes, from: start) != nil || hasNumericReference(in: bytes)
      return holds ? self : nil
    case .utf16:
      // Big-endian: the letter is the second byte of its unit, behind a zero.
      var from = start
      while let place = find(letter, in: bytes, from: from) {
        if (place - start) & 1 == 1, bytes[place - 1] == 0 { return RawText(place - 1, end, form) }
        from = place + 1
      }
      return nil
    }
  }

  private func find(
    _ byte: UInt8,
    in bytes: UnsafeBufferPointer<UInt8>,
    from offset: Int
  ) -> Int? {
    guard offset < end, let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    return memchr(base + offset, Int32(byte), end - offset).map { base.distance(to: $0) }
  }

  /// Whether an octal escape or one by code unit stands in a text: `\45`, `\U0025`.
  private func hasNumericEscape(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var from = start
    while let place = find(UInt8(ascii: "\\"), in: bytes, from: from), place + 1 < end {
      switch bytes[place + 1] {
      case UInt8(ascii: "U"), UInt8(ascii: "0")...UInt8(ascii: "7"): return true
      default: from = place + 2
      }
    }
    return false
  }

  /// Whether a character stands by its number: `&#37;`.
  private func hasNumericReference(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var from = start
    while let place = find(UInt8(ascii: "&"), in: bytes, from: from), place + 1 < end {
      if bytes[place + 1] == UInt8(ascii: "#") { return true }
      from = place + 1
    }
    return false
  }
}

extension RawText {
  /// Whether the text is empty, as `isEmpty` says, which is mostly seen at once.
  @inline(__always)
  func saysNothing(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start < end else { return true }
    // Only XML spells nothing in more than no bytes. Cases are told apart by `case`, since `==` is slow across modules.
    if case .markup = form { return isEmpty(in: bytes) }
    return false
  }

  /// Whether two texts may be equal, as far as their lengths tell.
  @inline(__always)
  func mayEqual(_ other: RawText) -> Bool {
    switch (form, other.form) {
    case (.plain, .plain): end - start == other.end - other.start
    case (.utf16, .plain): end - start == 2 * (other.end - other.start)
    default: true
    }
  }
}
