import Foundation
import Testing

@testable import Report

@Suite struct JSONValueTests {
  private func written(_ value: JSONValue) -> String {
    final class Page { var bytes: [UInt8] = [] }
    let page = Page()
    var output = Output {
      page.bytes += $0
      return nil
    }
    value.write(into: &output)
    output.flush()
    return String(decoding: page.bytes, as: UTF8.self)
  }

  @Test func sortsKeysAndLeavesOutWhatDoesNotApply() {
    let value = JSONValue.object([
      "b": .list(count: 2) { .count($0) },
      "a": .object([:]),
      "none": nil,
      "c": .texts([] as [String]),
      "B": .flag(true),
    ])
    #expect(
      written(value) == """
        {
          "B": true,
          "a": {},
          "b": [
            0,
            1
          ],
          "c": []
        }
        """
    )
  }

  @Test(arguments: [
    ("Größe 日本", #""Größe 日本""#),
    (#"a"b\c/d"#, #""a\"b\\c/d""#),
    ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("🎉", #""🎉""#),
  ])
  func escapesText(text: String, expected: String) throws {
    #expect(written(.text(text)) == expected)
    let read = try JSONSerialization.jsonObject(
      with: Data(written(.text(text)).utf8),
      options: .fragmentsAllowed
    )
    #expect(read as? String == text)
  }

  @Test func writesTheLargestNumberWhole() {
    #expect(written(.integer(.max)) == "18446744073709551615")
  }
}
