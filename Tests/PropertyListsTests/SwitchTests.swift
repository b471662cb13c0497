import Foundation
import PropertyLists
import Testing

@Suite struct SwitchTests {
  @Test(arguments: [
    ("<true/>", true), ("<false/>", false),
    ("<integer>1</integer>", true), ("<integer>-5</integer>", true),
    ("<integer>0x1f</integer>", true), ("<integer>0xA</integer>", true),
    ("<integer> +0</integer>", false), ("<integer>0x00</integer>", false),
    ("<real>0.5</real>", true), ("<real>1e5</real>", true), ("<real>inf</real>", true),
    ("<real>0.0e5</real>", false), ("<real>-0</real>", false),
    ("<string>true</string>", true), ("<string>YES</string>", true),
    ("<string>Yes</string>", true), ("<string>1</string>", false), ("<string/>", false),
    ("<date>2001-01-01T00:00:00Z</date>", false), ("<data>AQ==</data>", false),
    ("<array><true/></array>", false),
  ])
  func readsSwitchesInXML(value: String, isOn: Bool) throws {
    let text = "<plist><dict><key>a</key>\(value)</dict></plist>"
    let list = try PropertyList(parsing: Array(text.utf8))
    #expect(list.root["a"]?.isOn == isOn)
  }

  @Test(arguments: [
    (0, false), (1, true), (-1, true), (256, true), (1 << 40, true),
  ])
  func readsIntegersInBinary(value: Int, isOn: Bool) throws {
    #expect(try isOnInBinary(value) == isOn)
  }

  @Test(arguments: [(0.0, false), (-0.0, false), (0.5, true), (-1e300, true)])
  func readsRealsInBinary(value: Double, isOn: Bool) throws {
    #expect(try isOnInBinary(value) == isOn)
    #expect(try isOnInBinary(Float(value)) == isOn)
  }

  private func isOnInBinary(_ value: Any) throws -> Bool? {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": value],
      format: .binary,
      options: 0
    )
    return try PropertyList(parsing: Array(data)).root["a"]?.isOn
  }
}
