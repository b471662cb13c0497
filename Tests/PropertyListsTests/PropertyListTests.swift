import PropertyLists
import Testing

@Suite struct PropertyListTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleDevelopmentRegion</key> <string>d<![CDATA[e]]>&#45;AT</string>
      <key>CFBundleLocalizations</key><array><string>de</string><string/></array>
      <key>CFBundleAllowMixedLocalizations</key><true/>
      <key>Version</key><integer>3</integer>
    </dict>
    </plist>
    """

  @Test func readsXML() throws {
    let list = try PropertyList(parsing: Array(Self.xml.utf8))
    #expect(list.format == .xml)
    #expect(list.isUTF8)
    #expect(list.root["CFBundleDevelopmentRegion"]?.string == "de-AT")
    #expect(list.root["CFBundleLocalizations"]?.elements?.map(\.string) == ["de", ""])
    #expect(list.root["CFBundleAllowMixedLocalizations"]?.boolean == true)
    #expect(list.root["Version"]?.string == nil)
    #expect(list.root["absent"] == nil)
  }

  @Test(arguments: [
    ("CFBundleDevelopmentRegion", "<string>d<![CDATA[e]]>&#45;AT</string>"),
    ("CFBundleLocalizations", "<array><string>de</string><string/></array>"),
    ("CFBundleAllowMixedLocalizations", "<true/>"),
    ("Version", "<integer>3</integer>"),
  ])
  func placesXMLValues(key: String, expected: String) throws {
    let list = try PropertyList(parsing: Array(Self.xml.utf8))
    #expect(text(of: list.root[key]?.place, in: Self.xml) == expected)
  }

  @Test func placesXMLKeys() throws {
    let root = try PropertyList(parsing: Array(Self.xml.utf8)).root
    #expect(text(of: root.entries?.last?.keyPlace, in: Self.xml) == "<key>Version</key>")
  }

  @Test func readsBracedText() throws {
    let source = #"{ a = "b\"c"; d = (e, 'f'); g = <0f>; /* h */ i = { j; }; }"#
    let list = try PropertyList(parsing: Array(source.utf8))
    #expect(list.format == .text)
    #expect(list.root["a"]?.string == #"b"c"#)
    #expect(text(of: list.root["a"]?.place, in: source) == #""b\"c""#)
    #expect(list.root["d"]?.elements?.map(\.string) == ["e", "f"])
    #expect(text(of: list.root["d"]?.place, in: source) == "(e, 'f')")
    #expect(list.root["i"]?["j"]?.string == "j")
    #expect(text(of: list.root["g"]?.place, in: source) == "<0f>")
  }

  @Test func takesTheLastOfARepeatedKeyInTextAndXML() throws {
    let text = try PropertyList(parsing: Array(#"a = 1; "\U0061" = 2;"#.utf8))
    #expect(text.root["a"]?.string == "2")
    let source = "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>"
    #expect(try PropertyList(parsing: Array(source.utf8)).root["a"]?.string == "2")
  }

  @Test func readsUTF16() throws {
    let units = Array("\u{FEFF}a = \"é😀\";".utf16)
    let bytes: [UInt8] = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let list = try PropertyList(parsing: bytes)
    #expect(!list.isUTF8)
    #expect(list.root["a"]?.string == "é😀")
  }

  static let refused: [(text: String, reason: String, position: SourcePosition?)] = [
    ("", "the file is empty (zero bytes)", nil),
    (
      "a = 1;\n; b = 2;", "an extra ';' ends the table here", SourcePosition(line: 2, column: 1)
    ),
    (
      "{ a = 1; } b", "text after the end of the property list", SourcePosition(line: 1, column: 12)
    ),
    ("{ a = 1 }", "missing ';' after the value", SourcePosition(line: 1, column: 9)),
    ("<plist><dict>", "the file ends inside an element", SourcePosition(line: 1, column: 14)),
    (
      "<dict><string>a</string></dict>", "<string> without a key before it",
      SourcePosition(line: 1, column: 7)
    ),
  ]

  @Test(arguments: refused)
  func saysWhatIsWrongAndWhere(text: String, reason: String, position: SourcePosition?) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array(text.utf8))
    }
    #expect(error?.reason == reason)
    #expect(error?.position == position)
  }

  @Test(arguments: ["{", "(", "<plist>", "<array>", "<dict><key>a</key>", "{ a = "])
  func limitsNesting(opening: String) {
    let text = String(repeating: opening, count: 50_000)
    #expect(throws: PropertyListError.self) { try PropertyList(parsing: Array(text.utf8)) }
  }

  @Test(arguments: [" ", "\n/* nothing */"]) func takesBlankTextForAnEmptyDictionary(text: String)
    throws
  {
    #expect(try PropertyList(parsing: Array(text.utf8)).root.entries?.isEmpty == true)
  }

  private func text(of place: Node.Place?, in source: String) -> String? {
    guard case .bytes(let range) = place else { return nil }
    return String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }
}
