#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Model

/// Finds the specifiers of a format one after the other, byte for byte as the system does (CFString.c, tables.md 5).
///
/// Flags, widths, precisions and lengths may stand in any order and repeat, and whatever is no letter of the grammar ends
/// a specifier that takes nothing. Specifiers without a number count from 1 on their own, also behind numbered ones.
package struct FormatScanner {
  /// How many arguments the system can count; a specifier that wants one behind them takes none.
  package static let positionLimit = 127

  private let text: UnsafeBufferPointer<UInt8>

  /// The next byte to be read.
  private var at = 0

  /// How many arguments the specifiers without a number have taken.
  private var taken = 0

  /// Begins with a format in UTF-8.
  package init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The next specifier, `%%` and those that take nothing too; nil where there is none left.
  package mutating func next() -> Specifier? {
    guard at < text.count, let base = text.baseAddress,
      let found = memchr(base + at, Int32(UInt8(ascii: "%")), text.count - at)
    else { return nil }
    let start = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    at = start + 1
    var draft = Draft()
    let conversion = conversion(&draft)
    var specifier = Specifier(start..<at)
    switch conversion {
    case nil:
      specifier.kind = .stray
    case .unused:
      let isPercent = at == start + 2 && text[start + 1] == UInt8(ascii: "%")
      specifier.kind = isPercent ? .percent : .stray
    case let conversion?:
      specifier.argument = conversion
      specifier.name = draft.name
      specifier.hasWidth = draft.hasWidth
      specifier.isDoubtful =
        !draft.isNumbered && text[start + 1] == UInt8(ascii: " ")
        && text[at - 1] != UInt8(ascii: "@")
      number(&specifier, by: draft)
    }
    return specifier
  }

  /// What a specifier says before its conversion.
  private struct Draft {
    /// A number that is written, 0 where none is, or `next` where a `*` waits for one.
    var main = 0
    var width = 0
    var precision = 0
    var length = Length.none
    var hasPoint = false
    var hasSharp = false
    var hasWidth = false
    var isNumbered = false
    var name: Range<Int>?

    static let next = -1

    enum Length { case none, short, long, longDouble }
  }

  /// Reads up to a conversion and gives what it takes, `.unused` for one that is none; nil where the text ends before.
  private mutating func conversion(_ draft: inout Draft) -> ArgumentClass? {
    while at < text.count {
      let byte = text[at]
      at += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "0"): break
      case UInt8(ascii: "#"): draft.hasSharp = true
      case UInt8(ascii: "h"): draft.length = .short
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "z"),
        UInt8(ascii: "j"):
        draft.length = .long
      case UInt8(ascii: "L"): draft.length = .longDouble
      case UInt8(ascii: "*"): draft.width = Draft.next
      case UInt8(ascii: "."):
        draft.hasPoint = true
        if at < text.count, text[at] == UInt8(ascii: "*") {
          at += 1
          draft.precision = Draft.next
        }
      case UInt8(ascii: "1")...UInt8(ascii: "9"): readNumber(first: byte, &draft)
      case UInt8(ascii: "@") where draft.hasSharp:
        draft.hasSharp = false
        switch readName(&draft) {
        case .complete: return .variable
        case .literal: return .unused
        case .none: break
        }
      default: return argument(of: byte, draft.length)
      }
    }
    return nil
  }

  /// Reads a position, if a `$` follows, else a width or precision.
  private mutating func readNumber(first: UInt8, _ draft: inout Draft) {
    var number = Int(first - UInt8(ascii: "0"))
    while at < text.count, case let digit = text[at] &- UInt8(ascii: "0"), digit <= 9 {
      number = min(number * 10 + Int(digit), Self.positionLimit + 1)
      at += 1
    }
    guard at < text.count, text[at] == UInt8(ascii: "$") else {
      if !draft.hasPoint { draft.hasWidth = true }
      return
    }
    at += 1
    draft.isNumbered = true
    if draft.precision == Draft.next {
      draft.precision = number
    } else if draft.width == Draft.next {
      draft.width = number
    } else {
      draft.main = number
    }
  }

  private enum NameEnd { case complete, literal, none }

  /// Reads the name of a variable up to its `@`; another character than letters, digits and `_` is dropped with the name.
  private mutating func readName(_ draft: inout Draft) -> NameEnd {
    let start = at
    while at < text.count {
      let byte = text[at]
      at += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        break
      case UInt8(ascii: "@"):
        draft.name = start..<(at - 1)
        return .complete
      default:
        skipContinuation()
        // The system drops one unit of UTF-16, and the second of two is a conversion that is none.
        return byte >= 0xF0 ? .literal : .none
      }
    }
    return .none
  }

  /// What a conversion takes; `.unused` where it is none.
  private mutating func argument(of conversion: UInt8, _ length: Draft.Length) -> ArgumentClass {
    switch conversion {
    case UInt8(ascii: "@"): return .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"):
      return length == .long ? .int64 : .int32
    case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "U"),
      UInt8(ascii: "X"), UInt8(ascii: "O"):
      return length == .long ? .uint64 : .uint32
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .int32
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "g"),
      UInt8(ascii: "A"), UInt8(ascii: "E"), UInt8(ascii: "F"), UInt8(ascii: "G"):
      return length == .longDouble ? .longDouble : .double
    case UInt8(ascii: "s"): return .cString
    case UInt8(ascii: "S"): return .utf16String
    case UInt8(ascii: "p"): return .pointer
    case UInt8(ascii: "P"): return .pascalString
    case UInt8(ascii: "n"): return .count
    default:
      skipContinuation()
      return .unused
    }
  }

  /// Goes past the rest of a character.
  private mutating func skipContinuation() {
    while at < text.count, text[at] & 0xC0 == 0x80 { at += 1 }
  }

  /// Gives a specifier its arguments: width first, then precision, then the value; with too many it is nothing else.
  private mutating func number(_ specifier: inout Specifier, by draft: Draft) {
    func position(_ written: Int, _ taken: inout Int) -> Int {
      if written > 0 { return written }
      taken = min(taken + 1, Self.positionLimit + 1)
      specifier.isUnnumbered = true
      return taken
    }
    if draft.width != 0 { specifier.width = position(draft.width, &taken) }
    if draft.precision != 0 { specifier.precision = position(draft.precision, &taken) }
    specifier.position = position(draft.main, &taken)
    specifier.isNumbered = draft.isNumbered
    if max(specifier.width, specifier.precision, specifier.position) > Self.positionLimit {
      specifier = Specifier(specifier.range, kind: .stray)
    }
  }
}
