import PropertyLists
import Testing

@Suite struct BinaryTests {
  @Test func readsObjects() throws {
    let bytes = binaryPropertyList([
      [0xD3, 1, 2, 3, 4, 5, 6], [0x51, 0x61], [0x61, 0x00, 0xE9], [0x51, 0xE8], [0x09],
      [0xA2, 1, 2], [0x10, 7],
    ])
    let root = try PropertyList(parsing: bytes).root
    #expect(root["a"]?.boolean == true)
    #expect(root["a"]?.place == .object(4))
    #expect(root["é"]?.elements?.map(\.string) == ["a", "é"])
    #expect(root["è"]?.place == .object(6))
  }

  @Test func takesTheFirstOfARepeatedKey() throws {
    let bytes = binaryPropertyList([
      [0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x51, 0x62], [0x51, 0x63],
    ])
    #expect(try PropertyList(parsing: bytes).root["a"]?.string == "b")
  }

  /// Nobody can ask for an entry whose key is a number, which harms nothing else.
  @Test func leavesOutKeysThatAreNoStrings() throws {
    let bytes = binaryPropertyList([
      [0xD2, 1, 2, 3, 3], [0x10, 0x61], [0x51, 0x61], [0x51, 0x62],
    ])
    let entries = try PropertyList(parsing: bytes).root.entries
    #expect(entries?.map(\.key) == ["a"])
  }

  static let refused: [(objects: [[UInt8]], reason: String)] = [
    ([[0xD1, 1, 0], [0x51, 0x61]], "an object of the binary property list contains itself"),
    ([[0xA1, 1], [0xA1, 0]], "an object of the binary property list contains itself"),
    ([[0xD1, 1, 1], [0xA0]], "a key of the binary property list is a list or dictionary"),
    ([[0xA1, 9]], "the binary property list refers to an object that it lacks"),
    ([[0xA1, 1], [0x5E, 0x61]], "object 1 of the binary property list is longer than the file"),
    ([[0xA1, 1], [0x71, 0x61]], "object 1 of the binary property list is of no known kind"),
    (
      [[0xA1, 1], [0x5F, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]],
      "object 1 of the binary property list is longer than the file"
    ),
    (
      Array(repeating: [0xA8], count: 8).enumerated().map { number, list in
        list + Array(repeating: UInt8(number) + 1, count: 8)
      } + [[0x50]],
      "objects of the binary property list overlap"
    ),
  ]

  @Test(arguments: refused)
  func refusesForgedObjects(objects: [[UInt8]], reason: String) {
    #expect(throws: PropertyListError(reason)) {
      try PropertyList(parsing: binaryPropertyList(objects))
    }
  }

  @Test func refusesEveryCutAndEveryAddition() {
    let bytes = binaryPropertyList([[0xD1, 1, 2], [0x51, 0x61], [0x51, 0x62]])
    for count in 8..<bytes.count {
      #expect(throws: PropertyListError.self) { try PropertyList(parsing: Array(bytes[..<count])) }
    }
    #expect(throws: PropertyListError("the trailer of the binary property list is wrong")) {
      try PropertyList(parsing: bytes + [0])
    }
  }
}
