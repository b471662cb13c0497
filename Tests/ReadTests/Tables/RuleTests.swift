import Languages
import Model
import Testing

@Suite struct RuleTests {
  private typealias Text = Rule.Text

  /// The rule of one entry, which is the same whatever the format.
  private func rule(
    of value: RuleSample,
    _ location: SourceLocation = #_sourceLocation
  ) throws -> Rule {
    let files = try RuleSample.dictionary([("k", value)]).files()
    let table = table(of: files, isDict: true)
    #expect(Set(table.rows.map { $0.cell(0) }).count == 1, sourceLocation: location)
    #expect(table.rows.flatMap(\.notes).filter(\.isDamage) == [], sourceLocation: location)
    #expect(table.rules.count == 1, sourceLocation: location)
    return try #require(table.rule("k"), sourceLocation: location)
  }

  private func text(_ classes: [ArgumentClass], _ references: [(String, Int)] = []) -> Text {
    Text(
      Placeholders(classes),
      references: references.map { Rule.Reference(name: $0.0, position: $0.1) }
    )
  }

  @Test func readsAPluralRule() throws {
    let sample = RuleSample.plural(
      "%#@files@",
      "files",
      type: "li",
      [("other", "%li files"), ("one", "a file"), ("zero", ""), ("nil", "x"), ("", "y")]
    )
    let texts: [Rule.CategoryText] = [
      Rule.CategoryText(.zero, text([]), isEmpty: true), Rule.CategoryText(.one, text([])),
      Rule.CategoryText(.other, text([.int64])),
    ]
    let variable = Rule.Variable(
      name: "files",
      valueType: "li",
      valueClass: .int64,
      texts: texts,
      unknownKeys: ["", "nil"]
    )
    let expected = Rule.Plural(format: text([.variable], [("files", 1)]), variables: [variable])
    #expect(try rule(of: sample) == .plural(expected))
  }

