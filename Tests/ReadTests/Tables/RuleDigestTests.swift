import Model
import Testing

/// Rules that were read before are found again by what they say: by all of it.
@Suite struct RuleDigestTests {
  private static let formats = [
    "", "x", "%", "%%", "%d", "%@", "%1$@", "%0$@", "%$%d", "%2$d", "% d", "%5%@", "%-5.*f",
    "é%d é",
    "%lld é", "%é%d", "%d %@", "%@ %d", "%#@n@", "%#@m@", "%1$#@n@", "%2#@n@", "%#@né@ %d", "%#n@",
    "%*1$d", "%y", "%#@n@%#@m@",
  ]

  private static var samples: [RuleSample] {
    let other = formats.map { RuleSample.plural("%#@n@", "n", [("other", $0)]) }
    let outer = formats.map { RuleSample.plural($0, "n", [("other", "%d")]) }
    let devices = formats.map { format in
      RuleSample.dictionary([
        ("NSStringDeviceSpecificRuleType", .dictionary([("mac", .text(format))]))
      ])
    }
    let parts: [RuleSample] = [
      .dictionary([]),
      .dictionary([("NSStringLocalizedFormatKey", .number(1))]),
      .dictionary([("NSStringVariableWidthRuleType", .dictionary([("20", .text("%d"))]))]),
      .dictionary([("NSStringVariableWidthRuleType", .dictionary([("mac", .text("%d"))]))]),
      .dictionary([("NSStringVariableWidthRuleType", .dictionary([("mac", .number(1))]))]),
      .dictionary([("NSStringVariableWidthRuleType", .text("mac"))]),
      .plural("%#@n@", "one", [("one", "%d")]),
      .plural("%#@n@", "n", [("one", "%d")]),
      .plural("%#@n@", "n", [("One", "%d")]),
      .plural("%#@n@", "n", [("é", "%d")]),
      .plural("%#@n@", "n", type: nil, [("one", "%d")]),
      .plural("%#@n@", "n", type: "lu", [("one", "%d")]),
      .plural("%#@n@", "n", [("one", "%d"), ("other", "%d")]),
      .plural("%#@n@", "n", [("one", ""), ("other", "%d")]),
      // Longer than what is remembered, and different only behind that.
      .plural("%#@n@", String(repeating: "n", count: 2_000), [("one", "%d")]),
      .plural("%#@n@", String(repeating: "n", count: 2_000), [("one", "%@")]),
    ]
    return other + outer + devices + parts
  }

  @Test func tellsRulesApartThatDifferInOneThing() throws {
    let samples = Self.samples + Self.samples
    let keyed = samples.enumerated().map { ("k\($0.offset)", $0.element) }
    for (format, file) in try RuleSample.dictionary(keyed).files().enumerated() {
      let all = table(of: [file, file], isDict: true)
      for (key, sample) in keyed {
        let alone = table(
          of: [try RuleSample.dictionary([(key, sample)]).files()[format]],
          isDict: true
        )
        #expect(all.rule(key) == alone.rule(key), "\(sample)")
        #expect(all.state(key) == alone.state(key), "\(sample)")
      }
    }
  }
}

extension Table {
  /// What the first file says about a key.
  fileprivate func state(_ key: String) -> Cell.State? {
    for number in 0..<keys.count where keys.bytes(of: UInt32(number)) == ArraySlice(key.utf8) {
      return rows[0].cell(UInt32(number)).state
    }
    return nil
  }
}
