import Model
import Testing

/// Rule dictionaries and texts that are made to take time or memory.
@Suite(.timeLimit(.minutes(1))) struct HostileRuleTests {
  @Test func readsADictionaryThatManyKeysShareOnce() {
    let keys = 20_000
    let file = binaryFile(
      [
        .manyEntries((0..<keys).map { ($0 + 6, 1) }), .dictionary([2: 3, 4: 5]),
        .text("NSStringLocalizedFormatKey"), .text("%#@n@"), .text("n"),
        .manyEntries((0..<1_000).map { ($0 + 6, 3) }),
      ] + (0..<keys).map { .text("k\($0)") }
    )
    let table = table(of: [file], isDict: true)
    #expect(table.keys().count == keys)
    #expect(table.rules.count == 1)
    guard case .plural(let plural)? = table.rules.first else {
      Issue.record("\(table.rules)")
      return
    }
    #expect(plural.variables[0].unknownKeys.count == 1_000)
  }

  @Test func refusesDictionariesThatShareTheirPartsWithoutEnd() {
    // Each device's rule holds the next one for twenty devices: 20 to the 15th rules, if all were made.
    var objects: [BinaryObject] = [
      .dictionary([1: 2]), .text("k"), .dictionary([3: 24]),
      .text("NSStringDeviceSpecificRuleType"),
    ]
    objects += (0..<20).map { .text("d\($0)") }
    for level in 0..<14 {
      objects.append(.manyEntries((4..<24).map { ($0, 25 + 2 * level) }))
      objects.append(.dictionary([3: 26 + 2 * level]))
    }
    objects.append(.dictionary([:]))
    let read = table(of: [binaryFile(objects)], isDict: true)
    #expect(read.rule("k") == .malformed("objects of the binary property list overlap"))
    #expect(read.notes() == [])
  }

  @Test func refusesAValueLargerThanAnyRule() {
    let large = "k = { " + String(repeating: "a;", count: 200_000) + " }; l = {};"
    let read = table(large, isDict: true)
    #expect(read.rule("k") == .malformed("the dictionary is larger than lprune reads"))
    #expect(read.rule("l") == .malformed("NSStringLocalizedFormatKey is missing"))
    let file = binaryFile([
      .dictionary([1: 2]), .text("k"), .manyEntries((0..<300_000).map { _ in (1, 1) }),
    ])
    #expect(
      table(of: [file], isDict: true).rule("k")
        == .malformed("the dictionary is larger than lprune reads")
    )
  }

  @Test func readsDictionariesNestedToTheLimit() {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: "{ NSStringDeviceSpecificRuleType = ", count: depth)
      return "k = " + open + "{}" + String(repeating: "; }", count: depth) + ";"
    }
    #expect(table(nested(510), isDict: true).rules.count == 1)
    #expect(table(nested(512), isDict: true).rules == [])
    #expect(table(nested(512), isDict: true).rows[0].isDamaged)
  }

  @Test(arguments: ["%128$#@n@", String(repeating: "%*.*f", count: 43) + "%#@n@"])
  func namesNoVariableBehindThe127thArgument(format: String) {
    let file = "k = { NSStringLocalizedFormatKey = \"%1$#@n@\(format)\"; n = {}; };"
    guard case .plural(let plural)? = table(file, isDict: true).rule("k") else {
      Issue.record("no plural")
      return
    }
    #expect(plural.format.references == [Rule.Reference(name: "n", position: 1)])
    #expect(plural.format.placeholders.flags.contains(.stray))
  }

  @Test func scansATextThatManyKeysShareOnce() {
    let keys = 20_000
    let long = String(repeating: "x", count: 2_000_000) + "%@"
    let file = binaryFile(
      [.manyEntries((0..<keys).map { ($0 + 2, 1) }), .text(long)]
        + (0..<keys).map { .text("k\($0)") }
    )
    let read = table(of: [file], comparingValues: true)
    let expected = Cell(.text, taking: Placeholders([.object]))
    #expect(read.rows[0].cells.filter { $0 == expected }.count == keys)
    #expect(Set(read.rows[0].valueHashes).count == 1)
  }

  @Test func refusesTextsThatLieInOneAnother() {
    // A thousand texts, each of which begins a header later in the same bytes.
    let count = 1_000
    let length = 1_000_000
    let header: [UInt8] = [0x5F, 0x12, 0, 0x0F, 0x42, 0x40]
    var bytes = Array("bplist00".utf8)
    var offsets = [bytes.count]
    func big(_ number: Int, _ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    bytes += [0xDF, 0x11] + big(count, 2)
    bytes += (0..<count).flatMap { _ in big(1, 2) } + (0..<count).flatMap { big(2 + $0, 2) }
    offsets.append(bytes.count)
    bytes += [0x51, UInt8(ascii: "k")]
    for _ in 0..<count {
      offsets.append(bytes.count)
      bytes += header
    }
    bytes += [UInt8](repeating: 0x25, count: length)
    let start = bytes.count
    bytes += offsets.flatMap { big($0, 4) } + [0, 0, 0, 0, 0, 0, 4, 2]
    bytes += big(offsets.count, 8) + big(0, 8) + big(start, 8)
    #expect(
      table(of: [bytes]).notes() == ["damaged: objects of the binary property list overlap"]
    )
  }

  /// Changes bytes at random: nothing may crash, and each key has a cell.
  @Test(arguments: 0..<20) func survivesMutations(seed: Int) throws {
    var random = Seeded(state: UInt64(2_000 + seed))
    let plural = RuleSample.plural("%1$#@a@ %@", "a", [("one", "é"), ("other", "%d %2$@")])
    let devices = RuleSample.dictionary([
      ("NSStringDeviceSpecificRuleType", .dictionary([("mac", plural), ("other", .text("%@"))]))
    ])
    let sample = RuleSample.dictionary([("a", plural), ("b", devices), ("c", .text("%d"))])
    for file in try sample.files() {
      for _ in 0..<50 {
        let read = table(of: [mutate(file, &random)], isDict: true, comparingValues: true)
        let row = read.rows[0]
        #expect(row.cells.count == read.keys.count)
        #expect(row.valueHashes.count == row.cells.count)
        #expect(row.cells.allSatisfy { $0.rule ?? 0 < max(1, read.rules.count) })
      }
    }
  }

  @Test func keepsFewerRulesThanWouldFillTheMemory() {
    // Each text takes an argument far behind and another somewhere before it: two hundred bytes of rule for fourteen.
    let texts = (1...126).flatMap { place in "du@fsSpPn".map { "\"%\(place)$\($0)%127$@\";" } }
    let read = table(texts.joined())
    #expect(
      read.notes() == [
        "damaged: more kinds of placeholders and plurals than lprune can compare"
      ]
    )
    #expect(read.rules == [])
    #expect(table(texts.prefix(500).joined()).rules.count == 500)
  }
}