  @Test func readsSeveralVariablesThatNameEachOther() throws {
    let sample = RuleSample.dictionary([
      ("NSStringLocalizedFormatKey", .text("%1$#@people@ in %2$@")),
      ("people", .variable(type: "lu", [("other", "%1$lu of %3$#@rooms@ %2$@ %")])),
      ("rooms", .variable(type: "d", [("one", "%d \"room\""), ("other", "%d & < rooms")])),
    ])
    let stray = Placeholders([.uint64, .object, .variable], flags: [.stray, .numbered])
    let people = Rule.Variable(
      name: "people",
      valueType: "lu",
      valueClass: .uint64,
      texts: [
        Rule.CategoryText(
          .other,
          Text(stray, references: [Rule.Reference(name: "rooms", position: 3)])
        )
      ]
    )
    let rooms = Rule.Variable(
      name: "rooms",
      valueType: "d",
      valueClass: .int32,
      texts: [Rule.CategoryText(.one, text([.int32])), Rule.CategoryText(.other, text([.int32]))]
    )
    let format = text([.variable, .object], [("people", 1)])
    #expect(
      try rule(of: sample) == .plural(Rule.Plural(format: format, variables: [people, rooms]))
    )
  }

  @Test func readsExtraArgumentsAndAMistakenPosition() throws {
    let texts = [("other", "%2$@ and %3$@ have %1$d")]
    for (format, hasWidth) in [("%1$#@count@", false), ("%1#@count@", true)] {
      let read = try rule(of: .plural(format, "count", texts))
      guard case .plural(let plural) = read else { throw Unexpected(read) }
      #expect(
        plural.format.references == [Rule.Reference(name: "count", position: 1, hasWidth: hasWidth)]
      )
      let text = plural.variables[0].texts[0].text
      #expect(text.placeholders.classes == [.int32, .object, .object])
    }
  }

  private struct Unexpected: Error {
    var rule: Rule
    init(_ rule: Rule) { self.rule = rule }
  }

  static let valueTypes: [(String?, ArgumentClass?)] = [
    ("d", .int32), ("li", .int64), ("lld", .int64), ("lu", .uint64), ("u", .uint32), ("f", .double),
    (".1f", .double), ("@", .object), ("%d", nil), ("", nil), ("y", nil), ("dd", nil), ("*d", nil),
    ("2$d", nil), ("#@v@", nil), (nil, nil),
  ]

  @Test(arguments: valueTypes)
  func knowsTheValueType(type: String?, expected: ArgumentClass?) throws {
    let read = try rule(of: .plural("%#@v@", "v", type: type, [("other", "%@")]))
    guard case .plural(let plural) = read else { throw Unexpected(read) }
    #expect(plural.variables[0].valueType == type)
    #expect(plural.variables[0].valueClass == expected)
    #expect(plural.variables[0].texts[0].text.placeholders.classes == [.object])
  }

  @Test func keepsAReferenceWithoutAVariableAndAVariableThatIsNoPluralRule() throws {
    let sample = RuleSample.dictionary([
      ("NSStringLocalizedFormatKey", .text("%#@a@ %#@b@ %#@c@")), ("c", .text("no variable")),
      ("b", .dictionary([("other", .number(1)), ("NSStringFormatSpecTypeKey", .text("x"))])),
    ])
    let b = Rule.Variable(
      name: "b",
      valueType: nil,
      valueClass: nil,
      isPluralRule: false,
      texts: []
    )
    let format = text([.variable, .variable, .variable], [("a", 1), ("b", 2), ("c", 3)])
    #expect(try rule(of: sample) == .plural(Rule.Plural(format: format, variables: [b])))
  }

  @Test func readsWidths() throws {
    let widths = [("22", "%@ wide"), ("1", "%@"), ("x", ""), ("-1", "%d"), ("010", "")]
    let sample = RuleSample.dictionary([
      ("NSStringVariableWidthRuleType", .dictionary(widths.map { ($0.0, .text($0.1)) }))
    ])
    let expected =
      [
        ("-1", [.int32]), ("1", [.object]), ("010", []), ("22", [.object]), ("x", []),
      ] as [(String, [ArgumentClass])]
    #expect(
      try rule(of: sample)
        == .variants(
          .width,
          expected.map { Rule.Variant(name: $0.0, rule: .text(Placeholders($0.1))) }
        )
    )
  }

  @Test func readsDevices() throws {
    let plural = RuleSample.plural("%#@n@", "n", [("other", "%d")])
    let sample = RuleSample.dictionary([
      (
        "NSStringDeviceSpecificRuleType",
        .dictionary([("mac", .text("Click %@")), ("iphone", plural), ("other", .number(1))])
      )
    ])
    let read = try rule(of: sample)
    #expect(
      read
        == .variants(
          .device,
          [
            Rule.Variant(name: "iphone", rule: try rule(of: plural)),
            Rule.Variant(name: "mac", rule: .text(Placeholders([.object]))),
            Rule.Variant(name: "other", rule: .malformed("neither a text nor a dictionary")),
          ]
        )
    )
  }

  static let malformed: [(RuleSample, String)] = [
    (.dictionary([]), "NSStringLocalizedFormatKey is missing"),
    (
      .dictionary([("count", .variable([("other", "%d")]))]),
      "NSStringLocalizedFormatKey is missing"
    ),
    (
      .dictionary([("NSStringLocalizedFormatKey", .number(1))]),
      "NSStringLocalizedFormatKey is no text"
    ),
    (
      .dictionary([("NSStringVariableWidthRuleType", .text("1"))]),
      "NSStringVariableWidthRuleType is no dictionary"
    ),
    (
      .dictionary([("NSStringDeviceSpecificRuleType", .dictionary([]))]),
      "NSStringDeviceSpecificRuleType is empty"
    ),
    (
      .dictionary([("NSStringLocalizedFormat\u{212A}ey", .text("x"))]),
      "NSStringLocalizedFormatKey is missing"
    ),
  ]

  @Test(arguments: malformed)
  func saysWhyADictionaryIsOfNoUse(sample: RuleSample, reason: String) throws {
    #expect(try rule(of: sample) == .malformed(reason))
  }

  @Test func readsTextsAndOtherValuesOfAStringsdict() throws {
    let sample = RuleSample.dictionary([
      ("a", .text("%d %@")), ("b", .text("")), ("c", .number(1)),
      ("d", .dictionary([("NSStringLocalizedFormatKey", .text(""))])),
    ])
    for file in try sample.files() {
      let table = table(of: [file], isDict: true)
      #expect(table.cell("a") == Cell(.text, taking: Placeholders([.int32, .object])))
      #expect(table.cell("b") == Cell(.empty))
      #expect(table.cell("c") == Cell(.notText))
      #expect(table.cell("d")?.state == .empty)
      #expect(table.rule("d") == .plural(Rule.Plural(format: Text(.none), variables: [])))
    }
  }

  @Test func leavesDictionariesOfAStringsFileAlone() throws {
    let sample = RuleSample.dictionary([("k", .plural("%#@n@", "n", [("other", "%d")]))])
    let table = table(of: try sample.files())
    #expect(table.rows.map { $0.cell(0) } == Array(repeating: Cell(.notText), count: 3))
    #expect(table.rules == [])
  }

  @Test func givesEqualRulesEqualNumbers() {
    func file(_ word: String) -> [UInt8] {
      let entry = RuleSample.plural("%#@n@ \(word)", "n", [("one", word), ("other", "%d \(word)")])
      return Array(RuleSample.dictionary([("a", entry), ("b", entry)]).old.utf8)
    }
    let table = table(of: [file("file"), file("fichier")], isDict: true)
    #expect(table.rules.count == 1)
    #expect(Set(table.rows.flatMap(\.cells)).count == 1)
  }

  @Test func countsTheLastOfRepeatedPartsButTheFirstInABinaryFile() {
    let text = "k = { NSStringLocalizedFormatKey = \"%@\"; NSStringLocalizedFormatKey = \"%d\"; };"
    let expected = Rule.Plural(format: Text(Placeholders([.int32])), variables: [])
    #expect(table(text, isDict: true).rule("k") == .plural(expected))
    let file = binaryFile([
      .dictionary([1: 2]), .text("k"), .dictionary([3: 4, 5: 6]),
      .text("NSStringLocalizedFormatKey"),
      .text("%@"), .text("NSStringLocalizedFormatKey"), .text("%d"),
    ])
    let first = Rule.Plural(format: Text(Placeholders([.object])), variables: [])
    #expect(table(of: [file], isDict: true).rule("k") == .plural(first))
  }
}
