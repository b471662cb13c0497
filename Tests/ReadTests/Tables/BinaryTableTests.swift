import Model
import Read
import Testing

/// Tables in binary property lists, whole and forged.
@Suite struct BinaryTableTests {
  @Test func saysWhatTheCellsAre() {
    let table = table(of: [
      binaryTable([
        [0xD6, 1, 2, 3, 4, 5, 6, 1, 3, 7, 8, 9, 10], [0x51, 0x61], [0x51, 0x62], [0x51, 0x63],
        [0x51, 0x64], [0x61, 0x26, 0x03], [0x51, 0xE9], [0x50], [0xD1, 1, 2], [0x10, 1],
        [0x61, 0, 0xE9],
      ])
    ])
    #expect(table.keys() == ["a", "b", "c", "d", "☃", "é"])
    #expect(table.cell("a") == Cell(.text, equalsKey: true))
    #expect(table.cell("b") == Cell(.text))
    #expect(table.cell("c") == Cell(.empty))
    #expect(table.cell("d") == Cell(.notText))
    #expect(table.cell("☃") == Cell(.notText))
    #expect(table.cell("é") == Cell(.text, equalsKey: true))
  }

  @Test func takesTheFirstOfARepeatedKey() {
    let table = table(of: [
      binaryTable([[0xD3, 1, 1, 1, 2, 3, 2], [0x51, 0x61], [0x50], [0x51, 0x62]])
    ])
    #expect(table.cell("a") == Cell(.empty))
    #expect(table.notes() == ["conflict: a", "duplicate: a"])
  }

  static let damaged: [(objects: [[UInt8]], reason: String)] = [
    ([[0xD1, 1, 0], [0x51, 0x61]], "an object of the binary property list contains itself"),
    (
      [[0xD1, 1, 2], [0x51, 0x61], [0xA1, 3], [0xA1, 2]],
      "an object of the binary property list contains itself"
    ),
    (
      [[0xD1, 1, 2], [0xA0], [0x51, 0x61]],
      "a key of the binary property list is a list or dictionary"
    ),
    (
      [[0xD1, 1, 2], [0x51, 0x61], [0xD1, 3, 1], [0xD0]],
      "a key of the binary property list is a list or dictionary"
    ),
    ([[0xA1, 1], [0x51, 0x61]], "the top-level object is not a dictionary"),
    (
      [[0xD1, 9, 1], [0x51, 0x61]],
      "the binary property list refers to an object that it lacks"
    ),
    (
      [[0xD1, 1, 2], [0x51, 0x61], [0x6F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]],
      "object 2 of the binary property list is longer than the file"
    ),
    (
      [[0xD1, 1, 2], [0x51, 0x61], [0x60]],
      "object 2 of the binary property list is an empty text in UTF-16"
    ),
    (
      [[0xD1, 1, 2], [0x51, 0x61], [0x5F, 0x20]],
      "object 2 of the binary property list is of no known kind"
    ),
    (
      [
        [0xDF, 0x10, 40] + Array(repeating: 1, count: 80),
        [0x5F, 0x10, 30] + Array(repeating: 65, count: 30),
      ],
      "objects of the binary property list overlap"
    ),
  ]

  /// Foundation reads such a table, too, but nobody can ask for the key (ran).
  @Test(
    arguments: [[0x10, 5], [0x22, 0, 0, 0, 0], [0x41, 1], [0x09], [0x00], [0x80, 1]] as [[UInt8]]
  )
  func passesOverKeysThatAreNoStrings(key: [UInt8]) {
    let objects = [[0xD2, 1, 2, 3, 3], key, [0x51, 0x62], [0xD1, 1, 2]]
    let file = binaryTable(objects)
    let table = table(of: [file])
    #expect(table.keys() == ["b"])
    #expect(table.notes() == [])
    #expect(SecondOpinion(file).keys == ["a key that is no string", "b"])
  }

