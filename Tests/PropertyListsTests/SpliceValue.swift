import Foundation
import Testing

/// A property list as a value that can be compared, written in odd ways, and read by Foundation.
indirect enum SpliceValue: Equatable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  case date(Double)
  case data([UInt8])
  case uid(UInt8)
  case array([SpliceValue])
  case dictionary([String: SpliceValue])

  /// What Foundation reads from the bytes.
  init(reading bytes: [UInt8]) throws {
    let object = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    self = try SpliceValue(object)
  }

  private init(_ object: Any) throws {
    switch object {
    case let string as String: self = .string(string)
    case let data as Data: self = .data(Array(data))
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let array as [Any]: self = .array(try array.map(SpliceValue.init))
    case let dictionary as [String: Any]:
      self = .dictionary(try dictionary.mapValues(SpliceValue.init))
    case let number as NSNumber: self = SpliceValue(number)
    default:
      // A UID, whose number only its form in XML shows: `<key>CF$UID</key><integer>5</integer>`.
      let data = try PropertyListSerialization.data(
        fromPropertyList: [object],
        format: .xml,
        options: 0
      )
      let text = String(decoding: data, as: UTF8.self)
      let number = try #require(text.firstRange(of: "<integer>")).upperBound
      self = .uid(try #require(UInt8(text[number...].prefix { $0.isNumber })))
    }
  }

  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .boolean(number.boolValue)
    case "d", "f": self = .real(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }
}

extension SpliceValue {
  /// The dictionary with the change made, as the change is described.
  func applying(region: String?, undeclaring: [String] = []) -> SpliceValue {
    guard case .dictionary(var entries) = self else { return self }
    if let region { entries["CFBundleDevelopmentRegion"] = .string(region) }
    if case .array(let items) = entries["CFBundleLocalizations"] {
      entries["CFBundleLocalizations"] = .array(
        items.filter { item in
          if case .string(let name) = item { !undeclaring.contains(name) } else { true }
        }
      )
    }
    return .dictionary(entries)
  }

  /// A dictionary of `count` random entries besides the two that matter here.
  static func random(entries count: Int, using random: inout SplitMix) -> SpliceValue {
    var entries: [String: SpliceValue] = [:]
    for index in 0..<count {
      entries["key \(index) \(random.next() % 7)"] = value(depth: 3, using: &random)
    }
    entries["CFBundleDevelopmentRegion"] = .string("en")
    entries["CFBundleLocalizations"] = .array(
      ["de", "en", "fr", "zh-Hans", "日本"].shuffled(using: &random).map(SpliceValue.string)
        + [.integer(5)]
    )
    return .dictionary(entries)
  }

  private static func value(depth: Int, using random: inout SplitMix) -> SpliceValue {
    switch random.next() % (depth > 0 ? 11 : 8) {
    case 0:
      .string(["en", "", "a & <b>", "Größe", "😀 \u{2028}", "de"][Int(random.next() % 6)])
    case 1: .string(String(repeating: "long ", count: Int(random.next() % 80)))
    case 2: .integer(Int64(bitPattern: random.next() >> (random.next() % 63)))
    case 3: .real(Double(Int64(random.next() % 1000)) / 8)
    case 4: .boolean(random.next() % 2 == 0)
    case 5: .date(Double(random.next() % 1_000_000_000))
    case 6: .data((0..<Int(random.next() % 40)).map { _ in UInt8(random.next() % 256) })
    case 7: .uid(UInt8(random.next() % 200))
    case 8, 9:
      .array((0..<(random.next() % 20)).map { _ in value(depth: depth - 1, using: &random) })
    default:
      .dictionary(
        Dictionary(
          (0..<(random.next() % 6)).map { ("k\($0)", value(depth: depth - 1, using: &random)) }
        ) { first, _ in first }
      )
    }
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
