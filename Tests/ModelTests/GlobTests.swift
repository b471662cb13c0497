import Model
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*", "", true), ("*", "a/b", true), ("a*", "abc", true), ("*c", "abc", true),
    ("a*c", "ac", true),
    ("a*b*c", "aXbYbZc", true), ("?", "a", true), ("", "", true), ("", "a", false),
    ("a", "", false),
    ("a*c", "ab", false), ("?", "", false), ("*_*.bundle", "Journal_Core.bundle", true),
  ])
  func matches(pattern: String, name: String, expected: Bool) {
    #expect(Glob(pattern).matches(name.utf8) == expected)
  }
}
