import Foundation
import PropertyLists
import Testing

@Suite struct BinarySpliceTests {
  private static let region = Splice.setString(key: "CFBundleDevelopmentRegion", value: "de-日本")
  private static let undeclare = Splice.removeStrings(
    key: "CFBundleLocalizations",
    strings: ["en", "日本"]
  )

  private static let info = SpliceValue.dictionary([
    "CFBundleDevelopmentRegion": .string("en"),
    "CFBundleIdentifier": .string("org.example.app"),
    "CFBundleLocalizations": .array([.string("de"), .string("en"), .string("日本")]),
    "Other": .array([.string("en"), .real(1), .integer(1), .uid(3), .boolean(true), .date(9)]),
  ])

  @Test(arguments: 0..<60) func changesNothingElse(in seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let value = SpliceValue.random(entries: Int(random.next() % 40), using: &random)
    var writer = SpliceWriter()
    writer.referenceSize = [2, 3, 4, 8][seed % 4]
    writer.offsetSize = [3, 4, 5, 8][seed / 4 % 4]
    writer.sharesStrings = seed % 3 != 0
    writer.unusedObjects = seed % 5
    writer.gap = seed % 7 == 0 ? [0xFF, 0] : []
    writer.shuffle = seed % 2 == 0 ? random : nil
    let bytes = writer.write(value)
    #expect(try SpliceValue(reading: bytes) == value, "the written list is legal")
    let changed = try Self.undeclare.applied(to: Self.region.applied(to: bytes))
    #expect(
      try SpliceValue(reading: changed)
        == value.applying(region: "de-日本", undeclaring: ["en", "日本"])
    )
  }

  @Test(arguments: 0..<20) func changesWhatFoundationWrote(in seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var entries: [String: Any] = ["CFBundleDevelopmentRegion": "en"]
    entries["CFBundleLocalizations"] = ["de", "en", "日本"]
    for index in 0..<Int(random.next() % 300) {
      let values: [Any] = [
        1.0, index, true, Date(timeIntervalSince1970: 5), Data([1]), "en", ["en"],
      ]
      entries["key \(index)"] = values[Int(random.next() % 7)]
    }
    let bytes = try Array(
      PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
    )
    let changed = try Self.undeclare.applied(to: Self.region.applied(to: bytes))
    #expect(
      try SpliceValue(reading: changed)
        == SpliceValue(reading: bytes).applying(region: "de-日本", undeclaring: ["en", "日本"])
    )
  }

  @Test func copiesEveryObjectByteForByte() throws {
    var writer = SpliceWriter()
    let bytes = writer.write(Self.info)
    let changed = try Self.region.applied(to: bytes)
    let objects = bytes.count - 32 - 2 * Int(bytes[bytes.count - 17])
    let different = (0..<objects).filter { bytes[$0] != changed[$0] }
    #expect(different.count == 1, "one reference leads elsewhere")
  }

  /// The counts of objects around which a reference, and an entry of the offset table, need more room.
  @Test(arguments: [253, 254, 255, 256, 65534, 65535])
  func widensReferencesWhereNeeded(atObjects count: Int) throws {
    var items = (0..<(count - 5)).map { SpliceValue.integer(Int64($0)) }
    if count < 300 { items[1] = .array([items[0]]) } else { items[1] = .data([1, 2, 3]) }
    if count < 300 { items.removeLast() }
    let value = SpliceValue.dictionary([
      "CFBundleDevelopmentRegion": .string("en"), "X": .array(items),
    ])
    var writer = SpliceWriter()
    writer.referenceSize = count < 256 ? 1 : count < 65536 ? 2 : 4
    writer.offsetSize = count < 300 ? 2 : 4
    let bytes = writer.write(value)
    #expect(
      bytes[bytes.count - 18..<bytes.count - 16].elementsEqual([
        UInt8(count >> 8 & 255), UInt8(count & 255),
      ])
    )
    let changed = try Self.region.applied(to: bytes)
    #expect(try SpliceValue(reading: changed) == value.applying(region: "de-日本"))
    let width = count + 1 < 256 ? 1 : count + 1 < 65536 ? 2 : 4
    #expect(Int(changed[changed.count - 25]) == width)
  }

  /// The sizes of a list around which an entry of the offset table needs more room.
  @Test(arguments: 200..<253) func widensOffsetsWhereNeeded(atDataOf size: Int) throws {
    let value = SpliceValue.dictionary([
      "CFBundleDevelopmentRegion": .string("en"),
      "X": .data([UInt8](repeating: 7, count: size - 52)),
    ])
    var writer = SpliceWriter()
    writer.offsetSize = 1
    let bytes = writer.write(value)
    let changed = try Self.region.applied(to: bytes)
    #expect(try SpliceValue(reading: changed) == value.applying(region: "de-日本"))
    let table = Int(changed[changed.count - 2]) << 8 | Int(changed[changed.count - 1])
    #expect(Int(changed[changed.count - 26]) == (table < 256 ? 1 : 2))
  }

  @Test func leavesTheOtherUsersOfASharedString() throws {
    var writer = SpliceWriter()
    let bytes = writer.write(Self.info)
    let changed = try SpliceValue(reading: Self.region.applied(to: bytes))
    #expect(changed == Self.info.applying(region: "de-日本"))
  }

  @Test func changesTheFirstOfEqualKeys() throws {
    // {"CFBundleDevelopmentRegion" = "en", the same = "fr"}: references 1 2 3 4.
    let key = [0x5F, 0x10, 25] + Array("CFBundleDevelopmentRegion".utf8)
    let body =
      [0xD2, 1, 2, 3, 4] + key + key + [0x52] + Array("en".utf8) + [0x52] + Array("fr".utf8)
    let bytes = Self.list(body, offsets: [8, 13, 41, 69, 72])
    let changed = try Splice.setString(key: "CFBundleDevelopmentRegion", value: "de").applied(
      to: bytes
    )
    #expect(
      try SpliceValue(reading: changed)
        == .dictionary(["CFBundleDevelopmentRegion": .string("de")])
    )
    #expect(changed[8..<13].elementsEqual([0xD2, 1, 2, 5, 4]))
  }

  @Test(arguments: [
    (Splice.setString(key: "Region", value: "de"), "has no 'Region'"),
    (.setString(key: "Other", value: "de"), "has a 'Other' that is no string"),
    (
      .removeStrings(key: "CFBundleIdentifier", strings: ["de"]),
      "has a 'CFBundleIdentifier' that is no array"
    ),
    (
      .removeStrings(key: "CFBundleLocalizations", strings: ["de", "it"]),
      "has no 'it' in 'CFBundleLocalizations'"
    ),
  ]) func saysWhyItCannot(_ change: Splice, _ message: String) {
    var writer = SpliceWriter()
    let bytes = writer.write(Self.info)
    let error = #expect(throws: SpliceError.self) { try change.applied(to: bytes) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ([0xA0], [8], "holds no dictionary"),
    (
      [0xD1, 9, 1], [8, 9],
      "is no readable property list: the binary property list refers to an object that it lacks"
    ),
  ]) func refusesDamage(_ body: [Int], _ offsets: [Int], _ message: String) {
    let bytes = Self.list(body.map { UInt8($0) }, offsets: offsets)
    let error = #expect(throws: SpliceError.self) { try Self.region.applied(to: bytes) }
    #expect(error?.description == message)
  }

  @Test func refusesObjectsThatLieInOneAnother() {
    // Each data object begins in the one before it and ends with it: the copies would be quadratic.
    let count = 2000
    let key = [0x5F, 0x10, 25] + Array("CFBundleDevelopmentRegion".utf8)
    var body = [0xD1, 0, 1, 0, 2] + key + [0x52] + Array("en".utf8)
    var offsets = [8, 13, 41]
    for index in 0..<count {
      offsets.append(8 + body.count)
      let size = 6 * (count - index - 1)
      body += [0x4F, 0x12, 0, 0, UInt8(size >> 8), UInt8(size & 255)]
    }
    let bytes = Self.list(body, offsets: offsets, referenceSize: 2)
    let error = #expect(throws: SpliceError.self) { try Self.region.applied(to: bytes) }
    #expect(error == .damaged(reason: "objects of the binary property list overlap"))
  }

  /// Bytes that are wrong in one place end in an error or in a list, never in a crash.
  @Test(arguments: 0..<40) func survivesDamage(in seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var writer = SpliceWriter()
    let bytes = writer.write(Self.info)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0...(random.next() % 3) {
        damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 256)
      }
      damaged.removeLast(random.next() % 8 == 0 ? Int(random.next() % 50) : 0)
      do {
        let changed = try Self.undeclare.applied(to: damaged)
        #expect(changed.count < 3 * bytes.count)
      } catch { #expect(!error.description.isEmpty) }
    }
  }

  private static func list(_ body: [UInt8], offsets: [Int], referenceSize: Int = 1) -> [UInt8] {
    var bytes = Array("bplist00".utf8) + body
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 255)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, UInt8(referenceSize)]
    for field in [offsets.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(field >> (8 * $0) & 255) }
    }
    return bytes
  }
}
