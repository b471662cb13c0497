import Foundation
import PropertyLists
import Testing

@Suite struct XMLSpliceTests {
  @Test(arguments: [
    ("<string>en</string>", "de", "<string>de</string>"),
    ("<string>en</string>", "a<b>&\"c\"", "<string>a&lt;b&gt;&amp;\"c\"</string>"),
    ("<string>&#101;n</string>", "日本", "<string>日本</string>"),
    ("<string><![CDATA[en]]></string>", "de", "<string>de</string>"),
    ("<string>\n  en\n</string >", "de", "<string>de</string >"),
    ("<string lang=\"x\">en</string>", "de", "<string lang=\"x\">de</string>"),
    ("<string></string>", "de", "<string>de</string>"),
    ("<string/>", "de", "<string>de</string>"),
    ("<string />", "de", "<string>de</string>"),
    (
      "<string>fr</string><key>R</key><string>en</string>", "de",
      "<string>fr</string><key>R</key><string>de</string>"
    ),
  ]) func setsAString(_ source: String, _ value: String, _ expected: String) throws {
    let change = Splice.setString(key: "R", value: value)
    let changed = try change.applied(to: Self.list("<key>R</key>\(source)"))
    #expect(changed == Self.list("<key>R</key>\(expected)"))
    #expect(try SpliceValue(reading: changed) == .dictionary(["R": .string(value)]))
  }

  @Test(arguments: [
    (
      "<array>\n\t<string>a</string>\n\t<string>b</string>\n</array>", ["a"],
      "<array>\n\t<string>b</string>\n</array>"
    ),
    (
      "<array>\n\t<string>a</string>\n\t<string>b</string>\n</array>", ["a", "b"],
      "<array>\n</array>"
    ),
    (
      "<array><string>a</string><!-- b --> <string>b</string><string>&#98;</string></array>", ["b"],
      "<array><string>a</string><!-- b --></array>"
    ),
    (
      "<array><integer>5</integer> <array><string>a</string></array> <string>a</string></array>",
      ["a"], "<array><integer>5</integer> <array><string>a</string></array></array>"
    ),
  ]) func removesStrings(_ array: String, _ strings: [String], _ expected: String) throws {
    let change = Splice.removeStrings(key: "L", strings: strings)
    let changed = try change.applied(to: Self.list("<key>L</key>\(array)<key>R</key><string/>"))
    #expect(changed == Self.list("<key>L</key>\(expected)<key>R</key><string/>"))
    _ = try SpliceValue(reading: changed)
  }

  @Test(arguments: 0..<30) func changesNothingElse(in seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let value = SpliceValue.random(entries: Int(random.next() % 30), using: &random)
    var writer = SpliceWriter()
    writer.referenceSize = 2
    writer.offsetSize = 4
    let list = try PropertyListSerialization.propertyList(
      from: Data(writer.write(value)),
      format: nil
    )
    let bytes = try Array(
      PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    )
    let before = try SpliceValue(reading: bytes)
    let region = Splice.setString(key: "CFBundleDevelopmentRegion", value: "de-<日本>")
    let undeclare = Splice.removeStrings(key: "CFBundleLocalizations", strings: ["en", "日本"])
    let changed = try undeclare.applied(to: region.applied(to: bytes))
    #expect(
      try SpliceValue(reading: changed)
        == before.applying(region: "de-<日本>", undeclaring: ["en", "日本"])
    )
  }

  @Test(arguments: [String.Encoding.utf16, .utf32BigEndian, .isoLatin1])
  func refusesOtherEncodings(_ encoding: String.Encoding) throws {
    var text = String(decoding: Self.list("<key>R</key><string>en</string>"), as: UTF8.self)
    if encoding == .isoLatin1 { text = text.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1") }
    if encoding == .utf32BigEndian { text = "\u{FEFF}" + text }
    let bytes = try Array(#require(text.data(using: encoding)))
    let change = Splice.setString(key: "R", value: "de")
    let error = #expect(throws: SpliceError.self) { try change.applied(to: bytes) }
    #expect(error == .notUTF8)
    #expect(
      error?.description == "is no UTF-8 text, and no other encoding can be edited in place"
    )
  }

  private static func list(_ entries: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(entries)</dict></plist>
      """.utf8
    )
  }
}
