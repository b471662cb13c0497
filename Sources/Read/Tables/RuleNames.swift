import Languages
import Model
import PropertyLists

/// The keys and values that mean something to the system.
enum RuleName {
  static let format: StaticString = "NSStringLocalizedFormatKey"
  static let width: StaticString = "NSStringVariableWidthRuleType"
  static let device: StaticString = "NSStringDeviceSpecificRuleType"
  static let ruleType: StaticString = "NSStringFormatSpecTypeKey"
  static let pluralRule: StaticString = "NSStringPluralRuleType"
  static let valueType: StaticString = "NSStringFormatValueTypeKey"
  static let categories: [(StaticString, PluralCategory)] = [
    ("one", .one), ("other", .other), ("few", .few), ("many", .many), ("two", .two),
    ("zero", .zero),
  ]

  /// Which of the keys one is.
  enum Place: UInt8 {
    case format, width, device, ruleType, valueType, one, other, few, many, two, zero
  }

  /// The place of a key; nil where it means nothing.
  static func place(of key: RawText, in bytes: UnsafeBufferPointer<UInt8>) -> Place? {
    guard key.start < key.end else { return nil }
    // Length and first letter leave one key, or the two of 26 letters.
    let (place, name): (Place, StaticString)
    switch (key.end - key.start, bytes[key.start]) {
    case (3, UInt8(ascii: "o")): (place, name) = (.one, "one")
    case (3, UInt8(ascii: "f")): (place, name) = (.few, "few")
    case (3, _): (place, name) = (.two, "two")
    case (4, UInt8(ascii: "m")): (place, name) = (.many, "many")
    case (4, _): (place, name) = (.zero, "zero")
    case (5, _): (place, name) = (.other, "other")
    case (25, _): (place, name) = (.ruleType, ruleType)
    case (26, _) where key.equals(format, in: bytes): return .format
    case (26, _): (place, name) = (.valueType, valueType)
    case (29, _): (place, name) = (.width, width)
    case (30, _): (place, name) = (.device, device)
    default: return nil
    }
    return key.equals(name, in: bytes) ? place : nil
  }
}

extension TableEntry {
  /// The plural category that the key is, if it is one.
  func category(in bytes: UnsafeBufferPointer<UInt8>) -> PluralCategory? {
    RuleName.categories.first { isNamed($0.0, in: bytes) }?.1
  }

  /// Whether it is a dictionary that a format may name.
  func mayBeVariable(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .dictionary && !isNamed(RuleName.width, in: bytes)
      && !isNamed(RuleName.device, in: bytes)
  }
}

extension Rule.Variant {
  /// The order of variants: widths by number, then what is none.
  func precedes(_ other: Rule.Variant) -> Bool {
    switch (Int(name), Int(other.name)) {
    case (let a?, let b?) where a != b: a < b
    case (_?, nil): true
    case (nil, _?): false
    default: name.precedes(other.name)
    }
  }
}

extension String {
  /// The order by bytes.
  func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
