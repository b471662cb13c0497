import Diagnostics
import Testing

@Suite struct PrintableTests {
  @Test(arguments: [
    (Array("de".utf8), "de"),
    (Array("Größe".utf8), "Größe"),
    ([0x61, 0x0A, 0x62], #"a\x0Ab"#),
    ([0xFF, 0xFE], #"\xFF\xFE"#),
    ([0xE2, 0x82], #"\xE2\x82"#),
    ([0x1B, 0x5B], #"\x1B["#),
  ])
  func escapesWhatIsNoText(bytes: [UInt8], expected: String) {
    #expect(printable(bytes) == expected)
  }
}