  @Test(
    arguments: [
      ([0xD2, 1, 1, 2, 3], "duplicate: a"), ([0xD2, 1, 1, 2, 4], "conflict: a"),
      ([0xD2, 1, 1, 7, 8], "duplicate: a"), ([0xD2, 1, 1, 7, 9], "conflict: a"),
      ([0xD2, 1, 1, 2, 7], "conflict: a"), ([0xD2, 1, 1, 10, 11], "duplicate: a"),
      ([0xD2, 1, 1, 10, 12], "conflict: a"),
    ] as [([UInt8], String)]
  )
  func comparesNestedValuesByWhatTheyHold(top: [UInt8], note: String) {
    let table = table(of: [
      binaryTable([
        top, [0x51, 0x61], [0xD1, 1, 5], [0xD1, 6, 1], [0xD1, 1, 7], [0x61, 0, 0x61],
        [0x61, 0, 0x61], [0xA2, 1, 5], [0xA2, 6, 1], [0xA1, 1], [0x11, 1, 2], [0x11, 1, 2],
        [0x10, 2],
      ])
    ])
    #expect(table.notes() == [note])
  }

  @Test(arguments: damaged)
  func refusesForgedTables(objects: [[UInt8]], reason: String) {
    let table = table(of: [binaryTable(objects)])
    #expect(table.notes() == ["damaged: \(reason)"])
    #expect(table.keys.count == 0)
  }

  @Test func goesThroughSharedObjectsOnce() {
    // Each list holds the next one eight times: 8 to the 20th, if they were not remembered.
    var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61]]
    for number in 3..<23 { objects.append([0xA8] + Array(repeating: UInt8(number), count: 8)) }
    objects.append([0xA0])
    #expect(table(of: [binaryTable(objects)]).cell("a") == Cell(.notText))
  }

  @Test func limitsNesting() {
    let depth = 600
    var bytes = Array("bplist00".utf8) + [0xD1, 0, 1, 0, 2, 0x51, 0x61]
    var offsets = [8, 13]
    for number in 2..<depth {
      offsets.append(bytes.count)
      bytes += [0xA1, UInt8((number + 1) >> 8), UInt8((number + 1) & 255)]
    }
    offsets.append(bytes.count)
    bytes.append(0xA0)
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 255)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 2]
    for number in [offsets.count, 0, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]
    }
    #expect(
      ReadTests.table(of: [bytes]).notes() == ["damaged: nested more than 512 levels deep"]
    )
  }
}

/// A binary property list made by hand: objects as bytes, one byte for each offset and reference.
private func binaryTable(_ objects: [[UInt8]]) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets.append(UInt8(bytes.count))
    bytes += object
  }
  let table = UInt8(bytes.count)
  bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
  for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
  return bytes
}

/// Tables in which the same bytes are many values.
@Suite struct OverlappingValuesTests {
  /// A key a thousand times, and one of two values for each: the same bytes, from another place on.
  @Test(.timeLimit(.minutes(1)))
  func comparesNoMoreThanTheFileHolds() {
    let count = 3_000
    let length = 3_000_000
    var bytes = Array("bplist00".utf8)
    var offsets = [bytes.count]
    bytes += [0xDF, 0x11] + big(count, 2)
    bytes += (0..<count).flatMap { _ in big(1, 2) }
    bytes += (0..<count).flatMap { big(2 + $0 % 2, 2) }
    offsets.append(bytes.count)
    bytes += [0x51, UInt8(ascii: "k")]
    // The header of a long text over and over, so that texts which begin at two of them are equal.
    let header = [0x5F, 0x12] + big(length, 4)
    offsets += [bytes.count, bytes.count + header.count]
    bytes += (0..<(length / header.count + 3)).flatMap { _ in header }
    let start = bytes.count
    bytes += offsets.flatMap { big($0, 4) } + [0, 0, 0, 0, 0, 0, 4, 2]
    bytes += big(offsets.count, 8) + big(0, 8) + big(start, 8)
    let read = table(of: [bytes])
    #expect(read.keys() == ["k"])
    #expect(read.rows[0].notes.count == 1_000)
  }

  private func big(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
