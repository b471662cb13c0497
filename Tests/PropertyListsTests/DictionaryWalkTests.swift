import Foundation
import PropertyLists
import Testing

@Suite struct DictionaryWalkTests {
  /// What a walk comes by, one line a step.
  private func steps(_ source: [UInt8]) -> [String] {
    var text: [UInt8] = []
    var steps: [String] = []
    do throws(PropertyListError) {
      let format = try source.withUnsafeBufferPointer { (bytes) throws(PropertyListError) in
        try recognize(bytes, transcodingInto: &text)
      }
      try (text.isEmpty ? source : text).withUnsafeBufferPointer {
        (bytes) throws(PropertyListError) in
        var walk = try DictionaryWalk(bytes, format)
        while let step = try walk.next() { steps.append(describe(step, bytes)) }
      }
    } catch {
      steps.append("error: \(error.reason)")
    }
    return steps
  }

  private func steps(_ text: String) -> [String] { steps(Array(text.utf8)) }

  private func describe(_ step: DictionaryWalk.Step, _ bytes: UnsafeBufferPointer<UInt8>) -> String
  {
    switch step {
    case .enter(let key): return "\(key.string(from: bytes)) {"
    case .leave: return "}"
    case .value(let key, .text(let text)):
      return "\(key.string(from: bytes)) = '\(text.string(from: bytes))'"
    case .value(let key, .boolean(let isTrue)): return "\(key.string(from: bytes)) = \(isTrue)"
    case .value(let key, .number(let number)): return "\(key.string(from: bytes)) = \(number)"
    case .value(let key, .data(let data)):
      var contents: [UInt8] = []
      data.append(from: bytes, to: &contents)
      return "\(key.string(from: bytes)) = \(contents)"
    case .value(let key, .other): return "\(key.string(from: bytes)) = other"
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsWhatTheSystemWrites(format: PropertyListSerialization.PropertyListFormat) throws {
    // One key each, since the order of several is not said.
    for (value, expected) in [
      ("é & <b>" as Any, ["k = 'é & <b>'"]), (true, ["k = true"]), (12, ["k = 12.0"]),
      (-3, ["k = -3.0"]), (1010.5, ["k = 1010.5"]), (Data([1, 2, 255, 4]), ["k = [1, 2, 255, 4]"]),
      (Data(), ["k = []"]), ([1, ["x": 1]] as [Any], ["k = other"]), (Date(), ["k = other"]),
      (["a": ["b": false]], ["k {", "a {", "b = false", "}", "}"]),
      ([String: Any](), ["k {", "}"]),
    ] {
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["k": value],
        format: format,
        options: 0
      )
      #expect(steps([UInt8](list)) == expected)
    }
  }

  @Test func readsEverySpellingOfXML() {
    #expect(
      steps(
        """
        <?xml version="1.0"?><plist><plist><dict><!-- a --><key>a</key> <dict/><key/><string/>
        <key>d</key><data>
          AQ I=
        </data><key>n</key><integer> +10</integer><key>p</key><plist><true/></plist></dict>
        </plist></plist>
        """
      ) == ["a {", "}", " = ''", "d = [1, 2]", "n = 10.0", "p = other"]
    )
    #expect(steps("<dict/>") == [])
  }

  @Test func saysWhereXMLGoesWrong() {
    #expect(steps("<dict><key>a</key></dict>") == ["error: missing value of the key 'a'"])
    #expect(
      steps("<dict><key>a</key><dict></array>") == ["a {", "error: missing </dict>"]
    )
    #expect(steps("<plist><dict></dict>") == ["error: the file ends inside <plist>"])
    #expect(steps("<array/>") == ["error: the top-level object is not a dictionary"])
    #expect(steps("{ a = b; }") == ["error: neither XML nor a binary property list"])
    let deep = String(repeating: "<dict><key>a</key>", count: 600)
    #expect(steps(deep).last == "error: nested more than 512 levels deep")
  }

  /// Objects: 0 the dictionary { 1: 2 }, 1 the key, 2 what the test says.
  private func binary(_ object: [UInt8]) -> [UInt8] {
    let objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61], object]
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [3, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  @Test func readsNumbersOfEveryBinarySize() {
    #expect(steps(binary([0x10, 200])) == ["a = 200.0"])
    #expect(steps(binary([0x13] + [UInt8](repeating: 255, count: 8))) == ["a = -1.0"])
    #expect(steps(binary([0x22, 0x3F, 0x80, 0, 0])) == ["a = 1.0"])
    #expect(steps(binary([0x23, 0x40, 0, 0, 0, 0, 0, 0, 0])) == ["a = 2.0"])
    #expect(steps(binary([0x09])) == ["a = true"])
    #expect(steps(binary([0x00])) == ["a = other"])
  }

  @Test func doesNotLoseItselfInABinaryList() {
    #expect(
      steps(binary([0xD1, 1, 0])) == [
        "a {", "error: an object of the binary property list contains itself",
      ]
    )
    // Eight keys with one value each time, twenty times over.
    var objects: [[UInt8]] = [[0x51, 0x61]]
    for level in 1...20 {
      objects.append(
        [0xD8] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: UInt8(level - 1), count: 8)
      )
    }
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      bytes += object
    }
    let table = bytes.count
    bytes += places + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, objects.count - 1, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]
    }
    #expect(steps(bytes).last == "error: objects of the binary property list overlap")
  }
}
