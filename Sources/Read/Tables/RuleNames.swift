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

  /// All keys, by place.
  private static let keys =
    [format, width, device, ruleType, valueType] + categories.map(\.0)

  /// The place of a key; nil where it means nothing.
  static func place(of key: RawText, in bytes: UnsafeBufferPointer<UInt8>) -> Place? {
    let count = key.end - key.start
    return keys.firstIndex { $0.utf8CodeUnitCount == count && key.equals($0, in: bytes) }
      .flatMap { Place(rawValue: UInt8($0)) }
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
