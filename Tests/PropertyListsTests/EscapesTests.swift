import Foundation
import PropertyLists
import Testing

@Suite struct EscapesTests {
  /// All of NeXTSTEP Latin, and every other character behind a backslash.
  @Test(arguments: 0..<256) func readsEscapesAsFoundationDoes(number: Int) throws {
    let octal = String(number, radix: 8)
    let letter = Unicode.Scalar(UInt8(number))
    for escape in ["\\\(octal)", "\\\(octal)8", "\\\(letter)", "\\\(letter)41 "] {
      // A quote must not be the last letter.
      let source = "{ a = '\(escape)\\''; }"
      let list = try? PropertyListSerialization.propertyList(
        from: Data(source.utf8),
        options: [],
        format: nil
      )
      let expected = (list as? [String: String])?["a"]
      #expect(try PropertyList(parsing: Array(source.utf8)).root["a"]?.string == expected)
    }
  }
}
