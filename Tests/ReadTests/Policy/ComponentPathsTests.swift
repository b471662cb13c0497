import Testing

/// Patterns for components, in `owned` and in `components`.
@Suite struct ComponentPathsTests {
  private func problems(after rest: String) -> [String] {
    ReadTests.problems(of: "{\"version\": 1,\n\(rest)}")
  }

  @Test(arguments: [
    (
      "Contents/PlugIns/Share.appex",
      "paths lead from the product down, without 'Contents/'; write 'PlugIns/Share.appex'"
    ),
    (
      "Payload/Journal.app/PlugIns",
      "paths lead from the product down, without 'Payload/'; write 'Journal.app/PlugIns'"
    ),
    (
      "Products/Applications/*",
      "paths lead from the product down, without 'Products/Applications/'; write '*'"
    ),
    (
      "Frameworks/*.framework/Versions/A/XPCServices/*",
      "paths lead from the product down, without 'Versions/A/'; write 'Frameworks/*.framework/XPCServices/*'"
    ),
    (
      "Frameworks/A.framework/Versions",
      "paths lead from the product down, without 'Versions/'; write 'Frameworks/A.framework'"
    ),
    ("*.app/Contents/", "paths lead from the product down, without 'Contents/'; write '*.app'"),
    (
      "Contents/",
      "paths lead from the product down, without 'Contents/'; the product itself is \"\""
    ),
    ("/Frameworks/A.framework", "paths lead from the product down; write 'Frameworks/A.framework'"),
    (
      "./Frameworks//A.framework/",
      "paths lead from the product down; write 'Frameworks/A.framework'"
    ),
    ("id:", "an identifier is missing; write \"id:com.acme.*\""),
  ])
  func explainsPathsThatMatchNothing(pattern: String, reason: String) {
    let expected = "'\(pattern)' matches nothing: \(reason)"
    #expect(problems(after: "\"owned\": [\"\(pattern)\"]") == ["p:2:11: \(expected)"])
    #expect(
      problems(after: "\"components\": [{\"match\": \"\(pattern)\"}]") == ["p:2:26: \(expected)"]
    )
  }

  @Test(arguments: [
    "", "*", "Frameworks/A*", "id:com.acme.*", "Watch/W.app/PlugIns/W.appex", "*_*.bundle",
    "Versions/A.bundle", "Resources/Contents/A.bundle", "Products/A.bundle", "?",
  ])
  func acceptsPathsThatMayMatch(pattern: String) {
    #expect(problems(after: "\"owned\": [\"\(pattern)\"]") == [])
  }
}
