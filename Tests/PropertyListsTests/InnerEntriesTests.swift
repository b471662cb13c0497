import PropertyLists
import Testing

/// The entries of dictionaries in XML, read from what was noted on the way and from the file.
@Suite struct InnerEntriesTests {
  private static let values = [
    "<dict/>",
    "<dict><key>b</key><string>x %d</string></dict>",
    "<dict><key>b</key><dict><key>c</key><string>1</string></dict><key>d</key><true/></dict>",
    "<dict><key>b</key><array><dict><key>c</key><string>1</string></dict></array><key>d</key><dict/></dict>",
    "<plist><dict> <key/> <string/><!-- --><key>&amp;</key><integer>1</integer></dict></plist>",
    "<dict><key>b</key><plist><dict><key>c</key><key>1</key></dict></plist></dict>",
    "<dict>" + (0..<5_000).map { "<key>\($0)</key><string>x</string>" }.joined() + "</dict>",
    "<dict><key>a</key><dict>"
      + (0..<4_096).map { "<key>\($0)</key><dict><key>x</key><string>\($0)</string></dict>" }
      .joined() + "</dict><key>b</key><dict/></dict>",
  ]

  @Test(arguments: values) func readsWhatWasNotedAsTheFileSaysIt(value: String) throws {
    let file = "<dict><key>a</key><string>1</string>\n<key>k</key>\(value)</dict>"
    try Array(file.utf8).withUnsafeBufferPointer { bytes in
      var reader = try TableReader(bytes, .xml)
      _ = try reader.next()
      let entry = try #require(try reader.next())
      let noted = try describe(entry, of: reader.dictionary)
      let read = try describe(entry, of: try TableReader(bytes, .xml).dictionary)
      #expect(noted == read)
      #expect(noted.isEmpty == (value == "<dict/>"))
    }
  }

  @Test func doesNotTakeTheEntriesOfAnotherValue() throws {
    let file =
      "<dict><key>a</key><dict><key>b</key><true/></dict><key>c</key><dict><key>d</key><true/></dict></dict>"
    try Array(file.utf8).withUnsafeBufferPointer { bytes in
      var reader = try TableReader(bytes, .xml)
      let first = try #require(try reader.next())
      let second = try #require(try reader.next())
      #expect(try describe(first, of: reader.dictionary) == ["24 b other"])
      #expect(try describe(second, of: reader.dictionary) == ["68 d other"])
    }
  }

  /// The entries of a value and of the dictionaries in it, with the places of their keys.
  private func describe(_ entry: TableEntry, of outer: DictionaryReader) throws -> [String] {
    let dictionary = try DictionaryReader(entry, of: outer)
    var entries: [TableEntry] = []
    try dictionary.read(into: &entries) { _, _ in true }
    return try entries.flatMap { entry in
      let key = entry.key.string(from: dictionary.bytes)
      let inner = entry.kind == .dictionary ? try describe(entry, of: dictionary) : []
      return ["\(entry.offset) \(key) \(entry.kind)"] + inner.map { "  \($0)" }
    }
  }
}
